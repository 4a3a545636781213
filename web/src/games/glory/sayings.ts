// The table in words: what a set takes, why nobody lays yet, an action by what is seen.
import type { Desk, Option, Words } from '../../desk';
import type { Speaker, Told } from '../../words/speaker';
import type { Say } from '../../words/text';
import { PILES, topOf, viewOf, type Character } from './view';

export const sayer =
  (desk: Desk): Say =>
  (key, facts = {}) =>
    desk.speaker.say(`glory-web-${key}`, facts);

/** What it takes to get this character, for whoever holds so many. */
export function needOf(
  desk: Desk,
  it: Character,
  have: number | null,
  ghost: Option | undefined,
  target: boolean,
): string {
  const say = sayer(desk);
  const need = it.needs;
  if (target) return say('need-target');
  if (ghost) return say('need-ghost', { points: it.owner === desk.seat ? 0 : it.value });
  if (it.safe) return say('unbeatable');
  if (have !== null && have >= need)
    return say(it.owner === null ? 'need-may-take' : 'need-may-beat');
  if (it.owner !== null && it.owner === desk.seat) return say('need-falls', { need });
  if (have) return say('need-hold', { have, need });
  return say(it.owner === null ? 'need-take' : 'need-beat', { need });
}

/** Why nobody lays or discards yet: two cards come first. */
export function drawFirst(desk: Desk): string | undefined {
  const asks = desk.question?.asks;
  if (asks !== 'FirstDraw' && asks !== 'SecondDraw') return undefined;
  return sayer(desk)('why-draw', { left: asks === 'FirstDraw' ? 2 : 1 });
}

/** An action by what is seen: the piles have sides and cards, no numbers. */
export function says(words: Words, told: Told, speaker: Speaker): string {
  const view = viewOf(told);
  const pile = PILES.find((it) => it === words.pile);
  if (!pile) return speaker.action(words);
  const top = topOf(view.piles[pile]);
  return speaker.say(`glory-web-do-${words.do}`, {
    pile,
    character: top ? speaker.noun('character', `${top}.one`) : '',
    card: words.character ? speaker.noun('character', `${String(words.character)}.one`) : '',
  });
}
