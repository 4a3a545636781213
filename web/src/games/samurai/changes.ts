// What a beat changes in what is drawn. Numbers come from the view that is true afterwards; here is only decided what of
// it may be seen already.
import type { Told } from '../../words/speaker';
import { keyOf, SIDES, symbolsOf, viewOf, type Place, type View } from './view';
import type { CardDrawn, CardPlayed, Hand, StoneWon, VillageLaid, VillageScored } from './wire';

export type Change = (drawn: Told) => Told;

const change =
  (part: (view: View) => Partial<View>): Change =>
  (drawn) => ({ ...drawn, ...part(viewOf(drawn)) });

const oneHand = (view: View, seat: number, to: (hand: Hand) => Hand): Hand[] =>
  view.hands.map((hand, at) => (at === seat ? to(hand) : hand));

function without(hand: Hand, card: string): Hand {
  if (hand.cards === 'hidden') return { ...hand, count: hand.count - 1 };
  const { [card]: held = 0, ...others } = hand.cards;
  const cards = held > 1 ? { ...hand.cards, [card]: held - 1 } : others;
  return { ...hand, count: hand.count - 1, cards };
}

/** A card leaves the hand. */
export const played = ({ seat, card }: CardPlayed): Change =>
  change((view) => ({ hands: oneHand(view, seat, (hand) => without(hand, card)) }));

/** A card stands on the land: every village beside it counts anew. With `eye`, it comes straight from the hand. */
export function planted(event: CardPlayed, after: View, eye?: readonly Place[]): Change {
  const { x, y, seat, card } = event;
  const counted = new Map(
    after.table.villages.map((village) => [keyOf(village.x, village.y), village]),
  );
  return change((view) => {
    if (view.table.cards.some((one) => one.x === x && one.y === y)) return {};
    return {
      ...(eye && { eye, hands: oneHand(view, seat, (hand) => without(hand, card)) }),
      table: {
        ...view.table,
        cards: [...view.table.cards, { x, y, seat, card, turned: false }],
        legal: view.table.legal.filter(([lx, ly]) => lx !== x || ly !== y),
        villages: view.table.villages.map((village) => {
          const now = counted.get(keyOf(village.x, village.y));
          return now ? { ...now, scored: village.scored } : village;
        }),
        played: [x, y],
      },
    };
  });
}

/** A village was taken from the pile, and another one lies on top. */
export const taken = (top: string | null | undefined, then: Change): Change =>
  top === undefined
    ? then
    : (drawn) =>
        then(
          change((view) => ({ pile: { ...view.pile, count: view.pile.count - 1, top } }))(drawn),
        );

/** A village comes out of the sea, or has come. */
export function risen(event: VillageLaid, after: View, rising: boolean): Change {
  const { x, y } = event;
  const now = after.table.villages.find((village) => village.x === x && village.y === y);
  return change((view) => {
    const there = view.table.villages.some((village) => village.x === x && village.y === y);
    const symbols = symbolsOf(event.village);
    const village = now ?? {
      x,
      y,
      village: event.village,
      symbols,
      free: [],
      influence: {},
      leads: {},
    };
    const villages = there
      ? view.table.villages
      : [...view.table.villages, { ...village, scored: false }];
    const land = new Set(villages.map((one) => keyOf(one.x, one.y)));
    const beside = ([lx, ly]: Place): boolean =>
      SIDES.some(([dx, dy]) => land.has(keyOf(lx + dx, ly + dy)));
    return {
      waiting: null,
      rising: rising ? keyOf(x, y) : undefined,
      table: {
        ...view.table,
        villages,
        legal: rising ? view.table.legal : after.table.legal.filter(beside),
      },
    } as Partial<View>;
  });
}

/** A village is quiet now, its stones lie before who won them. */
export const harvested = ({ x, y }: VillageScored, won: readonly StoneWon[]): Change =>
  change((view) => {
    const awarded = { ...view.stones.awarded };
    const seats = view.stones.seats.map((stones) => ({ ...stones }));
    for (const { seat, symbol } of won) {
      awarded[symbol] += 1;
      const stones = seats[seat];
      if (stones) stones[symbol] += 1;
    }
    const { limit } = view.stones;
    const left = (symbol: keyof typeof awarded): number => Math.max(0, limit - awarded[symbol]);
    return {
      reaped: undefined,
      stones: {
        limit,
        awarded,
        seats,
        supply: { helmet: left('helmet'), buddha: left('buddha'), rice: left('rice') },
      },
      table: {
        ...view.table,
        villages: view.table.villages.map((village) =>
          village.x === x && village.y === y ? { ...village, scored: true } : village,
        ),
      },
    } as Partial<View>;
  });

/** A card leaves the deck; then it is in the hand. */
export const drawnCard = ({ seat }: CardDrawn, after: View, landed: boolean): Change =>
  change((view) => ({
    hands: oneHand(view, seat, (hand) =>
      landed ? (after.hands[seat] ?? hand) : { ...hand, deck: hand.deck - 1 },
    ),
  }));
