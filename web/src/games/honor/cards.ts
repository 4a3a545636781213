// What is printed on a card. A test compares this with data/cards.toml, which is the authority.
import { getContext, setContext } from 'svelte';

export type Kind =
  'okugata' | 'army' | 'possession' | 'guard' | 'castle' | 'event' | 'daimyo' | 'samurai' | 'title';
export type Print = { kind: Kind; honor: number; ki: number; strength: number };

const print = (kind: Kind, honor = 0, ki = 0, strength = 0): Print => ({
  kind,
  honor,
  ki,
  strength,
});

export const PRINTS: Record<string, Print> = {
  okugata_honor: print('okugata', 10, 3),
  okugata_ki: print('okugata', 5, 4),
  foot_soldiers: print('army', 0, 0, 1),
  lancers: print('army', 0, 0, 2),
  cavalry: print('army', 0, 0, 3),
  warrior_monks: print('army', 0, 1, 1),
  no_dachi: print('possession', 5, 1, 3),
  daisho: print('possession', 10, 1, 1),
  masamune: print('possession', 10, 1, 4),
  gunpowder: print('possession', -20, -2, 6),
  noh_theater: print('possession', 20, 3),
  house_guard: print('guard'),
  castle_odawara: print('castle', 5, 0, 3),
  castle_osaka: print('castle', 10, 1, 4),
  castle_himeji: print('castle', 15, 2, 5),
  ninja_spy: print('event'),
  elite_ninja_spy: print('event'),
  ninja_assassin: print('event'),
  dishonor: print('event'),
  save_face: print('event'),
  daimyo_01: print('daimyo', 30, 1, 3),
  daimyo_02: print('daimyo', 20, 1, 5),
  daimyo_03: print('daimyo', 15, 3, 2),
  daimyo_04: print('daimyo', 15, 1, 3),
  daimyo_05: print('daimyo', 10, 0, 2),
  daimyo_06: print('daimyo', 10, 0, 2),
  daimyo_07: print('daimyo', 10, 0, 2),
  daimyo_08: print('daimyo', 5, 0, 1),
  daimyo_09: print('daimyo', 5, 0, 1),
  daimyo_10: print('daimyo', 5, 0, 1),
  samurai: print('samurai', 0, 6),
  title: print('title'),
};

const ORDER = Object.keys(PRINTS);

type Reprints = Record<string, Partial<Print>>;
const KEY = Symbol('reprints');
/** What the deck on this table prints otherwise. */
export const setReprints = (reprints: () => Reprints): void => void setContext(KEY, reprints);
export const getReprints = (): (() => Reprints) => getContext<() => Reprints>(KEY);

/** As on the standard cards. */
export const printOf = (card: string): Print => PRINTS[card] ?? print('event');

/** Cards with their counts, in the order of the deck. */
export function sorted(cards: Record<string, number>): [string, number][] {
  return Object.entries(cards).sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]));
}
