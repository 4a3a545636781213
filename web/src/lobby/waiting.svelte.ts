// A table before the first card, kept current over a line: who comes and goes, what is said, who hosts.
import { settings } from '../settings.svelte';
import { isRefused, isWelcome, Line, type FromServer } from '../wire/line';
import type { ChatLine, ProblemInfo, TableInfo } from '../wire/types';

/** What a chat needs of a table, here and in a match. */
export interface Talking {
  readonly table: TableInfo | null;
  readonly chat: ChatLine[];
  request(request: Record<string, unknown>): Promise<FromServer>;
}

export const socketPath = (id: string, seat: number | null): string => {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  else if (settings.quiet) query.set('quiet', 'true');
  return `/api/tables/${id}/socket?${query}`;
};

export class Waiting implements Talking {
  table = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  problem = $state.raw<ProblemInfo | null>(null);
  away = $state(false);
  #line: Line | null = null;
  #seat: number | null | undefined;

  /** `changed` hears of the table, `shown` that this line has ended and why. */
  constructor(
    readonly id: string,
    private readonly changed: (table: TableInfo) => void,
    private readonly shownOut: (problem: ProblemInfo) => void,
  ) {}

  /** With another seat, or with none, the line is another one. */
  at(table: TableInfo): void {
    this.table = table;
    const seat = table.seats.find((each) => each.yours)?.seat ?? null;
    if (seat === this.#seat) return;
    this.close();
    this.#seat = seat;
    this.#line = new Line(
      socketPath(this.id, seat),
      (message) => this.#hear(message),
      (away) => (this.away = away),
    );
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
    this.#seat = undefined;
  }

  async request(request: Record<string, unknown>): Promise<FromServer> {
    this.problem = null;
    const answer = (await this.#line?.ask(request)) ?? { type: 'closed' };
    if (isRefused(answer)) this.problem = answer.problem;
    return answer;
  }

  #hear(message: FromServer): void {
    if (isWelcome(message)) {
      this.chat = message.chat;
      this.#told(message.table);
    } else if (message.type === 'table') this.#told(message.table as TableInfo);
    else if (message.type === 'chat') this.chat = [...this.chat, message.line as ChatLine];
    else if (message.type === 'talk') this.chat = message.lines as ChatLine[];
    else if (message.type === 'bye') {
      this.close();
      this.shownOut(message.problem as ProblemInfo);
    }
  }

  #told(table: TableInfo): void {
    this.table = table;
    this.changed(table);
  }
}
