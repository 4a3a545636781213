// Where trees stand in a wood: bushes at its edge, bamboo or pines within, none too near to another.
import { away, rng } from './noise';

export type Tree = {
  x: number;
  y: number;
  kind: 'pine' | 'bamboo' | 'bush';
  size: number;
  turn: number;
};
/** How many there are at most, how far a tree of each kind stands from others, and how their sizes differ. */
export interface Density {
  most: number;
  room: Readonly<Record<Tree['kind'], number>>;
  size: readonly [least: number, more: number];
}

const TRIES = 900;
const EDGE = 420;
const OUTER = 120;

/** In the order in which they grew. */
export function grow(
  corners: readonly (readonly [number, number])[],
  number: number,
  { most, room, size }: Density,
): Tree[] {
  const found: Tree[] = [];
  const luck = rng(number * 977 + 5);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const [wide, deep] = [Math.max(...xs) - left, Math.max(...ys) - low];
  const inner = number % 2 === 0 ? 'bamboo' : 'pine';
  for (let n = 0; n < TRIES && found.length < most; n += 1) {
    const [x, y] = [left + luck() * wide, low + luck() * deep];
    const within = -away(x, y, corners);
    if (within <= OUTER) continue;
    const kind = within < EDGE ? 'bush' : inner;
    const close = found.some((tree) => {
      const bush = kind === 'bush' || tree.kind === 'bush';
      return Math.hypot(tree.x - x, tree.y - y) < room[bush ? 'bush' : inner];
    });
    if (!close) found.push({ x, y, kind, size: size[0] + luck() * size[1], turn: luck() * 6.28 });
  }
  return found;
}
