// What a rival means for me, in one or two sentences: the threat first, then what ties us, then what he is open to.
import type { Speaker } from '../../words/speaker';
import { chance, plain, type PlayerView, type View } from './view';

export type Omen = { tone: 'threat' | 'tie' | 'chance' | 'plain'; text: string };

/** Turns until the goal from which on it is a threat. */
const SOON = 3;
/** Beyond so many turns nobody counts: much will have happened by then. */
const FAR = 12;
const MOST = 2;

export function omens(
  speaker: Speaker,
  now: View,
  player: PlayerView,
  me: PlayerView | null,
): Omen[] {
  const found = [
    threat(speaker, now, player),
    ...ties(speaker, player, me),
    blade(speaker, player, me),
    opening(speaker, player, me),
  ].filter((omen): omen is Omen => omen !== null);
  if (!found.length) found.push(calm(speaker, now, player));
  return found.slice(0, MOST);
}

/** Turns until the goal at this pace; 0 if that is far. */
export const turnsOf = ({ to_goal: turns }: PlayerView): number =>
  turns !== null && turns <= FAR ? turns : 0;

/** The same in two or three words, for a tile. */
export function omen(speaker: Speaker, player: PlayerView, me: PlayerView | null): Omen {
  const say = speaker.say.bind(speaker);
  if (player.to_goal !== null && player.to_goal <= SOON)
    return { tone: 'threat', text: say('honor-web-tile-wins', { count: player.to_goal }) };
  if (me && player.lord === me.seat) return { tone: 'tie', text: say('honor-web-tile-yours') };
  if (me && me.lord === player.seat) return { tone: 'tie', text: say('honor-web-tile-lord') };
  if (player.odds)
    return { tone: 'chance', text: say('honor-web-tile-attack', { chance: chance(player.odds) }) };
  if (player.shogun) return { tone: 'plain', text: say('honor-web-tile-shogun') };
  const dice = player.attack?.dice.total ?? null;
  if (dice !== null && dice > 0)
    return { tone: 'plain', text: say('honor-web-dice-many', { dice }) };
  return { tone: 'plain', text: say('honor-web-tile-cards', { count: player.hand.count }) };
}

function threat(speaker: Speaker, now: View, player: PlayerView): Omen | null {
  const { to_goal: turns, honor, income } = player;
  if (turns === null || turns > SOON || now.over) return null;
  const steps = Array.from({ length: turns + 1 }, (_, at) => plain(honor + at * income.total));
  const text = speaker.say('honor-web-omen-wins', { count: turns, steps: steps.join(', ') });
  return { tone: 'threat', text };
}

function ties(speaker: Speaker, player: PlayerView, me: PlayerView | null): Omen[] {
  if (me && player.lord === me.seat)
    return [{ tone: 'tie', text: speaker.say('honor-web-omen-vassal', { status: player.status }) }];
  if (me && me.lord === player.seat)
    return [{ tone: 'tie', text: speaker.say('honor-web-omen-lord', { status: me.status }) }];
  if (player.lord === null) return [];
  const facts = { status: player.status, lord: speaker.name(player.lord) };
  return [{ tone: 'plain', text: speaker.say('honor-web-omen-serves', facts) }];
}

/** Whoever holds the title or a castle may be attacked: by whom, and how strongly. */
function blade(speaker: Speaker, player: PlayerView, me: PlayerView | null): Omen | null {
  const dice = player.attack?.dice.total ?? 0;
  if (!me || me.seat === player.seat || !me.daimyo_house || !me.defense || dice === 0) return null;
  if (!me.shogun && me.daimyo_house.castle === null) return null;
  const facts = { dice, defense: me.defense.dice.total, shogun: me.shogun ? 1 : 0 };
  return { tone: 'threat', text: speaker.say('honor-web-omen-blade', facts) };
}

/** Title or castle: what could be won, and with what chance where I may attack. */
function opening(speaker: Speaker, player: PlayerView, me: PlayerView | null): Omen | null {
  const castle = (player.daimyo_house?.castle ?? null) !== null;
  if (!player.shogun && !castle) return null;
  const prize = player.shogun ? (castle ? 'both' : 'title') : 'castle';
  if (player.odds) {
    const text = speaker.say('honor-web-omen-open', { prize, chance: chance(player.odds) });
    return { tone: 'chance', text };
  }
  const status = me?.daimyo_house ? 'weak' : 'ronin';
  return { tone: 'plain', text: speaker.say('honor-web-omen-prize', { prize, status }) };
}

function calm(speaker: Speaker, now: View, player: PlayerView): Omen {
  if (!player.daimyo_house && !now.over) {
    const text = speaker.say('honor-web-omen-ronin', { count: player.hand.count });
    return { tone: 'plain', text };
  }
  const facts = { over: now.over ? 1 : 0, honor: player.honor, turns: turnsOf(player) };
  return { tone: 'plain', text: speaker.say('honor-web-omen-calm', facts) };
}
