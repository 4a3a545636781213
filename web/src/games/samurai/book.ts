// The rule book of Samurai: what its pictures show of the land, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import Weaves from './art/Weaves.svelte';
import Boxed from './Boxed.svelte';
import { NUMBERS, PIECES } from './pieces';

const SMALL = [920, 660] as const;
const EXAMPLES = [
  'own',
  'chain',
  'choice',
  'tie',
  'two',
  'nobody',
  'last',
  'sum',
  'majority',
  'equal',
  'none',
].map((name) => `example-${name}`);
/** The land and the card that comes there. */
const land = (...cells: string[]): { wide: string[]; narrow: string[]; window: typeof SMALL } => ({
  wide: [...cells.map((cell) => `cell-${cell}`), 'held-helmet_4'],
  narrow: [...cells.map((cell) => `cell-${cell}`), 'hand-0'],
  window: SMALL,
});

export default {
  read: ['cell-0,0', 'cell-0,1', 'hand-0', 'pile', 'deck-1'],
  near: {
    'turn-1': land('0,0', '-1,0', '1,0'),
    'turn-2': land('0,0', '0,1', '1,0'),
    'turn-3': land('0,1', '-1,0', '1,0'),
    'turn-4': {
      wide: ['hand-0', 'deck-0'],
      narrow: ['buddha_2', 'rice_2', 'samurai_1', 'buddha_4'].map((card) => `held-${card}`),
      window: SMALL,
      quiet: true,
    },
    ...Object.fromEntries(EXAMPLES.map((name) => [name, { window: SMALL }])),
  },
  examples: EXAMPLES,
  pieces(speaker): Piece[] {
    const text = (key: string): string => speaker.say(`samurai-web-book-${key}`);
    const cards = PIECES.card.map(({ id, value, copies, counts_for }) => ({
      id,
      sort: 'influence',
      name: speaker.noun('card', id),
      text: text(counts_for.length > 1 ? 'all' : 'one'),
      numbers: [
        [text('value'), value],
        [text('copies'), copies.sam_321],
      ] as const,
    }));
    const villages = PIECES.village.map(({ id, copies }) => ({
      id,
      sort: 'villages',
      name: speaker.noun('card', id),
      text: text('kinds'),
      numbers: [[text('villages'), copies.v_even]] as const,
    }));
    const stones = PIECES.symbol.map(({ id }) => ({
      id,
      sort: 'stones',
      name: speaker.noun('symbol', id),
      text: text('stone'),
      numbers: [[text('stones'), NUMBERS.stones['3']]] as const,
    }));
    return [...cards, ...villages, ...stones];
  },
  Shared: Weaves,
  Piece: Boxed,
} satisfies GameBook;
