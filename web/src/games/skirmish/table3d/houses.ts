// Houses of wood, plaster and paper under thatch or tiles; their windows glow by night.
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshLambertMaterial,
  type Texture,
} from 'three';
import type { Piece } from '../view';
import { Clay, type V } from './clay';
import { LAND, LIGHT } from './colors';
import { east, south } from './relief';

export type Roofs = { tiles: Texture; thatch: Texture };
/** Half of its length and half of its depth, in inches. */
type FloorPlan = { a: number; b: number; x: number; z: number; turn: number };
const EAVES = 1.72;
const WALL = 1.5;

function planOf({ corners }: Piece): FloorPlan {
  const at = corners.map(([x, y]) => ({ x: east(x), z: south(y) }));
  const middle = { x: 0, z: 0 };
  for (const { x, z } of at) {
    middle.x += x / at.length;
    middle.z += z / at.length;
  }
  const [one, two, three] = [at[0] ?? middle, at[1] ?? middle, at[2] ?? middle];
  const length = Math.hypot(two.x - one.x, two.z - one.z);
  const depth = Math.hypot(three.x - two.x, three.z - two.z);
  const [p, q] = length >= depth ? [one, two] : [two, three];
  return {
    a: Math.max(length, depth) / 2,
    b: Math.min(length, depth) / 2,
    ...middle,
    turn: -Math.atan2(q.z - p.z, q.x - p.x),
  };
}

/** One slope of a hipped roof that curves up towards its corners. */
function slope(
  eave: (s: number) => readonly [number, number],
  top: (s: number) => readonly [number, number],
  [length, run, rise]: V,
  put: (place: V, u: number, v: number) => void,
): void {
  const [across, up] = [10, 7];
  const at = (i: number, j: number): void => {
    const [s, t] = [i / across, j / up];
    const [[ex, ez], [tx, tz]] = [eave(s), top(s)];
    const corner = Math.abs(2 * s - 1) ** 4 * (1 - t) ** 2;
    const y = EAVES + rise * (0.5 * t + 0.5 * t * t) + 0.22 * corner;
    put([ex + (tx - ex) * t, y, ez + (tz - ez) * t], s * length * 0.9, t * run * 0.9);
  };
  for (let i = 0; i < across; i += 1)
    for (let j = 0; j < up; j += 1)
      for (const [di, dj] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 1],
      ] as const)
        at(i + di, j + dj);
}

function roofOf(a: number, b: number, rise: number, ridge: number): BufferGeometry {
  const places: number[] = [];
  const uvs: number[] = [];
  const put = (place: V, u: number, v: number): void => {
    places.push(...place);
    uvs.push(u, v);
  };
  const run = Math.hypot(b, rise);
  for (const side of [1, -1]) {
    const long = (s: number): readonly [number, number] => [side * (-a + 2 * a * s), side * b];
    const crown = (s: number): readonly [number, number] => [side * ridge * (2 * s - 1), 0];
    slope(long, crown, [2 * a, run, rise], put);
    const short = (s: number): readonly [number, number] => [side * a, side * (b - 2 * b * s)];
    slope(short, () => [side * ridge, 0], [2 * b, run, rise], put);
  }
  const roof = new BufferGeometry();
  roof.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  roof.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  roof.computeVertexNormals();
  return roof;
}

function walls(a: number, b: number): BufferGeometry {
  const c = new Clay();
  const [ia, ib] = [a - 0.55, b - 0.55];
  c.box([0, 0.12, 0], [2 * a - 0.3, 0.24, 2 * b - 0.3], LAND.plinth);
  c.box([0, 0.28, 0], [2 * a - 0.55, 0.1, 2 * b - 0.55], LAND.floor);
  c.box([0, 0.3 + WALL / 2, 0], [2 * ia, WALL, 2 * ib], LAND.plaster);
  const posts = (half: number, put: (at: number) => void): void => {
    const count = Math.max(2, Math.round(half * 1.6));
    for (let n = 0; n <= count; n += 1) put(-half + (2 * half * n) / count);
  };
  for (const side of [-1, 1]) {
    posts(ia, (x) => c.box([x, 0.3 + WALL / 2, side * ib], [0.12, WALL, 0.12], LAND.beam));
    posts(ib, (z) => c.box([side * ia, 0.3 + WALL / 2, z], [0.12, WALL, 0.12], LAND.beam));
    for (const y of [0.36, 1.05, 1.76]) {
      c.box([0, y, side * ib], [2 * ia + 0.1, 0.1, 0.1], LAND.beam);
      c.box([side * ia, y, 0], [0.1, 0.1, 2 * ib + 0.1], LAND.beam);
    }
    for (const x of [-a + 0.32, a - 0.32]) {
      const z = side * (b - 0.32);
      c.rod([x, 0.2, z], [x, 1.8, z], 0.07, 0.07, LAND.beam);
    }
  }
  return c.bake(3, 0.75);
}

function windows(a: number, b: number): BufferGeometry {
  const c = new Clay();
  const [ia, ib] = [a - 0.55, b - 0.55];
  for (const side of [-1, 1]) {
    for (const x of [-ia * 0.55, 0, ia * 0.55])
      c.box([x, 0.72, side * (ib + 0.02)], [ia * 0.36, 0.62, 0.05], LIGHT.white);
    c.box([side * (ia + 0.02), 0.72, 0], [0.05, 0.62, ib * 0.7], LIGHT.white);
  }
  return c.bake(1, 1);
}

/** What lies on the ridge: crossed timber on straw, a heavy row with horns on tiles. */
function crown(a: number, b: number, rise: number, ridge: number, straw: boolean): BufferGeometry {
  const c = new Clay();
  const top = EAVES + rise;
  const color = straw ? LAND.ridgeThatch : LAND.ridgeTile;
  c.box([0, top + 0.03, 0], [2 * ridge + 0.35, 0.22, 0.26], color);
  c.rod([-ridge - 0.25, top + 0.15, 0], [ridge + 0.25, top + 0.15, 0], 0.1, 0.1, color, 8);
  if (straw) {
    for (let x = -ridge; x <= ridge; x += 0.55)
      for (const side of [1, -1])
        c.rod([x, top - 0.1, side * 0.3], [x, top + 0.42, side * -0.16], 0.05, 0.05, LAND.lashing);
    return c.bake(4, 0.8);
  }
  for (const sx of [-1, 1]) {
    c.cone([sx * (ridge + 0.2), top + 0.25, 0], 0.16, 0.36, LAND.demon, 5);
    for (const sz of [-1, 1]) {
      const along = Array.from({ length: 7 }, (_, n): V => {
        const t = n / 6;
        const y = EAVES + 0.04 + rise * (0.5 * t + 0.5 * t * t) + 0.22 * (1 - t) ** 2;
        return [sx * (a + (ridge - a) * t), y, sz * (b - b * t)];
      });
      along.slice(1).forEach((to, n) => c.rod(along[n] ?? to, to, 0.085, 0.085, color));
    }
  }
  return c.bake(4, 0.8);
}

export class House {
  readonly group = new Group();
  readonly #paper = new MeshLambertMaterial({ color: LAND.paper, emissive: LIGHT.window });
  /** Before its door, where a lantern hangs by night. */
  readonly door: { x: number; z: number };

  constructor(
    readonly piece: Piece,
    straw: boolean,
    roofs: Roofs,
    stuff: MeshLambertMaterial,
  ) {
    const { a, b, x, z, turn } = planOf(piece);
    this.group.position.set(x, 0, z);
    this.group.rotation.y = turn;
    const [rise, ridge] = [b * (straw ? 1.05 : 0.78), Math.max(0.25, a - b * 0.72)];
    const map = straw ? roofs.thatch : roofs.tiles;
    const cover = new MeshLambertMaterial({ map, side: DoubleSide });
    for (const [geometry, material] of [
      [walls(a, b), stuff],
      [windows(a, b), this.#paper],
      [roofOf(a, b, rise, ridge), cover],
      [crown(a, b, rise, ridge, straw), stuff],
    ] as const) {
      const mesh = new Mesh(geometry, material);
      mesh.castShadow = material !== this.#paper;
      mesh.receiveShadow = true;
      this.group.add(mesh);
    }
    const out = (b + 0.5) * (z > 0 ? -1 : 1);
    this.door = { x: x + Math.sin(turn) * out, z: z + Math.cos(turn) * out };
    this.light(false);
  }

  light(night: boolean): void {
    this.#paper.emissiveIntensity = night ? 1.5 : 0;
  }
}
