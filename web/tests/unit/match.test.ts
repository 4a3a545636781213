// A match as its messages tell it, over a socket that only remembers what was sent.
import { afterEach, expect, test, vi } from 'vitest';
import { Match } from '../../src/match.svelte';

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
  const match = new Match('table', 0);
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
