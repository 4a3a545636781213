// A line of the story draws what it speaks of while it is pointed at, and what a click draws stays.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Desk } from '../../src/desk';
import Log from '../../src/furniture/Log.svelte';
import type { Entry } from '../../src/livetable.svelte';
import { settings } from '../../src/settings.svelte';
import type { Past } from '../../src/stage/past.svelte';
import { spot, type Marks } from '../../src/stage/spot.svelte';
import { Speaker } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const ENTRY: Entry = {
  event: { event: 'CardDrawn', seat: 1, pile: 'draw_1', character: 'monk' },
  at: 0,
  ply: 3,
};
const ARROW: Marks = { arrows: [{ from: 'pile-draw_1', to: 'seat-1', tone: 'played' }], glow: [] };
const WORDS = { text: 'Botan draws.', at: 'seat-1' };

/** Whether this screen has seen it happen. */
function log(seen: boolean) {
  settings.text = new Text('en', wordsOf('en'));
  const desk = { speaker: new Speaker(settings.text, 'glory', ['Ann', 'Botan']) } as Desk;
  const told: Marks = { ...ARROW, bubble: WORDS };
  const marksOf = vi.fn(() => Promise.resolve(told));
  const past = { drawn: () => (seen ? told : undefined), marksOf } as unknown as Past;
  const back = vi.fn(() => spot.show(told));
  const { container } = render(Log, { log: [ENTRY], desk, game: null, past, back });
  return { line: container.querySelector('li button')!, marksOf, back };
}
const mouse = { pointerType: 'mouse' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  spot.show({});
  vi.useRealTimers();
});

test('what was seen is marked at once, without its words, as long as the line is pointed at', async () => {
  const { line, marksOf } = log(true);
  await fireEvent.pointerEnter(line, mouse);
  expect(spot.marks).toEqual({ ...ARROW, bubble: null });
  expect(marksOf).not.toHaveBeenCalled();
  await fireEvent.pointerLeave(line);
  expect(spot.marks).toEqual({});
});

test('what this screen has not seen is asked for once the hand rests; until then the seat is marked', async () => {
  const { line, marksOf } = log(false);
  await fireEvent.pointerEnter(line, mouse);
  expect(spot.marks.glow).toContain('seat-1');
  expect(marksOf).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(spot.marks).toEqual({ ...ARROW, bubble: null });
});

test('what a click draws stays when the hand goes to the table', async () => {
  const { line, back } = log(true);
  await fireEvent.pointerEnter(line, mouse);
  await fireEvent.click(line);
  expect(back).toHaveBeenCalledExactlyOnceWith(ENTRY);
  await fireEvent.pointerLeave(line);
  expect(spot.marks.bubble).toEqual(WORDS);
});
