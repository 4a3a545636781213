// What an event changed, on a drawn view: copies, with what they did not touch shared.
import type { Told } from '../../words/speaker';
import type { Event, Place } from './wire';
import type { Drawn, View } from './types';

export const changed = (view: Told, change: Partial<View>): Told => ({ ...view, ...change });

export const unitChanged = (view: Told, number: number, change: Partial<Drawn>): Told => ({
  ...view,
  units: (view as View).units.map((unit) =>
    unit.unit === number ? ({ ...unit, ...change } as Drawn) : unit,
  ),
});

/** The way on which a unit goes: from where it is drawn, by its turns. */
export function wayOf(
  view: Told,
  number: number,
  to: Place,
  turns: readonly number[] = [],
): Place[] {
  const unit = (view as View).units[number];
  const way: Place[] = [];
  if (unit && unit.x !== null && unit.y !== null) way.push({ x: unit.x, y: unit.y });
  for (let at = 0; at + 1 < turns.length; at += 2)
    way.push({ x: turns[at] ?? 0, y: turns[at + 1] ?? 0 });
  return [...way, { x: to.x, y: to.y }];
}

const fewer = (view: Told, token: 'samurai' | 'commoner' | 'fate'): Told => {
  const { bag } = view as View;
  return changed(view, { bag: { ...bag, [token]: Math.max(0, bag[token] - 1) } });
};

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
      return unitChanged(view, event.unit, { zone: 'removed', x: null, y: null });
    case 'DrivenOff':
      return unitChanged(view, event.unit, { zone: 'off', x: null, y: null });
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
