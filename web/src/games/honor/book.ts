// The rule book of Honor of the Samurai: what its pictures show of the table, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import Boxed from './Boxed.svelte';
import { NUMBERS, PIECES } from './pieces';

const EXAMPLES = ['guard', 'dishonor', 'own', 'battle', 'castle'].map((name) => `example-${name}`);
const HEADS = new Set(['daimyo', 'samurai', 'title']);
/** Kinds and cards that say what they do. */
const OWN = [
  'ninja_spy',
  'elite_ninja_spy',
  'ninja_assassin',
  'dishonor',
  'save_face',
  'house_guard',
  'warrior_monks',
  'no_dachi',
  'daisho',
  'masamune',
  'gunpowder',
  'noh_theater',
];
const sortOf = (kind: string): string =>
  HEADS.has(kind) ? 'head' : kind === 'event' ? 'event' : 'house';

export default {
  read: ['daimyo-0', 'samurai-0', 'hand-0', 'title', 'player-1'],
  near: {
    'turn-1': { wide: ['pile', 'samurai-3'], narrow: ['pile', 'hand-0'] },
    'turn-2': { wide: ['daimyo-0', 'hand-0'], narrow: ['daimyo-0', 'hand-0'] },
    'turn-3': { wide: ['samurai-3', 'hand-0'], narrow: ['hand-0', 'pile'] },
    'turn-4': { wide: ['title', 'samurai-3'], narrow: ['pile', 'title', 'daimyo-0'] },
  },
  examples: EXAMPLES,
  pieces(noun, say): Piece[] {
    const text = (key: string): string => say(`honor-web-book-${key}`);
    return PIECES.card.map(({ id, kind, honor, ki, strength, count }) => ({
      id,
      sort: sortOf(kind),
      name: noun('card', id),
      text: say(`honor-web-does-${OWN.includes(id) ? id : kind}`, {
        honor: kind === 'title' ? NUMBERS.shogun_book[4] : honor,
      }),
      numbers: (
        [
          [text('goals'), honor],
          [text('ki'), ki],
          [text('strength'), strength],
          [text('copies'), count],
        ] as const
      ).filter(([, number]) => number),
    }));
  },
  Piece: Boxed,
} satisfies GameBook;
