// What the server tells of a table of Samurai, and what its ids say.
import type { Option } from '../../desk';
import type { Told } from '../../words/speaker';
import type { Preview, Symbol, View } from './wire';

export type { Close, Frame, Lay, Preview, Symbol, Touch } from './wire';
export type { Card as CardTold, View as SamuraiView, Village as VillageTold } from './wire';

export const SYMBOLS = ['helmet', 'buddha', 'rice'] as const satisfies Symbol[];
export const viewOf = (view: Told): View => view as unknown as View;
export const previewOf = (option: Option): Preview => option.preview as Preview;
export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const cellOf = (option: Option): string =>
  keyOf(option.words.x as number, option.words.y as number);

const LETTERS: Record<string, Symbol> = { h: 'helmet', b: 'buddha', r: 'rice' };

/** The symbols of a village by its id: v_hb shows helmet and Buddha. */
export const symbolsOf = (village: string): Symbol[] =>
  [...village.replace('v_', '')].flatMap((letter) => LETTERS[letter] ?? []);

/** An influence card by its id: samurai_2 counts 2 for all symbols. */
export function faceOf(card: string): {
  sort: Symbol | 'samurai';
  value: number;
  counts: readonly Symbol[];
} {
  const [sort = '', value = ''] = card.split('_');
  const face = sort as Symbol | 'samurai';
  return { sort: face, value: Number(value), counts: face === 'samurai' ? SYMBOLS : [face] };
}
