// A battle: challenge, strengths, the attacker's dice, the defender's dice, hush. What becomes of it is told after
// the faces were asked, and on the table itself.
import { printOf, sorted } from '../cards';
import type { View } from '../view';
import type { Tale } from '../tale';
import type { BattleBegan, BattleWon, DiceRolled, House } from '../wire';

/** A card that fights, how many of them, their strength, and whose they are if not their lord's own. */
export type Fighter = { card: string; count: number; strength: number; ally: number | null };
export type Side = { seat: number; strength: number; dice: number; fighters: Fighter[] };
export interface BattleShown {
  kind: 'battle';
  act: 'challenge' | 'strength' | 'attack' | 'defense' | 'tie' | 'hush';
  sides: [Side, Side];
  /** What is known by now. */
  attack: number[];
  defense: number[];
  totals: [number | null, number | null];
  loser: number | null;
  castle: string | null;
  title: boolean;
  /** Chance of the attacker before the dice fell, per mille; null in stories of old, which did not tell it. */
  odds: number | null;
}

const LENGTH = {
  challenge: 1200,
  strength: 1600,
  attack: 1400,
  defense: 1400,
  tie: 900,
  hush: 1300,
};

export function battleBegan(tale: Tale, event: BattleBegan): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  const shown = opened(tale.before, event);
  tale.add({
    who: seat,
    length: LENGTH.challenge,
    caption: tale.say('honor-web-beat-attacks', facts),
    chip: tale.say('honor-web-chip-attacks', facts),
    hurts: tale.mine(other),
    cues: ['drum'],
    drama: { ...shown, act: 'challenge' },
    events: [event as never],
  });
  tale.add({
    who: seat,
    length: LENGTH.strength,
    caption: tale.say('honor-web-beat-strength', {
      attack: event.attack_dice,
      defense: event.defense_dice,
    }),
    cues: ['tap', 'tap'],
    drama: { ...shown, act: 'strength' },
  });
}

export function diceRolled(tale: Tale, event: DiceRolled, began: BattleBegan): void {
  const { seat, other, attack, defense, attack_total: mine, defense_total: theirs } = event;
  const shown = opened(tale.before, began);
  const first = { ...shown, attack, totals: [mine, null] as [number, null] };
  tale.add({
    who: seat,
    length: LENGTH.attack,
    caption: tale.say('honor-web-beat-rolls', { ...tale.people(seat), dice: attack.length }),
    cues: ['dice'],
    drama: { ...first, act: 'attack' },
  });
  const both = { ...first, defense, totals: [mine, theirs] as [number, number] };
  tale.add({
    who: other,
    length: defense.length ? LENGTH.defense : 700,
    caption: tale.say('honor-web-beat-rolls', { ...tale.people(other), dice: defense.length }),
    cues: defense.length ? ['dice'] : [],
    drama: { ...both, act: 'defense' },
    events: [event as never],
  });
  if (mine === theirs)
    tale.add({
      who: null,
      length: LENGTH.tie,
      caption: tale.say('honor-web-beat-tie', { total: mine }),
      cues: ['block'],
      drama: { ...both, act: 'tie' },
    });
}

export function battleWon(
  tale: Tale,
  event: BattleWon,
  began: BattleBegan,
  rolled: DiceRolled,
): void {
  const { seat, other } = event;
  const shown = opened(tale.before, began);
  const totals: [number, number] = [rolled.attack_total, rolled.defense_total];
  const facts = {
    ...tale.people(seat, other),
    high: Math.max(...totals),
    low: Math.min(...totals),
  };
  tale.add({
    who: seat,
    length: LENGTH.hush,
    caption: tale.say('honor-web-beat-hush', facts),
    under: tale.say('honor-web-under-hush', facts),
    chip: tale.say('honor-web-chip-hush', facts),
    hurts: tale.mine(other),
    cues: ['drum'],
    drama: {
      ...shown,
      act: 'hush',
      attack: rolled.attack,
      defense: rolled.defense,
      totals,
      loser: other,
    },
    events: [event as never],
  });
}

function opened(view: View, event: BattleBegan): Omit<BattleShown, 'act'> {
  const defender = view.players[event.other];
  return {
    kind: 'battle',
    sides: [
      sideOf(view, event.seat, event.attack_dice, false),
      sideOf(view, event.other, event.defense_dice, true),
    ],
    attack: [],
    defense: [],
    totals: [null, null],
    loser: null,
    castle: defender?.daimyo_house?.castle ?? null,
    title: defender?.shogun ?? false,
    odds: event.chance ?? null,
  };
}

/** Castles only defend; the ally's house fights along. */
function sideOf(view: View, seat: number, dice: number, castle: boolean): Side {
  const player = view.players[seat];
  const ally = player?.holder ?? null;
  const own = [player?.daimyo_house, player?.samurai_house].flatMap((house) =>
    house ? fighters(view, house, null) : [],
  );
  const help = ally === null ? undefined : view.players[ally]?.samurai_house;
  const all = [...own, ...(help ? fighters(view, help, ally) : [])].filter(
    ({ card }) => castle || printOf(card).kind !== 'castle',
  );
  const strength = all.reduce((sum, fighter) => sum + fighter.strength, 0);
  return { seat, strength, dice, fighters: all };
}

function fighters(view: View, house: House, ally: number | null): Fighter[] {
  return [[house.head, 1] as [string, number], ...sorted(house.cards)].flatMap(([card, count]) => {
    const { strength } = { ...printOf(card), ...view.reprints[card] };
    return strength ? [{ card, count, strength: strength * count, ally }] : [];
  });
}
