// A whole game of Call to Glory: everybody's points as they would have counted, and the sets whose loss turned it.
import {
  weightiest,
  type Chronicle,
  type Finished,
  type Happened,
  type Turning,
} from '../../stage/chronicle';
import type { Speaker } from '../../words/speaker';
import { upper } from '../../words/text';
import { viewOf, seatsOf, valueOf } from './view';
import type { Event, RoundEnded, SetBeaten, View } from './wire';

/** A set that was beaten, and by how many. */
export interface Beaten extends SetBeaten {
  value: number;
  size: number;
  round: number;
  ply: number;
}

/** Every set that somebody lost to somebody else. */
export function beatenIn(log: readonly Happened<Event>[], view: View): Beaten[] {
  const found: Beaten[] = [];
  let [round, size] = [1, 0];
  for (const { event, ply } of log) {
    if (event.event === 'RoundBegan') round = event.round;
    else if (event.event === 'SetLaid') size = event.count;
    else if (event.event === 'SetBeaten' && event.by !== event.seat)
      found.push({ ...event, value: valueOf(view, event.character), size, round, ply });
  }
  return found;
}

export function sayBeaten(speaker: Speaker, seat: number | null, it: Beaten): string {
  const relation = it.seat === seat ? 'mine' : it.by === seat ? 'me' : 'other';
  return speaker.say('glory-web-turning', {
    relation: seat === null ? 'other' : relation,
    name: speaker.name(it.by),
    victim: speaker.name(it.seat),
    counted: speaker.counted(it.character, it.size),
    lost: it.count,
    value: it.value,
  });
}

/** What everybody would have had after each decision that changed it. */
function course(log: readonly Happened<Event>[], view: View): Pick<Chronicle, 'plies' | 'lines'> {
  const seats = seatsOf(view);
  let totals = seats.map(() => 0);
  let sets = new Map<string, { owner: number; size: number }>();
  const plies = [0];
  const lines = seats.map(() => [0]);
  for (const { event, ply } of log) {
    if (event.event === 'SetLaid')
      sets.set(event.character, { owner: event.seat, size: event.count });
    else if (event.event === 'FigureUsed') {
      const hit = sets.get(event.character);
      if (hit && (hit.size -= 1) < 1) sets.delete(event.character);
    } else if (event.event === 'RoundEnded') {
      totals = event.totals;
      sets = new Map();
    } else continue;
    plies.push(ply);
    for (const seat of seats) {
      const laid = [...sets].filter(([, { owner }]) => owner === seat);
      const now = laid.reduce((sum, [character]) => sum + valueOf(view, character), 0);
      lines[seat]?.push((totals[seat] ?? 0) + now);
    }
  }
  return { plies, lines };
}

const first = (totals: readonly number[]): number | null => {
  const top = Math.max(...totals);
  const found = totals.flatMap((total, seat) => (total === top ? [seat] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** From which round on somebody led after every round. */
function leadsSince(rounds: readonly RoundEnded[], winner: number): number {
  let since = rounds.length;
  while (since > 1 && first(rounds[since - 2]?.totals ?? []) === winner) since -= 1;
  return since;
}

function opening({ winners, seat, speaker }: Finished, rounds: readonly RoundEnded[]): string {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return speaker.say('glory-web-story-shared', {
      names: speaker.list(winners.map((at) => speaker.name(at))),
    });
  const totals = rounds.at(-1)?.totals ?? [];
  const others = totals.filter((_, at) => at !== winner);
  const since = leadsSince(rounds, winner);
  const by = (totals[winner] ?? 0) - Math.max(...others);
  const who = { me: winner === seat ? 'yes' : 'no', name: speaker.name(winner) };
  if (by === 0) return speaker.say('glory-web-story-tie', who);
  return speaker.say('glory-web-story', {
    ...who,
    by,
    round: since,
    how:
      rounds.length < 2
        ? 'only'
        : since === 1
          ? 'always'
          : since === rounds.length
            ? 'late'
            : 'then',
  });
}

export function chronicle(finished: Finished): Chronicle {
  const { seat, speaker } = finished;
  const view = viewOf(finished.view);
  const log = finished.log as unknown as readonly Happened<Event>[];
  const rounds = log.flatMap(({ event }) => (event.event === 'RoundEnded' ? [event] : []));
  const beaten = beatenIn(log, view).map((it) => ({
    ...it,
    weight: it.value + it.count + (it.seat === seat || it.by === seat ? 4 : 0) + it.round * 2,
  }));
  const chosen = weightiest(beaten, 3, ({ character }) => character);
  const [turn] = weightiest(beaten, 1);
  const turned =
    turn &&
    speaker.say('glory-web-story-turn', {
      round: turn.round,
      told: sayBeaten(speaker, seat, turn),
    });
  return {
    story: [opening(finished, rounds), turned ?? speaker.say('glory-web-story-calm')].join(' '),
    heading: speaker.say('glory-web-story-heading'),
    ...course(log, view),
    turnings: chosen.map((it): Turning => {
      const { ply, round } = it;
      return { ply, round, text: upper(sayBeaten(speaker, seat, it)), thing: it.character };
    }),
  };
}
