// Which rings are drawn about a unit: what it is about to do, or, of one that is only looked at, what it threatens.
import type { Targets } from './types';

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
