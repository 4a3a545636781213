// A table as this viewer knows it, kept current over its line.
import { getDeskSound } from './sound';
import { settings } from './settings.svelte';
import { isPresent, isRefused, isWelcome, Line, type FromServer } from './wire/line';
import type { ChatLine, Present, ProblemInfo, TableInfo, Welcome } from './wire/types';
import type { Option, Words } from './desk';
import type { Told } from './words/speaker';

export type Entry = { event: Told; at: number; ply: number };
export type Advice = { place: number; chance: number; reason: string };

export class Match {
  table = $state.raw<TableInfo | null>(null);
  present = $state.raw<Present | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  orders = $state<'ask' | 'others' | 'pass'>('ask');
  problem = $state.raw<ProblemInfo | null>(null);
  away = $state(false);
  busy = $state(false);
  /** A sealed answer is to be given anew; until the window closes one may. */
  reconsiders = $state(false);
  /** The difference between the server's clock and ours. */
  skew = 0;
  /** Hears what is new, for motion and sound. */
  onEvents: (events: Told[]) => void = () => {};
  readonly #line: Line;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    view = '',
  ) {
    const query = new URLSearchParams();
    if (seat !== null) query.set('seat', String(seat));
    if (view) query.set('view', view);
    this.#line = new Line(
      `/api/tables/${id}/socket?${query}`,
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
    await this.#act({ type: 'move', option: option.place });
  }

  async playWords(words: Words): Promise<void> {
    await this.#act({ type: 'move', words });
  }

  async undo(): Promise<void> {
    await this.#act({ type: 'undo' });
  }

  async propose(what: string, ply: number | null = null): Promise<void> {
    await this.#act(ply === null ? { type: 'propose', what } : { type: 'propose', what, ply });
  }

  async request(request: Record<string, unknown>): Promise<FromServer> {
    const answer = await this.#line.ask(request);
    if (isRefused(answer)) this.problem = answer.problem;
    return answer;
  }

  async why(words: Words): Promise<ProblemInfo | null> {
    const answer = await this.#line.ask({ type: 'why', words });
    return isRefused(answer) ? answer.problem : ((answer.problem ?? null) as ProblemInfo | null);
  }

  async preview(about: Told): Promise<Told | null> {
    const answer = await this.#line.ask({ type: 'preview', about });
    return isRefused(answer) ? null : (answer.answer as Told);
  }

  async #act(request: Record<string, unknown>): Promise<void> {
    if (this.busy || !this.present) return;
    this.busy = true;
    this.reconsiders = false;
    try {
      await this.request({ ...request, version: this.present.version });
    } finally {
      this.busy = false;
    }
  }

  // -- hearing

  #hear(message: FromServer): void {
    if (isWelcome(message)) this.#welcome(message);
    else if (isPresent(message)) this.#move(message);
    else if (message.type === 'table') this.table = message.table as TableInfo;
    else if (message.type === 'chat') this.chat = [...this.chat, message.line as ChatLine];
    else if (message.type === 'bye') this.problem = message.problem as ProblemInfo;
  }

  #welcome(welcome: Welcome): void {
    this.table = welcome.table;
    this.chat = welcome.chat;
    this.orders = welcome.orders;
    this.skew = welcome.now - Date.now();
  }

  #move(present: Present): void {
    const first = this.present === null;
    const wasAsked = this.present?.asked && !this.present.asked.answered;
    this.skew = present.clocks.now - Date.now();
    const fresh = present.events.map((event, place) => {
      const moment = present.moments.find((known) => known.events > present.kept + place);
      return { event, at: moment?.at ?? present.clocks.now, ply: moment?.ply ?? 0 };
    });
    this.log = [...this.log.slice(0, present.kept), ...fresh];
    this.present = present;
    this.reconsiders = false;
    if (!first) this.onEvents(present.events);
    const isAsked = present.asked && !present.asked.answered;
    if (isAsked && !wasAsked && !first) this.#nudge();
  }

  #nudge(): void {
    if (settings.sound) getDeskSound()('turn');
    if (!settings.notify || !document.hidden || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    const body = settings.text.say(`${this.table?.game ?? ''}-title`);
    try {
      const note = new Notification(settings.text.say('web-your-turn'), { tag: this.id, body });
      note.onclick = () => (window.focus(), note.close());
    } catch {
      // some phones allow notes only to a service worker; the title of the page tells it, too
    }
  }
}
