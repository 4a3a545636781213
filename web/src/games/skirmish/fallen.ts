// Where those who left the battle stood last, as far as this screen saw it: they lie there.
import { standing, type Standing } from './plane';
import type { View } from './types';

export class Fallen {
  #stood = new Map<number, Standing>();
  #scenario = '';

  /** Those who are gone now, where they stood. */
  list(view: View): Standing[] {
    const battle = `${view.scenario} ${view.campaign?.battle ?? 0}`;
    if (battle !== this.#scenario) this.#stood.clear();
    this.#scenario = battle;
    for (const unit of view.units) if (standing(unit)) this.#stood.set(unit.unit, unit);
    return view.units
      .filter((unit) => unit.zone === 'removed')
      .flatMap((unit) => this.#stood.get(unit.unit) ?? []);
  }
}
