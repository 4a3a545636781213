// The sculpted table without a screen: its forms, its dice, and what its eye sees where.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Vector3, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { isSoftware } from '../../src/games/skirmish/machine';
import { clanOf } from '../../src/games/skirmish/paint/clans';
import { lay, TABLE, type Standing } from '../../src/games/skirmish/plane';
import { Deep } from '../../src/games/skirmish/table3d/deep.svelte';
import { Dice, SIDES } from '../../src/games/skirmish/table3d/dice';
import { fences } from '../../src/games/skirmish/table3d/fences';
import { fallen, sculpture } from '../../src/games/skirmish/table3d/figure';
import { boundsOf, framed, within } from '../../src/games/skirmish/table3d/framing';
import { Relief } from '../../src/games/skirmish/table3d/relief';
import { LOWEST, Sight, type Look } from '../../src/games/skirmish/table3d/sight';
import { treesIn } from '../../src/games/skirmish/table3d/woods';
import type { Piece, View } from '../../src/games/skirmish/view';
import type { Face } from '../../src/games/skirmish/wire';
import { fixture, numbers } from './skirmish';

const DATA = join(import.meta.dirname, '../../../src/sengoku/games/skirmish/data');
/** The ids of one kind of rows in a file of the game's data. */
const ids = (file: string, kind: string): string[] =>
  [
    ...readFileSync(join(DATA, file), 'utf-8').matchAll(
      new RegExp(`\\[\\[${kind}\\]\\]\\nid = "(\\w+)"`, 'g'),
    ),
  ].map(([, id]) => id ?? '');

const whole = (form: BufferGeometry): boolean =>
  ['position', 'normal', 'color'].every((name) => {
    const { array } = form.getAttribute(name);
    return array.length > 0 && array.every(Number.isFinite);
  });

describe('forms', () => {
  const cards = ids('recruits.toml', 'recruit');
  const weapons = ids('weapons.toml', 'weapon');
  const MODELS = [
    [1, 492],
    [3, 1181],
    [2, 1181],
    [1, 1181],
  ] as const;

  const checked = new Set<BufferGeometry>();

  it('are found for all cards and weapons of the game', () => {
    expect(cards).toContain('archery_sergeant');
    expect(weapons).toContain('naginata');
    expect(cards.length * weapons.length).toBeGreaterThan(150);
  });

  it.each(cards)(
    '%s has one with every weapon, in every number of men, standing and lying',
    (card) => {
      for (const weapon of weapons)
        for (const [n, [models, radius]] of MODELS.entries()) {
          const model = { unit: 1, card, weapon, models, radius, prone: n === 2 };
          const { base, men } = sculpture(model, clanOf(0));
          if (checked.has(men)) continue; // as another card looks
          checked.add(men);
          expect(whole(base) && whole(men), `${card} ${weapon} ${models}`).toBe(true);
        }
      const [one, three] = [492, 1181].map((radius) => {
        const model = { unit: 1, card, weapon: 'spear', models: 0, radius, prone: false };
        return fallen(model, clanOf(0));
      });
      expect(whole(one!) && whole(three!)).toBe(true);
      const size = (form: BufferGeometry): number => form.attributes.position!.count;
      expect(size(three!), 'all of a group lie there').toBeGreaterThan(2 * size(one!));
    },
  );

  it('differ by weapon and by how many stand', () => {
    const model = { unit: 1, card: 'hero', models: 1, radius: 492, prone: false };
    const spear = sculpture({ ...model, weapon: 'spear' }, clanOf(0)).men;
    expect(sculpture({ ...model, weapon: 'spear' }, clanOf(0)).men).toBe(spear);
    expect(sculpture({ ...model, weapon: 'bow' }, clanOf(0)).men).not.toBe(spear);
    expect(sculpture({ ...model, weapon: 'spear' }, clanOf(1)).men).not.toBe(spear);
  });

  it.each(numbers.filter((number) => number % 5 === 1))(
    'the land of position %i has no hole in it',
    (number) => {
      const { pieces } = fixture(number).view as View;
      const relief = new Relief(pieces);
      expect(relief.sheet().getAttribute('position').array.every(Number.isFinite)).toBe(true);
      const line = fences(pieces, relief);
      expect(line === null || whole(line)).toBe(true);
      for (const [n, piece] of pieces.filter(({ kind }) => kind === 'rough').entries())
        expect(treesIn(piece, n).length).toBeGreaterThan(3);
    },
  );
});

describe('dice', () => {
  const faces: Face[] = ['double', 'single', 'blank', 'cross'];

  it('have the sides of the game', () => {
    const count = (face: Face): number => SIDES.filter((side) => side === face).length;
    expect(faces.map(count)).toEqual([1, 2, 2, 1]); // docs/rules/test-of-honour.md, the table of faces
  });

  it('end on the faces that were rolled', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const asked = Array.from({ length: 9 }, (_, n) => faces[(seed * 7 + n * n) % 4] ?? 'blank');
      const dice = new Dice(asked, new Vector3(), seed, false);
      dice.pose(1);
      expect(dice.tops).toEqual(asked);
    }
  });

  it('show others on their way', () => {
    const asked = Array.from({ length: 30 }, () => 'double' as const);
    const dice = new Dice(asked, new Vector3(), 3, false);
    dice.pose(0.35);
    expect(dice.tops).not.toEqual(asked);
  });
});

const HILL: Piece = {
  kind: 'hill',
  corners: [
    [9000, 9000],
    [16000, 9500],
    [15500, 16000],
    [9500, 15000],
  ],
};
const LOOKS: Look[] = [
  { x: 0, z: 0, span: 40, tilt: 0, yaw: 0 },
  { x: -6, z: 5, span: 12, tilt: 0, yaw: 0.8 },
  { x: 3, z: -4, span: 30, tilt: 0.1, yaw: 0 },
  { x: 0.3, z: 2.6, span: 34, tilt: 0.62, yaw: 0.2 },
  { x: -1, z: 1.5, span: 17, tilt: 0.72, yaw: 0.5 },
  { x: -1.3, z: 0.6, span: 7.6, tilt: 1.02, yaw: -0.62 },
  { x: 10, z: 10, span: 20, tilt: 0.45, yaw: Math.PI },
  { x: -10, z: -10, span: 9, tilt: 0.9, yaw: 2.4 },
  { x: -5, z: 5, span: 11, tilt: 0.75, yaw: -1.6 },
  { x: 0, z: 0, span: 14, tilt: LOWEST, yaw: 3.9 },
];
function seen(look: Look, pieces: Piece[] = []): Sight {
  const relief = new Relief(pieces);
  const sight = new Sight((x, z) => relief.height((x + 18) * 1000, (18 - z) * 1000));
  [sight.width, sight.height] = [1000, 700];
  sight.look = { ...look };
  sight.aim();
  return sight;
}

describe('the eye', () => {
  it.each(LOOKS)('finds the place of a pixel, and its pixel again: %o', (look) => {
    const sight = seen(look);
    for (const [dx, dz] of [
      [0, 0],
      [2, -1.5],
      [-1.8, 2.2],
    ] as const) {
      const [x, z] = [look.x + dx, look.z + dz];
      const pixel = sight.pixel(x, z);
      const back = sight.point(pixel.x, pixel.y);
      expect(Math.hypot(back.x - x, back.z - z)).toBeLessThan(0.001);
    }
  });

  it('from above is exact to a thousandth, over the whole table and without perspective', () => {
    const sight = seen(LOOKS[0]!);
    for (const x of [-18, -3.217, 18])
      for (const z of [-18, 8.4, 18]) {
        const { x: px, y: py } = sight.pixel(x, z);
        expect(px).toBeCloseTo(500 + (x * 700) / 40, 6);
        expect(py).toBeCloseTo(350 + (z * 700) / 40, 6);
      }
  });

  it('meets the ground where a hill rises', () => {
    const relief = new Relief([HILL]);
    expect(relief.height(12500, 12500)).toBeGreaterThan(0.9);
    const sight = seen({ x: -5.5, z: 5.5, span: 14, tilt: 0.7, yaw: 0.3 }, [HILL]);
    const { x: px, y: py } = sight.pixel(-5.5, 5.5);
    const back = sight.point(px, py);
    expect(Math.hypot(back.x + 5.5, back.z - 5.5)).toBeLessThan(0.02);
    // it would be another place on a flat table
    const flat = seen(sight.look).point(px, py);
    expect(Math.hypot(flat.x + 5.5, flat.z - 5.5)).toBeGreaterThan(0.3);
  });

  it.each([9, -9])('shows the table and not what lies beside it, where it can: %d', (x) => {
    const beside = (deep: number): [number, number] => {
      const sight = seen({ x: 0, z: 0, span: 30, tilt: 0.62, yaw: 0 });
      sight.width = 1300;
      const box = { left: x - 6, right: x + 6, far: -deep, near: deep };
      sight.look = framed(sight, box, { left: 60, right: 60, top: 44, bottom: 34 }, 5);
      sight.aim();
      expect(within(sight, box, { left: 54, right: 54, top: 36, bottom: 26 })).toBe(true);
      const table = boundsOf(sight, { left: -19.9, right: 19.9, far: 0, near: 0 });
      return [table.left, sight.width - table.right];
    };
    const near = beside(9);
    expect(Math.max(...near), 'it fills the width').toBeLessThan(8);
    const [left, right] = beside(17);
    expect(left, 'it stands in the middle').toBeGreaterThan(0);
    expect(Math.abs(left - right)).toBeLessThan(16);
  });

  it.each(LOOKS)('steps back until a part is in the frame, and no farther: %o', (look) => {
    const sight = seen(look);
    const box = { left: -8, right: 4, far: -6, near: 3 };
    const inset = { left: 14, right: 14, top: 44, bottom: 34 };
    sight.look = framed(sight, box, inset, 5);
    sight.aim();
    const slack = { left: 8, right: 8, top: 36, bottom: 26 };
    expect(within(sight, box, slack)).toBe(true);
    const { left, right, top, bottom } = boundsOf(sight, box);
    expect(Math.max((right - left) / 972, (bottom - top) / 622)).toBeGreaterThan(0.9);
  });

  const unit = (number: number, x: number, y: number): Standing =>
    ({ unit: number, x, y, radius: 492, prone: false }) as Standing;
  const eyeOn = (look: Look, figures: Standing[]): Deep => {
    const frame = { getBoundingClientRect: () => ({ left: 0, top: 0 }) } as SVGSVGElement;
    const stage = { to: () => {} };
    return new Deep(
      seen(look),
      stage,
      frame,
      () => lay(false),
      () => figures,
      () => 0,
    );
  };

  it('takes the man in front where two overlap, whichever side it looks from', () => {
    const [near, far] = [unit(1, 18000, 17000), unit(2, 18000, 18600)];
    for (const [yaw, front] of [
      [0, 1],
      [Math.PI, 2],
    ] as const) {
      const eye = eyeOn({ x: 0, z: 0, span: 10, tilt: 1, yaw }, [near, far]);
      const [a, b] = [eye.sight.pixel(0, 1, 1), eye.sight.pixel(0, -0.6, 1)];
      const between = { clientX: a.x, clientY: yaw ? b.y + 8 : a.y + 8 };
      expect(eye.figure(between)).toBe(front);
      eye.rest();
      expect(eye.sorted([near, far]).at(-1)?.unit).toBe(front);
    }
  });

  it('takes a man by his head, where the ground behind him is another place', () => {
    const eye = eyeOn({ x: 0, z: 0, span: 10, tilt: 0.9, yaw: 0.4 }, [unit(7, 18000, 18000)]);
    const { x, y } = eye.sight.pixel(0, 0, 1.5);
    expect(eye.figure({ clientX: x, clientY: y })).toBe(7);
    const behind = eye.point({ clientX: x, clientY: y });
    expect(Math.hypot(behind.x - TABLE / 2, behind.y - TABLE / 2)).toBeGreaterThan(1000);
    expect(eye.figure({ clientX: x + 200, clientY: y })).toBeNull();
  });

  it('keeps arrows where they point on the screen', () => {
    const eye = eyeOn({ x: 0, z: 0, span: 10, tilt: 0.5, yaw: 0 }, []);
    expect(eye.arrow('ArrowUp')).toBe('ArrowUp');
    eye.sight.look.yaw = Math.PI / 2; // looking west
    expect(eye.arrow('ArrowUp')).toBe('ArrowLeft');
    eye.sight.look.yaw = Math.PI;
    expect(eye.arrow('ArrowUp')).toBe('ArrowDown');
    expect(eye.arrow('Enter')).toBe('Enter');
  });
});

it('a processor that paints by itself is told by its name', () => {
  expect(isSoftware('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))')).toBe(true);
  expect(isSoftware('llvmpipe (LLVM 17.0.6, 256 bits)')).toBe(true);
  expect(isSoftware('Microsoft Basic Render Driver')).toBe(true);
  expect(isSoftware('ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)')).toBe(false);
});
