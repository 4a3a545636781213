// What an event changed, on a drawn view: copies, with what they did not touch shared.
import type { Told } from '../../words/speaker';
import { standing, TABLE } from './plane';
import { type Unit, type View, viewOf } from './view';
import type { Event, Place, Point } from './wire';

export const changed = (view: Told, change: Partial<View>): Told => ({ ...view, ...change });

export const unitChanged = (view: Told, number: number, change: Partial<Unit>): Told => ({
  ...view,
  units: viewOf(view).units.map((unit) =>
    unit.unit === number ? ({ ...unit, ...change } as Unit) : unit,
  ),
});

/** The way on which a unit goes: from where it is drawn, by its turns. */
export function wayOf(
  view: Told,
  number: number,
  to: Place,
  turns: readonly number[] = [],
): Place[] {
  const unit = viewOf(view).units[number];
  const way: Place[] = [];
  if (unit && unit.x !== null && unit.y !== null) way.push({ x: unit.x, y: unit.y });
  for (let at = 0; at + 1 < turns.length; at += 2)
    way.push({ x: turns[at] ?? 0, y: turns[at + 1] ?? 0 });
  return [...way, { x: to.x, y: to.y }];
}

const fewer = (view: Told, token: 'samurai' | 'commoner' | 'fate'): Told => {
  const { bag } = viewOf(view);
  return changed(view, { bag: { ...bag, [token]: Math.max(0, bag[token] - 1) } });
};

const GONE = { x: null, y: null, exit: null };

/** Where a unit stands, or stood last before it went over the edge. */
function lastSeen(view: Told, number: number): Point | null {
  const unit = viewOf(view).units[number];
  if (!unit) return null;
  if (standing(unit)) return [unit.x, unit.y];
  const onTable = (at: number): number => Math.min(Math.max(at, unit.radius), TABLE - unit.radius);
  return unit.exit && [onTable(unit.exit[0]), onTable(unit.exit[1])];
}

/** The view once this has happened, as far as the event tells it. */
export function after(view: Told, event: Event): Told {
  switch (event.event) {
    case 'TokenDrawn':
      return fewer(view, event.token);
    case 'FateDrawn':
      return fewer(view, 'fate');
    case 'RoundBegan':
      return changed(view, { round: event.round, drawer: event.seat });
    case 'Wounded':
    case 'Inspired':
      return unitChanged(view, event.unit, { drops: event.total });
    case 'KnockedDown':
      return unitChanged(view, event.unit, { prone: true });
    case 'ModelLost':
      return unitChanged(view, event.unit, { models: event.left });
    case 'AlertSpent':
      return unitChanged(view, event.unit, { alert: false });
    case 'Removed':
      return unitChanged(view, event.unit, {
        ...GONE,
        zone: 'removed',
        fell: lastSeen(view, event.unit),
      });
    case 'DrivenOff':
      return unitChanged(view, event.unit, { ...GONE, zone: 'off', exit: [event.x, event.y] });
    case 'CaptiveTaken':
      return unitChanged(view, event.unit, { carries: true });
    case 'CaptiveDropped':
    case 'CaptiveLeft':
      return unitChanged(view, event.unit, { carries: false });
    case 'Deployed':
      return unitChanged(view, event.unit, { zone: 'table', x: event.x, y: event.y });
    case 'Acted':
      if (event.action === 'stand_up') return unitChanged(view, event.unit, { prone: false });
      return event.action === 'reload' ? unitChanged(view, event.unit, { reload: false }) : view;
    default:
      return view;
  }
}
