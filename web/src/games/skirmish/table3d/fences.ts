// Fences of stakes and rails; and grass that stands, for the eye at the table's edge.
import {
  Euler,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type MeshLambertMaterial,
} from 'three';
import { away, noise, rng } from '../paint/noise';
import { TABLE } from '../plane';
import type { Piece } from '../view';
import { Clay, type V } from './clay';
import { LAND } from './colors';
import { east, south, type Relief } from './relief';

export function fences(pieces: readonly Piece[], relief: Relief): BufferGeometry | null {
  const [c, luck] = [new Clay(), rng(55)];
  const lines = pieces.filter(({ kind }) => kind === 'obstacle');
  for (const { corners } of lines) fence(c, corners, relief, luck);
  return lines.length ? c.bake(1.1, 0.55) : null;
}

function fence(c: Clay, corners: Piece['corners'], relief: Relief, luck: () => number): void {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners;
  const stakes = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 620));
  const on = (t: number, high: number): V => {
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    return [east(x), relief.height(x, y) + high, south(y)];
  };
  for (let n = 0; n <= stakes; n += 1) {
    const [t, thick] = [n / stakes, n % 2 === 0];
    const high = thick ? 0.95 + luck() * 0.12 : 0.78 + luck() * 0.1;
    const [x, y, z] = on(t, high);
    const top: V = [x + (luck() - 0.5) * 0.06, y, z + (luck() - 0.5) * 0.06];
    if (thick) {
      c.rod(on(t, 0), top, 0.075, 0.065, LAND.post, 7);
      c.tube(top, 0.06, 0.06, 0.012, LAND.cut, 7);
    } else c.rod(on(t, 0), top, 0.045, 0.04, LAND.stake, 7);
  }
  for (const high of [0.32, 0.66]) {
    c.rod(on(-0.02, high), on(1.02, high + (luck() - 0.5) * 0.06), 0.042, 0.038, LAND.rail);
    for (let n = 0; n <= stakes; n += 2)
      c.rod(
        on(n / stakes - 0.006, high - 0.05),
        on(n / stakes + 0.006, high + 0.05),
        0.085,
        0.085,
        LAND.rope,
      );
  }
}

function tuft(): BufferGeometry {
  const [c, luck] = [new Clay(), rng(31)];
  for (let n = 0; n < 7; n += 1) {
    const [turn, wide] = [luck() * 6.28, 0.014];
    const [x, z] = [(luck() - 0.5) * 0.16, (luck() - 0.5) * 0.16];
    const [high, lean] = [0.12 + luck() * 0.16, 0.04 + luck() * 0.1];
    const [dx, dz] = [Math.sin(turn) * lean, Math.cos(turn) * lean];
    const rows: [V, V][] = [
      [
        [x - wide, 0, z],
        [x + wide, 0, z],
      ],
      [
        [x + dx * 0.4 - wide, high * 0.6, z + dz * 0.4],
        [x + dx * 0.4 + wide, high * 0.6, z + dz * 0.4],
      ],
      [
        [x + dx, high, z + dz],
        [x + dx, high, z + dz],
      ],
    ];
    c.cloth(rows, (row) => LAND.blade[row ? 0 : 1]);
  }
  return c.bake(0.3, 0.7);
}

/** Not on roads, not in houses. */
export function grass(
  pieces: readonly Piece[],
  relief: Relief,
  stuff: MeshLambertMaterial,
): InstancedMesh {
  const luck = rng(91);
  const spots: V[] = [];
  const bare = pieces.filter(({ kind }) => kind === 'decor' || kind === 'building');
  for (let n = 0; n < 2600 && spots.length < 900; n += 1) {
    const [x, y] = [300 + luck() * (TABLE - 600), 300 + luck() * (TABLE - 600)];
    if (noise(x / 1900, y / 1900) < 0.42) continue;
    if (bare.some(({ kind, corners }) => away(x, y, corners) < (kind === 'decor' ? 150 : 500)))
      continue;
    spots.push([east(x), relief.height(x, y), south(y)]);
  }
  const mesh = new InstancedMesh(tuft(), stuff, spots.length);
  spots.forEach((spot, n) => {
    const turn = new Quaternion().setFromEuler(new Euler(0, luck() * 6, 0));
    const size = new Vector3(1, 1, 1).multiplyScalar(0.8 + luck() * 0.9);
    mesh.setMatrixAt(n, new Matrix4().compose(new Vector3(...spot), turn, size));
  });
  mesh.receiveShadow = true;
  return mesh;
}
