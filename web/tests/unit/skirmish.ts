// A table of Test of Honour at a recorded position, with a desk that notes what is played.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Desk, Option, Question } from '../../src/desk';
import Board from '../../src/furniture/Board.svelte';
import game from '../../src/games/skirmish';
import { settings } from '../../src/settings.svelte';
import type { SeatInfo } from '../../src/wire/types';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

export type Fixture = {
  seat: number | null;
  names: string[];
  view: Told;
  asked: { question: Question } | null;
  waiting: number[];
  previews?: Record<string, Told>;
};

const HERE = import.meta.dirname;
const FIXTURES = join(HERE, '../fixtures/skirmish');
export const numbers = readdirSync(FIXTURES)
  .filter((name) => /^\d+\.json$/.test(name))
  .map((name) => Number(name.replace('.json', '')))
  .sort((a, b) => a - b);
export const fixture = (number: number): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, `${number}.json`), 'utf-8')) as Fixture;
/** `told`: what the table answered there, too. */
export const asking = (asks: string, verb: string, told = ''): Fixture => {
  const found = numbers
    .map(fixture)
    .find(
      (each) =>
        each.asked?.question.asks === asks &&
        (!told || told in (each.previews ?? {})) &&
        optionsOf(each).some((option) => option.words.do === verb),
    );
  if (!found) throw new Error(`no position asks ${asks} with ${verb}`);
  return found;
};
export const over = (): Fixture => {
  const found = numbers.map(fixture).find(({ view }) => view.over);
  if (!found) throw new Error('no battle is over');
  return found;
};
export const optionsOf = (f: Fixture): Option[] =>
  ((f.asked?.question.options ?? []) as Option[]).map((option, place) => ({ ...option, place }));

export function sit(f: Fixture, lit = true, Drawn = game.Table) {
  const options = lit ? optionsOf(f) : [];
  const speaker = new Speaker(settings.text, 'skirmish', f.names);
  speaker.meet(f.view);
  const answer = (about: Told): Told | null => {
    const kind = 'x' in about ? 'shoot' : 'charge';
    const key = about.about === 'attack' ? `${kind}-${about.target}` : String(about.about);
    return f.previews?.[key] ?? null;
  };
  const underWay = new SvelteSet<string>();
  const desk = {
    speaker,
    seat: f.seat,
    get options(): readonly Option[] {
      return underWay.size ? [] : options;
    },
    question: f.asked?.question ?? null,
    seats: f.names.map(
      (name, seat) =>
        ({
          seat,
          kind: 'human',
          name,
          bot: '',
          yours: seat === f.seat,
          present: true,
          resigned: false,
          stand_in: false,
          entropy: false,
        }) as SeatInfo,
    ),
    waiting: f.waiting,
    left: () => null,
    play: vi.fn(),
    playWords: vi.fn(),
    explain: vi.fn(),
    refuse: vi.fn(),
    tell: vi.fn(),
    tellCard: vi.fn(),
    preview: vi.fn((about: Told) => Promise.resolve(answer(about))),
    motion: () => 0,
  } satisfies Desk;
  const board = render(Board, { game: { ...game, Table: Drawn }, view: f.view, desk });
  const page = board.container;
  const show = async (view: Told): Promise<void> => {
    await board.rerender({ view });
    flushSync();
  };
  flushSync();
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const click = (selector: string): boolean => {
    const found = page.querySelector(selector);
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    return found !== null;
  };
  /** A key where the focus is, or on something else. */
  const press = (
    key: string,
    on: Element | null = document.activeElement,
    shiftKey = false,
  ): void => {
    on?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
    );
    flushSync();
  };
  /** A move is sent, or answered: as long as it is under way nothing can be done. */
  const send = (is: boolean): void => {
    if (is) underWay.add('move');
    else underWay.clear();
    flushSync();
  };
  return { page, desk, options, all, click, press, show, send };
}

/** Every text must be found, nothing may complain. */
export function watched(): void {
  let complaints: ReturnType<typeof vi.spyOn>;
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = () => {}; // jsdom has none
    settings.text = new Text('en', wordsOf('en'));
  });
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    expect(complaints.mock.calls).toEqual([]);
  });
}
