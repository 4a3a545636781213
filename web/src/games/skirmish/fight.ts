// Where to look: at the fight, not at the whole table.
import type { Choice } from './choice.svelte';
import { distance, standing, type Standing } from './plane';
import { seatOf, type Place, type View } from './view';

export function nearestFoe(unit: Standing, figures: readonly Standing[]): Standing | undefined {
  return figures
    .filter((other) => other.side !== unit.side)
    .sort((a, b) => distance(a, unit) - distance(b, unit))[0];
}

/** The units that a beat wants to be in sight: `unit-3 unit-7`. */
export const unitsIn = (look: string | null): number[] =>
  [...(look ?? '').matchAll(/unit-(\d+)/g)].map(([, number]) => Number(number));

/** What somebody who is asked has to see; of who is not, the two sides where they stand closest. */
export function fight(view: View, choice: Choice, seat: number | null): Place[] {
  const figures = view.units.filter(standing);
  const seen: Place[] = choice.places.map(({ words }) => ({
    x: words.x as number,
    y: words.y as number,
  }));
  const shown = (numbers: Iterable<number>): Standing[] =>
    [...numbers].map((number) => choice.unit(number)).filter(standing);
  seen.push(...shown(choice.litUnits), ...shown(choice.litTargets));
  for (const number of choice.litMarkers) {
    const marker = view.markers[number];
    if (marker) seen.push(marker);
  }
  const acting = choice.acting;
  if (acting) {
    const foe = nearestFoe(acting, figures);
    seen.push(acting);
    if (foe && distance(foe, acting) < 14000) seen.push(foe);
  }
  return seen.length ? seen : closest(view, figures, seat);
}

/** Mine and theirs about the place where they stand closest. */
function closest(view: View, figures: readonly Standing[], seat: number | null): Place[] {
  const mine = figures.filter((unit) => seat === null || seatOf(view, unit.side) === seat);
  const pairs = mine.flatMap((unit) => {
    const foe = nearestFoe(unit, figures);
    return foe ? [{ unit, foe, far: distance(unit, foe) }] : [];
  });
  pairs.sort((a, b) => a.far - b.far);
  const near = pairs.slice(0, 3).flatMap(({ unit, foe }) => [unit, foe]);
  return near.length ? near : [...figures];
}
