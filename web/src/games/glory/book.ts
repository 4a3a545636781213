// The rule book of Call to Glory: what its pictures show of the table, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import Boxed from './Boxed.svelte';
import { NUMBERS, PIECES } from './pieces';

const SMALL = [920, 660] as const;
const EXAMPLES = [
  'draw',
  'least',
  'beat',
  'own',
  'beaten',
  'discard',
  'end',
  'pile',
  'start',
  'tie',
  'order',
  'figure',
  'shrunk',
  'both',
].map((name) => `example-${name}`);
const COURT = ['set-emperor', 'set-farmer'];
const PILES = ['pile-draw_1', 'pile-draw_2'];
const held = (...cards: string[]): string[] => cards.map((card) => `held-${card}`);

export default {
  read: ['set-farmer', 'set-monk', 'pile-discard_1', 'hand-0', 'seat-1'],
  near: {
    ...Object.fromEntries(EXAMPLES.map((name) => [name, { window: SMALL }])),
    'turn-1': { wide: [...PILES, ...held('daimyo', 'monk')], narrow: [...PILES, 'hand-0'] },
    'turn-2': { wide: [...PILES, ...held('daimyo', 'monk')], narrow: [...PILES, 'hand-0'] },
    'turn-3': {
      wide: ['set-samurai', 'set-farmer', 'held-monk'],
      narrow: [...COURT, 'hand-0'],
      window: SMALL,
    },
    'turn-4': { wide: [...PILES, ...held('empress', 'farmer')], narrow: [...PILES, 'hand-0'] },
  },
  examples: EXAMPLES,
  pieces(speaker): Piece[] {
    const characters = PIECES.character.map(({ id, value, dots }) => ({
      id,
      sort: 'characters',
      name: speaker.noun('character', id),
      text: speaker.say(dots ? 'glory-web-book-dots' : 'glory-web-book-plain'),
      numbers: [
        [speaker.say('glory-web-book-value'), value],
        [speaker.say('glory-web-book-copies'), value],
      ] as const,
    }));
    const orders = PIECES.order.map(({ id, stack }) => ({
      id,
      sort: 'orders',
      name: speaker.noun('card', id),
      text: speaker.say('glory-web-book-pays'),
      numbers: [[speaker.say('glory-web-book-bonus'), NUMBERS.order_bonus[stack as 'a']]] as const,
    }));
    const figure = {
      id: 'figure',
      sort: 'figures',
      name: speaker.say('glory-web-book-figure'),
      text: speaker.say('glory-web-book-figure-does'),
      numbers: [[speaker.say('glory-web-book-copies'), NUMBERS.ninja_figures]] as const,
    };
    return [...characters, ...orders, figure];
  },
  Piece: Boxed,
} satisfies GameBook;
