// What a player stood at in a match that was given up.
import type { Speaker, Told } from '../../words/speaker';
import { viewOf } from './view';

export const stood = (view: Told, seat: number, speaker: Speaker): string =>
  speaker.say('honor-web-stood', { honor: viewOf(view).honor[seat] ?? 0 });
