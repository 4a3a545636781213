// Which rings are drawn about a unit: what it is about to do, or, of one that is only looked at, what it threatens.
import { TABLE } from './plane';
import type { Place, Targets } from './view';

export interface Ring {
  kind: 'charge' | 'far' | 'range';
  /** From its rim. */
  length: number;
}

/** `does` is what it is about to do; null if it is only looked at. */
export function ringsOf(told: Targets, does: string | null): Ring[] {
  const rings: Ring[] = [];
  const shoots = told.range !== null && (does === 'shoot' || does === null);
  if (does === 'charge' || (does === null && !shoots))
    rings.push({ kind: 'charge', length: told.charge });
  if (!shoots) return rings;
  if (told.far !== null) rings.push({ kind: 'far', length: told.far });
  rings.push({ kind: 'range', length: told.range as number });
  return rings;
}

/** Steps about a ring in which room for its name is sought: beside the way to whom it is about, not upon it. */
const STEPS = [30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

/** Where a ring is named, once on either side of it: on the table, where nobody stands. */
export function named(
  { at, radius, toward }: { at: Place; radius: number; toward: number },
  size: { wide: number; high: number },
  free: (place: Place) => boolean,
): Place[] {
  const room = (place: number, length: number): boolean =>
    place > length / 2 && place < TABLE - length / 2;
  const spot = (degrees: number): Place => {
    const turn = toward + (degrees * Math.PI) / 180;
    return { x: at.x + radius * Math.sin(turn), y: at.y - radius * Math.cos(turn) };
  };
  const fits = (place: Place): boolean =>
    room(place.x, size.wide) && room(place.y, size.high) && free(place);
  return [0, 180].flatMap((side) => STEPS.map((step) => spot(side + step)).find(fits) ?? []);
}
