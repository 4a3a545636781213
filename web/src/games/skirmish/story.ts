// Units and places in a sentence, for lists and for who listens.
import type { Words } from '../../desk';
import type { Speaker } from '../../words/speaker';
import type { Choice } from './choice.svelte';
import { nearestFoe } from './fight';
import { distance, gap, inches, inside, standing, wind, type Standing } from './plane';
import type { FieldPointer } from './pointing.svelte';
import { says } from './sayings';
import type { Place, Unit, View } from './view';

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

/** Who he is and, where that is not clear anyway, whose. `from`: who may attack him. */
export function unitStory(
  speaker: Speaker,
  unit: Unit,
  seat: number | null = null,
  from: Standing | null = null,
): string {
  const actions = speaker.say('skirmish-web-actions', { left: unit.left, count: unit.actions });
  const whose = seat === null ? [] : [speaker.name(seat)];
  const aimed =
    from && standing(unit)
      ? [speaker.say('skirmish-web-aimed', { far: inches(gap(from, unit)) })]
      : [];
  return [speaker.unit(unit.unit), ...whose, ...aimed, ...marks(speaker, unit), actions].join(', ');
}

/** Where a place lies: seen from a unit, or from the edges. */
function whereStory(speaker: Speaker, place: Place, unit: Unit | undefined): string {
  const edges = { west: inches(place.x), south: inches(place.y) };
  if (!standing(unit)) return speaker.say('skirmish-web-point-edges', edges);
  return speaker.say('skirmish-web-point-far', {
    far: inches(distance(unit, place)),
    wind: speaker.say(`skirmish-web-to-${wind(unit, place)}`),
    unit: speaker.unit(unit.unit),
  });
}

/** What a place is like for who would stand there: how far the nearest enemy is, and on what it lies. */
function placeLike(speaker: Speaker, place: Place, unit: Standing, view: View): string[] {
  const there = { ...unit, ...place };
  const foe = nearestFoe(there, view.units.filter(standing));
  const ground = view.pieces.filter(
    ({ kind, corners }) => kind !== 'decor' && inside(place, corners),
  );
  return [
    ...(foe
      ? [
          speaker.say('skirmish-web-place-foe', {
            far: inches(gap(there, foe)),
            foe: speaker.unit(foe.unit),
          }),
        ]
      : []),
    ...ground.map(({ kind }) => speaker.noun('terrain', kind)),
  ];
}

/** What would be done at a place that is offered, and what it is like there; who has not stood anywhere yet hears where
 *  it lies. */
function placeStory(speaker: Speaker, words: Words, view: View): string {
  const unit = view.units[words.unit as number];
  const told = says(words, view, speaker);
  if (standing(unit) && words.do !== 'use')
    return [told, ...placeLike(speaker, placeOf(words), unit, view)].join(', ');
  return `${told}, ${whereStory(speaker, placeOf(words), unit)}`;
}

const placeOf = (words: Words): Place => ({ x: words.x as number, y: words.y as number });

/** The names of places that are offered. Where two would be called alike, it is told where they lie. */
export function placeNames(speaker: Speaker, places: readonly Words[], view: View): string[] {
  const names = places.map((words) => placeStory(speaker, words, view));
  return places.map((words, at) => {
    const name = names[at] ?? '';
    const alone = names.indexOf(name) === names.lastIndexOf(name);
    return alone ? name : `${name}, ${whereStory(speaker, placeOf(words), undefined)}`;
  });
}

/** Where the keys point, and what is there; with the ruler, how long it is. */
export function pointStory(
  speaker: Speaker,
  view: View,
  choice: Choice,
  { cursor, ruler, under, marker }: FieldPointer,
  beyond: boolean,
): string {
  if (!cursor) return '';
  const found: string[] = [];
  if (ruler)
    found.push(
      speaker.say('skirmish-web-point-ruler', {
        far: inches(ruler.length),
        wind: speaker.say(`skirmish-web-to-${wind(ruler.from, ruler.to)}`),
      }),
    );
  else found.push(whereStory(speaker, cursor, choice.acting ?? choice.unit(choice.looked)));
  const unit = under(cursor);
  const mark = marker(cursor);
  if (unit) found.push(speaker.unit(unit.unit));
  if (mark) found.push(speaker.say('skirmish-web-marker', { number: mark.marker + 1 }));
  for (const piece of view.pieces)
    if (inside(cursor, piece.corners)) found.push(speaker.noun('terrain', piece.kind));
  if (ruler || !choice.needsPlace) return found.join(', ');
  if (choice.near(cursor)) found.push(speaker.say('skirmish-web-point-marked'));
  else if (beyond) found.push(speaker.say('skirmish-web-point-beyond'));
  return found.join(', ');
}
