// What a viewer sees of Call to Glory, and what is in it.
import type { Told } from '../../words/speaker';
import type { Character, Counts, DiscardPile, DrawPile, Hidden, PileName, View } from './wire';

export type { Character, Figures, Order, View } from './wire';

export const viewOf = (view: Told): View => view as unknown as View;
export const asTold = (view: View): Told => view as unknown as Told;

/** The card on top of a pile that lies face up. */
export const topOf = (pile: DrawPile | DiscardPile): string | null =>
  'top' in pile ? pile.top : null;

export const PILES = ['draw_1', 'discard_1', 'discard_2', 'draw_2'] as const satisfies PileName[];

/** A hand in the order of the court; nothing of a hidden one. */
export function sorted(view: View, cards: Counts | Hidden): { character: string; count: number }[] {
  if (cards === 'hidden') return [];
  return view.characters
    .map(({ character }) => ({ character, count: cards[character] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** How many of a character this viewer holds; null for who holds no hand. */
export function held(view: View, seat: number | null, character: string): number | null {
  const cards = seat === null ? undefined : view.hands[seat]?.cards;
  return cards === undefined || cards === 'hidden' ? null : (cards[character] ?? 0);
}

export const characterOf = (view: View, id: string): Character | undefined =>
  view.characters.find((it) => it.character === id);

export const valueOf = (view: View, id: string): number => characterOf(view, id)?.value ?? 0;

/** The sets in front of a player. */
export const setsOf = (view: View, seat: number): Character[] =>
  view.characters.filter((it) => it.owner === seat);

export const seatsOf = (view: View): number[] =>
  Array.from({ length: view.seats }, (_, seat) => seat);

/** Points of the rounds before, and of this one as it lies. */
export function pointsOf(view: View, seat: number): { before: number; now: number; sum: number } {
  const before = view.scores.totals[seat] ?? 0;
  const now = view.over ? 0 : (view.scores.running?.[seat]?.total ?? 0);
  return { before, now, sum: before + now };
}

/** order_a_shogun is about the shogun. */
export const orderOf = (card: string): string => card.split('_').at(-1) ?? '';
export const stackOf = (card: string): string => card.split('_')[1] ?? '';
