// Turns, scoring, the end.
import { active, bond, edit, honorTo } from '../changes';
import { plain, signed } from '../view';
import type { Tale } from '../tale';
import type { AllianceBegan, GameBegan, GameEnded, HonorScored, TurnBegan } from '../wire';

/** Turns until the goal from which on everybody should know. */
const SOON = 3;

export function gameBegan(tale: Tale, event: GameBegan): void {
  const caption = tale.say('honor-web-beat-begins', tale.people(event.seat));
  tale.add({ who: event.seat, length: 900, caption, cues: ['drum'], events: [event as never] });
}

export function turnBegan(tale: Tale, event: TurnBegan): void {
  const { seat } = event;
  const caption = tale.say('honor-web-beat-turn', tale.people(seat));
  tale.add({
    who: seat,
    length: 400,
    caption,
    cues: ['block'],
    look: `player-${seat}`,
    lift: edit(active(seat)),
    events: [event as never],
  });
}

export function allianceBegan(tale: Tale, event: AllianceBegan): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 900,
    caption: tale.say('honor-web-beat-serves', facts),
    under: tale.say('honor-web-under-half', facts),
    chip: tale.say('honor-web-chip-serves', facts),
    cues: ['tap'],
    land: edit(bond(seat, 'second', other)),
    events: [event as never],
  });
}

export function honorScored(tale: Tale, event: HonorScored): void {
  const { seat, amount, honor } = event;
  const facts = { ...tale.people(seat), amount: plain(amount), honor: plain(honor) };
  const turns = tale.after.players[seat]?.to_goal ?? null;
  const soon = turns !== null && turns <= SOON && !tale.after.over;
  const key = amount === 0 ? 'honor-web-beat-nothing' : 'honor-web-beat-scores';
  tale.add({
    who: seat,
    length: amount === 0 ? 500 : 800,
    caption: tale.say(key, facts),
    ...(soon ? { under: tale.say('honor-web-under-wins', { count: turns }) } : {}),
    ...(amount === 0
      ? {}
      : { chip: tale.say('honor-web-chip-scores', { ...facts, amount: signed(amount) }) }),
    hurts: soon && !tale.mine(seat),
    cues: amount === 0 ? [] : [tale.mine(seat) ? 'fifth' : 'bell'],
    focus: [],
    look: `player-${seat}`,
    land: edit(honorTo(seat, honor)),
    events: [event as never],
  });
}

export function gameEnded(tale: Tale, event: GameEnded): void {
  const winners = event.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first = 0] = winners;
  const names = tale.scene.speaker.list(winners.map((seat) => tale.name(seat)));
  const alone = winners.length === 1 && tale.mine(first);
  tale.add({
    who: winners.length === 1 ? first : null,
    length: 1600,
    caption: tale.say('honor-web-beat-wins', {
      who: alone ? 'me' : 'other',
      name: names,
      count: winners.length,
    }),
    under: tale.say('honor-web-under-end', { reason: event.reason, goal: tale.after.goal }),
    cues: ['drum', 'fifth'],
    events: [event as never],
  });
}
