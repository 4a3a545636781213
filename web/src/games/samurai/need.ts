// How everybody stands, and what I need: from the stones that lie open, and from what the game says of them.
import type { Speaker } from '../../words/speaker';
import { upper } from '../../words/text';
import { named } from './sayings';
import { SYMBOLS, type View, type Symbol } from './view';

const stonesOf = (view: View, seat: number, symbol: Symbol): number =>
  view.stones.seats[seat]?.[symbol] ?? 0;

/** Whether anybody has won a stone. */
export const begun = (view: View): boolean => view.standing.totals.some((total) => total > 0);

const shapes = (speaker: Speaker, symbols: readonly string[]): string =>
  speaker.list(symbols.map((symbol) => speaker.noun('symbol', `${symbol}.many`)));

/** Under a name: "would win now, 6 other stones". */
export function saySeat(speaker: Speaker, view: View, seat: number): string {
  const [majors = 0, sum = 0] = view.standing.keys[seat] ?? [];
  const mine = view.standing.majorities[seat] ?? [];
  if (!begun(view)) return speaker.say('samurai-web-stand-begin');
  const wins = view.standing.winners.includes(seat);
  const stand = majors > 1 ? 'outright' : wins ? 'wins' : majors ? 'one' : 'none';
  return upper(speaker.say('samurai-web-stand', { stand, shapes: shapes(speaker, mine), sum }));
}

/** "Hana would win." */
export function sayWinner(speaker: Speaker, view: View, me: number | null): string {
  const { winners } = view.standing;
  if (!begun(view)) return '';
  const [first = null] = winners;
  if (winners.length > 1)
    return speaker.say('samurai-web-shared', {
      names: speaker.list(winners.map((seat) => speaker.name(seat))),
    });
  return speaker.say('samurai-web-winner', named(speaker, first, me));
}

/** One sentence of what I need. */
export function sayNeed(speaker: Speaker, view: View, me: number): string {
  const { winners, majorities } = view.standing;
  const [majors = 0, sum = 0] = view.standing.keys[me] ?? [];
  const mine = shapes(speaker, majorities[me] ?? []);
  if (!begun(view)) return speaker.say('samurai-web-need-begin');
  if (majors > 1)
    return speaker.say('samurai-web-need-outright', {
      shapes: shapes(speaker, majorities[me] ?? []),
    });
  if (majors === 0) return sayMajority(speaker, view, me);
  const rival = bestRival(view, me);
  if (rival === null) return speaker.say('samurai-web-need-alone', { shapes: mine });
  const [theirs = 0, others = 0] = view.standing.keys[rival] ?? [];
  const facts = { shapes: mine, name: speaker.name(rival), sum, others };
  if (theirs > 1) return speaker.say('samurai-web-need-two', facts);
  return speaker.say(
    winners.includes(me) ? 'samurai-web-need-ahead' : 'samurai-web-need-behind',
    facts,
  );
}

/** Who of the others stands best, having a majority. */
function bestRival(view: View, me: number): number | null {
  const rivals = view.standing.ranks
    .map((rank, seat) => ({ rank, seat }))
    .filter(({ seat }) => seat !== me && (view.standing.majorities[seat] ?? []).length > 0);
  rivals.sort((a, b) => a.rank - b.rank);
  return rivals[0]?.seat ?? null;
}

/** Without a majority: the kind that is nearest. */
function sayMajority(speaker: Speaker, view: View, me: number): string {
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((s) => s !== me);
  const kinds = SYMBOLS.map((symbol) => {
    const most = Math.max(...others.map((seat) => stonesOf(view, seat, symbol)));
    const rival = others.find((seat) => stonesOf(view, seat, symbol) === most) ?? 0;
    return { symbol, most, rival, gap: most - stonesOf(view, me, symbol) };
  });
  const near = kinds.reduce((a, b) =>
    b.gap < a.gap || (b.gap === a.gap && b.most > a.most) ? b : a,
  );
  return speaker.say('samurai-web-need-none', {
    symbol: upper(speaker.noun('symbol', near.symbol)),
    name: speaker.name(near.rival),
    most: near.most,
    mine: near.most - near.gap,
    count: near.gap + 1,
  });
}
