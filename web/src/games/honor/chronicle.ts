// A whole game of Honor of the Samurai: everybody's honor turn by turn, the moments that turned it, and what the last
// sum is made of.
import {
  weightiest,
  type Chronicle,
  type Finished,
  type Happened,
  type Turning,
} from '../../stage/chronicle';
import type { Speaker } from '../../words/speaker';
import type { Facts } from '../../words/text';
import { viewOf } from './view';
import type { Event } from './wire';

/** What happened to whom by whom, and how much it weighs in the story. */
interface Moment {
  ply: number;
  round: number;
  weight: number;
  sort: 'dies' | 'title' | 'shame' | 'scores';
  seat: number | null;
  other: number;
  facts: Facts;
}

const WEIGHT = { dies: 60, title: 70, shame: 30, scores: 0 };
/** Who wins, and who looks on, makes a moment weightier. */
const OWN = 15;
/** What happens at the very end weighs so much more than what was made good again since. */
const LATE = 30;

/** Everything that may have turned the game. */
export function moments(log: readonly Happened<Event>[]): Moment[] {
  const found: Moment[] = [];
  let round = 1;
  let by: { seat: number; how: string } | null = null;
  const add = (
    sort: Moment['sort'],
    ply: number,
    seat: number | null,
    other: number,
    facts: Facts = {},
    more = 0,
  ) => found.push({ ply, round, weight: WEIGHT[sort] + more, sort, seat, other, facts });
  for (const { event, ply } of log) {
    if (event.event === 'TurnBegan') {
      round = event.round;
      by = null;
    } else if (event.event === 'BattleWon') by = { seat: event.seat, how: 'battle' };
    else if (event.event === 'AssassinSent') by = { seat: event.seat, how: 'assassin' };
    else if (event.event === 'DaimyoDied') {
      const who = by?.seat === event.seat ? null : by; // one's own assassin is nobody's deed
      const cards = Object.keys(event.cards).length;
      add('dies', ply, who?.seat ?? null, event.seat, { how: who?.how ?? 'other' }, 4 * cards);
    } else if (event.event === 'TitleWon') add('title', ply, event.seat, event.other);
    else if (event.event === 'HonorLost' && event.why !== 'ninja')
      add('shame', ply, null, event.seat, { amount: event.amount }, event.amount / 3);
    else if (event.event === 'HonorScored')
      add('scores', ply, event.seat, event.seat, { amount: event.amount }, event.amount / 4);
  }
  return found;
}

function sayMoment(speaker: Speaker, me: number | null, it: Moment): string {
  const facts = {
    ...it.facts,
    who: it.seat !== null && it.seat === me ? 'me' : 'other',
    whom: it.other === me ? 'me' : 'other',
    name: it.seat === null ? '' : speaker.name(it.seat),
    other: speaker.name(it.other),
  };
  switch (it.sort) {
    case 'dies':
      return speaker.say('honor-web-turning-dies', facts);
    case 'title':
      return speaker.say('honor-web-turning-title', facts);
    case 'shame':
      return speaker.say('honor-web-turning-shame', facts);
    case 'scores':
      return speaker.say('honor-web-turning-scores', facts);
  }
}

/** Everybody's honor after each decision that changed somebody's. */
function course(
  log: readonly Happened<Event>[],
  seats: number,
): Pick<Chronicle, 'plies' | 'lines'> {
  const plies = [0];
  const lines = Array.from({ length: seats }, () => [0]);
  for (const { event, ply } of log) {
    if (event.event !== 'HonorScored' && event.event !== 'HonorLost') continue;
    plies.push(ply);
    lines.forEach((line, seat) =>
      line.push(seat === event.seat ? event.honor : (line.at(-1) ?? 0)),
    );
  }
  return { plies, lines };
}

/** Who loses a battle loses house and title at once: that is one moment. */
const blow = ({ round, other }: Moment): string => `${round} ${other}`;

function opening(
  { winners, seat, speaker }: Finished,
  honor: readonly number[],
  round: number,
): string {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return speaker.say('honor-web-story-shared', {
      names: speaker.list(winners.map((at) => speaker.name(at))),
      honor: honor[winner ?? 0] ?? 0,
    });
  const rivals = honor.map((_, at) => at).filter((at) => at !== winner);
  const rival = rivals.reduce((best, at) => ((honor[at] ?? 0) > (honor[best] ?? 0) ? at : best));
  return speaker.say('honor-web-story', {
    who: winner === seat ? 'me' : 'other',
    whom: rival === seat ? 'me' : 'other',
    name: speaker.name(winner),
    other: speaker.name(rival),
    honor: honor[winner] ?? 0,
    by: (honor[winner] ?? 0) - (honor[rival] ?? 0),
    round,
  });
}

export function chronicle(finished: Finished): Chronicle {
  const { seat, speaker, winners } = finished;
  const now = viewOf(finished.view);
  const log = finished.log as unknown as readonly Happened<Event>[];
  const own = (at: number | null): number =>
    at !== null && (at === seat || winners.includes(at)) ? OWN : 0;
  const last = Math.max(1, log.at(-1)?.ply ?? 1);
  const all = moments(log).map((it) => ({
    ...it,
    weight: it.weight + own(it.seat) + own(it.other) + (LATE * it.ply) / last,
  }));
  const [turn] = weightiest(all, 1);
  const turned = turn
    ? speaker.say('honor-web-story-turn', {
        round: turn.round,
        told: sayMoment(speaker, seat, turn),
      })
    : '';
  return {
    story: [opening(finished, now.honor, now.round), turned].filter(Boolean).join(' '),
    heading: speaker.say('honor-web-story-heading'),
    ...course(log, now.seats),
    turnings: weightiest(all, 3, blow).map((it): Turning => ({
      ply: it.ply,
      shown: Math.max(0, it.ply - 1),
      round: it.round,
      text: sayMoment(speaker, seat, it),
      thing: String(it.other),
    })),
  };
}

/** What a seat's honor is made of: turns that paid, ninjas that were hired, disgrace. */
export function sumOf(
  story: readonly Event[],
  seat: number,
): { scored: number; ninjas: number; shame: number } {
  const sum = { scored: 0, ninjas: 0, shame: 0 };
  for (const event of story) {
    if (event.event === 'HonorScored' && event.seat === seat) sum.scored += event.amount;
    else if (event.event === 'HonorLost' && event.seat === seat)
      sum[event.why === 'ninja' ? 'ninjas' : 'shame'] += event.amount;
  }
  return sum;
}
