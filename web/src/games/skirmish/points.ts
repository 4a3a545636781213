// Where an action is done on the field, for the house's own marks. What a unit does is drawn by the field itself
// (`Deeds.svelte`); what is left are markers.
import type { Words } from '../../desk';
import type { Pointing } from '../../stage/beat';

export const points = (words: Words): Pointing =>
  words.marker === undefined ? {} : { to: [`marker-${words.marker}`] };

/** A hand takes the unit, what it is to do, and then whom or where; then it says yes. */
export function clicks({ do: deed, unit, target, x, y }: Words): readonly string[] {
  if (unit === undefined) return [];
  const where =
    target === undefined ? (x === undefined ? [] : [`place-${x}-${y}`]) : [`unit-${target}`];
  return deed === 'token' ? [`unit-${unit}`] : [`unit-${unit}`, `mode-${deed}`, ...where];
}
