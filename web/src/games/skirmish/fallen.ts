// Casualties lie where they stood last.
import type { Standing } from './plane';
import type { View } from './view';

export const fallen = (view: View): Standing[] =>
  view.units.flatMap((unit) => (unit.fell ? { ...unit, x: unit.fell[0], y: unit.fell[1] } : []));
