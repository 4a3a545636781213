// What happened while a person was away: the views since they last acted, as the server looks back at them.
import type { Entry } from '../match.svelte';
import { replay } from '../wire/http';
import type { Told } from '../words/speaker';
import { coming, type Coming } from './director.svelte';

/** Decisions that are looked up at most. */
const MOST = 12;
/** Who was away for so long is shown it without asking. */
export const LONG = 10 * 60_000;

export interface Away {
  before: Told;
  scenes: Coming[];
  /** Milliseconds since they acted. */
  length: number;
}

/** Null if they acted last, or never. */
export async function absence(
  id: string,
  seat: number,
  log: readonly Entry[],
  ply: number,
  now: number,
): Promise<Away | null> {
  const mine = log.findLast((entry) => entry.event.seat === seat);
  if (!mine || mine.ply >= ply) return null;
  const first = Math.max(mine.ply, ply - MOST);
  const plies = Array.from({ length: ply - first + 1 }, (_, at) => first + at);
  const seen = await Promise.all(plies.map((at) => replay(id, at, String(seat))));
  const scenes = seen.slice(1).map((found, at) => {
    const heard = seen[at]?.events.length ?? 0;
    return coming(found.view as Told, found.events.slice(heard) as Told[], found.ply);
  });
  return { before: seen[0]?.view as Told, scenes, length: now - mine.at };
}
