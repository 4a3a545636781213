// What the table foresees for the unit that is looked at: its reach, its targets, the odds of an attack.
import type { Desk } from '../../desk';
import type { Choice } from './choice.svelte';
import { distance } from './plane';
import type { Attack, Flight, Place, Reach, SetUpZone, Targets, View } from './view';

/** So near to a place of the lattice, any place is as good as it. */
const NEAR = 300;
/** From so far a hand still means the nearest place that can be reached. */
const DRAWN = 1400;

export class Foresight {
  reach = $state.raw<Reach | null>(null);
  targets = $state.raw<Targets | null>(null);
  attack = $state.raw<Attack | null>(null);
  /** Where the unit that is being set up may stand. */
  zone = $state.raw<SetUpZone | null>(null);
  /** Where those run whose nerve is to be tested, if it fails. */
  flights = $state.raw<Flight[]>([]);
  endsRound = $state(false);
  readonly #desk: Desk;
  readonly #choice: Choice;
  #asked: Record<string, number> = {};
  /** What was last asked about, not for drawing: an effect that reads what its own answer sets would ask for ever. */
  #view: View | null = null;
  #unit: number | null = null;
  #limited: number | null = null;
  #bag = '';
  #waiting: View | null = null;
  #placed = '';

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

  #nearest(at: Place): { place: Place; far: number; cost: number } | null {
    let best: { place: Place; far: number; cost: number } | null = null;
    if (this.reach?.unit !== this.#choice.actor) return null;
    for (const [x, y, cost] of this.reach?.places ?? []) {
      const far = distance({ x, y }, at);
      if (!best || far < best.far) best = { place: { x, y }, far, cost };
    }
    return best;
  }

  /** The place that is meant: as pointed at where it can be reached, else the nearest that can; null if none is near.
   *  Where nothing is known of a reach, the server decides. */
  readonly snap = (at: Place): Place | null => {
    const offered = this.#choice.near(at);
    if (offered) return offered;
    const exact = { x: Math.round(at.x), y: Math.round(at.y) };
    if (this.#choice.do === 'place') return this.#within(exact);
    const nearest = this.#nearest(at);
    if (!nearest) return exact;
    if (nearest.far <= NEAR) return exact;
    return nearest.far <= DRAWN ? nearest.place : null;
  };

  /** Where the whole base stands in its zone; null if that is not near. */
  #within(at: Place): Place | null {
    const unit = this.#choice.unit(this.#choice.actor);
    if (!unit || this.zone?.unit !== unit.unit) return at;
    const into = (value: number, along: number[]): number =>
      Math.min(Math.max(value, Math.min(...along) + unit.radius), Math.max(...along) - unit.radius);
    const place = {
      x: into(
        at.x,
        this.zone.corners.map(([x]) => x),
      ),
      y: into(
        at.y,
        this.zone.corners.map(([, y]) => y),
      ),
    };
    return distance(place, at) <= DRAWN ? place : null;
  }

  /** How long the way to a place is, as far as is known: so much longer than straight as that to the nearest place that
   *  was told. */
  cost(at: Place): number | null {
    const nearest = this.#nearest(at);
    const from = this.#choice.acting;
    if (!nearest || nearest.far > 2 * NEAR) return null;
    if (!from) return nearest.cost;
    return distance(from, at) + Math.max(0, nearest.cost - distance(from, nearest.place));
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
    if (!unit || unit.x === null || unit.y === null || view.round === 0 || view.over)
      return this.#forget();
    const limit = choice.actor === unit.unit ? this.#limit({ x: unit.x, y: unit.y }) : null;
    const same = this.#view === view && this.#unit === unit.unit;
    if (same && this.#limited === limit) return;
    if (this.#unit !== unit.unit) this.targets = null;
    [this.#view, this.#unit, this.#limited] = [view, unit.unit, limit];
    this.reach = null;
    const facts = limit === null ? { unit: unit.unit } : { unit: unit.unit, limit };
    void this.#ask<Reach>('reach', facts, (answer) => (this.reach = answer));
    if (same) return;
    void this.#ask<Targets>('targets', { unit: unit.unit }, (answer) => (this.targets = answer));
  }

  #forget(): void {
    this.#view = this.#unit = this.#limited = null;
    this.reach = this.targets = null;
    this.#drop('reach');
    this.#drop('targets');
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

  /** Asked only when another bag is drawn. */
  count(view: View): void {
    const { samurai, commoner, fate } = view.bag;
    const bag = [view.round, samurai, commoner, fate].join();
    if (bag === this.#bag) return;
    this.#bag = bag;
    if (samurai + commoner + fate === 0) this.endsRound = false;
    else
      void this.#ask<{ may_end_round: boolean }>(
        'token',
        {},
        (answer) => (this.endsRound = answer?.may_end_round ?? false),
      );
  }

  /** The zone of who is set up; asked once for each who is taken in hand. */
  place(view: View): void {
    const { actor } = this.#choice;
    const who = this.#choice.do === 'place' && actor !== null ? actor : null;
    const key = who === null ? '' : `${who} ${view.units.filter(({ x }) => x !== null).length}`;
    if (key === this.#placed) return;
    this.#placed = key;
    if (who === null) {
      this.zone = null;
      this.#drop('zone');
    } else void this.#ask<SetUpZone>('zone', { unit: who }, (answer) => (this.zone = answer));
  }

  /** Where each would run who has to test its nerve. */
  async fear(view: View, asked: boolean): Promise<void> {
    if (this.#waiting === (asked ? view : null)) return;
    this.#waiting = asked ? view : null;
    this.flights = [];
    if (!asked) return;
    const found: Flight[] = [];
    for (const unit of view.testing) {
      const answer = await this.#desk.preview({ about: 'flight', unit });
      if (this.#waiting !== view) return;
      if (answer) found.push(answer as unknown as Flight);
    }
    this.flights = found;
  }
}
