// Looking back: a moment of the past lies on the table, with what was done then drawn in red. What happens meanwhile
// waits until one is back.
import { tick } from 'svelte';
import { replay } from '../wire/http';
import type { Replayed } from '../wire/types';
import type { Director, SeenBeat } from './director.svelte';
import { marksOfBeat, spot } from './spot.svelte';

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
  /** What happens waits because of this. */
  #holds = false;

  constructor(id: string, seat: number | null, director: Director, now: () => number) {
    this.#id = id;
    this.#eyes = seat === null ? 'public' : String(seat);
    this.#director = director;
    this.#now = now;
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
