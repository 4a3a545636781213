// A round told as a whole: why it ended, and what everybody's characters add up to.
import type { Scene } from '../../stage/beat';
import { seatsOf, setsOf } from './view';
import type { EndReason, Event, RoundEnded, View } from './wire';

export interface RoundRow {
  seat: number;
  characters: { character: string; value: number }[];
  /** Points of imperial orders. */
  bonus: number;
  score: number;
  before: number;
  total: number;
}
export interface EndedRound {
  round: number;
  rounds: number;
  reasons: readonly EndReason[];
  /** Who has enough characters, if that ended it. */
  fullest: { seat: number; count: number };
  /** The leader first. */
  rows: RoundRow[];
  /** Round by round, and a number for each seat; this one included. */
  sheet: number[][];
  starts: number | null;
  /** The table as it lay then. */
  end: View;
}

export function endedRound(scene: Scene, event: RoundEnded, end: View): EndedRound {
  const began = (scene.events as unknown as Event[]).find((it) => it.event === 'RoundBegan');
  return told(end, event, began?.event === 'RoundBegan' ? began.seat : null);
}

/** `end` is the table as it lay when the round ended. */
export function told(
  end: View,
  { round, reasons, scores, totals }: Omit<RoundEnded, 'event'>,
  starts: number | null,
): EndedRound {
  const rows = seatsOf(end).map((seat): RoundRow => {
    const characters = setsOf(end, seat).map(({ character, value }) => ({ character, value }));
    const [score, total] = [scores[seat] ?? 0, totals[seat] ?? 0];
    const laid = characters.reduce((sum, { value }) => sum + value, 0);
    return { seat, characters, bonus: score - laid, score, before: total - score, total };
  });
  const [fullest] = [...rows].sort((a, b) => b.characters.length - a.characters.length);
  return {
    round,
    rounds: end.rounds,
    reasons,
    fullest: { seat: fullest?.seat ?? 0, count: fullest?.characters.length ?? 0 },
    rows: rows.sort((a, b) => b.total - a.total),
    sheet: [...end.scores.sheet.slice(0, round - 1), [...scores]],
    starts,
    end,
  };
}
