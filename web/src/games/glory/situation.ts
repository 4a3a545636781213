// The situation of who is asked: what is the case, and what to do; and what the others choose.
import type { Desk, Option } from '../../desk';
import type { Act, Situation } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import type { Say } from '../../words/text';
import { choiceOf, type Choice } from './choice.svelte';
import { sayer } from './sayings';
import { characterOf, held, topOf, viewOf, type Character, type View } from './view';

export function situation(desk: Desk, told: Told): Situation | null {
  const view = viewOf(told);
  const say = sayer(desk);
  const choice = choiceOf(desk);
  if (choice.armed && desk.question?.asks !== 'MayUseFigure')
    return { todo: say('todo-aim'), acts: [putBack(say, () => choice.arm())] };
  switch (desk.question?.asks) {
    case 'FirstDraw':
      return with_(faceUp(desk, view), say('todo-first'));
    case 'SecondDraw':
      return with_(faceUp(desk, view), say('todo-second'));
    case 'LayOrDiscard':
      return choice.picked === null ? acting(desk, choice) : holding(desk, view, choice);
    case 'PlaceCards':
      return placing(desk, view);
    case 'MayTakeFigure':
      return with_(say('now-figure'), say('todo-take-figure'));
    case 'MayUseFigure':
      return with_(say('now-use-figure'), say('todo-use-figure'));
    case 'PlayOrder':
      return with_(say('now-order', { reasons: reasonsOf(desk, view) }), say('todo-order'));
    default:
      return null;
  }
}

const with_ = (now: string, todo: string): Situation => (now ? { now, todo } : { todo });

const reasonsOf = (desk: Desk, view: View): string =>
  desk.speaker.list(view.scores.ended.map((end) => desk.speaker.noun('reason', end)));

/** What the face-up piles offer: the card that would complete a set, or what lies there. */
function faceUp(desk: Desk, view: View): string {
  const tops = [view.piles.discard_1, view.piles.discard_2].flatMap((pile) => topOf(pile) ?? []);
  const barred = view.question?.barred;
  const open = (['discard_1', 'discard_2'] as const)
    .filter((id) => id !== barred)
    .flatMap((id) => topOf(view.piles[id]) ?? []);
  const completes = open.find((id) => {
    const it = characterOf(view, id);
    return it && !it.safe && (held(view, desk.seat, id) ?? 0) + 1 === it.needs;
  });
  const noun = (id: string): string => desk.speaker.noun('character', id);
  const say = sayer(desk);
  if (completes) {
    const owner = characterOf(view, completes)?.owner ?? null;
    return say('now-completes', {
      card: noun(`${completes}.one`),
      owner: owner === null || owner === desk.seat ? 'nobody' : desk.speaker.name(owner),
    });
  }
  if (tops.length === 0) return '';
  return say('now-tops', { cards: desk.speaker.list([...new Set(tops)].map(noun)) });
}

function acting(desk: Desk, choice: Choice): Situation {
  const say = sayer(desk);
  const lays = [...new Set(choice.all({ do: 'lay' }).map(({ words }) => String(words.character)))];
  if (lays.length === 0) return with_(say('now-no-set'), say('todo-discard'));
  const many = lays.map((id) => desk.speaker.noun('character', `${id}.many`));
  return with_(say('now-sets', { sets: desk.speaker.list(many) }), say('todo-act'));
}

/** A character is taken up: what laying it brings, or why it can only be discarded. */
function holding(desk: Desk, view: View, choice: Choice): Situation {
  const say = sayer(desk);
  const id = choice.picked ?? '';
  const it = characterOf(view, id);
  const lay = choice.lay;
  const have = held(view, desk.seat, id) ?? 0;
  const back = putBack(say, () => choice.drop());
  if (!lay || !it)
    return {
      now: say('now-too-few', { have: desk.speaker.counted(id, have), need: it?.needs ?? 0 }),
      todo: say('todo-discard-one'),
      acts: [back],
    };
  return {
    now: brings(desk, view, it, lay),
    todo: say('todo-lay', { counted: desk.speaker.counted(id, Number(lay.words.count)) }),
    acts: [...counting(desk, view, choice, lay), back],
  };
}

const putBack = (say: Say, act: () => void): Act => ({ text: '✕', label: say('put-back'), act });

function counting(desk: Desk, view: View, choice: Choice, lay: Option): Act[] {
  const say = sayer(desk);
  const to = (step: number): (() => void) | undefined => {
    const other = choice.beside(step);
    return other && (() => choice.choose(other));
  };
  const doing: Act = {
    text: ending(lay, desk, view) ?? desk.speaker.action(lay.words),
    act: () => choice.play(lay, 'agreed'),
    sure: true,
    rule: lay.clause,
  };
  if (choice.lays.length < 2) return [doing];
  return [
    { text: '−', label: say('fewer'), act: to(-1) },
    doing,
    { text: '+', label: say('more'), act: to(1) },
  ];
}

/** Everybody's score if this ends the round, in turn order; of the whole game where it is the last round. */
function endsAt(view: View, option: Option): number[] | null {
  const scores = option.scores as number[] | undefined;
  if (!scores || (option.ends as string[]).length === 0) return null;
  const last = view.round === view.rounds;
  return scores.map((score, seat) => score + (last ? (view.scores.totals[seat] ?? 0) : 0));
}

/** What ends the round says on its button who leads with how much, me first. */
function ending(option: Option, desk: Desk, view: View): string | null {
  const me = desk.seat ?? 0;
  const sums = endsAt(view, option);
  if (!sums) return null;
  const [mine = 0, ...others] = [...sums.slice(me), ...sums.slice(0, me)];
  return sayer(desk)('ends-at', {
    round: view.round,
    scores: [mine, ...others].join('\u00a0:\u00a0'),
    how: standing(mine - Math.max(...others), view.round === view.rounds && !view.orders),
  });
}

export const stake = (option: Option, desk: Desk, told: Told): string | null =>
  ending(option, desk, viewOf(told));

const standing = (ahead: number, settled: boolean): string => {
  if (ahead === 0) return 'level';
  if (ahead > 0) return settled ? 'win' : 'lead';
  return settled ? 'lose' : 'trail';
};

/** What laying a set brings: the end with its score, or points. */
function brings(desk: Desk, view: View, it: Character, lay: Option): string {
  const say = sayer(desk);
  const scores = endsAt(view, lay);
  if (scores) {
    const sums = scores.map((sum, seat) => ({ seat, sum }));
    sums.sort((a, b) => b.sum - a.sum);
    const names = sums.map(({ seat, sum }) =>
      seat === desk.seat ? say('you-have', { sum }) : `${desk.speaker.name(seat)} ${sum}`,
    );
    return say(view.round === view.rounds ? 'stake-game' : 'stake-round', {
      round: view.round,
      scores: names.join(', '),
      orders: view.orders ? 1 : 0,
    });
  }
  if (it.owner === desk.seat) return say('stake-raise', { need: Number(lay.words.count) + 1 });
  if (it.owner === null) return say('stake-take', { value: it.value });
  return say('stake-beat', { value: it.value, owner: desk.speaker.name(it.owner) });
}

function placing(desk: Desk, view: View): Situation {
  const say = sayer(desk);
  const id = view.pending?.character ?? '';
  const count = view.pending?.count ?? 0;
  const counted = desk.speaker.counted(id, count);
  const by = characterOf(view, id)?.owner ?? null;
  const tops = [topOf(view.piles.discard_1), topOf(view.piles.discard_2)].map((top) =>
    top ? desk.speaker.noun('character', top) : '',
  );
  const facts = { counted, one: tops[0] ?? '', two: tops[1] ?? '' };
  const same = tops[0] === tops[1] ? 'yes' : 'no';
  const who = by === null || by === desk.seat ? 'nobody' : desk.speaker.name(by);
  return with_(
    say('now-beaten', { ...facts, count, same, who }),
    say('todo-place', { counted, count }),
  );
}

/** Where the game stands, beside its title. */
export function heading(told: Told, desk: Desk): string {
  const view = viewOf(told);
  const { round, rounds, active } = view;
  if (view.over || active === null) return '';
  const me = active === desk.seat ? 'yes' : 'no';
  return sayer(desk)('heading', { round, rounds, me, name: desk.speaker.name(active) });
}

/** Whom one waits for, and what they choose. */
export function waiting(desk: Desk, told: Told): string | null {
  const { question, pending } = viewOf(told);
  if (!question || question.seat === desk.seat) return null;
  const known = ['FirstDraw', 'SecondDraw', 'LayOrDiscard', 'PlaceCards', 'PlayOrder'];
  const asks = known.includes(question.asks) ? question.asks : 'figure';
  return sayer(desk)('waits', {
    asks,
    name: desk.speaker.name(question.seat),
    cards: pending ? desk.speaker.counted(pending.character, pending.count) : '',
  });
}
