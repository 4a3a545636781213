// The director of time: one queue for the table, the caption, the story, the scores, the sound, the prompt and the
// clock of this screen. What came from the server is true at once; here it becomes true when its beats have landed.
import type { GameTable } from '../desk';
import type { Speaker, Told } from '../words/speaker';
import { FADE, zoneOf } from './arc';
import { Clock } from './clock';
import type { Beat, Cue, Motion } from './beat';
import { marksOfBeat, type Marks } from './spot.svelte';

/** What waits to be shown: a view, what happened before it, and what is to be done once it is drawn. */
export interface Coming {
  view: Told;
  events: readonly Told[];
  ply: number;
  /** Lines that join the story with a beat; called once for each event in order. */
  tell(count: number): void;
  /** All of it has landed: prompt, clock, result. */
  landed(): void;
}

/** A beat that was seen, for the strip "since your turn". */
export interface SeenBeat {
  key: number;
  beat: Beat;
  ply: number;
  /** How often in a row. */
  times: number;
  /** It was listed without being shown: no caption said it. */
  unsaid: boolean;
}

/** What flies just now. */
export interface Flying extends Motion {
  key: number;
  /** Where it lay before it was lifted: its place may be gone by then. */
  start: DOMRect | null;
}

export interface Playhouse {
  readonly seat: number | null;
  readonly speaker: Speaker;
  game(): GameTable | null;
  /** How long motion takes: 1 as usual, 0 if nothing is shown. */
  pace(): number;
  /** Whether things may move; otherwise there are captions, and things fade in where they go. */
  moves(): boolean;
  cue(cue: Cue): void;
}

/** A scene in which nobody acts but who looks on or learns. */
export const coming = (view: Told, events: readonly Told[], ply: number): Coming => ({
  view,
  events,
  ply,
  tell: () => {},
  landed: () => {},
});

/** My own moves are known to me: quick, and without words. */
const OWN = 0.6;
/** Who reads captions without motion needs so long for one. */
const READING = 1500;
/** After so many decisions in a row nobody wants to see each of them: the last are shown, the others are listed. */
const MOST = 24;

export class Director {
  /** What the table draws. */
  view = $state.raw<Told | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** The last beat with words: they stay until the next ones, or until all has landed. */
  caption = $state.raw<Beat | null>(null);
  flying = $state.raw<Flying[]>([]);
  chips = $state.raw<SeenBeat[]>([]);
  paused = $state(false);
  /** Nothing waits and nothing runs: only then may anybody be asked. */
  idle = $state(true);
  /** Where each event of the story happened, for its line in the log. */
  readonly drawn = new WeakMap<Told, Marks>();
  readonly #stage: Playhouse;
  readonly #clock = new Clock();
  #queue: Coming[] = [];
  #count = 0;
  #running = false;
  #seen = false;
  /** What was drawn before the first chip, and what came since. */
  #before: Told | null = null;
  #scenes: Coming[] = [];
  #closed = false;
  /** Which past this is; a scene of another one ends unseen. */
  #era = 0;

  constructor(stage: Playhouse) {
    this.#stage = stage;
  }

  /** The first view: drawn as it is, there is nothing before it. */
  open(coming: Coming): void {
    coming.tell(coming.events.length);
    this.view = coming.view;
    coming.landed();
  }

  take(coming: Coming): void {
    this.#queue.push(coming);
    this.idle = false;
    if (!this.#running) void this.#run();
  }

  /** The past was taken back: what is shown is that at once, and nothing of what was to be shown. */
  jump(coming: Coming): void {
    this.#queue = [];
    this.paused = false;
    this.#clock.skip();
    this.flying = [];
    this.beat = null;
    this.caption = null;
    this.#forget();
    this.#era += 1;
    this.open(coming);
    this.idle = true;
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#clock.skip();
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.#clock.pause();
    else this.#clock.resume();
  }

  /** To the end of this beat, or of everything that waits. */
  skip(all = false): void {
    if (this.idle) return;
    this.paused = false;
    if (all) this.#clock.rush();
    else this.#clock.skip();
  }

  /** I have acted: what others do from now on is new to me. */
  forget(): void {
    this.#seen = true;
  }

  /** What happened before this screen was opened: listed, as if it had been shown. */
  recall(past: readonly Coming[], before: Told): void {
    const now = this.view;
    this.view = before;
    for (const coming of past) {
      for (const beat of this.#beats(coming)) this.#list(beat, coming.ply, before, false);
      this.#scenes = [...this.#scenes, coming];
      this.view = coming.view;
    }
    this.view = now;
  }

  /** Shows once more what happened since my turn. */
  again(): void {
    if (!this.idle || !this.#before) return;
    const scenes = this.#scenes;
    this.view = this.#before;
    this.#forget();
    for (const { view, events, ply } of scenes) this.take(coming(view, events, ply));
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length && !this.#closed) {
      if (this.paused) {
        await this.#clock.going();
        continue; // it may have been taken back meanwhile
      }
      const [coming, parts] = this.#next();
      await this.#play(coming, parts);
    }
    this.#running = false;
    this.caption = null;
    this.idle = true;
    this.#clock.calm();
  }

  /** The next decision, with those after it that are shown together with it. */
  #next(): [Coming, Coming[]] {
    const game = this.#stage.game();
    const parts = [this.#queue.shift() as Coming];
    let last = parts[0] as Coming;
    while (this.#queue[0] && game?.joins?.(last.events, this.#queue[0].events)) {
      last = this.#queue.shift() as Coming;
      parts.push(last);
    }
    const events = parts.flatMap((part) => [...part.events]);
    return [{ ...last, events }, parts];
  }

  async #play(coming: Coming, parts: readonly Coming[]): Promise<void> {
    const late = this.#queue.length >= MOST || this.#stage.pace() === 0;
    const era = this.#era;
    const before = this.view;
    const gone = (): boolean => this.#closed || era !== this.#era;
    let told = 0;
    for (const beat of this.#beats(coming)) {
      if (!late) await this.#show(beat);
      if (gone()) return;
      this.#list(beat, coming.ply, before, late);
      const said = beat.events?.length ?? 0;
      this.#tell(parts, told, said);
      told += said;
    }
    if (gone()) return;
    this.#tell(parts, told, coming.events.length - told);
    if (this.#before) this.#scenes = [...this.#scenes, coming];
    this.beat = null;
    this.view = coming.view;
    for (const part of parts) part.landed();
  }

  #beats(coming: Coming): Beat[] {
    return this.view ? this.retell(coming, this.view) : [];
  }

  /** A decision in beats, seen from before it. */
  retell({ events, view: after, ply }: Coming, before: Told): Beat[] {
    const { seat, speaker } = this.#stage;
    const beats = this.#stage.game()?.beats({ events, before, after, seat, speaker, ply }) ?? [];
    for (const beat of beats)
      for (const event of beat.events ?? []) this.drawn.set(event, marksOfBeat(beat));
    return beats;
  }

  /** The lines of so many more events join the story. */
  #tell(parts: readonly Coming[], from: number, count: number): void {
    let before = 0;
    for (const part of parts) {
      const first = Math.max(from, before);
      const last = Math.min(from + count, before + part.events.length);
      if (last > first) part.tell(last - first);
      before += part.events.length;
    }
  }

  async #show(beat: Beat): Promise<void> {
    const mine = beat.who !== null && beat.who === this.#stage.seat;
    const pace = this.#stage.pace() * (mine && !beat.under ? OWN : 1);
    this.beat = beat;
    if (beat.caption) this.caption = beat;
    const flying = this.#clock.rushing ? [] : this.#measured(beat.motions ?? []);
    if (beat.lift && this.view) this.view = beat.lift(this.view);
    if (!this.#clock.rushing) for (const cue of beat.cues ?? []) this.#stage.cue(cue);
    this.flying = flying;
    const era = this.#era;
    await this.#clock.wait(this.#length(beat, pace));
    if (era !== this.#era) return;
    this.flying = [];
    if (beat.land && this.view) this.view = beat.land(this.view);
  }

  #length(beat: Beat, pace: number): number {
    const length = beat.length * pace;
    if (this.#stage.moves()) return length;
    if (beat.caption) return Math.max(READING, length);
    return beat.motions?.length ? FADE : 0;
  }

  #forget(): void {
    this.#seen = false;
    this.#before = null;
    this.#scenes = [];
    this.chips = [];
  }

  #measured(motions: readonly Motion[]): Flying[] {
    return motions.map((motion) => ({
      ...motion,
      key: (this.#count += 1),
      start: zoneOf(motion.from),
    }));
  }

  #list(beat: Beat, ply: number, before: Told | null, unsaid: boolean): void {
    if (!beat.chip) return;
    if (this.#seen && beat.who !== this.#stage.seat) this.#forget();
    this.#before ??= before;
    const last = this.chips.at(-1);
    const again = last && last.beat.who === beat.who && last.beat.chip === beat.chip;
    const times = again ? last.times + 1 : 1;
    const chip = { key: (this.#count += 1), beat, ply, times, unsaid };
    this.chips = [...(again ? this.chips.slice(0, -1) : this.chips), chip];
  }
}
