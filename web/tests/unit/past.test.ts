// Looking back: the table goes to a beat of the past, what was done is drawn there, and what happens meanwhile waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTable } from '../../src/desk';
import type { Beat, Scene } from '../../src/stage/beat';
import { coming, Director } from '../../src/stage/director.svelte';
import { Past } from '../../src/stage/past.svelte';
import { spot } from '../../src/stage/spot.svelte';
import type { Speaker, Told } from '../../src/words/speaker';

/** Every event is a beat of a second with a chip; the card of a seat flies to the middle. */
const beats = (scene: Scene): Beat[] =>
  scene.events.map((event) => ({
    who: event.seat as number,
    length: 1000,
    caption: `${event.does}s a card`,
    chip: String(event.does),
    motions: [{ from: `hand-${event.seat}`, to: 'middle', look: {} as never }],
    events: [event],
  }));

/** Two decisions of others have been shown: the first of two beats, the second of one. */
async function table() {
  const director = new Director({
    seat: 0,
    speaker: {} as Speaker,
    game: () => ({ beats }) as unknown as GameTable,
    pace: () => 1,
    moves: () => true,
    cue: () => {},
  });
  let ply = 6;
  const past = new Past('t', 0, director, () => ply);
  director.open(coming({ at: 6 }, [], 6));
  const happens = (...does: string[]): void => {
    const at = ply + 1;
    const told = { view: { at }, events: does.map((one) => ({ seat: 1, does: one })), ply: at };
    const { view, events } = told as { view: Told; events: Told[] };
    director.take({ ...coming(view, events, at), landed: () => (ply = at) });
  };
  happens('draw', 'lay');
  await vi.advanceTimersByTimeAsync(2001);
  happens('beat');
  await vi.advanceTimersByTimeAsync(1001);
  return { director, past, happens };
}
const here = ({ seen, chip }: Past): unknown[] => [seen?.ply ?? 'now', chip?.beat.chip ?? null];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { escape: (zone: string) => zone });
  vi.stubGlobal('fetch', async (path: string) => {
    const at = Number(new URL(path, 'http://house').searchParams.get('ply'));
    const told = { ply: at, plies: 8, view: { at }, events: [] };
    return new Response(JSON.stringify(told), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  spot.show({});
});
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

test('step by step through the chips, also where one decision has several', async () => {
  const { past } = await table();
  const way: unknown[] = [];
  for (const by of [-1, -1, -1, -1, 1, 1, 1] as const) {
    past.step(by);
    await settle();
    way.push(here(past));
  }
  expect(way).toEqual([
    ['now', 'beat'],
    [7, 'lay'],
    [7, 'draw'],
    [7, 'draw'], // there is nothing before it
    [7, 'lay'],
    ['now', 'beat'],
    ['now', null],
  ]);
});

test('what was done then is drawn at its place, in red and with its words', async () => {
  const { director, past } = await table();
  const chip = director.chips[0]!;
  await past.look(chip.ply, chip);
  expect(spot.marks.arrows).toEqual([{ from: 'hand-1', to: 'middle', tone: 'played' }]);
  expect(spot.marks.bubble).toEqual({ text: 'draws a card', at: 'middle', tone: 'red' });
});

test('what happens while one looks back waits, and is shown afterwards', async () => {
  const { director, past, happens } = await table();
  await past.look(6);
  happens('pass');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([director.view, director.beat, director.idle]).toEqual([{ at: 8 }, null, false]);
  past.leave();
  await settle();
  expect(director.beat?.caption).toBe('passs a card');
  await vi.advanceTimersByTimeAsync(1000);
  expect([director.view, director.idle]).toEqual([{ at: 9 }, true]);
});

test('a look back from what is just shown goes no further than what has been shown', async () => {
  const { director, past, happens } = await table();
  happens('draw', 'lay');
  await vi.advanceTimersByTimeAsync(1100); // the first has landed, the second runs
  past.step(-1);
  await settle();
  expect([here(past), director.paused]).toEqual([[8, 'draw'], true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(director.view).toEqual({ at: 8 });
  past.step(1);
  await settle();
  expect([here(past), director.paused]).toEqual([['now', null], false]);
});

test('who has paused finds it paused when back', async () => {
  const { director, past, happens } = await table();
  happens('draw');
  director.pause();
  await past.look(6);
  past.leave();
  expect(director.paused).toBe(true);
});

const line = (event: Record<string, unknown>, ply: number) => ({ event, ply, at: 0 });
const DRAWN = [{ from: 'hand-1', to: 'middle', tone: 'played' }];

test('a line of the story is drawn where it happened, as long as this screen has shown it', async () => {
  const { director, past } = await table();
  const event = { seat: 1, does: 'lay' };
  director.retell(coming({ at: 9 }, [event], 9), { at: 8 });
  expect(past.drawn(line(event, 9))?.arrows).toEqual(DRAWN);
});

test('what happened before this screen was opened is asked of the house, and drawn where one looks back', async () => {
  const event = { seat: 1, does: 'lay' };
  const story = [line(event, 3), line({ seat: 1, does: 'draw' }, 4)];
  const { director } = await table();
  const past = new Past(
    't',
    0,
    director,
    () => 8,
    () => story,
  );
  expect(past.drawn(story[0]!)).toBeUndefined();
  await past.read(story[0]!);
  expect(past.seen?.ply).toBe(3);
  expect(spot.marks.arrows).toEqual(DRAWN);
  expect(spot.marks.bubble?.text).toBe('lays a card');
});
