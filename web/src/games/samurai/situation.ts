// The situation of who is asked: what is the case, and what to do. While a corner is thought of, what it would bring.
import type { Desk, Option } from '../../desk';
import type { Situation } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import { mind } from './choice.svelte';
import { sayNeed, sayWinner } from './need';
import { named, sayPreview } from './sayings';
import { previewOf, viewOf, type View } from './view';

export function situation(desk: Desk, told: Told): Situation | null {
  const view = viewOf(told);
  const { speaker } = desk;
  const say = (key: string, facts = {}): string => speaker.say(`samurai-web-${key}`, facts);
  const choice = mind.choice;
  const option = choice?.current ?? null;
  if (option)
    return thought(
      desk,
      view,
      option,
      choice?.carried ? 'drop' : choice?.settled === option ? 'again' : 'choose',
    );
  if (desk.question?.asks === 'ChooseSpot') {
    const village = view.waiting ? speaker.noun('card', view.waiting) : '';
    return { now: say('now-spot', { village }), todo: say('todo-spot') };
  }
  const card = choice?.card;
  const todo = card
    ? say('todo-corner', { card: speaker.noun('card', card) })
    : say(choice?.waits ? 'todo-card' : 'todo-play', { by: pointer() });
  return { now: stake(desk, view), todo };
}

/** A finger taps, a mouse drags as well; where the line is narrow, the shorter words do. */
const pointer = (): string =>
  matchMedia?.('(pointer: coarse), (max-width: 899px)').matches ? 'finger' : 'mouse';

const beside = (): boolean => matchMedia?.('(min-width: 900px)').matches ?? false;

function thought(
  desk: Desk,
  view: View,
  option: Option,
  todo: 'drop' | 'again' | 'choose',
): Situation {
  const { speaker } = desk;
  const brings = sayPreview(speaker, view, previewOf(option));
  const now = brings.join(' ') || speaker.say('samurai-web-nothing');
  const lays = option.words.do === 'lay';
  return {
    now,
    todo: speaker.say(`samurai-web-todo-${todo}`, {
      deed: lays ? 'lay' : 'play',
      card: lays ? '' : speaker.noun('card', option.words.card as string),
    }),
  };
}

/** Who would win, and what I need; in the last round, that it is the last. */
function stake(desk: Desk, view: View): string {
  const { speaker, seat } = desk;
  const end = view.ends.last_round
    ? speaker.say('samurai-web-last', {
        reasons: speaker.list(view.ends.reasons.map((reason) => speaker.noun('reason', reason))),
      })
    : '';
  const need = seat === null ? '' : sayNeed(speaker, view, seat);
  const holds = seat !== null && (view.standing.majorities[seat] ?? []).length > 0;
  const first = end || (holds ? '' : sayWinner(speaker, view, seat));
  // beside the land my need stands on a paper of its own (Plates.svelte)
  return [first, beside() && first ? '' : need].filter(Boolean).join(' ');
}

/** Where the game stands, beside its title. */
export function heading(told: Told, { speaker, seat }: Desk): string {
  const { over, active, round, rounds } = viewOf(told);
  if (over || active === null) return '';
  return speaker.say('samurai-web-heading', { round, rounds, ...named(speaker, active, seat) });
}
