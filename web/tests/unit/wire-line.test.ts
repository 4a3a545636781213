// A line to a table that ends: at once where it is up, and where it is on its way as soon as it is.
import { afterEach, expect, test, vi } from 'vitest';
import { Line, type FromServer } from '../../src/wire/line';

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: Socket;
  readyState = Socket.CONNECTING;
  readonly complaints: string[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Socket.last = this;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  /** As a browser does, with the words it complains with. */
  close(): void {
    if (this.readyState === Socket.CONNECTING)
      this.complaints.push('WebSocket is closed before the connection is established.');
    this.readyState = Socket.CLOSED;
  }
}
const drawn = (): Line => {
  vi.stubGlobal('WebSocket', Socket);
  return new Line(
    '/api/tables/x/socket',
    (_: FromServer) => {},
    () => {},
  );
};
afterEach(() => vi.unstubAllGlobals());

test('a line that is up ends at once', () => {
  const line = drawn();
  Socket.last.open();
  line.close();
  expect(Socket.last.readyState).toBe(Socket.CLOSED);
});

test('a line that is still on its way comes up and ends then, so that no browser complains', () => {
  const line = drawn();
  line.close();
  expect(Socket.last.readyState).toBe(Socket.CONNECTING);
  Socket.last.open();
  expect(Socket.last.readyState).toBe(Socket.CLOSED);
  expect(Socket.last.complaints).toEqual([]);
});
