// The clan's sign, to be seen from both sides: a plum blossom, or three waves.
import type { Clay, V } from './clay';
import { PAINT, type ClanPaint } from './colors';

const ROUND = Math.PI * 2;

export function crest(c: Clay, clan: ClanPaint, at: V, size: number): void {
  c.in(at, [0, 0, 0], size, () => {
    for (const side of [1, -1])
      if (clan.crest === 'plum') {
        for (let n = 0; n < 5; n += 1) {
          const turn = (n / 5) * ROUND + 0.314;
          c.coin([Math.sin(turn) * 0.5, Math.cos(turn) * 0.5, side * 0.05], 0.34, 0.05, clan.light);
        }
        c.coin([0, 0, side * 0.08], 0.26, 0.05, PAINT.gold);
      } else
        for (const y of [-0.5, 0, 0.5])
          c.box([0, y, side * 0.06], [1.5, 0.24, 0.05], clan.light, [0, 0, 0.1]);
  });
}
