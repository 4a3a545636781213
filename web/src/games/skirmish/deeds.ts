// An action that is advised or was played, as it is drawn on the field.
import type { Deed } from '../../stage/spot.svelte';
import type { Told } from '../../words/speaker';
import { standing, type Standing } from './plane';
import type { Attack, Place, View } from './view';

export interface DrawnDeed {
  key: string;
  tone: Deed['tone'];
  unit: Standing;
  /** From where it stands, or from where it comes in, to where it would stand. */
  way: Place[];
  target: Standing | null;
  /** Whether it would stand where it does not stand now. */
  ghost: boolean;
  /** What the table is asked about the way, and what follows from the answer. */
  ask: Told | null;
  walk(answer: Told): Place[] | null;
}

const WALKS = new Set(['move', 'cautious', 'stand_up', 'shoot']);
const pairs = (turns: readonly number[]): Place[] =>
  Array.from({ length: turns.length / 2 }, (_, n) => ({
    x: turns[2 * n] ?? 0,
    y: turns[2 * n + 1] ?? 0,
  }));

/** The unit as it would stand there, if it is not on the field yet. */
function actor(view: View, number: unknown, to: Place | null): Standing | null {
  const unit = view.units[Number(number)];
  if (standing(unit)) return unit;
  return unit && to ? { ...unit, ...to } : null;
}

/** Null where nothing of it is done on the field. */
export function drawnDeed({ words, tone }: Deed, view: View): DrawnDeed | null {
  const to =
    words.x !== undefined && Number(words.x) + Number(words.y) > 0
      ? { x: Number(words.x), y: Number(words.y) }
      : null;
  const unit = words.unit === undefined ? null : actor(view, words.unit, to);
  if (!unit) return null;
  const aimed = words.target === undefined ? undefined : view.units[Number(words.target)];
  const target = standing(aimed) ? aimed : null;
  const here: Place = { x: unit.x, y: unit.y };
  const far = to !== null && Math.hypot(to.x - here.x, to.y - here.y) > 50;
  const deed = {
    key: `${tone} ${JSON.stringify(words)}`,
    tone,
    unit,
    way: far ? [here, to] : [here],
    target,
    ghost: far || words.do === 'charge' || !standing(view.units[unit.unit]),
  };
  if (words.do === 'charge' && target)
    return {
      ...deed,
      ask: { about: 'attack', unit: unit.unit, target: target.unit },
      walk: (answer) => charged(here, answer as unknown as Attack),
    };
  if (far && WALKS.has(words.do))
    return {
      ...deed,
      ask: { about: 'way', unit: unit.unit, ...to },
      walk: ({ turns }) => [here, ...pairs(turns as number[]), to],
    };
  return { ...deed, ask: null, walk: () => null };
}

function charged(here: Place, attack: Attack): Place[] | null {
  if (!attack.legal || !attack.way) return null;
  const { bend, end } = attack.way;
  const turn = bend ? [{ x: bend[0], y: bend[1] }] : [];
  return [here, ...turn, { x: end[0], y: end[1] }];
}

/** All places that have to be in sight for them. */
export const placesOf = (deeds: readonly Deed[], view: View): Place[] =>
  deeds.flatMap((deed) => {
    const drawn = drawnDeed(deed, view);
    return drawn ? [...drawn.way, ...(drawn.target ? [drawn.target] : [])] : [];
  });
