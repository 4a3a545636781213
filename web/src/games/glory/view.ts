// What a viewer sees of Call to Glory, as games/glory/sight/view.py sends it.
import type { Tally, Told } from '../../words/speaker';

export type Hidden = 'hidden';
export type Counts = Record<string, number>;

export interface Character {
  character: string;
  value: number;
  owner: number | null;
  size: number;
  needs: number;
  safe: boolean;
  unlocated: number;
}
export interface Pile {
  count: number;
  top?: string | null;
  cards: string[] | Hidden;
}
export interface Hand {
  count: number;
  cards: Counts | Hidden;
  known: Counts;
}
export interface Order {
  stack: string;
  card: string;
  owner: number | null | Hidden;
  points: number | Hidden;
}
export interface Gauges {
  types: number[];
  types_to_end: number;
  kinds: number;
  kinds_to_end: number;
  shorter_pile: number;
  stall: number | null;
  stall_limit: number | null;
}
export interface Figures {
  supply: number;
  ready: number[];
  fresh: number[];
}
export interface Scores {
  sheet: number[][];
  totals: number[];
  running: Tally[] | null;
  next_start: number | null;
  ended: string[];
  ranks: number[] | null;
}
export interface Glory {
  you: number | null;
  seats: number;
  round: number;
  rounds: number;
  turn: number;
  start: number;
  active: number | null;
  over: boolean;
  question: { asks: string; seat: number; barred: string | null } | null;
  piles: Record<string, Pile>;
  hands: Hand[];
  characters: Character[];
  pending: { character: string; count: number } | null;
  gauges: Gauges;
  figures: Figures | null;
  orders: { hands: Order[][]; played: string[]; bonus: number[] } | null;
  scores: Scores;
}

export const asGlory = (view: Told): Glory => view as unknown as Glory;

export const PILES = ['draw_1', 'discard_1', 'discard_2', 'draw_2'];

/** A hand in the order of the court; nothing of a hidden one. */
export function sorted(
  view: Glory,
  cards: Counts | Hidden,
): { character: string; count: number }[] {
  if (cards === 'hidden') return [];
  return view.characters
    .map(({ character }) => ({ character, count: cards[character] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** How many of a character this viewer holds; null for who holds no hand. */
export function held(view: Glory, seat: number | null, character: string): number | null {
  const cards = seat === null ? undefined : view.hands[seat]?.cards;
  return cards === undefined || cards === 'hidden' ? null : (cards[character] ?? 0);
}
