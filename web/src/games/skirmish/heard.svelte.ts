// What was heard of the last rolls and tokens, so that the table can show the dice.
import type { Told } from '../../words/speaker';

export type Face = 'double' | 'single' | 'blank' | 'cross';
export type Roll = { key: number; unit: number; roll: string; faces: Face[]; result: string };

const KEPT = 6;

class Heard {
  rolls = $state.raw<Roll[]>([]);
  /** Grows with every roll, so that one is shown over the field for a while. */
  count = $state(0);

  hear(event: Told): void {
    if (event.event !== 'Rolled') return;
    this.count += 1;
    const roll = {
      key: this.count,
      unit: event.unit as number,
      roll: event.roll as string,
      faces: event.faces as Face[],
      result: event.result as string,
    };
    this.rolls = [...this.rolls, roll].slice(-KEPT);
  }

  forget(): void {
    this.rolls = [];
    this.count = 0;
  }
}

export const heard = new Heard();
