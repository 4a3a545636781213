// How far a unit comes, as a smooth line: the costs that the server counted on a lattice, cut at the limit (marching
// squares) and rounded. It is a picture: whether a place can be reached the server decides.
import type { Place, Reach } from '../view';

const STEP = 500;
const OUTSIDE = -600;
const AROUND = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, 1.4],
  [1, -1, 1.4],
  [-1, 1, 1.4],
  [-1, -1, 1.4],
] as const;

/** What is left of the limit at each place of the lattice; below zero outside. */
class Lattice {
  readonly x0: number;
  readonly y0: number;
  readonly wide: number;
  readonly deep: number;
  readonly #left: Float32Array;

  constructor({ places, limit }: Reach) {
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    this.x0 = start(xs);
    this.y0 = start(ys);
    this.wide = Math.ceil((Math.max(...xs) - this.x0) / STEP) + 4;
    this.deep = Math.ceil((Math.max(...ys) - this.y0) / STEP) + 4;
    this.#left = new Float32Array(this.wide * this.deep).fill(OUTSIDE);
    for (const [x, y, cost] of places) {
      const [i, j] = [(x - this.x0) / STEP, (y - this.y0) / STEP];
      if (Number.isInteger(i) && Number.isInteger(j))
        this.#left[j * this.wide + i] = Math.max(1, limit - cost + 120);
    }
    this.#slope();
  }

  at(i: number, j: number): number {
    return this.#left[j * this.wide + i] ?? OUTSIDE;
  }

  /** Just outside it is guessed how far the line runs beyond the last place. */
  #slope(): void {
    const guessed = new Map<number, number>();
    for (let j = 1; j < this.deep - 1; j += 1)
      for (let i = 1; i < this.wide - 1; i += 1) {
        if (this.at(i, j) > OUTSIDE) continue;
        let best = OUTSIDE;
        for (const [a, b, far] of AROUND) {
          const value = this.at(i + a, j + b);
          if (value > 0) best = Math.max(best, Math.min(-30, value - STEP * far));
        }
        guessed.set(j * this.wide + i, best);
      }
    for (const [at, value] of guessed) this.#left[at] = value;
  }

  /** Where the line crosses between two neighbors. */
  cut([i, j]: readonly [number, number], [k, l]: readonly [number, number]): Place {
    const a = this.at(i, j);
    const t = a / (a - this.at(k, l));
    return { x: this.x0 + (i + (k - i) * t) * STEP, y: this.y0 + (j + (l - j) * t) * STEP };
  }
}

/** Two steps before the first place, on the lattice of most of them. */
function start(values: number[]): number {
  const rests = new Map<number, number>();
  for (const value of values) rests.set(value % STEP, (rests.get(value % STEP) ?? 0) + 1);
  const [rest] = [...rests].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return Math.floor((Math.min(...values) - rest) / STEP) * STEP + rest - 2 * STEP;
}

const key = ({ x, y }: Place): string => `${Math.round(x)},${Math.round(y)}`;

/** Pieces of the line, each by where it begins. */
function pieces(lattice: Lattice): Map<string, { from: Place; to: string }> {
  const found = new Map<string, { from: Place; to: string }>();
  for (let j = 0; j < lattice.deep - 1; j += 1)
    for (let i = 0; i < lattice.wide - 1; i += 1) {
      const square = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const cuts: { place: Place; into: boolean }[] = [];
      square.forEach((corner, at) => {
        const next = square[(at + 1) % 4] ?? corner;
        const inside = lattice.at(...next) > 0;
        if (lattice.at(...corner) > 0 !== inside)
          cuts.push({ place: lattice.cut(corner, next), into: inside });
      });
      cuts.forEach((cut, at) => {
        const next = cuts[(at + 1) % cuts.length];
        if (!cut.into && next) found.set(key(next.place), { from: next.place, to: key(cut.place) });
      });
    }
  return found;
}

const rounded = (loop: readonly Place[]): Place[] =>
  loop.map((place, at) => {
    const [a, b] = [loop.at(at - 1) ?? place, loop[(at + 1) % loop.length] ?? place];
    return { x: (a.x + 2 * place.x + b.x) / 4, y: (a.y + 2 * place.y + b.y) / 4 };
  });

export function contour(reach: Reach): Place[][] {
  if (!reach.places.length) return [];
  const left = pieces(new Lattice(reach));
  const loops: Place[][] = [];
  while (left.size) {
    let at = left.keys().next().value as string;
    const loop: Place[] = [];
    for (let piece = left.get(at); piece; piece = left.get(at)) {
      loop.push(piece.from);
      left.delete(at);
      at = piece.to;
    }
    // a single place is a small island: rounded it would be gone
    loops.push(loop.length > 7 ? rounded(rounded(rounded(loop))) : loop);
  }
  return loops;
}

export const pathOf = (loops: readonly Place[][], lay: (place: Place) => Place): string =>
  loops
    .map((loop) => {
      const points = loop.map(lay).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
      return `M${points.join('L')}Z`;
    })
    .join('');
