// Where the eye is over the land of Samurai.
import { expect, test } from 'vitest';
import { Camera, CELL } from '../../src/games/samurai/camera';

const FRAME = { west: -6, east: 6, south: -6, north: 6 };
function over(width: number, height: number): Camera {
  const pane = document.createElement('div');
  Object.defineProperty(pane, 'clientWidth', { value: width });
  Object.defineProperty(pane, 'clientHeight', { value: height });
  return new Camera(
    pane,
    document.createElement('div'),
    () => 46,
    () => 0,
  );
}
const sees = (camera: Camera, x: number, y: number): boolean => {
  const at = { x: camera.x + x * CELL * camera.scale, y: camera.y - y * CELL * camera.scale };
  return (
    at.x >= 0 &&
    at.x <= camera.window.clientWidth &&
    at.y >= 0 &&
    at.y <= camera.window.clientHeight
  );
};

test('on a wide screen the whole land is in sight', () => {
  const camera = over(1400, 1000);
  camera.show(FRAME, { x: 0, y: 0 }, [], false);
  expect([sees(camera, -6, -6), sees(camera, 6, 6)]).toEqual([true, true]);
});

test('on a phone cells stay as wide as a finger, and the lit ones come first', () => {
  const camera = over(390, 400);
  const lit = [5, 4, 3].map((x) => ({ x, y: 6 }));
  camera.show(FRAME, { x: 0, y: 3 }, lit, false);
  expect(camera.scale * CELL).toBe(46);
  expect(lit.every(({ x, y }) => sees(camera, x, y))).toBe(true);
  expect(sees(camera, 0, 3), 'and the last card').toBe(true);
});

test('the fit control goes from the usual view to the whole land and back', () => {
  const camera = over(390, 400);
  camera.show(FRAME, { x: 5, y: 5 }, [], false);
  camera.toggle();
  expect([sees(camera, -6, -6), sees(camera, 6, 6)]).toEqual([true, true]);
  camera.toggle();
  expect(camera.scale * CELL).toBe(46);
});

test('who has moved the land keeps it as it is, until something happens out of sight', () => {
  const camera = over(390, 400);
  camera.show(FRAME, { x: 5, y: 5 }, [], false);
  camera.pan(-60, 0, false);
  const { x, y, scale } = camera;
  camera.show(FRAME, { x: 4, y: 4 }, [], true);
  expect([camera.x, camera.y, camera.scale]).toEqual([x, y, scale]);
  camera.show(FRAME, { x: -6, y: -6 }, [], true);
  expect(sees(camera, -6, -6)).toBe(true);
});
