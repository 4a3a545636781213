// A line to a table: a websocket that comes back by itself and asks only for what was missed.
import { way } from '../home';
import { changed } from './changes';
import type { Changed, Present, Refused, Welcome } from './types';

export type FromServer = { type: string; id?: string } & Record<string, unknown>;
type Pending = { request: Record<string, unknown>; settle: (answer: FromServer) => void };

const LONGEST_WAIT = 5000;
const CALM = 1000;

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Pending>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #kept = 0;
  #version = 0;
  #present: Present | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: string,
    private readonly hear: (message: FromServer) => void,
    private readonly lost: (away: boolean) => void,
  ) {
    this.#open();
  }

  /** Sends a request and waits for its answer; after a break it is sent again (moves are safe to repeat). */
  ask(request: Record<string, unknown>): Promise<FromServer> {
    const id = `${Date.now().toString(36)}-${(this.#count += 1)}`;
    return new Promise((settle) => {
      const sent = { ...request, id };
      this.#waiting.set(id, { request: sent, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(sent));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#calm);
    const socket = this.#socket;
    // One that is still on its way comes up first: a browser complains of one that is cut before.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #open(): void {
    const url = new URL(way(this.path), location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('changes', 'true');
    if (this.#kept) {
      url.searchParams.set('kept', String(this.#kept));
      url.searchParams.set('version', String(this.#version));
    }
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#take(this.#whole(JSON.parse(event.data) as FromServer));
    socket.onclose = () => this.#break(socket);
  }

  #break(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#tries += 1;
    if (this.#tries > 1) this.lost(true);
    const wait = Math.min(LONGEST_WAIT, 150 * 2 ** this.#tries);
    this.#again = setTimeout(() => this.#open(), wait);
  }

  /** Every request may be repeated: what was done already is only acknowledged. */
  #resend(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const { request } of this.#waiting.values()) this.#socket.send(JSON.stringify(request));
  }

  /** What changed since the last present makes the next; with a hole in between, the whole is asked for. */
  #whole(message: FromServer): FromServer | null {
    if (!isChanged(message)) return message;
    const before = this.#present;
    if (before?.version === message.after) return changed(before, message) as unknown as FromServer;
    void this.ask({ type: 'show', kept: this.#kept, version: this.#version });
    return null;
  }

  #take(message: FromServer | null): void {
    if (message === null) return;
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.lost(false);
      this.#resend();
    }
    if (isRefused(message) && message.id === '' && message.problem.key === 'too-fast') {
      // It does not say which request was too much: all that wait are asked again, a little later.
      clearTimeout(this.#calm);
      this.#calm = setTimeout(() => this.#resend(), CALM);
    }
    if (message.type === 'present') {
      const present = message as unknown as Present;
      this.#kept = present.kept + present.events.length;
      this.#version = present.version;
      this.#present = present;
    }
    this.hear(message);
    const waiting = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (waiting && message.id !== undefined) {
      this.#waiting.delete(message.id);
      waiting.settle(message);
    }
  }
}

export const isWelcome = (m: FromServer): m is FromServer & Welcome => m.type === 'welcome';
export const isPresent = (m: FromServer): m is FromServer & Present => m.type === 'present';
const isChanged = (m: FromServer): m is FromServer & Changed => m.type === 'changed';
export const isRefused = (m: FromServer): m is FromServer & Refused => m.type === 'refused';
