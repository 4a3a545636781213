// The shore of the land: around all villages, roughened as if by a brush. The same land has always the same shore.
import { pointOf } from './plan';
import { keyOf, type At, type Place } from './view';

/** An edge of a diamond from corner to corner, clockwise, and which neighbor would share it. */
const EDGES: readonly { from: Place; to: Place; beyond: Place }[] = [
  { from: [0, 1], to: [1, 0], beyond: [1, 1] },
  { from: [1, 0], to: [0, -1], beyond: [1, -1] },
  { from: [0, -1], to: [-1, 0], beyond: [-1, -1] },
  { from: [-1, 0], to: [0, 1], beyond: [-1, 1] },
];
const PIECES = 9;
/** Units from one bay to the next. */
const WAVE = 46;

/** The corners around the land, one list for each shore: the outer one, and those of lakes. */
export function shores(villages: readonly At[]): At[][] {
  const land = new Set(villages.map(({ x, y }) => keyOf(x, y)));
  const out = new Map<string, { from: At; to: At }[]>();
  for (const { x, y } of villages)
    for (const { from, to, beyond } of EDGES) {
      if (land.has(keyOf(x + beyond[0], y + beyond[1]))) continue;
      const edge = {
        from: { x: x + from[0], y: y + from[1] },
        to: { x: x + to[0], y: y + to[1] },
      };
      const start = keyOf(edge.from.x, edge.from.y);
      out.set(start, [...(out.get(start) ?? []), edge]);
    }
  const found: At[][] = [];
  for (const edges of out.values())
    while (edges.length) {
      const shore: At[] = [];
      let edge = edges.pop();
      while (edge) {
        shore.push(edge.from);
        edge = out.get(keyOf(edge.to.x, edge.to.y))?.pop();
      }
      found.push(shore);
    }
  return found;
}

function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 1442695041) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Smooth noise between -1 and 1. */
export function noise(x: number, y: number, seed: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const soft = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [soft(x - x0), soft(y - y0)];
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  return mix(
    mix(hash(x0, y0, seed), hash(x0 + 1, y0, seed), u),
    mix(hash(x0, y0 + 1, seed), hash(x0 + 1, y0 + 1, seed), u),
    v,
  );
}

/** The shore as a path in units, its points moved by up to `rough`. */
export function coastline(
  villages: readonly At[],
  ratio: number,
  rough: number,
  seed: number,
): string {
  const moved = ({ x, y }: At): string => {
    const dx = noise(x / WAVE, y / WAVE, seed) + 0.5 * noise(x / 17, y / 17, seed + 7);
    const dy = noise(x / WAVE, y / WAVE, seed + 31) + 0.5 * noise(x / 17, y / 17, seed + 53);
    return `${(x + dx * rough).toFixed(1)} ${(y + dy * rough).toFixed(1)}`;
  };
  return shores(villages)
    .map((corners) => {
      const points = corners.flatMap((corner, at) => {
        const from = pointOf(corner, ratio);
        const to = pointOf(corners[(at + 1) % corners.length] as At, ratio);
        return Array.from({ length: PIECES }, (_, piece) => {
          const t = piece / PIECES;
          return moved({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
        });
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}
