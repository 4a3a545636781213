// Figures walk the way that they went.
import { distance } from './plane';
import type { Place } from './view';

const INCH = 190; // milliseconds
const LEAST = 420;
const MOST = 1500;

/** From place to place, how far it is from the first. */
function milestones(way: readonly Place[]): number[] {
  const walked = [0];
  way
    .slice(1)
    .forEach((place, at) => walked.push((walked[at] ?? 0) + distance(way[at] ?? place, place)));
  return walked;
}

export const lengthOf = (way: readonly Place[]): number => milestones(way).at(-1) ?? 0;

/** Milliseconds that a way takes. */
export const walkTime = (way: readonly Place[]): number =>
  Math.min(Math.max((lengthOf(way) / 1000) * INCH, LEAST), MOST);

/** Along drawn places, the last of which is where the figure stands already. */
export function walk(figure: Element, way: readonly Place[], motion: number): void {
  const walked = milestones(way);
  const length = walked.at(-1) ?? 0;
  if (motion === 0 || length === 0) return;
  figure.animate(
    way.map(({ x, y }, at) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: (walked[at] ?? 0) / length,
    })),
    { duration: walkTime(way) * motion, easing: 'ease-in-out' },
  );
}
