// What the table carries: ground, houses, woods, fences. What stands between the eye and the fight fades.
import {
  Group,
  Material,
  Mesh,
  MeshLambertMaterial,
  type BufferGeometry,
  type Object3D,
  type Vector3,
} from 'three';
import { away } from '../paint/noise';
import type { Standing } from '../plane';
import type { Piece, Place } from '../view';
import { fences, grass } from './fences';
import { House } from './houses';
import { lanterns } from './lanterns';
import { textureOf, thatch, tiles } from './pictures';
import { Relief } from './relief';
import type { Quality } from './stage';
import { Wood } from './woods';

/** How high something stands, and how far its top reaches over its outline. */
type Bulk = { high: number; over: number };
/** Something that may stand in the way. */
type Tall = Bulk & { piece: Piece; materials: Material[]; clear: number; aim: number };
const HOUSE: Bulk = { high: 3.2, over: 0 };
const TREES: Bulk = { high: 4, over: 700 };
const PALE = 0.26;
const CHEST = 0.9;
/** Thousandths: so near to it one is behind it. */
const NEAR = 150;

const painted = (): MeshLambertMaterial => new MeshLambertMaterial({ vertexColors: true });

function materialsOf(things: readonly Object3D[]): Material[] {
  const found = new Set<Material>();
  for (const thing of things)
    thing.traverse((part) => {
      if (part instanceof Mesh && part.material instanceof Material) found.add(part.material);
    });
  return [...found];
}

export class Land {
  readonly group = new Group();
  readonly relief: Relief;
  readonly #houses: House[];
  readonly #woods: Wood[];
  readonly #tall: Tall[];
  readonly #lanterns: Group;

  constructor(pieces: readonly Piece[], picture: ImageBitmap, quality: Quality) {
    this.relief = new Relief(pieces);
    const by = (kind: string): Piece[] => pieces.filter((piece) => piece.kind === kind);
    this.#ground(picture, quality);
    const line = fences(pieces, this.relief);
    if (line) this.#solid(line);
    if (quality.grass) this.group.add(grass(pieces, this.relief, painted()));
    const roofs = { tiles: tiles(), thatch: thatch() };
    this.#houses = by('building').map(
      (piece, n) => new House(piece, n % 2 === 1, roofs, painted()),
    );
    this.#woods = by('rough').map((piece, n) => new Wood(piece, n, this.relief, painted()));
    for (const { group } of this.#houses) this.group.add(group);
    for (const { meshes } of this.#woods) this.group.add(...meshes);
    this.#lanterns = lanterns(
      this.#houses.map(({ door }) => door),
      quality.lamps,
    );
    this.group.add(this.#lanterns);
    this.#tall = [
      ...this.#houses.map(({ piece, group }) => tall(piece, HOUSE, [group])),
      ...this.#woods.map(({ piece, meshes }) => tall(piece, TREES, meshes)),
    ];
    this.light(false);
  }

  #ground(picture: ImageBitmap, { sharp }: Quality): void {
    const map = textureOf(picture);
    map.anisotropy = sharp;
    const ground = new Mesh(this.relief.sheet(), new MeshLambertMaterial({ map }));
    ground.receiveShadow = true;
    ground.castShadow = !this.relief.flat;
    this.group.add(ground);
  }

  #solid(geometry: BufferGeometry): void {
    const mesh = new Mesh(geometry, painted());
    mesh.castShadow = mesh.receiveShadow = true;
    this.group.add(mesh);
  }

  light(night: boolean): void {
    for (const house of this.#houses) house.light(night);
    this.#lanterns.visible = night;
  }

  /** Trees make room for who stands among them; true if any had to. */
  clear(figures: readonly Standing[]): boolean {
    return this.#woods.map((wood) => wood.clear(figures)).includes(true);
  }

  /** Who is looked at from a point (inches, as the land lies) is not to be hidden; true if something is to change. */
  fade(eye: Vector3, about: readonly Place[]): boolean {
    for (const thing of this.#tall)
      thing.aim = about.some((place) => this.#hides(thing, eye, place)) ? PALE : 1;
    return this.#tall.some(({ clear, aim }) => clear !== aim);
  }

  /** A little on the way to that; true as long as there is more to do. */
  ease(by: number): boolean {
    for (const thing of this.#tall) {
      const { clear, aim, materials } = thing;
      if (clear === aim) continue;
      thing.clear = aim > clear ? Math.min(aim, clear + by) : Math.max(aim, clear - by);
      for (const material of materials) {
        material.transparent = thing.clear < 1;
        material.opacity = thing.clear;
        material.depthWrite = thing.clear > 0.6;
      }
    }
    return this.#tall.some(({ clear, aim }) => clear !== aim);
  }

  /** Whether nothing tall stands so many inches about a place. */
  bare({ x, y }: Place, room: number): boolean {
    return this.#tall.every(({ piece }) => away(x, y, piece.corners) > room * 1000);
  }

  #hides({ piece, high, over }: Tall, eye: Vector3, { x, y }: Place): boolean {
    const from = this.relief.height(x, y) + CHEST;
    const [ex, ey] = [(eye.x + 18) * 1000, (18 - eye.z) * 1000];
    for (let n = 1; n < 60; n += 1) {
      const up = n / 60;
      const t = (up * (high - from)) / Math.max(0.01, eye.y - from);
      if (t > 1) return false;
      const far = away(x + (ex - x) * t, y + (ey - y) * t, piece.corners);
      if (far < NEAR + over * up) return true;
    }
    return false;
  }
}

const tall = (piece: Piece, bulk: Bulk, things: readonly Object3D[]): Tall => ({
  ...bulk,
  piece,
  materials: materialsOf(things),
  clear: 1,
  aim: 1,
});
