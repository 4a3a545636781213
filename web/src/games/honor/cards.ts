// What is printed on a card, and in which order cards are shown.
import { getContext, setContext } from 'svelte';
import { PRINTS } from './prints';
import type { Print } from './wire';

export type { CardKind as Kind, Print } from './wire';

const PLAIN: Print = { kind: 'event', honor: 0, ki: 0, strength: 0 };
const ORDER = Object.keys(PRINTS);

type Reprints = Record<string, Partial<Print>>;
const KEY = Symbol('reprints');
/** What the deck on this table prints otherwise. */
export const setReprints = (reprints: () => Reprints): void => void setContext(KEY, reprints);
/** None outside the table: what flies over it brings its own. */
export const getReprints = (): (() => Reprints) | undefined =>
  getContext<(() => Reprints) | undefined>(KEY);

/** As on the standard cards. */
export const printOf = (card: string): Print => PRINTS[card] ?? PLAIN;

/** Cards with their counts, in the order of the deck. */
export function sorted(cards: Record<string, number>): [string, number][] {
  return Object.entries(cards).sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));
}
