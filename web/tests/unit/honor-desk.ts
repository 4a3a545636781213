// A table of Honor of the Samurai as its seat sees it, and what was asked of the house.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import type { Desk, Option, Question, Thing, Words } from '../../src/desk';
import Board from '../../src/furniture/Board.svelte';
import honor from '../../src/games/honor/index';
import { settings } from '../../src/settings.svelte';
import type { ProblemInfo, SeatInfo } from '../../src/wire/types';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

export type Fixture = {
  seat: number | null;
  names: string[];
  view: Told;
  asked: { question: Question } | null;
  waiting: number[];
};
const FOLDER = join(import.meta.dirname, '../fixtures/honor');
export const ALL = readdirSync(FOLDER)
  .filter((name) => /^\d+\.json$/.test(name))
  .sort((a, b) => parseInt(a) - parseInt(b));
/** One of each question, the end, and the public. */
export const KINDS = [3, 4, 10, 11, 12, 13, 14, 15, 18, 20].map((number) => `${number}.json`);
export const TEXTS = Object.fromEntries(
  ['en', 'nl', 'de'].map((language) => [language, new Text(language, wordsOf(language))]),
);
export const read = (name: string): Fixture =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf-8')) as Fixture;

export function sit(at: string | Fixture, language = 'en', motion = 0) {
  const fixture = typeof at === 'string' ? read(at) : at;
  settings.text = TEXTS[language] as Text;
  const said = {
    played: [] as Words[],
    explained: [] as Thing[],
    told: [] as string[],
    refused: [] as ProblemInfo[],
  };
  const speaker = new Speaker(settings.text, 'honor', fixture.names);
  const desk: Desk = {
    speaker,
    seat: fixture.seat,
    options: ((fixture.asked?.question.options ?? []) as Option[]).map((option, place) => ({
      ...option,
      place,
    })),
    question: fixture.asked?.question ?? null,
    seats: fixture.names.map(
      (called, seat) => ({ seat, kind: 'human', name: called, present: true }) as SeatInfo,
    ),
    waiting: fixture.waiting,
    left: () => null,
    play: (option) => said.played.push(option.words),
    playWords: () => {
      throw new Error('this table plays options only');
    },
    explain: (words) => said.explained.push(words),
    refuse: (problem) => said.refused.push(problem),
    tell: (clause) => said.told.push(clause),
    tellCard: (card) => said.told.push(card),
    preview: async () => null,
    motion: () => motion,
  };
  const { container } = render(Board, { game: honor, view: fixture.view, desk });
  return { fixture, desk, speaker, said, container };
}
export type Seat = ReturnType<typeof sit>;
