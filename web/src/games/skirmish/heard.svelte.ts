// What was heard and not yet drawn: the last rolls, and the ways that units went.
import type { Told } from '../../words/speaker';
import type { Place } from './types';

export type Face = 'double' | 'single' | 'blank' | 'cross';
export type Roll = { key: number; unit: number; roll: string; faces: Face[]; result: string };

const KEPT = 6;
const GOING = new Set(['Moved', 'Retreated', 'GaveWay']);

/** The faces of an event that has any. */
export const facesOf = (event: Told): Face[] | null =>
  event.event === 'Rolled' ? (event.faces as Face[]) : null;

class Heard {
  rolls = $state.raw<Roll[]>([]);
  /** Grows with every roll, so that one is shown over the field for a while. */
  count = $state(0);
  #ways = new Map<number, Place[]>();

  hear(event: Told): void {
    if (event.event === 'ForceShown') this.forget(); // another battle, other units
    const faces = facesOf(event);
    if (faces) this.#roll(event, faces);
    if (GOING.has(event.event as string)) this.#go(event);
  }

  #roll(event: Told, faces: Face[]): void {
    this.count += 1;
    const { unit, roll, result } = event as { unit: number; roll: string; result: string };
    this.rolls = [...this.rolls, { key: this.count, unit, roll, faces, result }].slice(-KEPT);
  }

  #go(event: Told): void {
    const { unit, x, y, turns = [] } = event as { unit: number; turns?: number[] } & Place;
    const way = this.#ways.get(unit) ?? [];
    for (let at = 0; at + 1 < turns.length; at += 2)
      way.push({ x: turns[at] ?? 0, y: turns[at + 1] ?? 0 });
    this.#ways.set(unit, [...way, { x, y }]);
  }

  /** The points by which a unit came to where it stands now, told once; none if nothing was heard of it. */
  way(unit: number, to: Place): Place[] {
    const way = this.#ways.get(unit) ?? [];
    this.#ways.delete(unit);
    const end = way.at(-1);
    return end?.x === to.x && end.y === to.y ? way : [];
  }

  forget(): void {
    this.rolls = [];
    this.#ways.clear();
  }
}

export const heard = new Heard();
