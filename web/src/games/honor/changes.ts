// What is drawn while a decision is being shown: the view before it, changed card by card as each arrives.
import type { Told } from '../../words/speaker';
import { printOf } from './cards';
import type { Counts, House, Status, View } from './wire';

export type Change = (drawn: Told) => Told;
type Edit = (draft: View) => void;

/** A changed copy; the view itself is never touched. */
export const edit =
  (...changes: Edit[]): Change =>
  (drawn) => {
    const draft = structuredClone(drawn);
    for (const change of changes) change(draft as unknown as View);
    return draft;
  };

const count = (cards: Counts, card: string, by: number): void => {
  const left = (cards[card] ?? 0) + by;
  if (left > 0) cards[card] = left;
  else delete cards[card];
};

export const active =
  (seat: number): Edit =>
  (draft) => {
    // who ended a turn has all actions again
    const before = draft.active === null ? undefined : draft.players[draft.active];
    if (before) before.actions.total += draft.used;
    draft.active = seat;
    draft.used = 0;
  };

export const honorTo =
  (seat: number, honor: number): Edit =>
  (draft) => {
    draft.honor[seat] = honor;
    const player = draft.players[seat];
    if (player) player.honor = honor;
  };

export const hand =
  (seat: number, card: string, by: 1 | -1): Edit =>
  (draft) => {
    const held = draft.players[seat]?.hand;
    if (!held) return;
    held.count = Math.max(0, held.count + by);
    if (held.cards !== 'hidden' && card !== 'hidden') count(held.cards, card, by);
  };

export const pile =
  (by: number): Edit =>
  (draft) =>
    void (draft.pile.count = Math.max(0, draft.pile.count + by));

export const discards =
  (cards: Counts): Edit =>
  (draft) => {
    for (const [card, many] of Object.entries(cards)) {
      count(draft.discards.cards, card, many);
      draft.discards.count += many;
    }
  };

export const noDiscards: Edit = (draft) => {
  draft.pile.count += draft.discards.count;
  draft.discards = { count: 0, cards: {} };
};

function houseAt(draft: View, zone: string): House | null {
  const [sort, seat] = zone.split('-');
  const player = draft.players[Number(seat)];
  return (sort === 'daimyo' ? player?.daimyo_house : player?.samurai_house) ?? null;
}

export const house =
  (zone: string, card: string, by: 1 | -1): Edit =>
  (draft) => {
    const at = houseAt(draft, zone);
    if (!at) return;
    count(at.cards, card, by);
    const print = { ...printOf(card), ...draft.reprints[card] };
    at.honor += by * print.honor;
    at.ki += by * print.ki;
    at.strength += by * print.strength;
    if (print.kind === 'army') at.armies += by;
    if (print.kind === 'guard') at.guards += by;
    if (print.kind === 'castle') at.castle = by > 0 ? card : null;
  };

/** Whoever has no hall neither earns nor fights. */
const POOR = { shogun: false, to_goal: null, odds: null, attack: null, defense: null };

/** All cards of a house are gone; with a daimyo the hall itself. */
export const fall =
  (zone: string): Edit =>
  (draft) => {
    const [sort, seat] = zone.split('-');
    const player = draft.players[Number(seat)];
    const at = houseAt(draft, zone);
    if (!player || !at) return;
    if (sort === 'daimyo')
      Object.assign(player, {
        daimyo_house: null,
        ...POOR,
        income: { ...player.income, total: 0 },
      });
    else Object.assign(at, { cards: {}, honor: 0, ki: 0, strength: 0, armies: 0, guards: 0 });
  };

export const hall =
  (seat: number, head: string): Edit =>
  (draft) => {
    const player = draft.players[seat];
    const print = { ...printOf(head), ...draft.reprints[head] };
    const { honor, ki, strength } = print;
    const bare = { armies: 0, okugata: false, guards: 0, castle: null };
    if (player) player.daimyo_house = { head, cards: {}, honor, ki, strength, ...bare };
  };

export const title =
  (seat: number | null): Edit =>
  (draft) => {
    draft.title = seat;
    for (const player of draft.players) player.shogun = player.seat === seat;
  };

export const bond =
  (seat: number, status: Status, lord: number | null): Edit =>
  (draft) => {
    const player = draft.players[seat];
    if (player) Object.assign(player, { status, lord });
  };

/** The window is over: its fans are on the stage of the beat that opens them. */
export const noWindow: Edit = (draft) => void (draft.window = null);
