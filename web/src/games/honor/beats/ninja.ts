// Ninja: announced and paid, then seen in a house, then what they do there, then what it means.
import { discards, edit, hand, honorTo, house } from '../changes';
import { plain } from '../view';
import type { Tale } from '../tale';
import type { AssassinSent, CardStolen, GuardFell, HonorLost } from '../wire';
import { from } from './cards';

const seatOf = (zone: string): number => Number(zone.split('-')[1]);

/** The card is turned up in the middle of the table, and its price is paid. */
export function announced(tale: Tale, event: HonorLost, card: string): void {
  const { seat, amount, honor } = event;
  const facts = { ...tale.people(seat), amount, honor: plain(honor), card: tale.card(card) };
  tale.add({
    who: seat,
    length: 700,
    caption: tale.say('honor-web-beat-sends', facts),
    under: tale.say('honor-web-under-pays', facts),
    cues: ['slide'],
    motions: [tale.flies(card, from(tale, seat, card), 'middle', { width: 120 })],
    look: `hand-${seat}`,
    lift: edit(hand(seat, card, -1)),
    land: edit(honorTo(seat, honor)),
    events: [event as never],
  });
}

export function cardStolen(tale: Tale, event: CardStolen, first: boolean): void {
  const { seat, card, house: zone, loot, to } = event;
  const victim = seatOf(zone);
  const place = `${zone}:${loot}`;
  const facts = {
    ...tale.people(seat, victim),
    loot: tale.card(loot),
    house: tale.place(zone),
    goal: to === 'destroy' ? 'none' : tale.place(to),
  };
  const hurts = tale.mine(victim) && !tale.mine(seat);
  if (first)
    tale.add({
      who: seat,
      length: 900,
      caption: tale.say('honor-web-beat-spy', facts),
      cues: ['whoosh'],
      motions: [tale.flies(card, 'middle', place, { width: 96 })],
      focus: [place],
      look: zone,
      land: edit(discards({ [card]: 1 })),
    });
  tale.add({
    who: seat,
    length: 1000,
    caption: tale.say(
      to === 'destroy' ? 'honor-web-beat-destroys' : 'honor-web-beat-steals',
      facts,
    ),
    ...(to === 'destroy' ? {} : { under: tale.say('honor-web-under-loot', facts) }),
    chip: tale.say(to === 'destroy' ? 'honor-web-chip-destroys' : 'honor-web-chip-steals', facts),
    hurts,
    cues: ['slide'],
    motions: [
      tale.flies(loot, place, to === 'destroy' ? 'discards' : to, {
        width: 84,
        ...(to === 'destroy' ? { ease: 'out' as const, turn: 20 } : {}),
      }),
    ],
    look: zone,
    lift: edit(house(zone, loot, -1)),
    land: edit(to === 'destroy' ? discards({ [loot]: 1 }) : house(to, loot, 1)),
    events: [event as never],
  });
}

/** What it changed for both, a turn. */
export function tally(tale: Tale, event: CardStolen): void {
  const victim = seatOf(event.house);
  const [gain, loss] = [tale.income(event.seat), tale.income(victim)];
  if ((!gain && !loss) || victim === event.seat) return;
  tale.add({
    who: event.seat,
    length: 800,
    caption: earned(tale, event.seat, gain, victim, loss),
    cues: ['bell'],
    look: event.house,
  });
}

/** Both where one wins what the other loses; else whoever was robbed, or gained alone. */
function earned(tale: Tale, seat: number, gain: number, victim: number, loss: number): string {
  if (gain > 0 && loss < 0)
    return tale.say('honor-web-beat-tally', { ...tale.people(seat, victim), gain, loss: -loss });
  const [whose, amount] = loss ? [victim, loss] : [seat, gain];
  const change = amount > 0 ? 'more' : 'less';
  return tale.say('honor-web-beat-earns', {
    ...tale.people(whose),
    change,
    amount: Math.abs(amount),
  });
}

export function assassinSent(tale: Tale, event: AssassinSent): void {
  const { seat, house: zone, needs, die, hit } = event;
  const victim = seatOf(zone);
  const facts = { ...tale.people(seat, victim), house: tale.place(zone), needs, die };
  const hurts = tale.mine(victim) && !tale.mine(seat);
  const head = zone.startsWith('daimyo')
    ? (tale.before.players[victim]?.daimyo_house?.head ?? 'samurai')
    : 'samurai';
  const shown = { kind: 'assassin', seat, victim, head, needs, die, hit: hit === 1 } as const;
  tale.add({
    who: seat,
    length: 1100,
    caption: tale.say('honor-web-beat-assassin', facts),
    under: tale.say('honor-web-under-needs', facts),
    hurts,
    cues: ['whoosh'],
    motions: [tale.flies('ninja_assassin', 'middle', zone, { width: 96 })],
    focus: [zone],
    look: zone,
    land: edit(discards({ ninja_assassin: 1 })),
  });
  tale.add({
    who: seat,
    length: 1500,
    caption: tale.say('honor-web-beat-die', facts),
    cues: ['dice'],
    drama: { ...shown, act: 'roll' },
    look: zone,
  });
  tale.add({
    who: seat,
    length: 1200,
    caption: tale.say(hit ? 'honor-web-beat-hit' : 'honor-web-beat-miss', facts),
    chip: tale.say(hit ? 'honor-web-chip-hit' : 'honor-web-chip-miss', facts),
    hurts,
    cues: [hit ? 'drum' : 'whoosh'],
    drama: { ...shown, act: 'strike' },
    look: zone,
    events: [event as never],
  });
}

export function guardFell(tale: Tale, event: GuardFell): void {
  const { house: zone, seat } = event;
  tale.add({
    who: seat,
    length: 800,
    caption: tale.say('honor-web-beat-guard', { ...tale.people(seat), house: tale.place(zone) }),
    cues: ['whoosh'],
    motions: [
      tale.flies('house_guard', `${zone}:house_guard`, 'discards', { ease: 'out', turn: 16 }),
    ],
    look: zone,
    lift: edit(house(zone, 'house_guard', -1)),
    land: edit(discards({ house_guard: 1 })),
    events: [event as never],
  });
}
