// A village is complete: its stones go to who won them, one after the other; then majorities move.
import type { Beat, Motion } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import Stone from './art/Stone.svelte';
import { harvested } from './changes';
import { upper } from '../../words/text';
import { sayAwards, sayLead } from './sayings';
import { shows, type Tale } from './tale';
import { keyOf, SYMBOLS, zoneOfCell, type At, type View, type Symbol } from './view';
import type { Event, NoStone, StoneWon, VillageScored } from './wire';

const APART = 260;
const WIDE = 30;

type Award = StoneWon | NoStone;

export function harvest(tale: Tale, event: VillageScored, later: readonly Event[]): Beat {
  const awards = awardsOf(event, later);
  const won = awards.filter((award): award is StoneWon => award.event === 'StoneWon');
  const mine = won.some(({ seat }) => seat === tale.me);
  const lost = ({ influence }: Award): boolean => tale.me !== null && (influence[tale.me] ?? 0) > 0;
  return {
    who: won[0]?.seat ?? null,
    length: 1200,
    caption: caption(tale, won),
    under: awards.map((award) => score(tale, award)).join('. '),
    chip: chip(tale, won),
    tiny: won.map(({ symbol }) => ({ look: Stone, props: { symbol, size: '22' } })),
    hurts: !mine && awards.some(lost),
    cues: won.length ? [mine ? 'fifth' : 'bell'] : ['whoosh'],
    motions: won.map(flight),
    lift: shows({ reaped: keyOf(event.x, event.y) }),
    land: harvested(event, won),
    events: [event, ...awards] as unknown as Told[],
  };
}

/** The stones of a village, which are told right after it. */
function awardsOf({ x, y }: At, later: readonly Event[]): Award[] {
  const end = later.findIndex(({ event }) => event !== 'StoneWon' && event !== 'NoStone');
  return (end < 0 ? later : later.slice(0, end)).filter(
    (event): event is Award => 'influence' in event && event.x === x && event.y === y,
  );
}

function flight({ x, y, seat, symbol }: StoneWon, at: number): Motion {
  return {
    from: zoneOfCell(x, y),
    to: `stones-${seat}-${symbol}`,
    look: Stone,
    props: { symbol, size: String(WIDE) },
    width: WIDE,
    delay: at * APART,
    ease: 'in',
  };
}

function caption(tale: Tale, won: readonly StoneWon[]): string {
  const [first] = won;
  if (!first) return tale.say('harvest-none', null);
  if (won.every(({ seat }) => seat === first.seat))
    return tale.say('harvest-wins', first.seat, {
      stones: tale.symbols(won.map(({ symbol }) => symbol)),
    });
  const stones = won.map(({ symbol, seat }) => [symbol, seat] as const);
  return upper(sayAwards(tale.speaker, tale.me, stones));
}

function chip(tale: Tale, won: readonly StoneWon[]): string {
  const [first] = won;
  if (!first) return tale.say('chip-tie', null);
  const stones = won.filter(({ seat }) => seat === first.seat).map(({ symbol }) => symbol);
  return tale.say('chip-wins', first.seat, { stones: tale.symbols(stones) });
}

function score(tale: Tale, award: Award): string {
  const lead = 'seat' in award ? award.seat : null;
  return sayLead(tale.speaker, tale.me, award.symbol, award.influence, lead);
}

const holder = (view: View, symbol: Symbol): number | null => {
  const seat = view.standing.majorities.findIndex((held) => held.includes(symbol));
  return seat < 0 ? null : seat;
};

/** Majorities that changed hands, the one that I lost first; told once, after the last village of the scene. */
export function tally(tale: Tale, later: readonly Event[]): Beat[] {
  if (later.some(({ event }) => event === 'VillageScored')) return [];
  const changed = SYMBOLS.map((symbol) => ({
    symbol,
    was: holder(tale.before, symbol),
    is: holder(tale.after, symbol),
  })).filter(({ was, is }) => was !== is);
  const told = changed.find(({ was }) => was !== null && was === tale.me) ?? changed[0];
  if (!told) return [];
  const symbol = tale.speaker.noun('symbol', `${told.symbol}.many`);
  const seat = told.is ?? told.was;
  const key = told.is === null ? 'loses' : 'takes';
  const [first = null, second] = tale.after.standing.winners;
  return [
    {
      who: seat,
      length: 800,
      caption: tale.say(key, seat, { symbol }),
      under: second === undefined ? tale.say('winner', first) : '',
      chip: tale.say(`chip-${key}`, seat, { symbol }),
      hurts: told.was !== null && told.was === tale.me,
      cues: ['drum'],
      land: (drawn) => ({ ...drawn, standing: tale.after.standing }),
      events: [],
    },
  ];
}
