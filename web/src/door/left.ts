// How long there is, in words that stay true for a while.
import { say } from '../settings.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Never more than there is: two days and a half are two days. */
export function timeLeft(milliseconds: number): string {
  const units: [string, number][] = [
    ['days', DAY],
    ['hours', HOUR],
    ['minutes', MINUTE],
  ];
  const found = units.find(([, length]) => milliseconds >= length);
  if (!found) return say('web-time-soon');
  const [unit, length] = found;
  return say(`web-time-${unit}`, { count: Math.floor(milliseconds / length) });
}
