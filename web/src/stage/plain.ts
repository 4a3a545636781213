// Beats of a decision told plainly: each event with its sentence, and with what travels.
import type { Told } from '../words/speaker';
import type { Beat, Motion, Scene } from './beat';

const LENGTH = 700;

/** `travels` says what moves when something happened. */
export function plainBeats(scene: Scene, travels: (event: Told) => Motion[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of scene.events) {
    const motions = travels(event);
    const sentence = scene.speaker.event(event);
    if (!motions.length && !sentence) continue;
    const who = typeof event.seat === 'number' ? event.seat : null;
    const beat: Beat = { who, length: LENGTH, motions, events: [event], cues: ['slide'] };
    if (sentence && who !== scene.seat) Object.assign(beat, { caption: sentence, chip: sentence });
    beats.push(beat);
  }
  return told(beats, scene);
}

/** Events that no beat tells join the one before them, so that the story keeps its order. */
export function told(beats: Beat[], scene: Scene): Beat[] {
  let at = 0;
  for (const beat of beats) {
    const last = beat.events?.at(-1);
    const end = last ? scene.events.indexOf(last) + 1 : at;
    beat.events = scene.events.slice(at, Math.max(at, end));
    at = Math.max(at, end);
  }
  return beats;
}
