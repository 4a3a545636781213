// What is to be known of somebody who is not quite there: a bot plays, he gave up, or since when he is away.
import type { Desk } from '../desk';
import { say } from '../settings.svelte';

const MINUTE = 60_000;

export function noteOf(desk: Desk, seat: number): string {
  const info = desk.seats[seat];
  if (info?.stand_in) return say('web-stand-in');
  if (info?.resigned) return say('web-resigned');
  if (!info || info.kind !== 'human' || info.present || seat === desk.seat) return '';
  if (!info.away) return say('web-absent');
  const minutes = Math.max(1, Math.floor(((desk.now?.() ?? info.away) - info.away) / MINUTE));
  const time =
    minutes < 60
      ? say('web-minutes-short', { count: minutes })
      : say('web-hours-short', { count: Math.floor(minutes / 60) });
  return say('web-away-since', { time });
}
