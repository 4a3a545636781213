// What is painted of Test of Honour: the reach, the labels, the men.
import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { crestArt } from '../../src/art/crests';
import { Crowd, placeLabels, type Tagged } from '../../src/games/skirmish/labels';
import { clanOf, PAINTS } from '../../src/games/skirmish/paint/clans';
import { contour } from '../../src/games/skirmish/paint/contour';
import { footing, men, modelOf } from '../../src/games/skirmish/paint/miniature';
import { away } from '../../src/games/skirmish/paint/noise';
import type { Reach } from '../../src/games/skirmish/view';
import { sculpture } from '../../src/games/skirmish/table3d/figure';
import { worn } from '../../src/worn.svelte';
import type { SeatInfo } from '../../src/wire/types';
import { fixture, numbers } from './skirmish';

const REACHES = numbers
  .map((number) => ({ number, reach: fixture(number).previews?.reach as Reach | undefined }))
  .filter((each): each is { number: number; reach: Reach } => !!each.reach?.places.length);

describe('the line around a reach', () => {
  /** How far outside all outlines; negative within. Holes count as outside. */
  function outside(x: number, y: number, loops: [number, number][][]): number {
    const far = loops.map((loop) => away(x, y, loop));
    const within = far.filter((each) => each < 0).length % 2 === 1;
    const edge = Math.min(...far.map(Math.abs));
    return within ? -edge : edge;
  }

  it.each(REACHES)('holds every place that can be reached, and no other ($number)', ({ reach }) => {
    const loops = contour(reach).map((loop) => loop.map(({ x, y }): [number, number] => [x, y]));
    const known = new Set(reach.places.map(([x, y]) => `${x},${y}`));
    const [first] = reach.places;
    for (const [x, y] of reach.places) expect(outside(x, y, loops)).toBeLessThan(260);
    // the lattice around it, where no way leads
    const span = 7000;
    for (let dx = -span; dx <= span; dx += 500)
      for (let dy = -span; dy <= span; dy += 500) {
        const [x, y] = [(first?.[0] ?? 0) + dx, (first?.[1] ?? 0) + dy];
        if (!known.has(`${x},${y}`)) expect(outside(x, y, loops)).toBeGreaterThan(-510);
      }
  });

  it('is there at all', () => expect(REACHES.length).toBeGreaterThan(2));
});

describe('labels', () => {
  const tag = (unit: number, x: number, y: number, radius = 20): Tagged => ({
    unit,
    x,
    y,
    radius,
    wide: 30,
    high: 24,
  });
  const covers = (one: Tagged, at: { x: number; y: number }, other: Tagged): boolean => {
    const dx = Math.max(Math.abs(one.x + at.x - other.x) - one.wide / 2, 0);
    const dy = Math.max(Math.abs(one.y + at.y - other.y) - one.high / 2, 0);
    return Math.hypot(dx, dy) < other.radius;
  };

  it('step aside in a melee: none hides a base', () => {
    const melee = [tag(1, 0, 0), tag(2, 0, 42), tag(3, 40, 84, 46), tag(4, -44, 20)];
    const placed = placeLabels(melee);
    for (const one of melee)
      for (const other of melee) {
        const at = placed.get(one.unit) ?? { x: 0, y: 0 };
        expect([one.unit, other.unit, covers(one, at, other)]).toEqual([
          one.unit,
          other.unit,
          false,
        ]);
      }
  });

  it('hang below where nothing is in the way', () => {
    expect(placeLabels([tag(1, 0, 0)]).get(1)).toEqual({ x: 0, y: 35 });
  });

  it('hang close to a base that is seen aslant, and not over who stands before it', () => {
    const aslant = { flat: 0.5, up: 60 };
    expect(placeLabels([{ ...tag(1, 0, 0), ...aslant }]).get(1)).toEqual({ x: 0, y: 25 });
    const behind = { ...tag(1, 0, -50), ...aslant };
    const before = { ...tag(2, 0, 30), ...aslant };
    expect(placeLabels([behind, before]).get(1)).not.toEqual({ x: 0, y: 25 });
    // what is said of somebody hangs above his head
    const said = new Crowd([behind], placeLabels([behind])).above(1, 30, 20);
    expect(said).toEqual({ x: 0, y: -83 });
  });

  const ODDS = [150, 25] as const;
  const crowd = (tags: Tagged[]): Crowd => {
    const edge = { left: -300, top: -300, right: 300, bottom: 300 };
    return new Crowd(tags, placeLabels(tags), edge);
  };
  const odds = (
    tags: Tagged[],
    also: Tagged[] = [],
  ): Tagged & { at: { x: number; y: number } } => ({
    ...(tags[0] as Tagged),
    wide: ODDS[0],
    high: ODDS[1],
    at: crowd(tags).above(1, ...ODDS, also),
  });

  it('leave the odds above a target that stands alone', () => {
    const { at } = odds([tag(1, 0, 0)]);
    expect(at.x).toBe(0);
    expect(at.y).toBeLessThan(-30);
  });

  it.each([
    ['from above', [tag(1, 0, 0), tag(2, 0, -42)], []],
    ['from the side, and drives it off', [tag(1, 0, 0), tag(2, -42, 0)], [tag(-1, 40, -20)]],
    ['in a throng', [tag(1, 0, 0), tag(2, -30, -30), tag(3, 60, 30, 46), tag(4, 30, -34)], []],
    ['at the edge of the table', [tag(1, -280, -270), tag(2, -240, -262)], []],
  ])('the odds hide nobody when somebody comes %s', (_, tags, also) => {
    const told = odds(tags, also);
    for (const other of [...tags, ...also])
      expect([other.unit, covers(told, told.at, other)]).toEqual([other.unit, false]);
    expect(told.x + told.at.x - told.wide / 2).toBeGreaterThanOrEqual(-300);
    expect(told.y + told.at.y - told.high / 2).toBeGreaterThanOrEqual(-300);
  });

  it('the odds stay where they can be read: beside the tools, and in sight', () => {
    const clear = { left: -90, top: -20, right: 100, bottom: 300 };
    for (const [x, y] of [
      [0, 0],
      [80, 0],
      [-70, 40],
    ] as const) {
      const at = crowd([tag(1, x, y)]).above(1, ...ODDS, [], clear);
      expect(y + at.y - ODDS[1] / 2).toBeGreaterThanOrEqual(clear.top);
      expect(x + at.x - ODDS[0] / 2).toBeGreaterThanOrEqual(clear.left);
      expect(x + at.x + ODDS[0] / 2).toBeLessThanOrEqual(clear.right);
    }
  });

  it('of rings are free only where neither a base nor a label is', () => {
    const alone = crowd([tag(1, 0, 0)]);
    expect(alone.free({ x: 0, y: 0 }, 60, 20)).toBe(false);
    expect(alone.free({ x: 0, y: 40 }, 60, 20)).toBe(false);
    expect(alone.free({ x: 120, y: 0 }, 60, 20)).toBe(true);
  });
});

describe('fighters', () => {
  const CARDS = ['hero', 'samurai_wise', 'sergeant', 'banner', 'musician', 'bowman', 'spear_exp'];
  const WEAPONS =
    `katana paired_swords spear naginata heavy_club heavy_sword staff dagger bow musket
    thrown`.split(/\s+/);

  it.each(CARDS)('%s is drawn with every weapon, standing, fallen, for both clans', (card) => {
    for (const weapon of WEAPONS)
      for (const clan of [clanOf(0), clanOf(1)])
        for (const prone of [false, true]) {
          const model = { ...modelOf(card, weapon, card === 'spear_exp' ? 2 : 1, 3), prone };
          const art = footing(model, clan, 1.2) + men(model, clan, 1.2);
          expect(art).not.toMatch(/NaN|undefined|Infinity/);
          const svg = new DOMParser().parseFromString(
            `<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`,
            'image/svg+xml',
          );
          expect(svg.querySelector('parsererror')).toBeNull();
        }
  });

  const lightness = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it.each(Object.entries(PAINTS))(
    'in %s show their crests and rims',
    (_, { main, deep, light }) => {
      for (const under of [main, deep])
        expect((lightness(light) + 0.05) / (lightness(under) + 0.05)).toBeGreaterThan(3);
    },
  );

  it('wear what their players chose, painted and sculpted', () => {
    const model = modelOf('hero', 'katana', 1, 3);
    const drawn = (): string => footing(model, clanOf(0), 0) + men(model, clanOf(0), 0);
    const usual = [drawn(), sculpture(model, clanOf(0)).men];
    worn.put([{ color: 'teal', crest: 'moon' }, {}] as SeatInfo[]);
    expect(drawn()).toContain(PAINTS.teal.main);
    expect(drawn()).toContain(crestArt('moon', PAINTS.teal.light, PAINTS.teal.main));
    expect(drawn()).not.toContain(PAINTS.madder.main);
    const { color, uv } = sculpture(model, clanOf(0)).men.attributes;
    expect(color?.array).not.toEqual((usual[1] as BufferGeometry).attributes.color?.array);
    expect(uv?.array).not.toEqual((usual[1] as BufferGeometry).attributes.uv?.array);
    worn.put([]);
    expect([drawn(), sculpture(model, clanOf(0)).men]).toEqual(usual);
  });

  it('of a group that lost a man the fallen one lies there', () => {
    const group = modelOf('spear_loyal', 'spear', 3, 1);
    expect(men({ ...group, models: 2 }, clanOf(0), 0)).not.toBe(men(group, clanOf(0), 0));
  });
});
