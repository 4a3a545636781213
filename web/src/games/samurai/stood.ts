// What a player stood at in a match that was given up.
import type { Speaker, Told } from '../../words/speaker';
import { SYMBOLS, viewOf } from './view';

export function stood(told: Told, seat: number, speaker: Speaker): string {
  const { stones, standing } = viewOf(told);
  const kinds = standing.majorities[seat] ?? [];
  return speaker.say('samurai-web-stood', {
    count: SYMBOLS.reduce((sum, symbol) => sum + (stones.seats[seat]?.[symbol] ?? 0), 0),
    majority: kinds.length ? 'some' : 'none',
    shapes: speaker.list(kinds.map((kind) => speaker.noun('symbol', `${kind}.many`))),
  });
}
