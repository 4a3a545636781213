// What a viewer sees of Call to Glory, and what is in it.
import type { Told } from '../../words/speaker';
import type { Counts, DiscardPile, DrawPile, Hidden, PileName, View } from './wire';

export type { Character, Figures, Order, View as Glory } from './wire';

export const asGlory = (view: Told): View => view as unknown as View;

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
