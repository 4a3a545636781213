// Where something is, in words: no coordinates, which nobody sees. By the compass of the land, and by what stands there.
import type { Speaker } from '../../words/speaker';
import { extentOf } from './plan';
import { keyOf, SIDES, type At, type CardTold, type View } from './view';

/** From the middle so far, as a share of the land's half, is still the middle. */
const NEAR = 0.3;

/** 'west', 'northeast', 'middle': a direction of the compass. */
export function compass(view: View, at: At): string {
  const { west, east, south, north } = extentOf(view.table.villages);
  const across = (at.x - (west + east) / 2) / Math.max(1, (east - west) / 2);
  const up = (at.y - (south + north) / 2) / Math.max(1, (north - south) / 2);
  if (Math.max(Math.abs(across), Math.abs(up)) < NEAR) return 'middle';
  const ns = Math.abs(up) * 2 < Math.abs(across) ? '' : up > 0 ? 'north' : 'south';
  const ew = Math.abs(across) * 2 < Math.abs(up) ? '' : across > 0 ? 'east' : 'west';
  return ns + ew;
}

/** "in the west". */
export const sayWhere = (speaker: Speaker, view: View, at: At): string =>
  speaker.say('samurai-web-where', { place: compass(view, at) });

/** A card that shares a village with this corner: the latest one, which everybody has just seen, or the strongest. */
export function besides(view: View, at: At): CardTold | null {
  const land = new Set(view.table.villages.map(({ x, y }) => keyOf(x, y)));
  const around = new Set(
    SIDES.filter(([dx, dy]) => land.has(keyOf(at.x + dx, at.y + dy))).flatMap(([dx, dy]) =>
      SIDES.map(([ex, ey]) => keyOf(at.x + dx + ex, at.y + dy + ey)),
    ),
  );
  const near = view.table.cards.filter((card) => around.has(keyOf(card.x, card.y)));
  const value = ({ card }: CardTold): number => Number(card.split('_')[1]);
  const [x, y] = view.table.played ?? [NaN, NaN];
  return (
    near.find((card) => card.x === x && card.y === y) ??
    near.sort((a, b) => value(b) - value(a))[0] ??
    null
  );
}

/** "on the west shore, beside Kenji's Samurai 3". */
export function sayPlace(speaker: Speaker, view: View, at: At): string {
  const place = compass(view, at);
  const land = new Set(view.table.villages.map(({ x, y }) => keyOf(x, y)));
  const touched = SIDES.filter(([dx, dy]) => land.has(keyOf(at.x + dx, at.y + dy))).length;
  const where = speaker.say('samurai-web-where', {
    place: touched < 3 && place !== 'middle' ? `${place}-shore` : place,
  });
  const card = besides(view, at);
  if (!card) return where;
  return speaker.say('samurai-web-beside', {
    where,
    who: card.seat === view.you ? 'you' : 'other',
    name: speaker.name(card.seat),
    card: speaker.noun('card', card.card),
  });
}
