// A warrior: x to his left, y up, z ahead; one high, scaled to his 32 mm where he is set on a base.
import type { Outfit } from '../paint/man';
import { rng } from '../paint/noise';
import { arms } from './arms';
import { Clay, type V } from './clay';
import { PAINT, type ClanPaint } from './colors';
import { crest } from './crest';

const ROUND = Math.PI * 2;

/** A banner on the back, lightly in the wind. */
function sashimono(c: Clay, clan: ClanPaint, wide: number, high: number, top: number): void {
  c.rod([0, 0.5, -0.15], [0, top, -0.22], 0.014, 0.011, PAINT.ebony);
  c.rod([0, top - 0.01, -0.22], [wide + 0.03, top - 0.01, -0.22], 0.01, 0.01, PAINT.ebony, 5);
  const rows = Array.from({ length: 6 }, (_, n): [V, V] => {
    const [y, z] = [top - 0.02 - (n / 5) * high, -0.22 - Math.sin(n * 0.9) * 0.018];
    const tail = clan.notched && n === 5 ? 0.1 : 0;
    return [
      [0.012, y, z],
      [wide, y + tail, z - Math.sin(n * 0.9 + 0.7) * 0.03],
    ];
  });
  c.cloth(rows, (n) => (n === 0 ? clan.light : n === 4 ? clan.deep : clan.main));
  crest(c, clan, [wide * 0.52, top - high * 0.5, -0.235], wide * 0.34);
}

function legs(c: Clay, clan: ClanPaint, noble: boolean, sleeve: string, stride: number): void {
  for (const [side, z] of [
    [1, stride],
    [-1, -stride],
  ] as const) {
    const x = side * 0.12;
    if (noble) {
      c.rod([side * 0.13, 0.14, z], [side * 0.075, 0.5, 0], 0.105, 0.085, clan.robe, 8);
      c.rod([x, 0.02, z], [side * 0.125, 0.18, z], 0.05, 0.06, PAINT.lacquer, 7);
    } else {
      c.rod([x, 0.26, z * 0.7], [side * 0.075, 0.48, 0], 0.07, 0.08, sleeve, 7);
      c.rod([x, 0.03, z], [x, 0.27, z * 0.7], 0.045, 0.055, clan.deep, 7);
    }
    c.box([x, 0.025, z + 0.03], [0.075, 0.05, 0.16], PAINT.sandal);
  }
}

/** Skirt plates and cuirass: lacquered rows with lacing in the clan's color. */
function armor(c: Clay, clan: ClanPaint, noble: boolean): void {
  const plate = noble ? PAINT.lacquer : clan.deep;
  const plates = noble ? 7 : 6;
  for (let n = 0; n < plates; n += 1) {
    const turn = (n / plates) * ROUND;
    c.in([Math.sin(turn) * 0.135, 0.5, Math.cos(turn) * 0.115], [0, turn, 0], 1, () =>
      c.in([0, 0, 0], [-0.3, 0, 0], 1, () => {
        c.box([0, -0.03, 0.02], [0.115, 0.055, 0.02], noble ? clan.main : plate);
        c.box([0, -0.08, 0.025], [0.12, 0.05, 0.022], noble ? plate : clan.main);
        c.box([0, -0.135, 0.03], [0.125, 0.06, 0.022], noble ? clan.main : plate);
      }),
    );
  }
  c.tube([0, 0.515, 0], 0.135, 0.14, 0.05, noble ? PAINT.bone : PAINT.straw, 10);
  [0.14, 0.15, 0.16, 0.165, 0.155].forEach((wide, n) =>
    c.in([0, 0.56 + n * 0.05, 0], [0, 0, 0], [1, 1, 0.82], () =>
      c.tube([0, 0, 0], wide, wide - 0.008, 0.052, n % 2 ? clan.main : plate, 10),
    ),
  );
  c.in([0, 0.81, 0], [0, 0, 0], [1, 1, 0.8], () => c.tube([0, 0, 0], 0.075, 0.15, 0.05, plate));
}

function face(c: Clay, luck: () => number): void {
  c.rod([0, 0.8, 0], [0, 0.88, 0], 0.045, 0.045, PAINT.skin, 6);
  c.ball([0, 0.905, 0.005], 0.078, PAINT.skin, [0.92, 1.08, 1], 10);
  for (const side of [1, -1]) {
    c.ball([side * 0.028, 0.915, 0.074], 0.0105, PAINT.eye, [1.5, 0.8, 0.7], 5);
    c.box([side * 0.03, 0.934, 0.074], [0.034, 0.009, 0.012], PAINT.hair, [0, 0, side * -0.18]);
  }
  c.cone([0, 0.9, 0.083], 0.012, 0.036, PAINT.skin, 4, [0.25, 0, 0]);
  const beard = luck();
  if (beard < 0.4) c.box([0, 0.873, 0.078], [0.05, 0.009, 0.014], PAINT.hair);
  else c.box([0, 0.868, 0.074], [0.028, 0.006, 0.012], PAINT.mask);
  if (beard > 0.75) c.cone([0, 0.83, 0.06], 0.022, 0.06, PAINT.hair, 5, [Math.PI - 0.3, 0, 0]);
}

function helmet(c: Clay, clan: ClanPaint, hero: boolean): void {
  const helm = hero ? clan.deep : PAINT.lacquer;
  c.ball([0, 0.862, 0.034], 0.06, hero ? PAINT.mask : PAINT.lacquer, [1, 0.62, 1]);
  c.dome([0, 0.94, 0], 0.112, helm, [1, 1.02, 1.08]);
  for (let n = 0; n < 6; n += 1)
    c.in([0, 0.94, 0], [0, (n / 6) * Math.PI, 0], 1, () =>
      c.arc([0, 0, 0], 0.113, 0.008, Math.PI, PAINT.gold, [0, 0, 0], [1, 1.04, 1]),
    );
  c.tube([0, 1.06, 0], 0.014, 0.026, 0.03, PAINT.gold, 6);
  (
    [
      [0.118, 0.145, 0.04],
      [0.138, 0.165, 0.04],
      [0.155, 0.185, 0.04],
    ] as const
  ).forEach((size, n) => {
    const color = n % 2 ? clan.main : PAINT.lacquer;
    c.band([0, 0.935 - n * 0.037, 0], size, color, 14, 0.75, ROUND - 1.5);
  });
  c.box([0, 0.955, 0.12], [0.17, 0.012, 0.07], helm, [0.35, 0, 0]);
  if (!hero) return c.arc([0, 1.06, 0.115], 0.075, 0.012, Math.PI, PAINT.gold, [0, 0, Math.PI]);
  for (const side of [1, -1]) {
    c.rod([side * 0.03, 0.99, 0.115], [side * 0.13, 1.11, 0.12], 0.018, 0.016, PAINT.gold, 5);
    c.rod([side * 0.13, 1.11, 0.12], [side * 0.16, 1.28, 0.1], 0.016, 0.005, PAINT.gold, 5);
  }
  c.ball([0, 1, 0.122], 0.034, PAINT.gold, [1, 1, 0.5]);
}

/** The flat hat of common soldiers, with a golden rim. */
function hat(c: Clay, clan: ClanPaint): void {
  const shell = [
    [0.205, 0],
    [0.2, 0.012],
    [0.1, 0.075],
    [0.02, 0.13],
    [0, 0.135],
  ] as const;
  c.lathe([0, 0.945, 0], shell, clan.deep);
  const rim = [
    [0.208, -0.004],
    [0.212, 0.006],
    [0.185, 0.028],
  ] as const;
  c.lathe([0, 0.946, 0], rim, PAINT.gold);
  c.in([0, 1.005, 0.105], [-0.95, 0, 0], 1, () => crest(c, clan, [0, 0, 0.01], 0.035));
}

function shoulders(c: Clay, clan: ClanPaint): void {
  for (const side of [1, -1])
    c.in([side * 0.195, 0.79, 0], [0, 0, side * 0.38], 1, () => {
      for (let n = 0; n < 5; n += 1) {
        const color = n === 0 ? PAINT.gold : n % 2 ? PAINT.lacquer : clan.main;
        const at: V = [side * 0.005 * n, -0.02 - n * 0.043, 0];
        c.box(at, [0.03, 0.046, 0.19 + n * 0.004], color);
      }
    });
}

function blades(c: Clay, noble: boolean): void {
  if (!noble) return c.rod([0.14, 0.52, 0.14], [0.19, 0.42, -0.3], 0.02, 0.014, PAINT.black, 5);
  c.rod([0.15, 0.52, 0.16], [0.2, 0.4, -0.42], 0.024, 0.016, PAINT.black, 5);
  c.rod([0.15, 0.53, 0.17], [0.13, 0.57, 0.32], 0.02, 0.018, PAINT.grip, 5);
  c.rod([0.17, 0.48, 0.14], [0.22, 0.4, -0.22], 0.02, 0.014, PAINT.mask, 5);
}

/** No two of a group stand quite alike: how he steps, leans and turns his head follows from the seed. */
export function man(c: Clay, clan: ClanPaint, { rank, gear, flag }: Outfit, seed: number): void {
  const luck = rng(seed * 31 + 11);
  const [noble, hero] = [rank !== 'commoner', rank === 'hero'];
  const common = PAINT.sleeves[Math.floor(luck() * 3)] ?? PAINT.sleeves[0];
  const sleeve = noble ? clan.cloth : common;
  legs(c, clan, noble, sleeve, 0.06 + luck() * 0.07);
  c.in([0, 0, 0], [(luck() - 0.4) * 0.09, (luck() - 0.5) * 0.24, 0], 1, () => {
    armor(c, clan, noble);
    if (!noble) crest(c, clan, [0, 0.68, 0.125], 0.045);
    if (hero) crest(c, clan, [0, 0.68, 0.13], 0.05);
    c.in([0, 0, 0], [0, (luck() - 0.5) * 0.7, 0], 1, () => {
      face(c, luck);
      if (noble) helmet(c, clan, hero);
      else hat(c, clan);
    });
    if (noble) shoulders(c, clan);
    arms(c, clan, gear, { sleeve, guard: noble ? PAINT.lacquer : sleeve, luck });
    blades(c, noble);
    if (flag) sashimono(c, clan, hero ? 0.42 : 0.3, hero ? 0.74 : 0.55, hero ? 1.86 : 1.62);
  });
}
