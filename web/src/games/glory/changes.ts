// The drawn view while a decision is shown: what each thing that happens changes on the table, and nothing more. All
// of it makes copies; when the last beat has landed, the true view is drawn.
import type {
  CardDiscarded,
  CardDrawn,
  CardsPlaced,
  CardTaken,
  FigureUsed,
  OrderPlayed,
  SetBeaten,
  SetLaid,
} from './wire';
import type { Counts, DiscardPile, Hand, PileName, Tally, View } from './wire';
import { setsOf, stackOf } from './view';

type Change = (view: View) => View;

/** A round as it lies before anybody has drawn: full draw piles, and nothing else. */
export function cleared(next: View, drawn: Partial<Record<string, number>>): View {
  const full = (id: 'draw_1' | 'draw_2'): View['piles']['draw_1'] => ({
    ...next.piles[id],
    count: next.piles[id].count + (drawn[id] ?? 0),
  });
  const none: DiscardPile = { count: 0, top: null, cards: [] };
  return counted({
    ...next,
    active: null,
    question: null,
    piles: { draw_1: full('draw_1'), discard_1: none, discard_2: none, draw_2: full('draw_2') },
    hands: next.hands.map((hand) => ({
      count: 0,
      cards: hand.cards === 'hidden' ? 'hidden' : {},
      known: {},
    })),
    characters: next.characters.map((it) => ({ ...it, owner: null, size: 0, safe: false })),
    pending: null,
  });
}

/** Points, and what ends the round, follow from the sets that lie there. */
export function counted(view: View): View {
  const { gauges, scores } = view;
  const types = view.hands.map((_, seat) => setsOf(view, seat).length);
  const running = scores.running?.map((tally, seat): Tally => {
    const total =
      setsOf(view, seat).reduce((sum, it) => sum + it.value, 0) + (view.orders?.bonus[seat] ?? 0);
    return { ...tally, total };
  });
  // who would start next is known again when all of it is true
  const same = running?.every(({ total }, seat) => total === scores.running?.[seat]?.total);
  return {
    ...view,
    scores: {
      ...scores,
      running: running ?? null,
      next_start: same ? scores.next_start : null,
    },
    gauges: {
      ...gauges,
      types,
      kinds: types.reduce((sum, count) => sum + count, 0),
      shorter_pile: Math.min(view.piles.draw_1.count, view.piles.draw_2.count),
    },
  };
}

const changed = (view: View, seat: number, hand: (hand: Hand) => Hand): View => ({
  ...view,
  hands: view.hands.map((it, at) => (at === seat ? hand(it) : it)),
});

function plus(cards: Counts, character: string, count: number): Counts {
  const left = (cards[character] ?? 0) + count;
  const { [character]: _, ...rest } = cards;
  return left > 0 ? { ...rest, [character]: left } : rest;
}

/** Cards into a hand, or out of it. */
export const inHand =
  (seat: number, character: string, count: number): Change =>
  (view) =>
    changed(view, seat, (hand) => ({
      ...hand,
      count: hand.count + count,
      cards:
        hand.cards === 'hidden' || character === 'hidden'
          ? hand.cards
          : plus(hand.cards, character, count),
      known: count < 0 ? plus(hand.known, character, count) : hand.known,
    }));

const shown =
  (seat: number, character: string): Change =>
  (view) =>
    changed(view, seat, (hand) => ({ ...hand, known: plus(hand.known, character, 1) }));

/** Cards onto a pile, or the top card away from it. */
export const onPile =
  (pile: PileName, character: string, count: number): Change =>
  (view) => {
    const before = view.piles[pile];
    if (!('top' in before))
      return counted({
        ...view,
        piles: { ...view.piles, [pile]: { ...before, count: before.count + count } },
      });
    const cards =
      count > 0
        ? [...before.cards, ...Array<string>(count).fill(character)]
        : before.cards.slice(0, -1);
    const top = cards.at(-1) ?? null;
    return {
      ...view,
      piles: { ...view.piles, [pile]: { count: before.count + count, top, cards } },
    };
  };

/** Under a card that was taken lies what lies there afterwards, if no other one came or went meanwhile. */
const bared =
  (pile: PileName, after: View): Change =>
  (view) => {
    const [now, then] = [view.piles[pile], after.piles[pile]];
    if (!('top' in now) || !('top' in then) || now.top || now.count !== then.count) return view;
    return { ...view, piles: { ...view.piles, [pile]: then } };
  };

export const lifted = {
  draw:
    (event: CardDrawn | CardTaken, after: View): Change =>
    (view) =>
      bared(event.pile, after)(onPile(event.pile, event.character, -1)(view)),
  lay: (event: SetLaid): Change => inHand(event.seat, event.character, -event.count),
  discard: (event: CardDiscarded): Change => inHand(event.seat, event.character, -1),
  place: (): Change => (view) => ({ ...view, pending: null }),
  figure:
    (event: FigureUsed): Change =>
    (view) =>
      figures(view, event.seat, -1, 0),
};

export const landed = {
  draw:
    (event: CardDrawn | CardTaken): Change =>
    (view) => {
      const held = inHand(event.seat, event.character, 1)(view);
      return event.event === 'CardTaken' ? shown(event.seat, event.character)(held) : held;
    },
  /** `true_` knows what a set takes from now on, if it still lies there then. */
  lay:
    (event: SetLaid, true_: View): Change =>
    (view) =>
      counted(setOf(view, event.character, event.seat, event.count, true_)),
  beat:
    (event: SetBeaten): Change =>
    (view) => ({ ...view, pending: { character: event.character, count: event.count } }),
  discard: (event: CardDiscarded): Change => onPile(event.pile, event.character, 1),
  place: (event: CardsPlaced): Change => onPile(event.pile, event.character, event.count),
  figure:
    (event: FigureUsed, true_: View): Change =>
    (view) => {
      const it = view.characters.find(({ character }) => character === event.character);
      const size = Math.max(0, (it?.size ?? 1) - 1);
      const left = setOf(view, event.character, size ? event.target : null, size, true_);
      return counted({
        ...left,
        pending: { character: event.character, count: 1 },
        figures: left.figures && { ...left.figures, supply: left.figures.supply + 1 },
      });
    },
  order:
    (event: OrderPlayed): Change =>
    (view) => {
      const { orders } = view;
      if (!orders) return view;
      return counted({
        ...view,
        orders: {
          ...orders,
          hands: orders.hands.map((hand, seat) =>
            seat === event.seat ? hand.filter(({ stack }) => stack !== stackOf(event.card)) : hand,
          ),
          played: [...orders.played, event.card],
          bonus: orders.bonus.map((sum, seat) => (seat === event.owner ? sum + event.points : sum)),
        },
      });
    },
  takeFigure:
    (seat: number): Change =>
    (view) =>
      figures(view, seat, 0, 1),
};

function setOf(
  view: View,
  character: string,
  owner: number | null,
  size: number,
  true_: View,
): View {
  const then = true_.characters.find((it) => it.character === character);
  const same = then && then.owner === owner && then.size === size && true_.round === view.round;
  return {
    ...view,
    characters: view.characters.map((it) => {
      if (it.character !== character) return it;
      if (same) return then;
      return { ...it, owner, size, needs: size ? size + 1 : it.needs, safe: false };
    }),
  };
}

/** Figures of a seat, ready and fresh; a fresh one comes out of the supply. */
function figures(view: View, seat: number, ready: number, fresh: number): View {
  if (!view.figures) return view;
  const add = (counts: number[], more: number): number[] =>
    counts.map((count, at) => (at === seat ? count + more : count));
  return {
    ...view,
    figures: {
      supply: view.figures.supply - fresh,
      ready: add(view.figures.ready, ready),
      fresh: add(view.figures.fresh, fresh),
    },
  };
}
