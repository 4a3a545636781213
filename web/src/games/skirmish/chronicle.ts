// The end of a battle in two sentences, with the units that both sides had left, and the blows that turned it.
import type { Chronicle, Finished, Turning } from '../../stage/chronicle';
import type { Speaker } from '../../words/speaker';
import { historyOf, served, winnerOf, type Moment } from './history';
import { dropsOf, seatOf, sideOf, type View, viewOf } from './view';

/** Battles of which the last round is decided by the losses alone. [TOH-15.10] [TOH-15.16] */
const BY_LOSSES = ['first_clash', 'last_samurai'];

export function sayMoment(speaker: Speaker, { event, by, unit }: Moment): string {
  if (event.event !== 'Removed' || by === null) return speaker.event(event);
  return speaker.say('skirmish-web-tale-fell', { by: speaker.unit(by), unit: speaker.unit(unit) });
}

/** How many units each seat had left, whenever one fell. Of a campaign the last battle. */
function course(log: Finished['log'], view: View): Pick<Chronicle, 'plies' | 'lines'> {
  const seats = ([0, 1] as const).map(
    (seat) => view.units.filter(({ side }) => seatOf(view, side) === seat).length,
  );
  const begun = log.findLastIndex(({ event }) => event.event === 'ForceShown');
  const plies = [0];
  const lines = seats.map((units) => [units]);
  for (const { event, ply } of log.slice(begun + 1)) {
    const side = event.event === 'Removed' && view.units[event.unit as number]?.side;
    if (!side) continue;
    plies.push(ply);
    lines.forEach((line, seat) =>
      line.push((line.at(-1) ?? 0) - Number(seatOf(view, side) === seat)),
    );
  }
  plies.push(log.at(-1)?.ply ?? 0);
  for (const line of lines) line.push(line.at(-1) ?? 0);
  return { plies, lines };
}

function opening({ winners, seat, speaker }: Finished, view: View, left: number[]): string {
  const facts = { scenario: speaker.noun('scenario', view.scenario), round: view.round };
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return speaker.say('skirmish-web-story-drawn', facts);
  return speaker.say('skirmish-web-story', {
    ...facts,
    who: winner === seat ? 'me' : 'other',
    name: speaker.name(winner),
    left: left[winner] ?? 0,
    rest: left[1 - winner] ?? 0,
  });
}

/** Nobody turned it, and both lost as much: fewer drops on the living win. [TOH-15.1] */
function bled({ seat, speaker }: Finished, view: View, winner: number): string {
  const [few = 0, many = 0] = [winner, 1 - winner].map((at) => dropsOf(view, sideOf(view, at)));
  const level = BY_LOSSES.includes(view.scenario) && view.losses[0] === view.losses[1];
  if (!level || few >= many) return '';
  const who = winner === seat ? 'me' : 'other';
  return speaker.say('skirmish-web-story-drops', { who, name: speaker.name(winner), few, many });
}

export function chronicle(finished: Finished): Chronicle {
  const { log, speaker } = finished;
  const view = viewOf(finished.view);
  const way = course(log, view);
  const { moments } = historyOf(
    log.map(({ event }) => event),
    view,
  );
  const winner = winnerOf(view);
  const turn =
    winner === null ? undefined : moments.findLast((one) => served(one, view) === winner);
  const turned = turn
    ? speaker.say('skirmish-web-story-turn', { round: turn.round, told: sayMoment(speaker, turn) })
    : winner === null
      ? ''
      : bled(finished, view, winner);
  const left = way.lines.map((line) => line.at(-1) ?? 0);
  return {
    story: [opening(finished, view, left), turned].filter(Boolean).join(' '),
    heading: speaker.say('skirmish-web-story-heading'),
    ...way,
    turnings: moments.map((moment): Turning => {
      const ply = log.find(({ event }) => event === moment.event)?.ply ?? 0;
      return {
        ply,
        shown: Math.max(0, ply - 1),
        round: moment.round,
        text: sayMoment(speaker, moment),
        thing: [moment.unit, moment.by ?? []].flat().join(' '),
      };
    }),
  };
}
