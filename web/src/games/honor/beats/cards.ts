// Cards drawn, discarded, placed; daimyo played; castles and the title.
import type { Told } from '../../../words/speaker';
import { bond, discards, edit, hall, hand, house, noDiscards, pile, title } from '../changes';
import { signed } from '../view';
import type { Tale } from '../tale';
import type {
  CardDiscarded,
  CardDrawn,
  CardPlaced,
  CastleBurned,
  CastleReplaced,
  CastleTaken,
  DaimyoPlayed,
  PileShuffled,
  TitleClaimed,
  TitleReturned,
  TitleWon,
} from '../wire';

/** Cards that follow each other. */
const AFTER = 90;

/** Several cards of one seat in a row are one beat. */
export function cardsDrawn(tale: Tale, events: readonly CardDrawn[]): void {
  const seat = events[0]?.seat ?? 0;
  const facts = { ...tale.people(seat), count: events.length, card: '' };
  const known = events.length === 1 && events[0] && events[0].card !== 'hidden';
  if (known && events[0]) facts.card = tale.card(events[0].card);
  tale.add({
    who: seat,
    length: 700 + AFTER * events.length,
    caption: tale.say(known ? 'honor-web-beat-draws-it' : 'honor-web-beat-draws', facts),
    ...(tale.mine(seat) ? {} : { chip: tale.say('honor-web-chip-draws', facts) }),
    cues: ['slide'],
    motions: events.map(({ card }, at) =>
      tale.flies(card, 'pile', `hand-${seat}`, { delay: at * AFTER, width: 64, ease: 'in' }),
    ),
    look: `hand-${seat}`,
    lift: edit(pile(-events.length)),
    land: edit(...events.map(({ card }) => hand(seat, card, 1))),
    events: events as unknown as Told[],
  });
}

export function pileShuffled(tale: Tale, event: PileShuffled): void {
  tale.add({
    who: null,
    length: 900,
    caption: tale.say('honor-web-beat-shuffled', { count: event.count }),
    cues: ['slide', 'slide'],
    motions: [0, 1, 2].map((at) =>
      tale.flies('hidden', 'discards', 'pile', { delay: at * AFTER, width: 42 }),
    ),
    land: edit(noDiscards),
    events: [event as never],
  });
}

export function cardsDiscarded(tale: Tale, events: readonly CardDiscarded[]): void {
  const seat = events[0]?.seat ?? 0;
  const card = tale.card(events[0]?.card ?? '');
  const facts = { ...tale.people(seat), count: events.length, card };
  tale.add({
    who: seat,
    length: 700 + AFTER * events.length,
    caption: tale.say('honor-web-beat-discards', facts),
    ...(tale.mine(seat) ? {} : { chip: tale.say('honor-web-chip-discards', facts) }),
    cues: ['slide'],
    motions: events.map((event, at) =>
      tale.flies(event.card, from(tale, seat, event.card), 'discards', {
        delay: at * AFTER,
        width: 56,
        turn: -4,
      }),
    ),
    look: `hand-${seat}`,
    lift: edit(...events.map((event) => hand(seat, event.card, -1))),
    land: edit(...events.map((event) => discards({ [event.card]: 1 }))),
    events: events as unknown as Told[],
  });
}

/** From where a card of a hand sets out: mine from its own place. */
export const from = (tale: Tale, seat: number, card: string): string =>
  tale.mine(seat) ? `mine-${card}` : `hand-${seat}`;

export function cardPlaced(tale: Tale, event: CardPlaced): void {
  const { seat, card, house: zone } = event;
  const facts = { ...tale.people(seat), card: tale.card(card), house: tale.place(zone) };
  const change = tale.income(seat);
  const under = change
    ? { under: tale.say('honor-web-under-income', { change: signed(change) }) }
    : {};
  tale.add({
    who: seat,
    length: 900,
    caption: tale.say('honor-web-beat-places', facts),
    ...(tale.mine(seat) ? {} : under),
    ...(tale.mine(seat) ? {} : { chip: tale.say('honor-web-chip-places', facts) }),
    cues: ['tap'],
    motions: [tale.flies(card, from(tale, seat, card), zone, { width: 72 })],
    look: zone,
    lift: edit(hand(seat, card, -1)),
    land: edit(house(zone, card, 1)),
    events: [event as never],
  });
}

export function daimyoPlayed(tale: Tale, event: DaimyoPlayed): void {
  const { seat, card, other } = event;
  const facts = { ...tale.people(seat, other), card: tale.card(card) };
  tale.add({
    who: seat,
    length: 1100,
    caption: tale.say('honor-web-beat-daimyo', facts),
    under: tale.say('honor-web-under-first', tale.people(other)),
    chip: tale.say('honor-web-chip-daimyo', facts),
    cues: ['drum'],
    motions: [tale.flies(card, from(tale, seat, card), `daimyo-${other}`)],
    look: `daimyo-${other}`,
    lift: edit(hand(seat, card, -1)),
    land: edit(hall(other, card), bond(other, 'first', null)),
    events: [event as never],
  });
}

// -- castles and the title

type Castle = CastleTaken | CastleBurned | CastleReplaced;

function castle(tale: Tale, event: Castle, key: string, chip: string, to: string): void {
  const { seat, card } = event;
  const owner = tale.before.players.find(({ daimyo_house }) => daimyo_house?.castle === card);
  const facts = { ...tale.people(seat), card: tale.card(card) };
  const zone = `daimyo-${owner?.seat ?? seat}`;
  tale.add({
    who: seat,
    length: 1100,
    caption: tale.say(key, facts),
    chip: tale.say(chip, facts),
    hurts: tale.mine(owner?.seat ?? null) && !tale.mine(seat),
    cues: to === 'discards' ? ['whoosh'] : ['drum'],
    motions: [tale.flies(card, `${zone}:${card}`, to, to === 'discards' ? { ease: 'out' } : {})],
    look: zone,
    lift: edit(house(zone, card, -1)),
    land: edit(to === 'discards' ? discards({ [card]: 1 }) : house(to, card, 1)),
    events: [event as never],
  });
}
export const castleTaken = (tale: Tale, event: CastleTaken): void =>
  castle(tale, event, 'honor-web-beat-castle', 'honor-web-chip-castle', `daimyo-${event.seat}`);
export const castleBurned = (tale: Tale, event: CastleBurned): void =>
  castle(tale, event, 'honor-web-beat-burns', 'honor-web-chip-burns', 'discards');
export const castleReplaced = (tale: Tale, event: CastleReplaced): void =>
  castle(tale, event, 'honor-web-beat-replaced', 'honor-web-chip-replaced', 'discards');

export function titleClaimed(tale: Tale, event: TitleClaimed): void {
  const { seat } = event;
  const facts = { ...tale.people(seat), honor: tale.after.title_honor };
  tale.add({
    who: seat,
    length: 1300,
    caption: tale.say('honor-web-beat-shogun', facts),
    under: tale.say('honor-web-under-shogun', facts),
    chip: tale.say('honor-web-chip-shogun', facts),
    hurts: !tale.mine(seat),
    cues: ['drum'],
    motions: [tale.flies('title', 'title', `daimyo-${seat}`, { width: 96 })],
    look: `daimyo-${seat}`,
    lift: edit((draft) => void (draft.title = seat)),
    land: edit(title(seat)),
    events: [event as never],
  });
}

export function titleWon(tale: Tale, event: TitleWon): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 1300,
    caption: tale.say('honor-web-beat-title', facts),
    under: tale.say('honor-web-under-shogun', { ...facts, honor: tale.after.title_honor }),
    chip: tale.say('honor-web-chip-title', facts),
    hurts: tale.mine(other),
    cues: ['drum'],
    motions: [tale.flies('title', `daimyo-${other}`, `daimyo-${seat}`, { width: 96 })],
    look: `daimyo-${seat}`,
    lift: edit(title(null), (draft) => void (draft.title = seat)),
    land: edit(title(seat)),
    events: [event as never],
  });
}

export function titleReturned(tale: Tale, event: TitleReturned): void {
  const { seat } = event;
  tale.add({
    who: seat,
    length: 1000,
    caption: tale.say('honor-web-beat-free', tale.people(seat)),
    chip: tale.say('honor-web-chip-free', tale.people(seat)),
    hurts: tale.mine(seat),
    cues: ['whoosh'],
    motions: [tale.flies('title', `daimyo-${seat}`, 'title', { width: 72 })],
    land: edit(title(null)),
    events: [event as never],
  });
}
