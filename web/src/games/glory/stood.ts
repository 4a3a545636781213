// What a player stood at in a match that was given up.
import type { Speaker, Told } from '../../words/speaker';
import { pointsOf, viewOf } from './view';

export const stood = (view: Told, seat: number, speaker: Speaker): string =>
  speaker.say('glory-web-stood', { points: pointsOf(viewOf(view), seat).sum });
