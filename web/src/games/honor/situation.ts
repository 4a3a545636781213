// The situation of who is asked, in two sentences: what is the case, with names and numbers; and what to do.
import type { Desk } from '../../desk';
import type { Situation } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import { turnsOf } from './omens';
import { viewOf, type PlayerView, type View } from './view';

export function situation(desk: Desk, view: Told): Situation | null {
  const now = viewOf(view);
  const me = desk.seat === null ? null : (now.players[desk.seat] ?? null);
  if (!desk.question || !me) return null;
  if (desk.question.asks !== 'TakeTurn') return asked(desk, now);
  return { now: stand(desk, now, me), todo: todo(desk) };
}

/** Who is ahead, and what is left of my turn. */
function stand(desk: Desk, now: View, me: PlayerView): string {
  const say = desk.speaker.say.bind(desk.speaker);
  const left = say('honor-web-turn-left', {
    count: me.actions.total,
    declared: now.declared ? 1 : 0,
  });
  const rivals = now.players.filter(({ seat, to_goal }) => seat !== me.seat && to_goal !== null);
  const first = rivals.sort((a, b) => (a.to_goal ?? 0) - (b.to_goal ?? 0))[0];
  const facts = { name: first ? desk.speaker.name(first.seat) : '', turns: first?.to_goal ?? 0 };
  if (first && facts.turns <= 4)
    return `${say('honor-web-race', { ...facts, mine: turnsOf(me) })} ${left}`;
  if (!me.daimyo_house && me.lord === null) return `${say('honor-web-race-ronin')} ${left}`;
  return `${say('honor-web-race-far', { income: me.income.total })} ${left}`;
}

/** Only what is possible. */
function todo(desk: Desk): string {
  const verbs = new Set(desk.options.map(({ words }) => words.do));
  const plays = ['place', 'daimyo', 'spy', 'spy_two', 'assassin', 'dishonor'];
  const deed = (['attack', 'claim_shogun', 'ally'] as const).find((verb) => verbs.has(verb));
  return desk.speaker.say('honor-web-todo', {
    play: plays.some((verb) => verbs.has(verb)) ? 'play' : verbs.has('draw') ? 'draw' : 'none',
    deed: deed ?? 'none',
  });
}

function asked(desk: Desk, now: View): Situation | null {
  const question = desk.question;
  if (!question) return null;
  const say = desk.speaker.say.bind(desk.speaker);
  const window = now.window;
  const name = window ? desk.speaker.name(window.victim) : '';
  const stakes = {
    asks: question.asks,
    name,
    mine: window?.victim === desk.seat ? 1 : 0,
    cause: window?.cause ?? 'none',
    castle: question.castle ? desk.speaker.noun('card', String(question.castle)) : '',
  };
  return { now: say('honor-web-stake', stakes), todo: say('honor-web-answer', stakes) };
}

/** Beside the title: the round, whose turn it is, and what is left of mine. */
export function heading(view: Told, desk: Desk): string {
  const now = viewOf(view);
  const { round, round_limit: limit, active } = now;
  if (active === null) return desk.speaker.say('honor-web-round', { round });
  const mine = active === desk.seat;
  return desk.speaker.say('honor-web-heading', {
    round,
    last: limit !== null && round === limit ? 1 : 0,
    mine: mine ? 1 : 0,
    name: desk.speaker.name(active),
    count: now.players[active]?.actions.total ?? 0,
    declared: now.declared ? 1 : 0,
  });
}

/** Whom one waits for. Of a window nothing is told but that it is open. [HON-8.8] */
export function waiting(desk: Desk, view: Told): string | null {
  const { question, window } = viewOf(view);
  if (!question) return null;
  const asks = window ? 'MaySaveFace' : question.asks;
  return desk.speaker.say('honor-web-waiting', { asks, name: desk.speaker.name(question.seat) });
}
