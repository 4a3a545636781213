// What a viewer sees of Samurai, and what its ids say.
import type { Option } from '../../desk';
import type { Told } from '../../words/speaker';
import type * as wire from './wire';
import type { Place, Preview, Symbol } from './wire';

export type { At, Close, Frame, Lay, Place, Preview, Symbol, Touch } from './wire';
export type { Card as CardTold, Village as VillageTold } from './wire';

/** What the director adds to a view while something is shown. */
export interface Shown {
  /** Cells that something is about to happen on: the eye goes there first. */
  eye?: readonly Place[];
  /** The village that comes out of the sea, or is harvested, by its cell. */
  rising?: string;
  reaped?: string;
}
export type View = wire.View & Shown;

export const SYMBOLS = ['helmet', 'buddha', 'rice'] as const satisfies Symbol[];
export const viewOf = (view: Told): View => view as unknown as View;
export const previewOf = (option: Option): Preview => option.preview as Preview;
export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const zoneOfCell = (x: number, y: number): string => `cell-${keyOf(x, y)}`;
export const cellOf = (option: Option): string =>
  keyOf(option.words.x as number, option.words.y as number);

/** North, east, south, west: the sides of a village, which are the corners of its diamond. */
export const SIDES: readonly Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const LETTERS: Record<string, Symbol> = { h: 'helmet', b: 'buddha', r: 'rice' };

/** The symbols of a village by its id: v_hb shows helmet and Buddha. */
export const symbolsOf = (village: string): Symbol[] =>
  [...village.replace('v_', '')].flatMap((letter) => LETTERS[letter] ?? []);

export type Sort = Symbol | 'samurai';

/** An influence card by its id: samurai_2 counts 2 for all symbols. */
export function faceOf(card: string): { sort: Sort; value: number; counts: readonly Symbol[] } {
  const [sort = '', value = ''] = card.split('_');
  const face = sort as Sort;
  return { sort: face, value: Number(value), counts: face === 'samurai' ? SYMBOLS : [face] };
}
