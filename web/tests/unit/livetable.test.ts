// A match as its messages tell it, over a socket that only remembers what was sent.
import { afterEach, expect, test, vi } from 'vitest';
import type { GameTable } from '../../src/desk';
import { LiveTable } from '../../src/livetable.svelte';
import { Director } from '../../src/stage/director.svelte';
import type { Speaker } from '../../src/words/speaker';

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  tell(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {}
}

const asked = (answered: boolean, version = 7): Record<string, unknown> => ({
  type: 'present',
  version,
  ply: 6,
  kept: 0,
  events: [],
  moments: [],
  view: {},
  waiting: [0, 1],
  clocks: { now: Date.now(), seat: null, left: [] },
  asked: { answered, question: { asks: 'Window', options: [{ action: 1 }, { action: 2 }] } },
  result: null,
});

afterEach(() => vi.unstubAllGlobals());

test('a sealed answer can be given anew, until the window closes', () => {
  vi.stubGlobal('WebSocket', Socket);
  const match = new LiveTable('table', 0);
  Socket.last.tell(asked(true));
  expect(match.asked).toBeNull();
  expect(match.options).toEqual([]);
  match.reconsiders = true;
  expect(match.options.map(({ place }) => place)).toEqual([0, 1]);
  void match.play(match.options[1]!);
  expect(Socket.last.sent).toMatchObject([{ type: 'move', option: 1, version: 7 }]);
  expect(match.asked).toBeNull();
  match.reconsiders = true;
  Socket.last.tell(asked(true, 8)); // another window, answered by a standing order
  expect(match.asked).toBeNull();
  match.close();
});

const running = (version: number, seat: number): Record<string, unknown> => ({
  ...asked(false, version),
  asked: { seat: 0, answered: false, window: false, question: { asks: 'Turn', options: [] } },
  kept: 0,
  events: [],
  clocks: { now: Date.now(), running: [seat], left: [60_000, 60_000] },
});

test.each([
  ['my own clock stands while my screen still shows what led to my question', 0, 2],
  ["nobody else's does", 1, 0],
])('%s', async (_, seat, messages) => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  const match = new LiveTable('table', 0);
  match.director = new Director({
    seat: 0,
    speaker: {} as Speaker,
    game: () => ({ beats: () => [{ who: 1, length: 1000 }] }) as unknown as GameTable,
    pace: () => 1,
    moves: () => true,
    cue: () => {},
  });
  Socket.last.tell(asked(true, 7));
  Socket.last.tell(running(8, seat));
  expect(match.present?.version).toBe(7); // not shown yet, so not asked yet
  await vi.advanceTimersByTimeAsync(1001);
  expect(match.present?.version).toBe(8);
  const sent = Socket.last.sent.map(({ type, version }) => [type, version]);
  const both = [
    ['watching', 8],
    ['watched', 8],
  ];
  expect(sent).toEqual(both.slice(0, messages));
  match.close();
  vi.useRealTimers();
});

test('the end is known to the screen when the last beat has landed, not before', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  const match = new LiveTable('table', 0);
  match.director = new Director({
    seat: 0,
    speaker: {} as Speaker,
    game: () => ({ beats: () => [{ who: 1, length: 1000 }] }) as unknown as GameTable,
    pace: () => 1,
    moves: () => true,
    cue: () => {},
  });
  Socket.last.tell(asked(true, 7));
  Socket.last.tell({ ...running(8, 0), asked: null, result: { how: 'played', winners: [1] } });
  await vi.advanceTimersByTimeAsync(999);
  expect([match.present?.result, match.director.idle]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(2);
  expect([match.present?.result?.how, match.director.idle]).toEqual(['played', true]);
  match.close();
  vi.useRealTimers();
});

test('what I did last is known as soon as it is done, and no longer when it is taken back', async () => {
  vi.stubGlobal('WebSocket', Socket);
  const match = new LiveTable('table', 0);
  Socket.last.tell(asked(false));
  const answered = async (type: string): Promise<void> => {
    const { id } = Socket.last.sent.at(-1)!;
    const problem = { key: 'stale-action', facts: {}, clause: '' };
    Socket.last.tell({ type, id, version: 8, problem });
    await new Promise((done) => setTimeout(done));
  };
  void match.playWords({ do: 'lay' });
  await answered('refused');
  expect(match.deed).toBeNull();
  void match.playWords({ do: 'draw' });
  await answered('done');
  expect(match.deed).toEqual({ ply: 6, words: { do: 'draw' } });
  Socket.last.tell({ ...asked(false, 8), ply: 7 });
  expect(match.deed).toEqual({ ply: 6, words: { do: 'draw' } });
  Socket.last.tell({ ...asked(false, 9), ply: 6 });
  expect(match.deed).toBeNull();
  match.close();
});
