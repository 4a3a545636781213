// Who would be driven where: the target of the attack that is thought of, and those whose nerve is to be tested.
import type { Choice } from './choice.svelte';
import type { Foresight } from './foresight.svelte';
import { standing, type Standing } from './plane';
import type { Push } from './wire';

export interface Pushed {
  unit: Standing;
  to: Push;
}

export function drivenOff(choice: Choice, foresight: Foresight): Pushed[] {
  const target = choice.unit(choice.target);
  const push = foresight.attack?.legal ? foresight.attack.push : null;
  const pushed = push && standing(target) ? [{ unit: target, to: push }] : [];
  const flights = foresight.flights.flatMap((to) => {
    const unit = choice.unit(to.unit);
    // the one that is looked at alone, if any
    const other = choice.who !== null && choice.who !== to.unit;
    return standing(unit) && !other ? [{ unit, to }] : [];
  });
  return [...pushed, ...flights];
}
