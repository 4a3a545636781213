// The search over the whole book: texts, examples, what is in the box, and every clause.
import { chaptersOf } from '../furniture/rulebook';
import type { Speaker } from '../words/speaker';
import { plainOf, TURN, type GameBook, type Piece } from './book';

export interface Found {
  /** Under which tab it stands. */
  tab: 'game' | 'examples' | 'box' | 'clauses';
  /** The rest of its path. */
  place: string;
  title: string;
  text: string;
}

export function everything(speaker: Speaker, book: GameBook, pieces: readonly Piece[]): Found[] {
  const { slug } = speaker;
  const text = (name: string): string => plainOf(speaker.say(`${slug}-web-book-${name}`));
  const house = (name: string): string => speaker.say(`web-book-${name}`);
  return [
    { tab: 'game', place: 'game', title: house('goal'), text: text('goal') },
    ...book.read.map((_, at) => ({
      tab: 'game' as const,
      place: 'game',
      title: house('read'),
      text: text(`read-${at + 1}`),
    })),
    ...TURN.map((number) => ({
      tab: 'game' as const,
      place: 'game',
      title: text(`turn-${number}.title`),
      text: text(`turn-${number}`),
    })),
    { tab: 'game', place: 'game', title: house('end'), text: text('end') },
    ...book.examples.map((name) => ({
      tab: 'examples' as const,
      place: 'examples',
      title: text(`${name}.title`),
      text: `${text(name)} ${text(`${name}.after`)}`,
    })),
    ...pieces.map(({ id, name, numbers, text: does, parts = [] }) => ({
      tab: 'box' as const,
      place: `box-${id}`,
      title: name,
      text: [
        numbers.map(([word, number]) => `${word} ${number}`).join(', '),
        does,
        ...parts.map(([of, said]) => `${of}: ${said}`),
      ]
        .filter(Boolean)
        .join('. '),
    })),
    ...clauses(speaker),
  ];
}

const clauses = (speaker: Speaker): Found[] =>
  chaptersOf(speaker.text.source, speaker.slug).flatMap((chapter) =>
    chapter.clauses.map((id) => ({
      tab: 'clauses' as const,
      place: id,
      title: id,
      text: speaker.clause(id),
    })),
  );

/** What holds every word that is looked for. */
export function find(all: readonly Found[], wanted: string): Found[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ title, text }) =>
    words.every((word) => `${title} ${text}`.toLowerCase().includes(word)),
  );
}
