// A unit as it stands on the table: its base with the clan's rim, and its men. One geometry for all that look alike.
import type { BufferGeometry } from 'three';
import type { Clan } from '../paint/clans';
import { lookOf } from '../paint/man';
import { isGroup, type Model } from '../paint/miniature';
import { rng } from '../paint/noise';
import { Clay, type V } from './clay';
import { PAINT, paintOf, type ClanPaint } from './colors';
import { man } from './men';

const ROUND = Math.PI * 2;
/** Inches from a sole to the crown. */
export const TALL = 1.5;
/** Where the soles are, above the table. */
const FLOOR = 0.12;
/** So many poses of one card are modelled. */
const VARIANTS = 5;
type Station = { at: V; turn: number };
const ALONE: readonly Station[] = [{ at: [0, FLOOR, 0], turn: 0 }];
const THREE: readonly Station[] = [
  { at: [0, FLOOR, 0.52], turn: 0 },
  { at: [0.52, FLOOR, -0.34], turn: 0.25 },
  { at: [-0.52, FLOOR, -0.34], turn: -0.2 },
];

export type Sculpture = { base: BufferGeometry; men: BufferGeometry };

/** The rim is whole for one clan and notched for the other. */
function rim(c: Clay, radius: number, clan: ClanPaint): void {
  const sides = radius > 1 ? 44 : 28;
  c.tube([0, 0.055, 0], radius - 0.03, radius, 0.11, PAINT.black, sides);
  for (let n = 0; n < sides; n += 1) {
    const color = clan.notched && n % 4 === 0 ? clan.light : clan.main;
    const size: V = [radius - 0.012, radius + 0.012, 0.085];
    c.band([0, 0.06, 0], size, color, 1, (n / sides) * ROUND, ROUND / sides);
  }
  const edge = [
    [radius - 0.012, 0.102],
    [radius - 0.06, 0.118],
  ] as const;
  c.lathe([0, 0, 0], edge, clan.main, sides);
}

function turf(c: Clay, radius: number, seed: number): void {
  const luck = rng(seed + 3);
  const heap = [
    [radius - 0.05, 0.116],
    [radius * 0.7, 0.135],
    [radius * 0.3, 0.14],
    [0, 0.138],
  ] as const;
  c.lathe([0, 0, 0], heap, PAINT.turf, 18);
  for (let n = 0; n < radius * 16; n += 1) {
    const [turn, far] = [luck() * ROUND, Math.sqrt(luck()) * (radius - 0.1)];
    const [x, z] = [Math.sin(turn) * far, Math.cos(turn) * far];
    if (luck() < 0.3) {
      const color = luck() > 0.5 ? PAINT.stone : PAINT.slate;
      c.rock([x, 0.14, z], 0.03 + luck() * 0.05, color, [1, 0.7, 1.2], [luck(), luck() * 6, 0]);
      continue;
    }
    for (const color of PAINT.grass) {
      const at: V = [x + (luck() - 0.5) * 0.08, 0.16, z + (luck() - 0.5) * 0.08];
      const lean: V = [(luck() - 0.5) * 0.6, luck() * 3, (luck() - 0.5) * 0.6];
      c.cone(at, 0.022, 0.1 + luck() * 0.06, color, 3, lean);
    }
  }
}

function people(model: Model, clan: ClanPaint, variant: number): Clay {
  const c = new Clay();
  const look = lookOf(model.card, model.weapon);
  const group = isGroup(model.radius);
  (group ? THREE : ALONE).forEach(({ at, turn }, n) => {
    const flag = look.flag || (group && n === 1);
    const put = (): void => man(c, clan, { ...look, flag }, variant * 5 + n);
    if (model.prone || n >= model.models)
      c.in([at[0], 0.26, at[2] - 0.3], [Math.PI / 2 - 0.06, turn + 0.5 + n, 0.3], TALL * 0.94, put);
    else c.in(at, [0, turn + (variant - 2) * 0.08, 0], TALL, put);
  });
  return c;
}

const made = new Map<string, Sculpture>();

export function sculpture(model: Model, worn: Clan): Sculpture {
  const variant = model.unit % VARIANTS;
  const { rank, gear, flag } = lookOf(model.card, model.weapon);
  const form = [rank, gear, flag, model.models, model.prone, model.radius, variant];
  const key = [...form, ...Object.values(worn)].join();
  const known = made.get(key);
  if (known) return known;
  const [inches, clan] = [model.radius / 1000, paintOf(worn)];
  const foot = new Clay();
  rim(foot, inches, clan);
  turf(foot, inches, variant * 7 + inches * 10);
  const men = people(model, clan, variant).bake(1.7, 0.74);
  const one = { base: foot.bake(0.4, 0.8), men };
  made.set(key, one);
  return one;
}

const lying = new Map<string, BufferGeometry>();

/** Those who fell lie there without a base. */
export function fallen({ card, weapon, radius }: Model, worn: Clan): BufferGeometry {
  const look = { ...lookOf(card, weapon), flag: false };
  const key = [look.rank, look.gear, isGroup(radius), ...Object.values(worn)].join();
  const known = lying.get(key);
  if (known) return known;
  const c = new Clay();
  (isGroup(radius) ? THREE : ALONE).forEach(({ at, turn }, n) => {
    const put = (): void => man(c, paintOf(worn), look, 3 + n);
    c.in([at[0], 0.16, at[2] - 0.6], [Math.PI / 2 - 0.04, turn + n, 0.2], TALL * 0.94, put);
  });
  const one = c.bake(1.2, 0.62);
  lying.set(key, one);
  return one;
}
