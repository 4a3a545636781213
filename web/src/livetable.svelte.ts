// A table as this viewer knows it, kept current over its line.
import { nudge } from './nudge.svelte';
import { socketPath, type Talking } from './lobby/waiting.svelte';
import { isPresent, isRefused, isWelcome, Line, type FromServer } from './wire/line';
import type { ChatLine, Present, ProblemInfo, TableInfo, Welcome } from './wire/types';
import type { Option, Thing, Words } from './desk';
import type { Coming, Director } from './stage/director.svelte';
import type { Told } from './words/speaker';

export type Entry = { event: Told; at: number; ply: number };
export type Advice = { place: number; chance: number; reason: string };

/** Milliseconds that are left to answer, at least. */
const HURRY = 6000;

export class LiveTable implements Talking {
  table = $state.raw<TableInfo | null>(null);
  /** As this screen has shown it: never ahead of what is drawn. */
  present = $state.raw<Present | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  orders = $state<'ask' | 'others' | 'pass'>('ask');
  problem = $state.raw<ProblemInfo | null>(null);
  away = $state(false);
  busy = $state(false);
  /** What was done last was done here and unveiled nothing: until somebody else acts it can be taken back, also while
   *  this screen still shows it. */
  mayUndo = $state(false);
  /** A sealed answer is to be given anew; until the window closes one may. */
  reconsiders = $state(false);
  /** What this seat did last, after so many decisions; null where that was taken back. */
  deed = $state.raw<{ ply: number; words: Words } | null>(null);
  /** The difference between the server's clock and ours. */
  skew = 0;
  /** Shows what comes, in its own time. */
  director: Director | null = null;
  /** As the server told it last, and all that happened until then. */
  #latest: Present | null = null;
  #story: Entry[] = [];
  #told = 0;
  #watching: number | null = null;
  readonly #line: Line;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    view = '',
  ) {
    this.#line = new Line(
      socketPath(id, seat) + (view && `&view=${view}`),
      (message) => this.#hear(message),
      (away) => (this.away = away),
    );
  }

  close(): void {
    this.#line.close();
  }

  /** What this seat is asked and has not answered yet, or not for good. */
  readonly asked = $derived.by(() => {
    const asked = this.present?.asked;
    return asked && (!asked.answered || this.reconsiders) ? asked : null;
  });
  readonly options = $derived.by((): Option[] => {
    const options = this.asked?.question.options;
    if (!Array.isArray(options)) return [];
    return options.map((option, place) => ({ ...(option as Option), place }));
  });

  now(): number {
    return Date.now() + this.skew;
  }

  // -- verbs

  async play(option: Option): Promise<void> {
    await this.#act({ type: 'move', option: option.place }, option.words);
  }

  async playWords(words: Words): Promise<void> {
    await this.#act({ type: 'move', words }, words);
  }

  async undo(): Promise<void> {
    await this.#act({ type: 'undo' }, null, this.#latest);
  }

  /** To all; of the match as it is, though this screen may still show how it came to that. */
  async propose(what: string, more: Record<string, unknown> = {}): Promise<void> {
    await this.request({ type: 'propose', what, ...more, version: this.#latest?.version ?? 0 });
  }

  async request(request: Record<string, unknown>): Promise<FromServer> {
    const answer = await this.#line.ask(request);
    if (isRefused(answer)) this.problem = answer.problem;
    return answer;
  }

  /** Why is what somebody points at not to be done? The rules know which action he misses. */
  async why(thing: Thing): Promise<ProblemInfo | null> {
    const answer = await this.#line.ask({ type: 'why', thing });
    return isRefused(answer) ? answer.problem : ((answer.problem ?? null) as ProblemInfo | null);
  }

  async preview(about: Told): Promise<Told | null> {
    const answer = await this.#line.ask({ type: 'preview', about });
    return isRefused(answer) ? null : (answer.answer as Told);
  }

  async #act(
    request: Record<string, unknown>,
    words: Words | null,
    of = this.present,
  ): Promise<void> {
    if (this.busy || !of) return;
    this.busy = true;
    this.director?.forget();
    this.reconsiders = false;
    try {
      const answer = await this.request({ ...request, version: of.version });
      if (words && !isRefused(answer)) this.deed = { ply: of.ply, words };
    } finally {
      this.busy = false;
    }
  }

  // -- hearing

  #hear(message: FromServer): void {
    if (isWelcome(message)) this.#welcome(message);
    else if (isPresent(message)) this.#move(message);
    else if (message.type === 'table') this.#seat(message.table as TableInfo);
    else if (message.type === 'chat') this.chat = [...this.chat, message.line as ChatLine];
    else if (message.type === 'talk') this.chat = message.lines as ChatLine[];
    else if (message.type === 'bye') this.problem = message.problem as ProblemInfo;
  }

  #welcome(welcome: Welcome): void {
    this.table = welcome.table;
    this.chat = welcome.chat;
    this.orders = welcome.orders;
    this.skew = welcome.now - Date.now();
  }

  /** A question that I am to answer, or the end, is told as loudly as my turn. */
  #seat(table: TableInfo): void {
    const before = this.table;
    this.table = table;
    if (!before || this.seat === null) return;
    const { proposal } = table;
    const asks = proposal?.needed.includes(this.seat) && !proposal.agreed.includes(this.seat);
    if (asks && proposal?.number !== before.proposal?.number) nudge(table, 'web-note-proposal');
    else if (before.status === 'running' && table.status !== 'running') nudge(table, 'web-over');
  }

  #move(present: Present): void {
    const first = this.#latest === null;
    const back = present.kept < this.#story.length;
    if (this.#latest && present.ply < this.#latest.ply) this.deed = null;
    this.#latest = present;
    this.mayUndo = present.may_undo;
    this.skew = present.clocks.now - Date.now();
    const fresh = present.events.map((event, place) => {
      const moment = present.moments.find((known) => known.events > present.kept + place);
      return { event, at: moment?.at ?? present.clocks.now, ply: moment?.ply ?? 0 };
    });
    this.#story = [...this.#story.slice(0, present.kept), ...fresh];
    if (back) this.#told = Math.min(this.#told, present.kept);
    const coming: Coming = {
      view: present.view,
      events: present.events,
      ply: present.ply,
      tell: (count) => this.#tell(count),
      landed: () => this.#land(present),
    };
    if (first || !this.director) this.#open(coming);
    else if (back) this.director.jump(coming);
    else this.director.take(coming);
    this.#watch(present);
    this.#hurry(present);
  }

  #open(coming: Coming): void {
    if (this.director) this.director.open(coming);
    else {
      coming.tell(coming.events.length);
      coming.landed();
    }
  }

  #tell(count: number): void {
    this.#told = Math.min(this.#told + count, this.#story.length);
    this.log = this.#story.slice(0, this.#told);
  }

  /** It is drawn: now it may be asked, counted down, and over. */
  #land(present: Present): void {
    const first = this.present === null;
    const wasAsked = this.present?.asked && !this.present.asked.answered;
    this.present = present;
    this.log = this.#story.slice(0, this.#told);
    this.reconsiders = false;
    this.#caughtUp(present.version);
    const isAsked = present.asked && !present.asked.answered;
    if (isAsked && !wasAsked && !first) nudge(this.table, 'web-your-turn');
  }

  /** My clock stands while this screen still shows what led to my question, and bots wait with their turn. */
  #watch(present: Present): void {
    if (!this.director || this.director.idle || this.seat === null) return;
    const { asked, clocks, waiting } = present;
    const mine = asked && !asked.answered && clocks.running.includes(asked.seat);
    const bots = waiting.some((seat) => this.table?.seats[seat]?.kind === 'bot');
    if (!mine && !bots) return;
    this.#watching = present.version;
    void this.#line.ask({ type: 'watching', version: present.version });
  }

  #caughtUp(version: number): void {
    if (this.#watching !== version) return;
    this.#watching = null;
    void this.#line.ask({ type: 'watched', version });
  }

  /** A window that closes soon does not wait for the end of a scene. */
  #hurry(present: Present): void {
    if (!present.closes || !present.asked) return;
    const left = present.closes - this.now() - HURRY;
    setTimeout(
      () => {
        if (this.#latest === present && this.present !== present) this.director?.skip(true);
      },
      Math.max(0, left),
    );
  }
}
