// The rule book of Honor of the Samurai: what its pictures show of the table, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import type { Speaker } from '../../words/speaker';
import { upper, type Facts } from '../../words/text';
import Boxed from './Boxed.svelte';
import { NUMBERS, PIECES } from './pieces';
import { DECKS } from './prints';

const EXAMPLES = [
  'income',
  'ki',
  'hand',
  'castle',
  'own',
  'elite',
  'guard',
  'dishonor',
  'shogun',
  'alliance',
  'leave',
  'battle',
  'takeover',
  'goal',
].map((name) => `example-${name}`);
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
const SEATS = ['3', '4', '5', '6'] as const;
const sortOf = (kind: string): string =>
  HEADS.has(kind) ? 'head' : kind === 'event' ? 'event' : 'house';

type Card = (typeof PIECES.card)[number];
type Numbers = readonly (readonly [string, number])[];

const text = (speaker: Speaker, key: string, facts?: Facts): string =>
  speaker.say(`honor-web-book-${key}`, facts);

/** What an event card costs is said after what it does. */
function does(speaker: Speaker, { id, kind }: Card): string {
  if (kind === 'title') return text(speaker, 'title');
  const said = speaker.say(`honor-web-does-${OWN.includes(id) ? id : kind}`);
  const price = `honor-web-price-${id}`;
  return speaker.text.has(price) ? `${said} ${upper(speaker.say(price))}.` : said;
}

/** What is printed on a card and how many there are; of the title, what it pays by how many play. */
function numbersOf(
  speaker: Speaker,
  { kind, honor, ki, strength, count }: Card,
  pays: Record<string, number>,
): Numbers {
  if (kind === 'title')
    return SEATS.map((seats) => [text(speaker, 'seats', { count: seats }), pays[seats]!]);
  return [
    [text(speaker, 'goals'), honor],
    [text(speaker, 'ki'), ki],
    [text(speaker, 'strength'), strength],
    [text(speaker, 'copies'), count],
  ];
}

/** What is other in the German edition. */
function german(speaker: Speaker, card: Card): string {
  const { counts, stats } = DECKS.amigo!;
  const count = counts[card.id] ?? card.count;
  if (count === 0) return text(speaker, 'none');
  const here = numbersOf(speaker, card, NUMBERS.shogun_book);
  return numbersOf(speaker, { ...card, ...stats[card.id], count }, NUMBERS.shogun_amigo)
    .filter(([, number], at) => number !== here[at]![1])
    .map(([word, number]) => `${word} ${number}`)
    .join(', ');
}

export default {
  read: ['daimyo-0', 'samurai-0', 'hand-0', 'title', 'player-1'],
  near: {
    'turn-1': { wide: ['pile', 'samurai-3'], narrow: ['pile', 'hand-0'] },
    'turn-2': { wide: ['daimyo-0', 'hand-0'], narrow: ['daimyo-0', 'hand-0'] },
    'turn-3': { wide: ['samurai-3', 'hand-0'], narrow: ['hand-0', 'pile'] },
    'turn-4': { wide: ['title', 'samurai-3'], narrow: ['pile', 'title', 'daimyo-0'] },
  },
  examples: EXAMPLES,
  pieces(speaker): Piece[] {
    return PIECES.card.map((card) => {
      const other = german(speaker, card);
      return {
        id: card.id,
        sort: sortOf(card.kind),
        name: speaker.noun('card', card.id),
        text: does(speaker, card),
        numbers: numbersOf(speaker, card, NUMBERS.shogun_book).filter(([, number]) => number),
        parts: other ? [[text(speaker, 'german'), other] as const] : [],
      };
    });
  },
  Piece: Boxed,
} satisfies GameBook;
