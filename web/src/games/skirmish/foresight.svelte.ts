// What the table foresees for the unit that is looked at: its reach, its targets, the odds of an attack.
import type { Desk } from '../../desk';
import type { Choice } from './choosing.svelte';
import { distance } from './plane';
import type { Attack, Place, Reach, Targets, View } from './types';

export class Foresight {
  reach = $state.raw<Reach | null>(null);
  targets = $state.raw<Targets | null>(null);
  attack = $state.raw<Attack | null>(null);
  endsRound = $state(false);
  readonly #desk: Desk;
  readonly #choice: Choice;
  #asked: Record<string, number> = {};

  constructor(desk: Desk, choice: Choice) {
    this.#desk = desk;
    this.#choice = choice;
  }

  /** Only the latest question of a kind is heard. */
  async #ask<T>(
    about: string,
    facts: Record<string, unknown>,
    hear: (answer: T | null) => void,
  ): Promise<void> {
    const turn = (this.#asked[about] = (this.#asked[about] ?? 0) + 1);
    const answer = await this.#desk.preview({ about, ...facts });
    if (this.#asked[about] === turn) hear(answer as T | null);
  }

  #drop(about: string): void {
    this.#asked[about] = (this.#asked[about] ?? 0) + 1;
  }

  /** How far the places of a way of acting lie, when it is not the whole reach. */
  #limit(from: Place): number | null {
    const { mode, places } = this.#choice;
    if (mode === 'move' || !places.length) return null;
    const far = Math.max(
      ...places.map(({ words }) => distance(from, { x: words.x as number, y: words.y as number })),
    );
    return Math.ceil(far / 500) * 500;
  }

  see(view: View): void {
    const choice = this.#choice;
    const unit = choice.unit(choice.looked);
    this.reach = null;
    if (!unit || unit.x === null || unit.y === null || view.round === 0 || view.over) {
      this.targets = null;
      this.#drop('reach');
      this.#drop('targets');
      return;
    }
    const limit = choice.actor === unit.unit ? this.#limit({ x: unit.x, y: unit.y }) : null;
    const facts = limit === null ? { unit: unit.unit } : { unit: unit.unit, limit };
    void this.#ask<Reach>('reach', facts, (answer) => (this.reach = answer));
    if (this.targets?.unit !== unit.unit) this.targets = null;
    void this.#ask<Targets>('targets', { unit: unit.unit }, (answer) => (this.targets = answer));
  }

  aim(): void {
    const { actor, target, place, mode } = this.#choice;
    this.attack = null;
    this.#drop('attack');
    if (actor === null || target === null || (mode !== 'charge' && mode !== 'shoot')) return;
    if (mode === 'shoot' && !place) return;
    const facts = mode === 'shoot' ? { unit: actor, target, ...place } : { unit: actor, target };
    void this.#ask<Attack>('attack', facts, (answer) => (this.attack = answer));
  }

  count(view: View): void {
    const { samurai, commoner, fate } = view.bag;
    if (samurai + commoner + fate === 0) this.endsRound = false;
    else
      void this.#ask<{ may_end_round: boolean }>(
        'token',
        {},
        (answer) => (this.endsRound = answer?.may_end_round ?? false),
      );
  }
}
