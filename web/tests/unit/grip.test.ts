// A finger drags, two fingers pinch and turn, a wheel brings nearer, the right button circles: the same for every field.
import { expect, test, vi } from 'vitest';
import { Grip } from '../../src/stage/grip';

const pointer = (pointerId: number, clientX: number, clientY = 0, button = 0): PointerEvent =>
  ({ pointerId, clientX, clientY, button }) as PointerEvent;

function held(slack = 6) {
  const camera = {
    at: (event: { clientX: number; clientY: number }) => ({ x: event.clientX, y: event.clientY }),
    drag: vi.fn(),
    pan: vi.fn(),
    zoom: vi.fn(),
    grabbed: vi.fn(),
  };
  return { camera, grip: new Grip(camera, slack) };
}

test('a finger that trembles is a click, one that goes on is a drag', () => {
  const { camera, grip } = held();
  grip.down(pointer(1, 100));
  grip.move(pointer(1, 105));
  expect([grip.dragged, camera.drag.mock.calls]).toEqual([false, []]);
  grip.move(pointer(1, 110));
  grip.move(pointer(1, 118, 3));
  expect(camera.grabbed.mock.calls).toEqual([[1]]);
  expect(camera.drag.mock.calls).toEqual([
    [
      { x: 110, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: 118, y: 3 },
      { x: 110, y: 0 },
    ],
  ]);
  expect(grip.up(pointer(1, 118))).toBe(true);
  expect(grip.dragged).toBe(true);
  grip.down(pointer(1, 100));
  expect(grip.dragged).toBe(false);
});

test('two fingers twice as far apart are twice as near, around their middle', () => {
  const { camera, grip } = held();
  grip.down(pointer(1, 100));
  grip.down(pointer(2, 200));
  grip.move(pointer(2, 300));
  expect(camera.zoom.mock.calls).toEqual([[2, { x: 200, y: 0 }]]);
  expect(camera.pan.mock.calls).toEqual([
    [
      { x: 200, y: 0 },
      { x: 150, y: 0 },
    ],
  ]);
  expect([grip.dragged, camera.grabbed.mock.calls]).toEqual([true, [[2]]]);
  expect(grip.up(pointer(1, 100))).toBe(false);
});

test('two fingers that go about each other turn what lies between them, the short way', () => {
  const { camera, grip } = held();
  const turn = vi.fn();
  Object.assign(camera, { turn });
  grip.down(pointer(1, 100, 100));
  grip.down(pointer(2, 0, 99));
  grip.move(pointer(2, 0, 101));
  expect(turn.mock.calls[0]?.[0]).toBeCloseTo(-0.02, 4);
});

test('the right button circles where there is height, and drags nothing', () => {
  const { camera, grip } = held();
  const circle = vi.fn();
  Object.assign(camera, { circle });
  grip.down(pointer(1, 100, 0, 2));
  grip.move(pointer(1, 130));
  expect(circle.mock.calls).toEqual([
    [
      { x: 130, y: 0 },
      { x: 100, y: 0 },
    ],
  ]);
  expect(camera.drag).not.toHaveBeenCalled();
  grip.up(pointer(1, 130));
  grip.down(pointer(1, 100));
  grip.move(pointer(1, 130));
  expect(camera.drag).toHaveBeenCalled();
});

test('while a tool has the drag nothing moves', () => {
  const { camera, grip } = held();
  grip.hold = true;
  grip.down(pointer(1, 100));
  grip.move(pointer(1, 200));
  expect([grip.dragged, camera.drag.mock.calls]).toEqual([false, []]);
});

test('another button and a pointer that was never down do nothing', () => {
  const { camera, grip } = held();
  grip.down(pointer(1, 100, 0, 2));
  grip.move(pointer(1, 300));
  expect(camera.drag).not.toHaveBeenCalled();
});
