// What changed, as the server wrote it, makes the picture that it would have sent whole.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { changed } from '../../src/wire/changes';
import { Line, type FromServer } from '../../src/wire/line';
import type { Changed, Present } from '../../src/wire/types';

type Recorded = { first: Present; then: { changed: Changed; present: Present }[] };
const matches = JSON.parse(readFileSync('tests/fixtures/changes.json', 'utf-8')) as Recorded[];

afterEach(() => vi.unstubAllGlobals());

test.each(matches.map((match) => [match.first.view.game as string, match] as const))(
  'of %s every recorded change makes the next present',
  (_, { first, then }) => {
    let held = first;
    for (const step of then) {
      const before = structuredClone(held);
      const next = changed(held, step.changed);
      expect(next).toEqual(step.present);
      expect(JSON.stringify(next.view)).toBe(JSON.stringify(step.present.view));
      expect(held, 'who holds the former one keeps it').toEqual(before);
      held = next;
    }
    expect(then.length).toBeGreaterThan(3);
  },
);

test('what did not change is the same object', () => {
  const { first, then } = matches[0]!;
  const next = changed(first, then[0]!.changed);
  expect(next.view.options).toBe(first.view.options);
});

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: URL) {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {}
}

test('a line asks for changes, tells whole presents, and asks for the whole where one is missing', () => {
  vi.stubGlobal('WebSocket', Socket);
  const heard: FromServer[] = [];
  const line = new Line(
    '/api/tables/x/socket?seat=0',
    (message) => heard.push(message),
    () => {},
  );
  const { first, then } = matches[0]!;
  expect(Socket.last.url.searchParams.get('changes')).toBe('true');
  Socket.last.tell(first);
  Socket.last.tell(then[0]!.changed);
  expect(heard).toEqual([first, then[0]!.present]);
  Socket.last.tell(then[2]!.changed);
  expect(heard.length, 'nothing is made of what does not fit').toBe(2);
  const { kept, events, version } = then[0]!.present;
  expect(Socket.last.sent).toEqual([
    { type: 'show', kept: kept + events.length, version, id: expect.any(String) as string },
  ]);
  Socket.last.tell({ ...first, version: then[2]!.present.version });
  Socket.last.tell(then[3]!.changed);
  expect(heard.length).toBe(4);
  line.close();
});
