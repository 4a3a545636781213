// Where one looks at the field of Test of Honour and how far: at the fight; far-away men grow; what hides the fight fades.
import { Mesh, PerspectiveCamera, Vector3, type Group } from 'three';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../../src/games/skirmish/choice.svelte';
import { fight } from '../../src/games/skirmish/fight';
import { distance, standing, type Standing } from '../../src/games/skirmish/plane';
import { Land } from '../../src/games/skirmish/table3d/land';
import { QUALITY, type Stage } from '../../src/games/skirmish/table3d/stage';
import { Troop } from '../../src/games/skirmish/table3d/troop';
import { seatOf, type Piece, type Place, type View } from '../../src/games/skirmish/view';
import { asking, optionsOf } from './skirmish';

beforeAll(() => {
  // a canvas that takes every stroke: what is painted on it is looked at elsewhere
  const brush: unknown = new Proxy(() => brush, { get: () => brush, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => brush as never);
});

const NOBODY = {
  places: [],
  litUnits: new Set(),
  litTargets: new Set(),
  litMarkers: new Set(),
  acting: null,
};
const chooses = (view: View, more: object): Choice =>
  ({ ...NOBODY, unit: (number: number) => view.units[number], ...more }) as unknown as Choice;
const box = (places: readonly Place[]): number => {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

describe('the eye opens', () => {
  const f = asking('ChooseAction', 'move');
  const view = f.view as unknown as View;
  const all = view.units.filter(standing);

  it('on who acts, where he can go and his nearest foe, and not on the whole table', () => {
    const acting = all.find(({ unit }) => unit === f.asked?.question.unit);
    if (!acting) throw new Error('nobody acts');
    const places = optionsOf(f).filter(({ words }) => words.do === 'move');
    const seen = fight(view, chooses(view, { acting, places }), 0);
    const near = (a: Standing, b: Standing): number => distance(a, acting) - distance(b, acting);
    const [foe] = all.filter(({ side }) => side !== acting.side).sort(near);
    expect(seen).toContain(acting);
    expect(seen.includes(foe!)).toBe(distance(foe!, acting) < 14000);
    expect(seen.length).toBe(places.length + 1 + Number(seen.includes(foe!)));
    expect(box(seen)).toBeLessThan(box(all));
  });

  it('where nobody is asked, on mine and theirs who stand closest', () => {
    const lone = { ...all[0]!, unit: 99, x: 1000, y: 1000 };
    const crowd = { ...view, units: [...view.units, lone] };
    const seen = fight(crowd, chooses(crowd, {}), 0) as Standing[];
    expect(new Set(seen.map(({ side }) => side)).size).toBe(2);
    expect(seen.some(({ unit }) => unit === 99)).toBe(false);
    const pairs = all
      .filter((mine) => seatOf(view, mine.side) === 0)
      .flatMap((mine) =>
        all.filter((foe) => foe.side !== mine.side).map((foe) => distance(mine, foe)),
      );
    const [one, two] = seen;
    expect(distance(one!, two!)).toBe(Math.min(...pairs));
  });
});

it('men grow when the eye is far away, to half as much again and no more; their bases do not', () => {
  const view = asking('ChooseAction', 'move').view as unknown as View;
  const stage = { ask: () => {}, run: () => {} } as unknown as Stage;
  const land = new Land([], {} as ImageBitmap, QUALITY.low);
  const troop = new Troop(stage, land.relief);
  troop.sync(view, 0);
  const sizes = (px: number): number[] => {
    troop.grow(px);
    const figures = troop.group.children as Group[];
    const scales = figures.map(({ children }) => children.map((part) => part.scale.y));
    expect(scales.map(([base]) => base)).toEqual(scales.map(() => 1));
    return [...new Set(scales.map(([, men]) => men ?? 0))];
  };
  expect([10, 30, 39, 200].map(sizes)).toEqual([[1], [1], [1.3], [1.5]]);
});

describe('what stands between the eye and the fight', () => {
  const HOUSE: Piece = {
    kind: 'building',
    corners: [
      [16500, 16500],
      [19500, 16500],
      [19500, 19500],
      [16500, 19500],
    ],
  } as unknown as Piece;
  const BEHIND = { x: 18000, y: 21000 };
  const BESIDE = { x: 26000, y: 18000 };
  /** How pale the house is, once all has eased. */
  function pale(land: Land): number {
    while (land.ease(0.09));
    let least = 1;
    land.group.traverse((part) => {
      if (part instanceof Mesh && part.material.transparent)
        least = Math.min(least, part.material.opacity as number);
    });
    return least;
  }
  const eyeAt = (x: number, y: number, up: number): Vector3 => {
    const camera = new PerspectiveCamera();
    camera.position.set(x / 1000 - 18, up, 18 - y / 1000);
    return camera.position;
  };

  it('fades, and comes back when it hides nobody any more', () => {
    const land = new Land([HOUSE], {} as ImageBitmap, QUALITY.low);
    const before = pale(land);
    const low = eyeAt(18000, 2000, 6);
    expect(land.fade(low, [BESIDE])).toBe(false);
    expect(land.fade(low, [BESIDE, BEHIND])).toBe(true);
    expect(pale(land)).toBeCloseTo(0.26);
    expect(land.fade(eyeAt(18000, 18000, 40), [BEHIND])).toBe(true); // from above nothing hides him
    expect(pale(land)).toBe(before);
  });

  it('fades as high as trees grow, and as far as their crowns reach', () => {
    const wood = { ...HOUSE, kind: 'rough' } as Piece;
    const high = eyeAt(18000, 2000, 36); // over a roof he is seen from there
    expect(new Land([HOUSE], {} as ImageBitmap, QUALITY.low).fade(high, [BEHIND])).toBe(false);
    const land = new Land([wood], {} as ImageBitmap, QUALITY.low);
    expect(land.fade(high, [BEHIND])).toBe(true);
    expect(land.fade(high, [{ x: 18000, y: 16200 }])).toBe(false); // who stands before it
  });

  it('has no dice thrown into it, or beside it', () => {
    const land = new Land([HOUSE], {} as ImageBitmap, QUALITY.low);
    expect([BEHIND, BESIDE].map((place) => land.bare(place, 2))).toEqual([false, true]);
  });
});
