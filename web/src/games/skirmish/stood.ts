// What a side has left of its force.
import type { Speaker, Told } from '../../words/speaker';
import { sideOf, viewOf } from './view';

/** Nothing, where nobody has joined it yet. */
export function stood(told: Told, seat: number, speaker: Speaker): string {
  const view = viewOf(told);
  const force = view.units.filter(({ side }) => side === sideOf(view, seat));
  const left = force.filter(({ zone }) => zone !== 'removed').length;
  return force.length ? speaker.say('skirmish-web-sum', { left, all: force.length }) : '';
}
