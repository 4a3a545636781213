// What a warrior holds, and how his arms hold it.
import type { Outfit } from '../paint/man';
import type { Clay, V } from './clay';
import { PAINT, type ClanPaint } from './colors';
import { crest } from './crest';

type Cloth = { sleeve: string; guard: string; luck: () => number };
type Hold = (c: Clay, clan: ClanPaint, reach: Bend, luck: () => number) => void;
/** An arm from its shoulder by elbow to hand. */
type Bend = (side: 'left' | 'right', elbow: V, hand: V) => void;

const SHOULDER = { left: [0.165, 0.77, 0], right: [-0.165, 0.77, 0] } as const;

function katana(c: Clay, at: V, turn: V, long: number): void {
  c.in(at, turn, 1, () => {
    c.rod([0, -0.1, 0], [0, 0.1, 0], 0.018, 0.018, PAINT.grip, 5);
    c.tube([0, 0.105, 0], 0.045, 0.045, 0.015, PAINT.gold, 8);
    for (let n = 0; n < 4; n += 1) {
      const t = n / 4;
      const size: V = [0.014, long / 4 + 0.01, 0.042 - 0.006 * n];
      const part: V = [0, 0.11 + long * (t + 0.125), -0.05 * t * t];
      c.box(part, size, PAINT.steel, [-0.1 * t - 0.03, 0, 0]);
    }
  });
}

const sword: Hold = (c, _, reach) => {
  reach('right', [-0.23, 0.62, 0.1], [-0.05, 0.6, 0.28]);
  reach('left', [0.22, 0.62, 0.08], [0.03, 0.56, 0.25]);
  katana(c, [-0.01, 0.6, 0.29], [0.85, -0.12, 0], 0.64);
};

const pair: Hold = (c, _, reach) => {
  reach('right', [-0.3, 0.66, 0.08], [-0.26, 0.72, 0.3]);
  reach('left', [0.3, 0.62, 0.06], [0.25, 0.56, 0.27]);
  katana(c, [-0.26, 0.72, 0.3], [0.55, -0.1, 0.2], 0.62);
  katana(c, [0.25, 0.56, 0.27], [1.05, 0.2, -0.2], 0.44);
};

const great: Hold = (c, _, reach) => {
  reach('right', [-0.28, 0.72, 0.1], [-0.14, 0.86, 0.18]);
  reach('left', [0.18, 0.66, 0.17], [-0.08, 0.76, 0.22]);
  katana(c, [-0.13, 0.86, 0.18], [-0.5, 0, 0.25], 0.95);
};

const club: Hold = (c, _, reach) => {
  reach('right', [-0.3, 0.7, 0.1], [-0.2, 0.86, 0.2]);
  reach('left', [0.2, 0.64, 0.16], [0.02, 0.56, 0.28]);
  c.rod([0, 0.5, 0.3], [-0.28, 1, 0.14], 0.02, 0.028, PAINT.wood);
  c.rod([-0.28, 1, 0.14], [-0.46, 1.36, 0.03], 0.036, 0.06, PAINT.iron, 8);
  for (let n = 0; n < 4; n += 1)
    c.in([-0.3 - n * 0.045, 1.05 + n * 0.09, 0.125 - n * 0.027], [0, 0, 0.46], 1, () =>
      c.tube([0, 0, 0], 0.056, 0.056, 0.02, PAINT.steel, 8),
    );
};

/** Whatever sits on a pole: a point, a curved blade, or nothing. */
const pole =
  (head: (c: Clay, clan: ClanPaint) => void): Hold =>
  (c, clan, reach, luck) => {
    const lean = 0.3 + luck() * 0.5;
    reach('right', [-0.25, 0.62, -0.04], [-0.17, 0.52, 0.12]);
    reach('left', [0.2, 0.66, 0.14], [-0.06, 0.72, 0.26]);
    c.in([-0.12, 0.61, 0.18], [lean, 0.3, 0], 1, () => {
      c.rod([0, -0.72, 0], [0, 1.25, 0], 0.018, 0.015, PAINT.wood, 5);
      head(c, clan);
    });
  };
const spear = pole((c, clan) => {
  c.rod([0, 1, 0], [0, 1.22, 0], 0.02, 0.02, clan.main, 5);
  c.cone([0, 1.38, 0], 0.036, 0.28, PAINT.steel, 4);
});
const glaive = pole((c, clan) => {
  c.rod([0, 1, 0], [0, 1.2, 0], 0.022, 0.022, clan.main, 5);
  for (let n = 0; n < 4; n += 1)
    c.box(
      [0, 1.26 + n * 0.1, 0.01 + n * n * 0.012],
      [0.014, 0.115, 0.07 - n * 0.012],
      PAINT.steel,
      [0.12 * n, 0, 0],
    );
});
const staff = pole((c) => c.rod([0, 1.18, 0], [0, 1.27, 0], 0.022, 0.022, PAINT.gold, 6));

const BOW: readonly V[] = [
  [0, -0.42, -0.16],
  [0, -0.28, -0.02],
  [0, 0, 0.03],
  [0, 0.3, 0.05],
  [0, 0.62, -0.02],
  [0, 0.84, -0.2],
];
const bow: Hold = (c, _, reach) => {
  const hand: V = [0.06, 0.8, 0.42];
  reach('left', [0.14, 0.79, 0.2], hand);
  reach('right', [-0.28, 0.8, 0.06], [-0.05, 0.83, 0.02]);
  c.in(hand, [0, 0, -0.12], 1, () => {
    BOW.slice(1).forEach((to, n) =>
      c.rod(BOW[n] ?? to, to, 0.017, 0.017, n % 2 ? PAINT.mask : PAINT.ebony, 5),
    );
    const nock: V = [-0.1, 0.03, -0.4];
    for (const tip of [BOW[0], BOW.at(-1)]) if (tip) c.rod(nock, tip, 0.005, 0.005, PAINT.bone, 3);
    c.rod(nock, [0.01, 0.03, 0.22], 0.008, 0.008, PAINT.straw, 4);
    c.cone([0.01, 0.03, 0.25], 0.02, 0.08, PAINT.steel, 4, [Math.PI / 2, 0, 0]);
  });
  c.in([-0.13, 0.62, -0.17], [0.15, 0, -0.45], 1, () => {
    c.tube([0, 0, 0], 0.055, 0.045, 0.4, PAINT.quiver, 7);
    for (let n = 0; n < 6; n += 1)
      c.box([Math.cos(n) * 0.03, 0.27, Math.sin(n) * 0.03], [0.03, 0.15, 0.008], PAINT.bone, [
        0,
        n,
        0,
      ]);
  });
};

const musket: Hold = (c, _, reach) => {
  reach('right', [-0.29, 0.68, 0.04], [-0.12, 0.75, 0.17]);
  reach('left', [0.16, 0.66, 0.18], [-0.03, 0.77, 0.4]);
  c.in([-0.07, 0.81, 0.1], [-0.04, 0, 0], 1, () => {
    c.box([0, -0.04, 0.02], [0.04, 0.1, 0.2], PAINT.wood, [0.2, 0, 0]);
    c.box([0, -0.015, 0.36], [0.036, 0.045, 0.56], PAINT.wood);
    c.rod([0, 0.018, 0.1], [0, 0.018, 0.82], 0.02, 0.016, PAINT.barrel);
    c.box([0.026, 0.02, 0.16], [0.016, 0.03, 0.09], PAINT.gold);
    c.ball([0.035, 0.05, 0.2], 0.014, PAINT.match, [1, 1, 1], 5);
  });
  const belt: V = [Math.PI / 2 - 0.5, 0.2, 0];
  c.arc([0, 0.62, 0], 0.16, 0.013, Math.PI * 2, PAINT.straw, belt, [1, 0.85, 1]);
};

const drum: Hold = (c, _, reach) => {
  reach('right', [-0.27, 0.72, 0.1], [-0.18, 0.88, 0.28]);
  reach('left', [0.25, 0.62, 0.1], [0.13, 0.62, 0.32]);
  c.in([0, 0.53, 0.28], [0.35, 0, 0], 1, () => {
    c.tube([0, 0, 0], 0.16, 0.16, 0.2, PAINT.drum, 12);
    for (const y of [0.105, -0.105]) c.tube([0, y, 0], 0.165, 0.165, 0.014, PAINT.bone, 12);
  });
  c.rod([-0.18, 0.88, 0.28], [-0.05, 0.78, 0.36], 0.014, 0.014, PAINT.straw, 4);
  c.rod([0.13, 0.62, 0.32], [0.04, 0.66, 0.34], 0.014, 0.014, PAINT.straw, 4);
};

const banner: Hold = (c, clan, reach) => {
  reach('right', [-0.24, 0.62, 0.1], [-0.07, 0.58, 0.25]);
  reach('left', [0.22, 0.68, 0.12], [-0.04, 0.82, 0.25]);
  c.in([-0.06, 0, 0.25], [0, Math.PI, 0], 1, () => {
    c.rod([0, 0.1, 0], [0, 2.35, 0], 0.02, 0.014, PAINT.ebony);
    c.rod([0, 2.33, 0], [0.4, 2.33, 0], 0.012, 0.012, PAINT.ebony, 5);
    const rows = Array.from({ length: 9 }, (__, n): [V, V] => [
      [0.015, 2.32 - n * 0.145, Math.sin(n) * 0.015],
      [0.4, 2.32 - n * 0.145, Math.sin(n * 0.9 + 1) * 0.04],
    ]);
    c.cloth(rows, (n) => (n < 2 ? clan.light : n > 6 ? clan.deep : clan.main));
    for (const y of [1.95, 1.6]) crest(c, clan, [0.21, y, 0], 0.14);
  });
};

const HOLDS: Record<Outfit['gear'], Hold> = {
  sword,
  pair,
  great,
  club,
  spear,
  glaive,
  staff,
  bow,
  musket,
  drum,
  banner,
};

export function arms(c: Clay, clan: ClanPaint, gear: Outfit['gear'], cloth: Cloth): void {
  const reach: Bend = (side, elbow, hand) => {
    c.rod(SHOULDER[side], elbow, 0.058, 0.05, cloth.sleeve, 7);
    c.rod(elbow, hand, 0.048, 0.036, cloth.guard, 7);
    c.ball(hand, 0.038, PAINT.skin, [1, 1, 1], 6);
  };
  HOLDS[gear](c, clan, reach, cloth.luck);
}
