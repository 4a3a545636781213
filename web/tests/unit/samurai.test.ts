import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { Desk, Option, Question } from '../../src/desk';
import Board from '../../src/furniture/Board.svelte';
import samurai from '../../src/games/samurai';
import { neighbor } from '../../src/games/samurai/neighbor';
import { previewOf, viewOf } from '../../src/games/samurai/told';
import { settings } from '../../src/settings.svelte';
import type { SeatInfo } from '../../src/wire/types';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

type Fixture = {
  seat: number | null;
  names: string[];
  view: Told;
  asked: { question: Question } | null;
  waiting: number[];
};
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];
const CHOICE = 6;
const PUBLIC = 7;
const OVER = 5;

// jsdom is slow with a hundred drawings, slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let wrong: MockInstance;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  window.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
  })) as unknown as typeof matchMedia;
});
beforeEach(() => {
  settings.text = new Text('en', wordsOf('en'));
  wrong = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(wrong, 'a text is missing').not.toHaveBeenCalled();
  wrong.mockRestore();
});

const recorded = (place: number): Fixture =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../fixtures/samurai/${place}.json`), 'utf-8'),
  ) as Fixture;

function sit(place: number, language = 'en') {
  const f = recorded(place);
  settings.text = new Text(language, wordsOf(language));
  const options = ((f.asked?.question.options ?? []) as Option[]).map((option, at) => ({
    ...option,
    place: at,
  }));
  const play = vi.fn();
  const explain = vi.fn();
  const desk: Desk = {
    speaker: new Speaker(settings.text, 'samurai', f.names),
    seat: f.seat,
    options,
    question: f.asked?.question ?? null,
    seats: f.names.map(
      (name, seat) =>
        ({ seat, kind: 'human', name, bot: '', yours: seat === f.seat, present: true }) as SeatInfo,
    ),
    waiting: f.waiting,
    left: () => null,
    play,
    playWords: vi.fn(),
    explain,
    refuse: vi.fn(),
    tell: vi.fn(),
    tellCard: vi.fn(),
    preview: async () => null,
    motion: () => 0,
  };
  const { container } = render(Board, { props: { game: samurai, view: f.view, desk } });
  const cell = (x: unknown, y: unknown): HTMLButtonElement =>
    container.querySelector(`button[data-x="${x}"][data-y="${y}"]`) as HTMLButtonElement;
  const held = (card: string): HTMLButtonElement => {
    const name = desk.speaker.noun('card', card);
    return [...container.querySelectorAll<HTMLButtonElement>('.hand button')].find((b) =>
      b.getAttribute('aria-label')?.startsWith(name),
    ) as HTMLButtonElement;
  };
  return { f, view: viewOf(f.view), options, play, explain, container, cell, held, desk };
}

for (const place of PLACES) {
  test(`position ${place}: every option is reached by its card and its cell, and a key plays it`, async () => {
    const { options, play, container, cell, held } = sit(place);
    for (const option of options) {
      expect(samurai.drawn(option)).toBe(true);
      const { card, x, y } = option.words;
      if (
        option.words.do === 'play' &&
        held(card as string).getAttribute('aria-pressed') !== 'true'
      ) {
        await fireEvent.click(held(card as string));
      }
      expect(cell(x, y).tabIndex).toBe(0);
      await fireEvent.click(cell(x, y), { detail: 0 });
      expect(play).toHaveBeenLastCalledWith(option, 'agreed');
    }
    expect(play).toHaveBeenCalledTimes(options.length);
    expect(container.textContent).not.toContain('samurai-');
  });
}

for (const language of ['nl', 'de']) {
  test(`nothing is left unsaid in ${language}`, async () => {
    for (const place of PLACES) {
      const { options, container, cell, held } = sit(place, language);
      const option = options[0];
      if (option?.words.do === 'play') await fireEvent.click(held(option.words.card as string));
      if (option) await fireEvent.focus(cell(option.words.x, option.words.y));
      for (const button of container.querySelectorAll('button')) {
        expect(`${button.getAttribute('aria-label') ?? ''}${button.textContent}`.trim()).not.toBe(
          '',
        );
        expect(button.outerHTML).not.toContain('samurai-web');
      }
      cleanup();
    }
  });
}

test('the first click shows what would come, the second plays', async () => {
  const { options, play, container, cell, held } = sit(3);
  const option = options.find((one) => previewOf(one).closes.length > 0) as Option;
  await fireEvent.click(held(option.words.card as string));
  await fireEvent.click(cell(option.words.x, option.words.y), { detail: 1 });
  expect(play).not.toHaveBeenCalled();
  const lines = container.querySelector('.foresight .visually-hidden')?.textContent ?? '';
  const { touches, closes, lays } = previewOf(option);
  expect(lines.match(/ plus \d/g)?.length).toBe(
    touches.flatMap((touch) => Object.keys(touch.adds)).length,
  );
  expect(lines.match(/It closes/g)?.length).toBe(closes.length);
  expect(lines.match(/new village comes to|The village .* comes to/g)?.length ?? 0).toBe(
    lays.length,
  );
  expect(container.querySelectorAll('.award').length).toBe(closes.length);
  expect(container.querySelectorAll('.world .newcomer').length).toBe(lays.length);
  await fireEvent.click(cell(option.words.x, option.words.y), { detail: 1 });
  expect(play).toHaveBeenCalledExactlyOnceWith(option, 'agreed');
});

test('the button beside the preview plays too, and a cell may be chosen before the card', async () => {
  const { options, play, container, cell, held } = sit(1);
  const option = options[7] as Option;
  await fireEvent.click(cell(option.words.x, option.words.y), { detail: 1 });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(held(option.words.card as string));
  await fireEvent.click(container.querySelector('.foresight button.strong') as HTMLElement);
  expect(play).toHaveBeenCalledExactlyOnceWith(option, 'agreed');
});

test('what is not lit says why not', async () => {
  const { view, play, explain, cell, held, options } = sit(1);
  const village = view.table.villages[0] as { x: number; y: number };
  await fireEvent.click(held(options[0]?.words.card as string));
  await fireEvent.click(cell(village.x, village.y), { detail: 1 });
  const [x, y] = view.table.holes[0] as [number, number];
  await fireEvent.click(cell(x, y), { detail: 1 });
  const card = options[0]?.words.card;
  expect(explain.mock.calls).toEqual([
    [{ do: 'play', card, x: village.x, y: village.y }],
    [{ do: 'play', card, x, y }],
  ]);
  expect(play).not.toHaveBeenCalled();
});

test('while a village waits, cards and other cells say why not', async () => {
  const { view, explain, cell, held, play } = sit(CHOICE);
  const [x, y] = view.table.legal[0] as [number, number];
  await fireEvent.click(cell(x, y), { detail: 1 });
  expect(explain).toHaveBeenLastCalledWith({ do: 'lay', x, y });
  const card = Object.keys(view.hands[0]?.cards ?? {})[0] as string;
  await fireEvent.click(held(card));
  expect(explain).toHaveBeenLastCalledWith({ do: 'play', card, x, y });
  expect(play).not.toHaveBeenCalled();
});

test('who looks on finds no cell and no card to press', () => {
  const { container } = sit(PUBLIC);
  expect(container.querySelectorAll('.world button, .hand').length).toBe(0);
  expect(container.querySelectorAll('.world [role=img]').length).toBeGreaterThan(20);
});

test('at the end there is nothing left to press', () => {
  expect(sit(OVER).container.querySelectorAll('.world button').length).toBe(0);
});

test('arrows go from cell to cell', async () => {
  const { cell } = sit(1);
  cell(0, 0).focus();
  await fireEvent.keyDown(cell(0, 0), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell(0, 1));
  expect(neighbor([{ x: 5, y: 5 }], 0, 0, [-1, 0])).toBeNull();
});

test('stones, cards and villages travel between zones that are there', () => {
  const { container, view } = sit(3);
  const [x, y] = view.table.legal[0] as [number, number];
  const events = [
    { event: 'CardPlayed', seat: 1, card: 'helmet_2', x, y },
    {
      event: 'VillageLaid',
      seat: 1,
      village: 'v_r',
      x: view.table.holes[0]?.[0],
      y: view.table.holes[0]?.[1],
    },
    { event: 'StoneWon', seat: 2, symbol: 'rice', x: 0, y: 0, influence: [0, 0, 1, 0] },
    { event: 'CardDrawn', seat: 1, card: 'rice_2' },
  ];
  for (const event of events) {
    const [flight] = samurai.flights(event);
    expect(container.querySelector(`[data-zone="${flight?.from}"]`), flight?.from).not.toBeNull();
    expect(container.querySelector(`[data-zone="${flight?.to}"]`), flight?.to).not.toBeNull();
  }
  expect(samurai.flights({ event: 'TurnBegan', seat: 0 })).toEqual([]);
});
