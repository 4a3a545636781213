// Lengths on the battlefield: whole thousandths of an inch, x from the west edge, y from the south edge.
import { decimal } from '../../words/decimal';
import type { Place, Unit } from './view';

export const TABLE = 36000;
/** The wooden frame about the field. */
export const RIM = 1700;

/** Where a place is drawn: north up, or turned about so that the other side is below. */
export type Lay = (place: Place) => Place;
export const lay =
  (turned: boolean): Lay =>
  ({ x, y }) =>
    turned ? { x: TABLE - x, y } : { x, y: TABLE - y };

export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

export type Standing = Unit & Place;
export const standing = (unit: Unit | undefined): unit is Standing =>
  unit !== undefined && unit.x !== null && unit.y !== null;

/** From rim to rim; never below zero. */
export const gap = (a: Standing, b: Standing): number =>
  Math.max(0, distance(a, b) - a.radius - b.radius);

const WINDS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;

/** The wind in which `to` lies, seen from `from`. */
export function wind(from: Place, to: Place): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  return WINDS[(Math.round(turn) + 8) % 8] ?? 'n';
}

/** 4.3 for 4321. */
export const inches = (length: number): string => decimal(length / 1000);
/** The same in a sentence: 4.3, but 6 for 6000. */
export const spoken = (length: number): string => inches(length).replace(/[.,]0$/, '');
/** 4 for twelve thirds of a point, 1.3 for four. */
export const points = (thirds: number): string => decimal(thirds / 3, thirds % 3 ? 1 : 0);

/** "59/162" as a percentage: "36". */
export function percent(fraction: string): number {
  const [over = 0, under = 1] = fraction.split('/').map(Number);
  return Math.round((100 * over) / under);
}

/** Whether a place lies within an outline; never on a mere line. */
export function inside({ x, y }: Place, outline: readonly [number, number][]): boolean {
  let odd = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** The angle at which somebody looks who stands at one drawn place and looks at another; 0 is up. */
export const facing = (from: Place, to: Place): number =>
  Math.atan2(to.x - from.x, -(to.y - from.y));
