// The plan of the land of Samurai, its shore, the eye over it, and where things are in words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LandCamera } from '../../src/games/samurai/camera';
import { coastline, shores } from '../../src/games/samurai/coast';
import { extentOf, fitOf, pointOf, sizesOf, UNIT } from '../../src/games/samurai/plan';
import { SIDES, viewOf, type At, type View } from '../../src/games/samurai/view';
import { compass, sayPlace } from '../../src/games/samurai/where';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const late = (place: number): View =>
  viewOf(
    (
      JSON.parse(
        readFileSync(join(import.meta.dirname, `../fixtures/samurai/${place}.json`), 'utf-8'),
      ) as { view: Told }
    ).view,
  );
/** What the tables leave to the land on a screen of 1440 x 900 and on a phone of 390 x 844. */
const WIDE = { w: 1158, h: 626 };
const PHONE = { w: 390, h: 474 };
/** On a laptop of 1366 x 768. */
const LAPTOP = { w: 1107, h: 494 };

function over(room: { w: number; h: number }, view: View, finger: boolean) {
  const pane = document.createElement('div');
  Object.defineProperty(pane, 'clientWidth', { value: room.w });
  Object.defineProperty(pane, 'clientHeight', { value: room.h });
  const camera = new LandCamera(pane, document.createElement('div'), () => 0);
  const extent = extentOf(view.table.villages);
  const fit = fitOf(extent, room, finger);
  const [x, y] = view.table.played ?? [0, 0];
  const legal = view.table.legal.map(([lx, ly]) => ({ x: lx, y: ly }));
  const show = (glide = false, focus: At = { x, y }): void =>
    camera.show(extent, fit, focus, legal, glide);
  show();
  const on = (at: At): At => {
    const point = pointOf(at, fit.ratio);
    return { x: camera.x + point.x * camera.scale, y: camera.y + point.y * camera.scale };
  };
  const sees = (at: At): boolean => {
    const { x: px, y: py } = on(at);
    return px >= 20 && px <= room.w - 20 && py >= 20 && py <= room.h - 20;
  };
  return { camera, fit, legal, on, sees, show };
}

test.each([
  [8, 'a wide screen', WIDE],
  [9, 'a wide screen', WIDE],
  [8, 'a laptop', LAPTOP],
  [9, 'a laptop', LAPTOP],
] as const)('late land %i: on %s no village and no corner is cut off', (place, _, room) => {
  const view = late(place);
  const { fit, sees } = over(room, view, false);
  expect(sizesOf(fit, view.seats).font * fit.scale).toBeGreaterThanOrEqual(13);
  expect(view.table.villages.length).toBeGreaterThan(40);
  expect(fit.whole).toBe(true);
  for (const { x, y } of view.table.villages)
    for (const corner of [
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y - 1 },
      { x, y: y + 1 },
    ])
      expect(sees(corner), `${corner.x},${corner.y}`).toBe(true);
});

test.each([
  ['wide', WIDE, false, 13],
  ['phone', PHONE, true, 12],
] as const)(
  'late lands can be read on a %s screen: letters, rows and rooms',
  (_, room, finger, letters) => {
    for (const place of [8, 9]) {
      const view = late(place);
      const { fit } = over(room, view, finger);
      const size = sizesOf(fit, view.seats);
      const py = (UNIT * fit.scale) / fit.ratio;
      expect(size.font * fit.scale).toBeGreaterThanOrEqual(letters);
      expect(size.target * fit.scale).toBeGreaterThanOrEqual(44);
      // three rows stay between the tips of the diamond
      expect(3 * 0.86 * size.row * fit.scale).toBeLessThan(2 * py * 0.62);
      // stone and every seat's number stay within its width
      const wide = size.stone * 1.2 + view.seats * size.cell;
      expect(wide).toBeLessThan(2 * UNIT * 0.8);
    }
  },
);

test('beside a review all of a late land is in sight; who plays there keeps it large enough to be met', () => {
  const room = { w: 840, h: 545 };
  for (const place of [8, 9]) {
    const extent = extentOf(late(place).table.villages);
    expect(fitOf(extent, room, false, false).whole).toBe(true);
    expect(fitOf(extent, room, false).whole).toBe(false);
    expect(fitOf(extent, PHONE, true, false)).toEqual(fitOf(extent, PHONE, true));
  }
});

test('on a phone it follows the last card and most free corners, and a tap twice shows all', () => {
  const { camera, fit, legal, sees, on, show } = over(PHONE, late(8), true);
  expect(fit.whole).toBe(false);
  expect(sees({ x: late(8).table.played?.[0] ?? 0, y: late(8).table.played?.[1] ?? 0 })).toBe(true);
  expect(legal.filter(sees).length).toBeGreaterThan(6);
  camera.toggle();
  for (const corner of legal) {
    expect(on(corner).x).toBeGreaterThanOrEqual(0);
    expect(on(corner).x).toBeLessThanOrEqual(PHONE.w);
  }
  camera.toggle();
  expect(camera.scale).toBe(fit.scale);
  camera.pan(-60, 0, false);
  const { x } = camera;
  show(true);
  expect(camera.x, 'who has moved the land keeps it').toBe(x);
});

test('a corner that is thought of comes into sight', () => {
  const { camera, legal, sees } = over(PHONE, late(8), true);
  const hidden = legal.find((corner) => !sees(corner)) as At;
  camera.reveal(hidden, false);
  expect(sees(hidden)).toBe(true);
  camera.reveal(hidden, false, true);
  for (const [dx, dy] of SIDES) expect(sees({ x: hidden.x + dx, y: hidden.y + dy })).toBe(true);
});

test('the shore goes around the land once, and around each lake', () => {
  expect(shores([{ x: 0, y: 0 }])).toHaveLength(1);
  const ring = [
    { x: 0, y: 2 },
    { x: 1, y: 1 },
    { x: 2, y: 0 },
    { x: 1, y: -1 },
    { x: 0, y: -2 },
    { x: -1, y: -1 },
    { x: -2, y: 0 },
    { x: -1, y: 1 },
  ];
  expect(shores(ring)).toHaveLength(2);
  const corners = shores(ring).flat().length;
  expect(coastline(ring, 1.5, 9, 3).match(/[ML]/g)).toHaveLength(corners * 9);
  expect(coastline(ring, 1.5, 9, 3)).toBe(coastline(ring, 1.5, 9, 3));
});

test('places are told by the compass and by what stands there', () => {
  const view = late(8);
  const speaker = new Speaker(new Text('en', wordsOf('en')), 'samurai', ['Aiko', 'Botan', 'Chiyo']);
  const { west, east, south, north } = extentOf(view.table.villages);
  const middle = { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) };
  expect(compass(view, middle)).toBe('middle');
  expect(compass(view, { x: west, y: middle.y })).toBe('west');
  expect(compass(view, { x: east, y: north })).toBe('northeast');
  for (const [x, y] of view.table.legal) {
    const said = sayPlace(speaker, view, { x, y });
    expect(said).toMatch(/^(on the \w+ shore|in the \w+), beside (your|Botan’s|Chiyo’s) [A-Z]/);
    expect(said).not.toMatch(/\(/);
  }
});
