// What can be done, in words for who sees the field: a place is told from where the unit stands, never as numbers.
import type { Words } from '../../desk';
import type { Speaker, Told } from '../../words/speaker';
import { distance, spoken, standing, wind } from './plane';
import { type View, viewOf } from './view';

const STAYS = ['move', 'cautious', 'stand_up'];

/** How far and in which direction a unit would go; nothing if it stays, or stands nowhere yet. */
function whereTo(speaker: Speaker, words: Words, view: View): string {
  const unit = view.units?.[words.unit as number];
  const to = { x: words.x as number, y: words.y as number };
  if (!standing(unit) || distance(unit, to) < 50) return '';
  return speaker.say('skirmish-web-where', {
    far: spoken(distance(unit, to)),
    wind: speaker.say(`skirmish-web-to-${wind(unit, to)}`),
  });
}

/** Who shoots may move first; who moves or stands up may stay where he is. */
function keyOf(verb: string, goes: boolean, stands: boolean): string {
  if (verb === 'shoot' && goes) return 'shoot-moving';
  return stands && !goes && STAYS.includes(verb) ? `${verb}-stay` : verb;
}

export function says(words: Words, told: Told, speaker: Speaker): string {
  if (words.x === undefined || (words.do === 'use' && !Number(words.x)))
    return speaker.action(words);
  const where = whereTo(speaker, words, viewOf(told));
  const key = keyOf(words.do, where !== '', standing(viewOf(told).units?.[words.unit as number]));
  const facts = {
    where,
    unit: speaker.unit(words.unit as number),
    target: words.target === undefined ? '' : speaker.unit(words.target as number),
    skill: words.skill === undefined ? '' : speaker.noun('card', words.skill as string),
  };
  return speaker.say(`skirmish-web-do-${key}`, facts).replace(/\s+/g, ' ').trim();
}
