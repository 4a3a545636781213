// What the server tells of a table of Samurai: the view and the previews of its options, as types.
import type { Option } from '../../desk';
import type { Told } from '../../words/speaker';

export const SYMBOLS = ['helmet', 'buddha', 'rice'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type BySymbol<T> = Partial<Record<Symbol, T>>;
export type Leads = BySymbol<number | null>;
export type Place = [x: number, y: number];

export interface VillageTold {
  x: number;
  y: number;
  village: string;
  symbols: Symbol[];
  scored: boolean;
  influence: BySymbol<number[]>;
  leads: Leads;
}
export interface CardTold {
  x: number;
  y: number;
  seat: number;
  card: string;
  turned: boolean;
}
export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}
export interface HandTold {
  count: number;
  cards: Record<string, number> | 'hidden';
  deck: number;
  to_come: Record<string, number> | 'hidden';
  unplayed: Record<string, number>;
  largest: Record<Symbol, number>;
}
export interface SamuraiView {
  seats: number;
  round: number;
  rounds: number;
  active: number | null;
  over: boolean;
  question: { asks: string } | null;
  table: {
    villages: VillageTold[];
    cards: CardTold[];
    holes: Place[];
    legal: Place[];
    played: Place | null;
    frame: Frame;
  };
  pile: { count: number; top: string | null; unseen: Record<string, number> };
  waiting: string | null;
  hands: HandTold[];
  stones: { limit: number; supply: Record<Symbol, number>; seats: Record<Symbol, number>[] };
  standing: {
    majorities: Symbol[][];
    tied: Record<Symbol, number[]>;
    totals: number[];
    keys: [number, number, number][];
    ranks: number[];
    /** Nobody, where nobody has a majority. [SAM-9.9] */
    winners: number[];
  };
  ends: { reasons: string[]; last_round: boolean; still_to_play: number[] };
  ranks: number[] | null;
}

export interface Touch {
  x: number;
  y: number;
  village: string;
  adds: BySymbol<number>;
  leads: Leads;
}
export interface Close {
  x: number;
  y: number;
  village: string;
  stones: Leads | 'unknown';
}
export interface Lay {
  x: number;
  y: number;
  village: string;
}
export interface Preview {
  touches: Touch[];
  closes: Close[];
  lays: Lay[];
  count: number;
  voids: Place[];
  ends: string[];
}

export const viewOf = (view: Told): SamuraiView => view as unknown as SamuraiView;
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
