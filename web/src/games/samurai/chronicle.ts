// A whole game of Samurai: everybody's stones as they were won, and the harvests that brought most.
import type { Speaker } from '../../words/speaker';
import { weightiest, type Chronicle, type Finished, type Happened } from '../../stage/chronicle';
import { named } from './sayings';
import { keyOf, viewOf, type View } from './view';
import type { Event, StoneWon } from './wire';

interface Harvest {
  ply: number;
  won: StoneWon[];
}

/** What each decision brought, where it brought stones. */
function harvests(log: readonly Happened<Event>[]): Harvest[] {
  const found: Harvest[] = [];
  for (const { event, ply } of log) {
    if (event.event !== 'StoneWon') continue;
    const last = found.at(-1);
    if (last?.ply === ply) last.won.push(event);
    else found.push({ ply, won: [event] });
  }
  return found;
}

function course(all: readonly Harvest[], seats: number): Pick<Chronicle, 'plies' | 'lines'> {
  const count = Array<number>(seats).fill(0);
  const lines = count.map(() => [0]);
  for (const { won } of all) {
    for (const { seat } of won) count[seat] = (count[seat] ?? 0) + 1;
    count.forEach((stones, seat) => lines[seat]?.push(stones));
  }
  return { plies: [0, ...all.map(({ ply }) => ply)], lines };
}

function opening({ winners, seat, speaker }: Finished, view: View): string {
  const [winner] = winners;
  if (winner === undefined) return speaker.say('samurai-web-draw');
  if (winners.length > 1)
    return speaker.say('samurai-web-story-shared', {
      names: speaker.list(winners.map((at) => speaker.name(at))),
    });
  const [majors, sum] = view.standing.keys[winner] ?? [0, 0];
  const shapes = view.standing.majorities[winner] ?? [];
  return speaker.say('samurai-web-story', {
    ...named(speaker, winner, seat),
    how: majors > 1 ? 'outright' : majors === 1 ? 'one' : 'stones',
    shapes: speaker.list(shapes.map((shape) => speaker.noun('symbol', `${shape}.many`))),
    sum: majors === 1 ? sum : (view.standing.totals[winner] ?? 0),
  });
}

export function chronicle(finished: Finished): Chronicle {
  const { seat, speaker, winners } = finished;
  const view = viewOf(finished.view);
  const log = finished.log as unknown as readonly Happened<Event>[];
  const all = harvests(log);
  const told = ({ won }: Harvest): string =>
    [...new Set(won.map((award) => award.seat))]
      .map((at) => {
        const symbols = won.filter((award) => award.seat === at).map(({ symbol }) => symbol);
        const stones = speaker.list(counted(symbols, speaker));
        return speaker.say('samurai-web-harvest-wins', { ...named(speaker, at, seat), stones });
      })
      .join('. ');
  // more stones weigh more, those of who won or looks on more still, and late ones more than early ones
  const weighed = all.map((harvest, at) => ({
    ...harvest,
    weight:
      harvest.won.reduce(
        (sum, it) => sum + (winners.includes(it.seat) ? 3 : it.seat === seat ? 2.5 : 2),
        0,
      ) +
      (2 * at) / Math.max(1, all.length),
  }));
  const [turn] = weightiest(weighed, 1);
  return {
    story: [
      opening(finished, view),
      turn ? speaker.say('samurai-web-story-turn', { told: told(turn) }) : '',
    ]
      .join(' ')
      .trim(),
    heading: speaker.say('samurai-web-story-heading'),
    ...course(all, view.seats),
    turnings: weightiest(weighed).map((harvest) => {
      const [{ x, y }] = harvest.won as [StoneWon];
      // just before it was complete; one that rose complete was not there before
      const rose = log.some(
        ({ event: it, ply }) =>
          ply === harvest.ply && it.event === 'VillageLaid' && it.x === x && it.y === y,
      );
      return {
        ply: harvest.ply,
        shown: rose ? harvest.ply : harvest.ply - 1,
        text: `${told(harvest)}.`,
        thing: keyOf(x, y),
      };
    }),
  };
}

/** "a helmet", "2 rice fields": each kind once. */
const counted = (ids: readonly string[], speaker: Speaker): string[] =>
  [...new Set(ids)].map((id) =>
    speaker.several('symbol', id, ids.filter((other) => other === id).length),
  );
