// Twelve own crests, drawn in a circle of radius 16. The first six are those of the seats, in their order.
import type { SeatInfo } from '../wire/types';

export type CrestName = NonNullable<SeatInfo['crest']>;
export type ColorName = NonNullable<SeatInfo['color']>;

export const COLORS = ['madder', 'indigo', 'moss', 'wisteria', 'amber', 'teal'] as const;

const around = (count: number, drawn: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(at * 360) / count})">${drawn}</g>`,
  ).join('');
const strokes = (path: string, width = 2.4): string =>
  `<path d="${path}" fill="none" stroke-width="${width}"/>`;
const solid = (shape: string): string => `<g stroke="none">${shape}</g>`;

/** Each in one ink: strokes and what is solid. */
const ART: Record<CrestName, string> = {
  plum: solid(`<circle r="3.2"/>${around(6, '<circle r="3" cy="-8"/>')}`),
  wave: strokes('M-10 5Q-5 -1 0 5T10 5M-10 -1Q-5 -7 0 -1T10 -1'),
  pine: strokes('M0 -10V10M0 -3L-7 -8M0 -3L7 -8M0 4L-7 -1M0 4L7 -1'),
  lattice: strokes('M0 -9L8 5H-8ZM0 9L-8 -5H8Z', 1.8),
  wheel: `<circle r="8.5" fill="none" stroke-width="2.4"/>${strokes('M-6 -6L6 6M6 -6L-6 6')}`,
  swirl: strokes('M-9 0A9 9 0 1 1 0 9A5 5 0 1 1 3 -1'),
  ginkgo:
    solid('<path d="M-11 -3Q-5 -11 0 -3Q5 -11 11 -3Q6 1 2 4Q0 9 0 11Q0 9 -2 4Q-6 1 -11 -3Z"/>') +
    strokes('M0 -2V-9L3 -10.5', 1.9),
  fan: `${solid('<path d="M0 9L-10.5 -3A12.5 12.5 0 0 1 10.5 -3Z"/>')}<path d="M0 9L-3.6 -6.4M0 9L3.6 -6.4" class="gap" fill="none" stroke-width="1.3"/>`,
  mountain: `${solid('<path d="M-11 7L-2 -7.5Q0 -9.5 2 -7.5L11 7Z"/>')}<path d="M-5.4 -2L-2.6 0.2L0 -2L2.6 0.2L5.4 -2" class="gap" fill="none" stroke-width="1.8"/>`,
  bamboo:
    strokes('M0 11V4.4M0 1.8V-4.6M-2 3H2M-2 -6H2', 2.2) +
    solid(
      '<path d="M1 -5Q7 -12 11 -5Q6 -5.4 1 -5ZM-1 -5Q-7 -12 -11 -5Q-6 -5.4 -1 -5ZM1 3Q8 -2 10 4Q6 2.6 1 3ZM-1 3Q-8 -2 -10 4Q-6 2.6 -1 3Z"/>',
    ),
  moon: solid(
    '<path d="M3 -10A10.2 10.2 0 1 0 9.6 5A8.6 8.6 0 0 1 3 -10Z"/><circle cx="5.4" cy="-2.6" r="2.3"/>',
  ),
  arrows: strokes('M-8 8L7 -7M8 8L-7 -7M-8 3.6V8H-3.6M8 3.6V8H3.6M-9 -5L-5 -9M9 -5L5 -9', 2),
};
export const CRESTS = Object.keys(ART) as CrestName[];

/** In an ink, on a ground: both are colors, or names of them in a stylesheet. */
export function crestArt(name: CrestName, ink: string, ground: string): string {
  const art = ART[name].replaceAll('class="gap"', `stroke="${ground}"`);
  return `<g fill="${ink}" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;
}
