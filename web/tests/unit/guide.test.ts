// Words about a thing stand beside it, where they cover least.
import { expect, test } from 'vitest';
import { beside, place, type Area } from '../../src/stage/guide';

const WINDOW = { x: 0, y: 44, w: 1000, h: 756 };
const SIZE = { x: 0, y: 0, w: 200, h: 60 };
const THING = { x: 480, y: 380, w: 40, h: 40 };
const lies = (side: string): Area =>
  ({
    right: { x: 530, y: 380, w: 300, h: 40 },
    left: { x: 170, y: 380, w: 300, h: 40 },
    above: { x: 400, y: 200, w: 200, h: 170 },
    below: { x: 400, y: 430, w: 200, h: 170 },
  })[side] as Area;
const SIDES = ['right', 'left', 'above', 'below'];

test.each(SIDES)('where only the place %s of a thing is free, its words stand there', (free) => {
  const others = SIDES.filter((side) => side !== free).map(lies);
  expect(beside(THING, SIZE, WINDOW, others)?.side).toBe(free);
});

test('words stay in the window and off their thing, in a corner too', () => {
  for (const thing of [
    { ...THING, x: 2, y: 50 },
    { ...THING, x: 960, y: 770 },
  ]) {
    const { x = -1, y = -1 } = beside(thing, SIZE, WINDOW, []) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + SIZE.w).toBeLessThanOrEqual(WINDOW.w);
    expect(y).toBeGreaterThanOrEqual(WINDOW.y);
    expect(y + SIZE.h).toBeLessThanOrEqual(WINDOW.y + WINDOW.h);
    const apart = x >= thing.x + thing.w || x + SIZE.w <= thing.x;
    expect(apart || y >= thing.y + thing.h || y + SIZE.h <= thing.y).toBe(true);
  }
});

test('of several things the first is preferred, and none is covered', () => {
  expect(place([THING, lies('right')], SIZE, WINDOW)?.side).toBe('left');
  expect(place([], SIZE, WINDOW)).toBeNull();
});

test('in a narrow window words cover what is beside their thing and not the thing itself', () => {
  const narrow = { x: 0, y: 44, w: 220, h: 400 };
  const small = { x: 90, y: 200, w: 30, h: 30 };
  const [over, under] = [
    { x: 0, y: 100, w: 220, h: 80 },
    { x: 0, y: 250, w: 220, h: 80 },
  ];
  expect(['above', 'below']).toContain(beside(small, SIZE, narrow, [over, under])?.side);
});
