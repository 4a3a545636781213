// A rating game by game: where its line goes, how wide it is not sure, and lines to read it by.
import type { CurvePoint } from '../wire/types';

export interface Drawn {
  line: string;
  band: string;
  last: { x: number; y: number };
  marks: { points: number; y: number }[];
}
/** Room for numbers at the left, and for the end of the line. */
export const LEFT = 44;
const RIGHT = 8;
/** For half a number above and below. */
const EDGE = 8;
const STEPS = [50, 100, 200, 500, 1000];
const MARKS = 4;

export function drawn(points: readonly CurvePoint[], width: number, height: number): Drawn {
  const low = Math.min(...points.map(({ points: at, spread }) => at - spread));
  const high = Math.max(...points.map(({ points: at, spread }) => at + spread));
  const x = (at: number): number =>
    LEFT + ((width - LEFT - RIGHT) * at) / Math.max(1, points.length - 1);
  const y = (worth: number): number =>
    EDGE + ((high - worth) * (height - 2 * EDGE)) / Math.max(1, high - low);
  const path = (of: readonly [number, number][]): string =>
    of.map(([across, down]) => `${across.toFixed(1)} ${down.toFixed(1)}`).join(' L ');
  const middle = points.map((each, at): [number, number] => [x(at), y(each.points)]);
  const above = points.map((each, at): [number, number] => [x(at), y(each.points + each.spread)]);
  const below = points.map((each, at): [number, number] => [x(at), y(each.points - each.spread)]);
  const step = STEPS.find((each) => (high - low) / each <= MARKS) ?? STEPS.at(-1)!;
  const first = Math.ceil(low / step);
  const marks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => {
    const worth = (first + at) * step;
    return { points: worth, y: y(worth) };
  });
  const [lastX, lastY] = middle.at(-1)!;
  return {
    line: `M ${path(middle)}`,
    band: `M ${path(above)} L ${path(below.reverse())} Z`,
    last: { x: lastX, y: lastY },
    marks,
  };
}
