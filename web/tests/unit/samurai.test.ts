import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { Desk, Option, Question } from '../../src/desk';
import Board from '../../src/furniture/Board.svelte';
import samurai from '../../src/games/samurai';
import { marksOf, spot } from '../../src/stage/spot.svelte';
import { tick } from 'svelte';
import { mind } from '../../src/games/samurai/choice.svelte';
import { neighbor } from '../../src/games/samurai/neighbor';
import { previewOf, viewOf, type Symbol } from '../../src/games/samurai/view';
import { settings } from '../../src/settings.svelte';
import type { SeatInfo } from '../../src/wire/types';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { some } from './length';
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
  globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;
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
    return [...container.querySelectorAll<HTMLButtonElement>('section.hand button')].find((b) =>
      b.getAttribute('aria-label')?.startsWith(name),
    ) as HTMLButtonElement;
  };
  return { f, view: viewOf(f.view), options, play, explain, container, cell, held, desk };
}

for (const place of PLACES) {
  test(`position ${place}: every option is reached by its card and its cell, and a key plays it`, async () => {
    const { options, play, container, cell, held } = sit(place);
    expect(options.every(samurai.drawn)).toBe(true);
    const tried = some(options, 16);
    for (const option of tried) {
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
    expect(play).toHaveBeenCalledTimes(tried.length);
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
  const { options, play, container, cell, held, desk, view } = sit(3);
  const option = options.find((one) => previewOf(one).closes.length > 0) as Option;
  await fireEvent.click(held(option.words.card as string));
  await fireEvent.click(cell(option.words.x, option.words.y), { detail: 1 });
  expect(play).not.toHaveBeenCalled();
  const { touches, closes, lays } = previewOf(option);
  expect(container.querySelectorAll('.village.closing').length).toBe(closes.length);
  expect(container.querySelectorAll('.village.touched').length).toBe(touches.length);
  expect(container.querySelectorAll('.promised').length).toBe(lays.length);
  // the new number stands where the old one stood, so that it has the room of a number
  const grown = [...container.querySelectorAll('.counted rect.grows')].map(
    ({ parentElement }) => parentElement?.querySelector('text.value')?.textContent,
  );
  const sums = touches.flatMap(({ x, y, adds }) => {
    const village = view.table.villages.find((one) => one.x === x && one.y === y);
    return Object.entries(adds).flatMap(([symbol, add]) =>
      add ? [`${(village?.influence[symbol as Symbol]?.[desk.seat ?? 0] ?? 0) + add}`] : [],
    );
  });
  expect(sums.length).toBeGreaterThan(0);
  expect(grown.sort()).toEqual(sums.sort());
  const now = samurai.situation(desk, view as unknown as Told)?.now ?? '';
  expect(now.match(/Completes the village/g)?.length).toBe(closes.length);
  await fireEvent.click(cell(option.words.x, option.words.y), { detail: 1 });
  expect(play).toHaveBeenCalledExactlyOnceWith(option, 'agreed');
});

test('what is chosen has its button in the line, and a corner may be chosen before the card', async () => {
  const { options, play, cell, held, desk, view } = sit(1);
  const option = options[7] as Option;
  const told = view as unknown as Told;
  expect(options.every(samurai.drawn)).toBe(true);
  await fireEvent.click(cell(option.words.x, option.words.y), { detail: 1 });
  expect(samurai.situation(desk, told)?.todo).toContain('choose a card');
  await fireEvent.click(held(option.words.card as string));
  expect(play).not.toHaveBeenCalled();
  expect(options.filter((one) => !samurai.drawn(one))).toEqual([option]);
  const card = desk.speaker.noun('card', option.words.card as string);
  expect(samurai.says(option.words, told, desk.speaker)).toBe(`Play ${card}`);
  expect(samurai.situation(desk, told)?.todo).toBe(`Tap again to play ${card}.`);
});

test('a corner chosen before the card is marked, as long as it is free', async () => {
  const { options, cell, desk, view } = sit(1);
  const told = view as unknown as Told;
  const { x, y } = (options[7] as Option).words;
  await fireEvent.click(cell(x, y), { detail: 1 });
  expect([...document.querySelectorAll('.corner.pinned')]).toEqual([cell(x, y).parentElement]);
  // somebody else's card stands where I had pointed
  const [taken] = viewOf(told).table.cards;
  mind.choice!.pinned = `${taken!.x},${taken!.y}`;
  expect(samurai.situation(desk, told)?.todo).not.toContain('choose a card');
});

test('the situation says who would win and what I need, without a cell', () => {
  for (const place of [0, 1, 2, 3, 4, CHOICE, 8, 9])
    for (const language of ['en', 'nl', 'de']) {
      const { desk, view } = sit(place, language);
      const said = samurai.situation(desk, view as unknown as Told);
      expect(said?.todo).not.toBe('');
      expect(said?.now).not.toMatch(/samurai-|\(-?\d/);
      cleanup();
    }
});

test('an advised move is drawn as if it was thought of, and points from the card to its corner', async () => {
  const { options, container, view } = sit(3);
  const option = options.find((one) => previewOf(one).closes.length > 0) as Option;
  spot.show(marksOf(samurai.points(option.words), 'advised'));
  await tick();
  expect(container.querySelectorAll('.village.closing').length).toBe(
    previewOf(option).closes.length,
  );
  for (const zone of [
    `held-${option.words.card as string}`,
    `cell-${option.words.x},${option.words.y}`,
  ])
    expect(container.querySelector(`[data-zone="${zone}"]`), zone).not.toBeNull();
  expect(view.table.legal.length).toBeGreaterThan(0);
  spot.show({});
});

test('every number of every seat is in every open village, whatever its rows', () => {
  for (const place of [3, 4, 8, 9]) {
    const { container, view } = sit(place);
    const open = view.table.villages.filter((village) => !village.scored);
    const rows = open.reduce((sum, village) => sum + village.symbols.length, 0);
    const shown = container.querySelectorAll('.counted text.value, .counted circle.none');
    expect(shown.length).toBe(rows * view.seats);
    expect(container.querySelectorAll('.counted rect.lead').length).toBe(
      open.flatMap((village) => Object.values(village.leads)).filter((lead) => lead !== null)
        .length,
    );
    cleanup();
  }
});

test('with a card in mind, what is not lit says why not', async () => {
  const { view, play, explain, cell, held, options } = sit(1);
  const village = view.table.villages[0] as { x: number; y: number };
  await fireEvent.click(held(options[0]?.words.card as string));
  await fireEvent.click(cell(village.x, village.y), { detail: 1 });
  const stands = view.table.cards[0] as { x: number; y: number };
  await fireEvent.click(cell(stands.x, stands.y), { detail: 1 });
  const card = options[0]?.words.card;
  expect(explain.mock.calls).toEqual([
    [{ card, x: village.x, y: village.y }],
    [{ card, x: stands.x, y: stands.y }],
  ]);
  expect(play).not.toHaveBeenCalled();
});

test('a card carried onto a village, or onto another card, says why it cannot lie there', async () => {
  const { view, play, explain, container, options } = sit(1);
  const choice = mind.choice!;
  const card = options[0]?.words.card as string;
  const places = [view.table.villages[0]!, view.table.cards[0]!].map(({ x, y }) => ({ x, y }));
  for (const { x, y } of places) {
    const place = (): Element | null => container.querySelector(`[data-drop="${x},${y}"]`);
    expect(place()).toBeNull();
    choice.pick(card);
    await tick();
    expect(place()).not.toBeNull();
    choice.over(`${x},${y}`);
    expect(choice.hover).toBeNull(); // nothing would stand there
    choice.set(`${x},${y}`);
    await tick();
    expect(choice.carried).toBe(false);
  }
  expect(explain.mock.calls).toEqual(places.map((place) => [{ card, ...place }]));
  expect(play).not.toHaveBeenCalled();
});

test('while a village waits, cards and other cells say why not', async () => {
  const { view, explain, cell, held, play } = sit(CHOICE);
  const [x, y] = view.table.legal[0] as [number, number];
  await fireEvent.click(cell(x, y), { detail: 1 });
  expect(explain).toHaveBeenLastCalledWith({ x, y });
  const card = Object.keys(view.hands[0]?.cards ?? {})[0] as string;
  await fireEvent.click(held(card));
  expect(explain).toHaveBeenLastCalledWith({ card });
  expect(play).not.toHaveBeenCalled();
});

test('who looks on finds no cell and no card to press', () => {
  const { container } = sit(PUBLIC);
  expect(container.querySelectorAll('.world button, section.hand').length).toBe(0);
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

test('what travels finds its zones: hands, decks, the pile, every stone, every corner', () => {
  const { container, view } = sit(3);
  const zones = [
    'pile',
    'hand-end',
    ...view.hands.flatMap((_, seat) => [`hand-${seat}`, `deck-${seat}`]),
    ...view.hands.flatMap((_, seat) =>
      ['helmet', 'buddha', 'rice'].map((symbol) => `stones-${seat}-${symbol}`),
    ),
    ...view.table.legal.map(([x, y]) => `cell-${x},${y}`),
    ...view.table.villages.map(({ x, y }) => `cell-${x},${y}`),
  ];
  for (const zone of zones)
    expect(container.querySelector(`[data-zone="${zone}"]`), zone).not.toBeNull();
});
