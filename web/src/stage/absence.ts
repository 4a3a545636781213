// What happened while a person was away: the views since they last acted, as the server looks back at them.
import type { Entry } from '../livetable.svelte';
import { replay } from '../wire/http';
import type { Replayed } from '../wire/types';
import type { Told } from '../words/speaker';
import { coming, type Coming } from './director.svelte';

/** Decisions that are looked up at most. */
const MOST = 20;
/** Who was away for so long is shown it without asking. */
export const LONG = 10 * 60_000;

export interface Away {
  before: Told;
  scenes: Coming[];
  /** Milliseconds since they acted. */
  length: number;
}

/** Calls whenever this page is seen again after so long; ends what it began. */
export function onReturn(then: () => void): () => void {
  let left = Date.now();
  const look = (): void => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > LONG) then();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Whether they had a choice there: what happened next was their doing. */
function decides({ view }: Replayed, seat: number): boolean {
  const question = view.question as { seat: number; options: unknown } | null;
  const { options } = question ?? {};
  return question?.seat === seat && Array.isArray(options) && options.length > 1;
}

/** Null if they acted last, or never. The story tells who did something, not whose decision it was: the turn that began
 *  because somebody else ended theirs names them, too. So the moments themselves are asked. */
export async function absence(
  id: string,
  seat: number,
  log: readonly Entry[],
  ply: number,
  now: number,
): Promise<Away | null> {
  const look = (at: number): Promise<Replayed> => replay(id, at, String(seat));
  if (ply < 1) return null;
  const latest = await look(ply - 1);
  if (decides(latest, seat)) return null;
  const start = Math.max(0, ply - MOST);
  const count = ply - start + 1;
  const seen = await Promise.all(
    Array.from({ length: count }, (_, at) => (at === count - 2 ? latest : look(start + at))),
  );
  const mine = seen.slice(0, -1).findLastIndex((found) => decides(found, seat));
  if (mine < 0 && start === 0) return null;
  const since = seen.slice(mine + 1);
  const [before] = since as [Replayed];
  const scenes = since.slice(1).map((found, at) => {
    const heard = since[at]?.events.length ?? 0;
    return coming(found.view as Told, found.events.slice(heard) as Told[], found.ply);
  });
  const acted = log.findLast((entry) => entry.ply <= before.ply)?.at ?? now;
  return { before: before.view as Told, scenes, length: now - acted };
}
