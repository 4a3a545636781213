// Values of options and those who sit down, by their names.
import { say } from '../settings.svelte';
import type { OptionInfo } from '../wire/types';
import type { Chair, Pace } from './choice';
import type { Speaker } from '../words/speaker';

export function called(speaker: Speaker, option: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return speaker.say(value ? 'web-on' : 'web-off');
  if (typeof value !== 'string') return String(value);
  return speaker.say(`${speaker.slug}-web-choice-${option.name}-${value}`);
}

/** Within a sentence. */
export const atTable = (chair: Chair): string =>
  chair.kind === 'bot' ? chair.name : say(`web-door-at-${chair.kind}`);

/** A clock, in a few words. */
export function paceName(pace: Pace): string {
  if (pace.kind === 'free') return say('web-pace-free');
  if (pace.kind === 'days') return say('web-door-days', { count: pace.days ?? 3 });
  const { bank = 900, increment = 10 } = pace;
  return say('web-door-live', { minutes: Math.round(bank / 60), seconds: increment });
}

const MANY = 20;

/** What can be chosen from a short list: the usual value, words, and numbers if they are few. Null if it cannot. */
export function valuesOf(option: OptionInfo): unknown[] | null {
  const { low, high } = option;
  const few = low !== null && high !== null && high - low < MANY;
  if (low !== null && !few) return null;
  const numbers = few ? Array.from({ length: high - low + 1 }, (_, at) => low + at) : [];
  return [...new Set([option.default, ...option.choices, ...numbers])];
}
