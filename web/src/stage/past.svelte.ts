// Looking back: a moment of the past lies on the table, with what was done then drawn in red. What happens meanwhile
// waits until one is back.
import { tick } from 'svelte';
import { replay } from '../wire/http';
import type { Replayed } from '../wire/types';
import type { Entry } from '../livetable.svelte';
import type { Told } from '../words/speaker';
import { coming, type Director, type SeenBeat } from './director.svelte';
import { marksOfBeat, spot, type Marks } from './spot.svelte';

export class Past {
  /** What lies on the table; null for the present. */
  seen = $state.raw<Replayed | null>(null);
  /** The beat that is pointed at: the last ones may have brought the present. */
  chip = $state.raw<SeenBeat | null>(null);
  readonly #id: string;
  readonly #eyes: string;
  readonly #director: Director;
  /** How many decisions this screen has shown. */
  readonly #now: () => number;
  readonly #story: () => readonly Entry[];
  /** What happens waits because of this. */
  #holds = false;

  constructor(
    id: string,
    seat: number | null,
    director: Director,
    now: () => number,
    story: () => readonly Entry[] = () => [],
  ) {
    this.#id = id;
    this.#eyes = seat === null ? 'public' : String(seat);
    this.#director = director;
    this.#now = now;
    this.#story = story;
  }

  /** Which chip of the strip one is at; -1 in the present. */
  get here(): number {
    const { chips } = this.#director;
    if (this.chip) return chips.findIndex(({ key }) => key === this.chip?.key);
    const ply = this.seen?.ply;
    return ply === undefined ? -1 : chips.findIndex((chip) => chip.ply >= ply);
  }

  /** Never further than this screen has shown. */
  async look(ply: number, chip: SeenBeat | null = null): Promise<void> {
    const now = this.#now();
    if (ply >= now && this.#director.idle) this.leave();
    else {
      this.#hold();
      this.seen = await replay(this.#id, Math.min(ply, now), this.#eyes).catch(() => null);
      if (!this.seen) this.leave();
    }
    this.chip = chip;
    if (!chip) return;
    await tick();
    spot.show(marksOfBeat(chip.beat));
  }

  /** Looks back at what a line of the story tells, and draws it there. */
  async read(entry: Entry): Promise<void> {
    await this.look(entry.ply);
    const marks = await this.marksOf(entry);
    await tick();
    spot.show(marks ?? {});
  }

  /** Where what a line of the story tells happened; of what this screen has not shown the house is asked. */
  async marksOf(entry: Entry): Promise<Marks | undefined> {
    if (!this.drawn(entry) && entry.ply > 0) await this.#retell(entry.ply).catch(() => undefined);
    return this.drawn(entry);
  }

  /** The same, where this screen knows it. */
  drawn({ event }: Entry): Marks | undefined {
    return this.#director.drawn.get(event);
  }

  async #retell(ply: number): Promise<void> {
    const [before, after] = await Promise.all([
      replay(this.#id, ply - 1, this.#eyes),
      replay(this.#id, ply, this.#eyes),
    ]);
    const happened = this.#story().flatMap((entry) => (entry.ply === ply ? [entry.event] : []));
    this.#director.retell(coming(after.view as Told, happened, ply), before.view as Told);
  }

  step(by: -1 | 1): void {
    const { chips } = this.#director;
    const from = this.here < 0 ? chips.length : this.here;
    const chip = chips[from + by];
    if (chip) void this.look(chip.ply, chip);
    else if (by > 0) this.leave();
  }

  /** Back to the present: what waited goes on. */
  leave(): void {
    this.seen = null;
    this.chip = null;
    if (this.#holds && this.#director.paused) this.#director.pause();
    this.#holds = false;
  }

  #hold(): void {
    if (this.#director.paused) return;
    this.#holds = true;
    this.#director.pause();
  }
}
