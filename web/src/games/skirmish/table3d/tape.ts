// A carpenter's tape over the ground: a ribbon of its own, so that nothing else is painted anew while a figure is carried.
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Texture,
} from 'three';
import { distance } from '../plane';
import type { Place } from '../view';
import { MARK } from './colors';
import { picture } from './pictures';
import { east, south, type Relief } from './relief';

const LONG = 24; // inches on the tape; beyond it begins again
const INCH = 84; // points
const HIGH = 28;
const HALF = 165; // thousandths
const PIECE = 500;
const LIFT = 0.07;

const ribbon = (color: string): Texture =>
  picture(LONG * INCH, HIGH, (brush) => {
    brush.fillStyle = color;
    brush.fillRect(0, 0, LONG * INCH, HIGH);
    brush.fillStyle = 'rgba(255,255,255,.35)';
    brush.fillRect(0, 0, LONG * INCH, 5);
    brush.fillStyle = MARK.ink;
    brush.font = `700 ${HIGH * 0.78}px sans-serif`;
    brush.textAlign = 'right';
    brush.textBaseline = 'middle';
    for (let n = 0; n <= LONG * 4; n += 1) {
      const [x, inch] = [(n * INCH) / 4, n % 4 === 0];
      brush.fillRect(x - (inch ? 2 : 1), 0, inch ? 4 : 2, inch ? HIGH : n % 2 ? 8 : 14);
      if (inch && n) brush.fillText(String(n / 4), x - 6, HIGH / 2 + 2);
    }
  });

export type Stretch = { from: Place; to: Place; bad: boolean };

export class Tape {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #good = ribbon(MARK.tape);
  readonly #bad = ribbon(MARK.tapeBad);

  constructor(private readonly relief: Relief) {
    const stuff = new MeshBasicMaterial({ toneMapped: false, side: DoubleSide });
    this.mesh = new Mesh(new BufferGeometry(), stuff);
    this.mesh.visible = false;
    this.mesh.renderOrder = 2;
  }

  /** Its figures stand upright for who looks, whichever way it runs. */
  lay(stretch: Stretch | null, turned: boolean): void {
    this.mesh.visible = stretch !== null && distance(stretch.from, stretch.to) > 50;
    if (!stretch || !this.mesh.visible) return;
    this.mesh.material.map = stretch.bad ? this.#bad : this.#good;
    this.mesh.material.needsUpdate = true;
    this.mesh.geometry.dispose();
    this.mesh.geometry = this.#form(stretch, turned);
  }

  #form({ from, to }: Stretch, turned: boolean): BufferGeometry {
    const length = distance(from, to);
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const back = ux < 0 !== turned;
    const pieces = Math.max(1, Math.ceil(length / PIECE));
    const places: number[] = [];
    const uvs: number[] = [];
    const index: number[] = [];
    for (let n = 0; n <= pieces; n += 1) {
      const far = (length * n) / pieces;
      for (const side of [1, -1]) {
        const [x, y] = [from.x + ux * far - uy * side * HALF, from.y + uy * far + ux * side * HALF];
        places.push(east(x), this.relief.height(x, y) + LIFT, south(y));
        // read from the other end its figures would stand on their heads
        const along = back ? (length - far) / 1000 : far / 1000;
        uvs.push(along / LONG, side > 0 === back ? 1 : 0);
      }
      const at = n * 2;
      if (n) index.push(at - 2, at - 1, at, at, at - 1, at + 1);
    }
    const form = new BufferGeometry();
    form.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
    form.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
    form.setIndex(index);
    return form;
  }
}
