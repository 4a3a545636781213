// The ground as a form: flat, but for hills. Everything that lies on it asks here how high it is.
import { BufferAttribute, PlaneGeometry } from 'three';
import { away, smooth } from '../paint/noise';
import { TABLE } from '../plane';
import type { Piece } from '../view';

/** Inches from the middle of the table: east, and towards the south. */
export const east = (x: number): number => x / 1000 - 18;
export const south = (y: number): number => 18 - y / 1000;

export class Relief {
  readonly #hills: Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#hills = pieces.filter(({ kind }) => kind === 'hill');
  }

  get flat(): boolean {
    return this.#hills.length === 0;
  }

  /** Inches above the table. Hills rise in two steps. */
  height(x: number, y: number): number {
    let high = 0;
    for (const { corners } of this.#hills) {
      const within = -away(x, y, corners);
      if (within < -250) continue;
      const steps = 0.62 * smooth(-250, 650, within) + 0.42 * smooth(900, 1800, within);
      high = Math.max(high, steps);
    }
    return high;
  }

  /** A sheet over the whole field, `lift` above it. */
  sheet(lift = 0): PlaneGeometry {
    const cells = this.flat ? 1 : 108;
    const sheet = new PlaneGeometry(36, 36, cells, cells);
    sheet.rotateX(-Math.PI / 2);
    const place = sheet.getAttribute('position');
    const uv = new Float32Array(place.count * 2);
    for (let i = 0; i < place.count; i += 1) {
      const [x, y] = [(place.getX(i) + 18) * 1000, (18 - place.getZ(i)) * 1000];
      place.setY(i, this.height(x, y) + lift);
      uv.set([x / TABLE, 1 - y / TABLE], i * 2); // pictures are not flipped: their first line is the north
    }
    sheet.setAttribute('uv', new BufferAttribute(uv, 2));
    sheet.computeVertexNormals();
    return sheet;
  }
}
