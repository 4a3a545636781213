// Units in a sentence, for lists and for who listens.
import type { Speaker } from '../../words/speaker';
import type { Unit } from './types';

/** Marks of a unit in words, in a fixed order. */
export function marks(speaker: Speaker, unit: Unit): string[] {
  const found: string[] = [];
  if (unit.zone !== 'table') found.push(speaker.say(`skirmish-web-zone-${unit.zone}`));
  if (unit.models > 1) found.push(speaker.say('skirmish-web-models', { count: unit.models }));
  if (unit.drops) found.push(speaker.say('skirmish-web-drops', { count: unit.drops }));
  if (unit.prone) found.push(speaker.say('skirmish-web-prone'));
  if (unit.alert) found.push(speaker.say('skirmish-web-alert'));
  if (unit.reload) found.push(speaker.say('skirmish-web-reload'));
  if (unit.carries) found.push(speaker.say('skirmish-web-carries'));
  for (const injury of unit.injuries) found.push(speaker.noun('card', injury));
  if (unit.stains) found.push(speaker.say('skirmish-web-stains', { count: unit.stains }));
  return found;
}

export function unitStory(speaker: Speaker, unit: Unit): string {
  const actions = speaker.say('skirmish-web-actions', { left: unit.left, count: unit.actions });
  return [speaker.unit(unit.unit), ...marks(speaker, unit), actions].join(', ');
}
