// What goes before a link, so that it works where it is opened.
import { way } from './home';
import type { DoorInfo } from './wire/types';

/** `homes`: addresses of the house, the likeliest first. `local`: they work on this computer only. */
export type Reachable = { homes: string[]; local: boolean };
type Place = { hostname: string; origin: string };

/** Names by which only this machine calls itself. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export function reachOf(door: DoorInfo, place: Place = location): Reachable {
  if (door.address) return { homes: [door.address], local: false };
  const own = place.origin + way('/');
  if (!LOOPBACK.test(place.hostname)) return { homes: [own], local: false };
  if (door.network.length) return { homes: door.network, local: false };
  return { homes: [own], local: true };
}

/** A path of the house as a whole link. */
export const whole = (path: string, home: string): string => home.replace(/\/$/, '') + path;
