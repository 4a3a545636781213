// Woods: bamboo, pines and bushes, as many forms as there are kinds, set down many times.
import {
  BufferAttribute,
  Color,
  Euler,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
  type BufferGeometry,
  type MeshLambertMaterial,
} from 'three';
import { grow, type Density, type Tree } from '../paint/trees';
import { noise, rng } from '../paint/noise';
import { distance, type Standing } from '../plane';
import type { Piece } from '../view';
import { Clay, type V } from './clay';
import { LAND } from './colors';
import { east, south, type Relief } from './relief';

type Kind = Tree['kind'];
const KINDS: readonly Kind[] = ['bamboo', 'pine', 'bush'];
/** How far trees are set aside where a man stands, as players do. */
const ASIDE: Record<Kind, number> = { bamboo: 700, pine: 900, bush: 260 };

const SCULPTED: Density = {
  most: 110,
  room: { bamboo: 640, pine: 980, bush: 480 },
  size: [0.8, 0.45],
};
export const treesIn = ({ corners }: Piece, number: number): Tree[] =>
  grow(corners, number, SCULPTED);

function cane(c: Clay, luck: () => number): void {
  const [x, z, high] = [(luck() - 0.5) * 0.5, (luck() - 0.5) * 0.5, 2.3 + luck() * 1.2];
  const [lx, lz] = [(luck() - 0.5) * 0.5, (luck() - 0.5) * 0.5];
  const on = (t: number): V => [x + lx * t * t, high * t, z + lz * t * t];
  for (let n = 0; n < 5; n += 1) {
    const thick = 0.05 - n * 0.005;
    c.rod(on(n / 5), on((n + 1) / 5), thick, thick - 0.004, LAND.cane[n % 2] ?? '');
    c.tube(on((n + 1) / 5), thick + 0.002, thick + 0.002, 0.03, LAND.cane[2], 6);
  }
  for (let n = 0; n < 26; n += 1) leaf(c, on(0.45 + luck() * 0.57), n, luck);
}

function leaf(c: Clay, [x, y, z]: V, number: number, luck: () => number): void {
  const [turn, long, out, wide] = [luck() * 6.28, 0.3 + luck() * 0.34, 0.08 + luck() * 0.3, 0.06];
  const [sx, sz] = [Math.sin(turn), Math.cos(turn)];
  const from: V = [x + sx * out, y + 0.1, z + sz * out];
  const tip: V = [x + sx * (out + long), y - 0.12 - luck() * 0.2, z + sz * (out + long)];
  const [mx, my, mz] = [
    (from[0] + tip[0]) / 2,
    (from[1] + tip[1]) / 2 + 0.06,
    (from[2] + tip[2]) / 2,
  ];
  const rows: [V, V][] = [
    [from, from],
    [
      [mx + sz * wide, my, mz - sx * wide],
      [mx - sz * wide, my, mz + sx * wide],
    ],
    [tip, tip],
  ];
  c.cloth(rows, () => LAND.leaf[number % 4] ?? '');
}

function bamboo(): BufferGeometry {
  const [c, luck] = [new Clay(), rng(8)];
  for (let n = 0; n < 4; n += 1) cane(c, luck);
  return c.bake(3.2, 0.45);
}

/** A cushion of needles: uneven, and lit softly like a ball. */
function cushion(c: Clay, at: V, size: V, color: string): void {
  const form = new IcosahedronGeometry(1, 3);
  const place = form.getAttribute('position');
  const soft = new Float32Array(place.count * 3);
  for (let i = 0; i < place.count; i += 1) {
    const [x, y, z] = [place.getX(i), place.getY(i), place.getZ(i)];
    const bump = noise(x * 4.2 + at[0] * 9 + 20, z * 4.2 + y * 4 + 30);
    const far = 0.82 + 0.4 * bump;
    place.setXYZ(i, x * far, Math.max(-0.35, y * far), z * far);
    soft.set([x, y + (bump - 0.5) * 0.9, z], i * 3);
  }
  form.setAttribute('normal', new BufferAttribute(soft, 3));
  c.in(at, [0, 0, 0], size, () => c.add(form, color));
}

const LIMBS: readonly [V, V, number, number][] = [
  [[0, 0, 0], [0.12, 0.8, 0.05], 0.16, 0.12],
  [[0.12, 0.8, 0.05], [-0.08, 1.6, 0], 0.12, 0.09],
  [[-0.08, 1.6, 0], [0.05, 2.4, 0.04], 0.09, 0.05],
  [[0.1, 0.9, 0.05], [0.75, 1.2, 0.25], 0.07, 0.04],
  [[0, 1.3, 0], [-0.7, 1.6, -0.2], 0.06, 0.04],
];
const CUSHIONS: readonly [V, V][] = [
  [
    [0.72, 1.3, 0.25],
    [0.6, 0.26, 0.55],
  ],
  [
    [-0.68, 1.68, -0.2],
    [0.58, 0.26, 0.52],
  ],
  [
    [0.2, 1.95, -0.42],
    [0.52, 0.24, 0.48],
  ],
  [
    [0.1, 2.1, 0.4],
    [0.5, 0.24, 0.46],
  ],
  [
    [0.04, 2.5, 0],
    [0.62, 0.32, 0.6],
  ],
];

function pine(): BufferGeometry {
  const c = new Clay();
  LIMBS.forEach(([a, b, from, to], n) => c.rod(a, b, from, to, LAND.trunk[n % 2] ?? '', 7));
  CUSHIONS.forEach(([at, size], n) => cushion(c, at, size, LAND.crown[n] ?? ''));
  return c.bake(2.8, 0.55);
}

function bush(): BufferGeometry {
  const [c, luck] = [new Clay(), rng(77)];
  for (let n = 0; n < 5; n += 1) {
    const at: V = [(luck() - 0.5) * 0.4, 0.12 + luck() * 0.1, (luck() - 0.5) * 0.4];
    cushion(c, at, [0.17 + luck() * 0.08, 0.15, 0.17 + luck() * 0.08], LAND.bush[n % 3] ?? '');
  }
  for (let n = 0; n < 7; n += 1) {
    const lean: V = [(luck() - 0.5) * 0.8, 0, (luck() - 0.5) * 0.8];
    c.cone([(luck() - 0.5) * 0.6, 0.2, (luck() - 0.5) * 0.6], 0.03, 0.4, LAND.blade[2], 3, lean);
  }
  return c.bake(0.45, 0.5);
}

const FORMS: Record<Kind, () => BufferGeometry> = { bamboo, pine, bush };
const formed = new Map<Kind, BufferGeometry>();
function formOf(kind: Kind): BufferGeometry {
  const form = formed.get(kind) ?? FORMS[kind]();
  formed.set(kind, form);
  return form;
}

export class Wood {
  readonly meshes: InstancedMesh[];
  readonly #trees: Tree[];
  #aside = '';

  constructor(
    readonly piece: Piece,
    number: number,
    readonly relief: Relief,
    stuff: MeshLambertMaterial,
  ) {
    this.#trees = treesIn(piece, number);
    this.meshes = KINDS.flatMap((kind) => {
      const here = this.#trees.filter((tree) => tree.kind === kind);
      if (!here.length) return [];
      const mesh = new InstancedMesh(formOf(kind), stuff, here.length);
      mesh.userData = { kind };
      mesh.castShadow = mesh.receiveShadow = true;
      here.forEach(({ x, y }, n) => {
        const light = 0.85 + noise(x / 90, y / 90) * 0.35;
        mesh.setColorAt(n, new Color(light * 1.02, light, light * 0.92));
      });
      return [mesh];
    });
    this.clear([]);
  }

  /** Trees are set aside where somebody stands; true if that changed. */
  clear(figures: readonly Standing[]): boolean {
    const gone = new Set(
      this.#trees.filter((tree) =>
        figures.some((unit) => distance(unit, tree) < unit.radius + ASIDE[tree.kind]),
      ),
    );
    const key = this.#trees.map((tree) => (gone.has(tree) ? 1 : 0)).join('');
    if (key === this.#aside) return false;
    this.#aside = key;
    for (const mesh of this.meshes) this.#set(mesh, gone);
    return true;
  }

  #set(mesh: InstancedMesh, gone: ReadonlySet<Tree>): void {
    this.#trees
      .filter((tree) => tree.kind === mesh.userData.kind)
      .forEach((tree, n) => {
        const size = gone.has(tree) ? 0 : tree.size;
        const at = new Vector3(east(tree.x), this.relief.height(tree.x, tree.y), south(tree.y));
        const turn = new Quaternion().setFromEuler(new Euler(0, tree.turn, 0));
        mesh.setMatrixAt(n, new Matrix4().compose(at, turn, new Vector3(size, size, size)));
      });
    mesh.instanceMatrix.needsUpdate = true;
  }
}
