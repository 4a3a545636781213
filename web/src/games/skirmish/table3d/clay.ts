// Modelling by code: parts are stuck together into one geometry with painted vertices, so that a unit is one draw call.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  IcosahedronGeometry,
  LatheGeometry,
  Matrix3,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';

export type V = readonly [number, number, number];
/** A part of a picture, in shares of it. */
type Cell = { left: number; top: number; side: number };
const UP = new Vector3(0, 1, 0);
const NO: V = [0, 0, 0];
const ONE: V = [1, 1, 1];
const ROUND = Math.PI * 2;

const matrix = (at: V, turn: V = NO, scale: V = ONE): Matrix4 =>
  new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(turn[0], turn[1], turn[2], 'YXZ')),
    new Vector3(...scale),
  );

export class Clay {
  readonly #places: number[] = [];
  readonly #normals: number[] = [];
  readonly #colors: number[] = [];
  /** Where in a picture each corner lies; its first corner is for what shows none. */
  readonly #pictured: number[] = [];
  readonly #stack: Matrix4[] = [new Matrix4()];

  get #now(): Matrix4 {
    return this.#stack.at(-1) ?? new Matrix4();
  }

  /** What is modelled meanwhile is moved, turned and scaled as a whole. */
  in(at: V, turn: V, scale: number | V, work: () => void): void {
    const by: V = typeof scale === 'number' ? [scale, scale, scale] : scale;
    this.#stack.push(this.#now.clone().multiply(matrix(at, turn, by)));
    work();
    this.#stack.pop();
  }

  add(
    geometry: BufferGeometry,
    color: string,
    by = new Matrix4(),
    flat = false,
    cell: Cell | null = null,
  ): void {
    const plain = geometry.index ? geometry.toNonIndexed() : geometry;
    if (flat) plain.computeVertexNormals();
    const full = this.#now.clone().multiply(by);
    const turned = new Matrix3().getNormalMatrix(full);
    const { r, g, b } = new Color(color);
    const [place, normal] = [plain.getAttribute('position'), plain.getAttribute('normal')];
    const shown = cell && plain.getAttribute('uv');
    const v = new Vector3();
    for (let i = 0; i < place.count; i += 1) {
      v.fromBufferAttribute(place, i).applyMatrix4(full);
      this.#places.push(v.x, v.y, v.z);
      v.fromBufferAttribute(normal, i).applyMatrix3(turned).normalize();
      this.#normals.push(v.x, v.y, v.z);
      this.#colors.push(r, g, b);
      const [x, y] = shown ? [shown.getX(i), 1 - shown.getY(i)] : [0, 0];
      this.#pictured.push(
        (cell?.left ?? 0) + x * (cell?.side ?? 0),
        (cell?.top ?? 0) + y * (cell?.side ?? 0),
      );
    }
  }

  box(at: V, size: V, color: string, turn: V = NO): void {
    this.add(new BoxGeometry(...size), color, matrix(at, turn));
  }
  ball(at: V, radius: number, color: string, scale: V = ONE, sides = 8): void {
    const geometry = new SphereGeometry(radius, sides, Math.max(4, sides - 2));
    this.add(geometry, color, matrix(at, NO, scale));
  }
  dome(at: V, radius: number, color: string, scale: V = ONE): void {
    const half = new SphereGeometry(radius, 12, 5, 0, ROUND, 0, Math.PI / 2);
    this.add(half, color, matrix(at, NO, scale));
  }
  rock(at: V, radius: number, color: string, scale: V = ONE, turn: V = NO): void {
    this.add(new IcosahedronGeometry(radius, 0), color, matrix(at, turn, scale), true);
  }
  /** A rod between two points, thick at the first and thin at the second, or otherwise. */
  rod(a: V, b: V, first: number, second: number, color: string, sides = 6): void {
    const [p, q] = [new Vector3(...a), new Vector3(...b)];
    const way = q.clone().sub(p);
    const turn = new Quaternion().setFromUnitVectors(UP, way.clone().normalize());
    const by = new Matrix4().compose(p.add(q).multiplyScalar(0.5), turn, new Vector3(1, 1, 1));
    this.add(new CylinderGeometry(second, first, way.length(), sides, 1), color, by);
  }
  tube(at: V, top: number, bottom: number, height: number, color: string, sides = 10): void {
    this.add(new CylinderGeometry(top, bottom, height, sides, 1), color, matrix(at));
  }
  /** A tube that is open at both ends, all around or a part of it. */
  band(at: V, [top, bottom, height]: V, color: string, sides = 10, from = 0, arc = ROUND): void {
    const open = new CylinderGeometry(top, bottom, height, sides, 1, true, from, arc);
    this.add(open, color, matrix(at));
  }
  /** A coin that shows its face ahead. */
  coin(at: V, radius: number, thick: number, color: string): void {
    const geometry = new CylinderGeometry(radius, radius, thick, 8, 1);
    this.add(geometry, color, matrix(at, [Math.PI / 2, 0, 0]));
  }
  cone(at: V, radius: number, height: number, color: string, sides = 6, turn: V = NO): void {
    this.add(new ConeGeometry(radius, height, sides, 1), color, matrix(at, turn));
  }
  lathe(at: V, profile: readonly (readonly [number, number])[], color: string, sides = 14): void {
    const outline = profile.map(([x, y]) => new Vector2(x, y));
    this.add(new LatheGeometry(outline, sides), color, matrix(at));
  }
  arc(
    at: V,
    radius: number,
    thick: number,
    arc: number,
    color: string,
    turn = NO,
    scale = ONE,
  ): void {
    this.add(new TorusGeometry(radius, thick, 4, 12, arc), color, matrix(at, turn, scale));
  }
  /** Both sides of a strip: cloth, leaves. */
  cloth(rows: readonly (readonly [V, V])[], color: (row: number) => string): void {
    rows.slice(1).forEach(([c, d], at) => {
      const [a, b] = rows[at] ?? [c, d];
      for (const corners of [
        [a, c, b, b, c, d],
        [a, b, c, b, d, c],
      ]) {
        const quad = new BufferGeometry();
        quad.setAttribute('position', new BufferAttribute(new Float32Array(corners.flat()), 3));
        quad.computeVertexNormals();
        this.add(quad, color(at));
      }
    });
  }

  /** A flat square that shows a part of a picture. */
  sign(at: V, side: number, color: string, turn: number, cell: Cell): void {
    this.add(new PlaneGeometry(side, side), color, matrix(at, [0, turn, 0]), false, cell);
  }

  /** The primer: lit from above, dark in the folds, as painters spray it. `low` is how dark it gets; 1 is without. */
  bake(tall: number, low: number): BufferGeometry {
    const baked = new BufferGeometry();
    for (let i = 0; low < 1 && i < this.#places.length; i += 3) {
      const up = (this.#normals[i + 1] ?? 0) * 0.5 + 0.5;
      const high = Math.max(0, Math.min(1, (this.#places[i + 1] ?? 0) / tall));
      const light = low + (1.12 - low) * (0.55 * up + 0.45 * Math.sqrt(high));
      for (let k = i; k < i + 3; k += 1) this.#colors[k] = (this.#colors[k] ?? 0) * light;
    }
    const put = (name: string, values: number[], size = 3): void => {
      baked.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
    };
    put('position', this.#places);
    put('normal', this.#normals);
    put('color', this.#colors);
    if (this.#pictured.some(Boolean)) put('uv', this.#pictured, 2);
    return baked;
  }
}
