// Who comes back after hours is shown what happened since his own last decision.
import { afterEach, expect, test, vi } from 'vitest';
import type { Entry } from '../../src/livetable.svelte';
import { absence, onReturn } from '../../src/stage/absence';

const MINUTE = 60_000;
/** Who was asked at each moment, with how many options; before each decision its event, and then whose turn began. */
type Moment = { seat: number; options?: number };

/** A game in which each decision is told as "Done" by who decided, and the turn of the next begins with it. */
function record(moments: readonly Moment[]): Entry[] {
  const ply = moments.length - 1;
  const events = moments.slice(0, -1).flatMap(({ seat }, at) => [
    { event: { event: 'Done', seat }, at: at * MINUTE, ply: at + 1 },
    { event: { event: 'TurnBegan', seat: moments[at + 1]?.seat }, at: at * MINUTE, ply: at + 1 },
  ]);
  vi.stubGlobal('fetch', async (path: string) => {
    const at = Number(new URL(path, 'http://house').searchParams.get('ply'));
    const { seat, options = 2 } = moments[at] as Moment;
    const hidden = seat === 0 ? Array(options).fill({}) : 'hidden';
    const told = {
      ply: at,
      plies: ply,
      view: { at, question: { seat, options: hidden } },
      events: events.filter((entry) => entry.ply <= at).map(({ event }) => event),
    };
    return new Response(JSON.stringify(told), { headers: { 'content-type': 'application/json' } });
  });
  return events as unknown as Entry[];
}
const plies = async (moments: readonly Moment[]): Promise<number[] | null> => {
  const log = record(moments);
  const away = await absence('t', 0, log, moments.length - 1, 600 * MINUTE);
  return away && away.scenes.map(({ ply }) => ply);
};
afterEach(() => vi.unstubAllGlobals());

test('it begins after what I did, though my own turn has begun again since', async () => {
  const moments = [1, 0, 1, 2, 0].map((seat) => ({ seat }));
  const log = record(moments);
  const away = await absence('t', 0, log, 4, 600 * MINUTE);
  expect(away?.before).toMatchObject({ at: 2 });
  expect(away?.scenes.map(({ ply }) => ply)).toEqual([3, 4]);
  expect(away?.scenes[0]?.events).toEqual([
    { event: 'Done', seat: 1 },
    { event: 'TurnBegan', seat: 2 },
  ]);
  // I decided in the minute of the second decision
  expect(away?.length).toBe(599 * MINUTE);
});

test('where I had no choice nothing was my doing', async () => {
  expect(
    await plies([{ seat: 0 }, { seat: 1 }, { seat: 0, options: 1 }, { seat: 2 }, { seat: 0 }]),
  ).toEqual([2, 3, 4]);
});

test('who acted last, or never, missed nothing', async () => {
  expect(await plies([{ seat: 1 }, { seat: 0 }, { seat: 1 }])).toBeNull();
  expect(await plies([{ seat: 1 }, { seat: 2 }, { seat: 0 }])).toBeNull();
  expect(await plies([{ seat: 0 }])).toBeNull();
});

test('of a long absence the last decisions are told', async () => {
  const moments = [0, ...Array<number>(40).fill(1), 0].map((seat) => ({ seat }));
  const told = await plies(moments);
  expect(told?.at(-1)).toBe(41);
  expect(told).toHaveLength(20);
});

test('a tab that is seen again after hours shows it, one that was left for a moment does not', () => {
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const back = vi.fn();
  const end = onReturn(back);
  const leave = (minutes: number): void => {
    for (const away of [true, false]) {
      hidden.mockReturnValue(away);
      document.dispatchEvent(new Event('visibilitychange'));
      if (away) vi.advanceTimersByTime(minutes * MINUTE);
    }
  };
  leave(2);
  expect(back).not.toHaveBeenCalled();
  leave(200);
  expect(back).toHaveBeenCalledTimes(1);
  end();
  leave(200);
  expect(back).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
  vi.useRealTimers();
});
