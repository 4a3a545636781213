// A rating game by game, as it is drawn.
import { expect, test } from 'vitest';
import { signed } from '../../src/furniture/signed';
import { drawn, LEFT } from '../../src/me/curve';

const points = [1400, 1500, 1620].map((points, at) => ({ at, points, spread: 200 - 20 * at }));

test('the line goes from left to right, and up where somebody gets better', () => {
  const { line, last } = drawn(points, 400, 150);
  const places = line
    .slice(2)
    .split(' L ')
    .map((place) => place.split(' ').map(Number) as [number, number]);
  expect(places.map(([x]) => x)).toEqual([LEFT, (LEFT + 392) / 2, 392]);
  expect(places[1]![1]).toBeLessThan(places[0]![1]);
  expect(last.x).toBe(392);
});

test('everything fits, with a few round numbers to read it by', () => {
  const { band, marks } = drawn(points, 400, 150);
  const heights = [...band.matchAll(/ (-?[\d.]+)(?= L| Z|$)/g)].map(([, y]) => Number(y));
  for (const y of [...heights, ...marks.map((mark) => mark.y)]) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(150);
  }
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.length).toBeLessThan(6);
  expect(marks.every((mark) => mark.points % 50 === 0)).toBe(true);
});

test('a change has its sign', () => {
  expect([12, -7, 0, null].map(signed)).toEqual(['+12', '−7', '±0', '']);
});
