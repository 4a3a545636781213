// An attack as it could be foreseen before it was made, asked once.
import type { Desk } from '../../desk';
import type { Told } from '../../words/speaker';
import type { Throw } from './beats';

const KEPT = 8;
const asked = new Map<string, Promise<Told | null>>();

export function foreseen(
  desk: Desk,
  { unit, target, how, from }: NonNullable<Throw['attack']>,
  ply: number,
): Promise<Told | null> {
  const key = [ply, unit, target, how].join();
  const known = asked.get(key);
  if (known) return known;
  const place = how === 'shot' && from ? from : {};
  const answer = desk
    .preview({ about: 'attack', unit, target, ...place }, ply - 1)
    .catch(() => null);
  asked.set(key, answer);
  for (const old of [...asked.keys()].slice(0, -KEPT)) asked.delete(old);
  return answer;
}
