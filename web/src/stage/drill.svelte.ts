// A moment of a finished game tried once more: what was played there, and how much better or worse is what is played now.
import type { Words } from '../desk';
import type { LiveTable } from '../livetable.svelte';
import { Refusal, reviewInstead } from '../wire/http';
import type { ProblemInfo, Reviewed } from '../wire/types';

/** `match` is the finished game, `row` what its review found, `who` somebody else who decided there. */
export interface Task {
  match: string;
  row: Reviewed;
  who: string;
}
export type Verdict = { how: 'same' } | { how: 'better' | 'equal' | 'worse'; now: number };

/** What one came to this page for. */
export const taskHere = (): Task | null => (history.state as { task?: Task } | null)?.task ?? null;

export const inHundred = (permille = 0): number => Math.round(permille / 10);

export function verdictOf(before: Reviewed, now: Reviewed): Verdict {
  if (JSON.stringify(now.words) === JSON.stringify(before.words)) return { how: 'same' };
  const [was, is] = [inHundred(before.chance), inHundred(now.chance)];
  return { how: is > was ? 'better' : is < was ? 'worse' : 'equal', now: is };
}

export class Drill {
  verdict = $state.raw<Verdict | null>(null);
  problem = $state.raw<ProblemInfo | null>(null);
  /** One plays on: nothing more is said. */
  over = $state(false);

  constructor(
    private readonly match: LiveTable,
    readonly task: Task,
  ) {}

  /** What I did there, this time. */
  readonly deed = $derived.by(() => {
    const { deed } = this.match;
    return deed?.ply === this.task.row.ply ? deed : null;
  });
  /** It is still to be decided. */
  readonly aims = $derived.by(
    () => !this.over && !this.deed && this.match.present?.ply === this.task.row.ply,
  );
  readonly mayAgain = $derived.by(
    () =>
      this.match.table?.status === 'running' && (this.match.present?.ply ?? 0) > this.task.row.ply,
  );

  /** Judged by what the seat could know, as all of the review. */
  async judge(words: Words | undefined): Promise<void> {
    this.verdict = null;
    this.problem = null;
    if (!words || this.over) return;
    const { match, row } = this.task;
    try {
      const found = await reviewInstead(match, row.ply, words);
      if (this.deed?.words === words) this.verdict = verdictOf(row, found);
    } catch (failed) {
      if (failed instanceof Refusal && this.deed?.words === words) this.problem = failed.problem;
    }
  }

  again(): void {
    void this.match.propose('takeback', { ply: this.task.row.ply });
  }
}
