// Figures walk the way that they went.
import { distance } from './plane';
import type { Place } from './types';

const INCH = 170; // milliseconds
const LEAST = 350;
const MOST = 1400;

/** Along drawn places, the last of which is where the figure stands already. */
export function walk(figure: Element, way: readonly Place[], motion: number): void {
  const walked = [0];
  way
    .slice(1)
    .forEach((place, at) => walked.push((walked[at] ?? 0) + distance(way[at] ?? place, place)));
  const length = walked.at(-1) ?? 0;
  if (motion === 0 || length === 0) return;
  figure.animate(
    way.map(({ x, y }, at) => ({
      transform: `translate(${x}px, ${y}px)`,
      offset: (walked[at] ?? 0) / length,
    })),
    {
      duration: Math.min(Math.max((length / 1000) * INCH, LEAST), MOST) * motion,
      easing: 'ease-in-out',
    },
  );
}
