// What was heard and not yet drawn: the last rolls, and the ways that units went.
import type { Told } from '../../words/speaker';
import type { Event, Face, Place, Rolled } from './wire';

export type { Face };
export type Roll = { key: number; unit: number; roll: string; faces: Face[]; result: string };

const KEPT = 6;

/** The faces of an event that has any. */
export function facesOf(told: Told): Face[] | null {
  const event = told as unknown as Event;
  return event.event === 'Rolled' ? event.faces : null;
}

class Heard {
  rolls = $state.raw<Roll[]>([]);
  /** Grows with every roll, so that one is shown over the field for a while. */
  count = $state(0);
  #ways = new Map<number, Place[]>();

  hear(told: Told): void {
    const event = told as unknown as Event;
    switch (event.event) {
      case 'ForceShown': // another battle, other units
        return this.forget();
      case 'Rolled':
        return this.#roll(event);
      case 'Moved':
        return this.#go(event.unit, event, event.turns);
      case 'Retreated':
      case 'GaveWay':
        return this.#go(event.unit, event, []);
    }
  }

  #roll({ unit, roll, faces, result }: Rolled): void {
    this.count += 1;
    this.rolls = [...this.rolls, { key: this.count, unit, roll, faces, result }].slice(-KEPT);
  }

  #go(unit: number, { x, y }: Place, turns: number[]): void {
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
