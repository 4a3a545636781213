// A finished game told as a whole: two sentences, everybody's way to the end, and the moments that turned it.
import type { Entry } from '../livetable.svelte';
import type { Speaker, Told } from '../words/speaker';

export interface Turning {
  /** After so many decisions. */
  ply: number;
  /** The table that is pictured, if it is another one: just before it. */
  shown?: number;
  /** In which round, where the story tells it; else the table of that moment does. */
  round?: number;
  text: string;
  /** What the picture of that moment is about, for the game's `Vignette`. */
  thing: string;
}

export interface Chronicle {
  /** Two sentences. */
  story: string;
  /** What the lines count. */
  heading: string;
  /** After which decisions something changed, and what everybody had then: a line for each seat. */
  plies: number[];
  lines: number[][];
  /** In their order, three at most. */
  turnings: Turning[];
}

/** What a game reads out of a log. */
export type Happened<E> = { event: E; ply: number };

export interface Finished {
  log: readonly Entry[];
  /** The table at the end. */
  view: Told;
  /** Whose eyes; null for the public. */
  seat: number | null;
  winners: readonly number[];
  speaker: Speaker;
}

/** The weightiest of them, in their order; of those about the same thing one, as long as there are others. */
export function weightiest<T extends { ply: number; weight: number }>(
  all: readonly T[],
  most = 3,
  about: (one: T) => unknown = (one) => one,
): T[] {
  const sorted = [...all].sort((a, b) => b.weight - a.weight || b.ply - a.ply);
  const first = new Set(new Map([...sorted].reverse().map((one) => [about(one), one])).values());
  return [...sorted.filter((one) => first.has(one)), ...sorted.filter((one) => !first.has(one))]
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}
