// Laying a ground: what the hand and the keys do to pieces, the way back, and a ground in a link.
import { expect, test } from 'vitest';
import { Hand } from '../../src/games/skirmish/ground/hand.svelte';
import { Laying } from '../../src/games/skirmish/ground/laying.svelte';
import {
  drawn,
  fresh,
  fromLink,
  kinds,
  MOST,
  sized,
  toLink,
  turned,
  twin,
} from '../../src/games/skirmish/ground/pieces';
import { EXAMPLES } from '../../src/games/skirmish/grounds';

const house = { kind: 'building', x: 12500, y: 27000, wide: 5000, deep: 3500, angle: 20 };

function pointer(type: string, x: number, y: number, more = {}): PointerEvent {
  return Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0, ...more }), {
    pointerId: 1,
  }) as unknown as PointerEvent;
}
/** A table of 360 pixels: a pixel is a tenth of an inch, from the south west. */
function hold(laying: Laying): Hand {
  const hand = new Hand(laying);
  hand.point = ({ clientX, clientY }, anywhere = false) =>
    anywhere || (clientX >= 0 && clientX <= 360)
      ? { x: clientX * 100, y: 36000 - clientY * 100 }
      : null;
  return hand;
}
const drag = (...path: [number, number][]): void => {
  path.forEach(([x, y]) => dispatchEvent(pointer('pointermove', x, y)));
  const [x, y] = path.at(-1) ?? [0, 0];
  dispatchEvent(pointer('pointerup', x, y));
};

test('a link brings every piece back as it was', () => {
  for (const pieces of Object.values(EXAMPLES)) expect(fromLink(toLink(pieces))).toEqual(pieces);
  expect(toLink([house])).toBe('b12.5,27,5,3.5,20');
  expect(fromLink('')).toEqual([]);
});

test.each([
  'x1,2,3,4,5',
  'b1,2,3',
  'b1,2,3,4,x',
  '<script>',
  'b1,2,3,4,5~',
  'b1,2,99999,4,5',
  'b1,2,3,4,5.5',
])('a link that is no ground is none: %s', (text) => expect(fromLink(text)).toBeNull());

test('every kind has an outline of its own, turned about its middle', () => {
  const corners = kinds.map((kind) => drawn(fresh(kind, 18000, 18000)).corners.length);
  expect(Object.fromEntries(kinds.map((kind, at) => [kind, corners[at]]))).toEqual({
    building: 4,
    obstacle: 2,
    rough: 8,
    hill: 8,
    decor: 4,
  });
  const [from, to] = drawn(turned(fresh('obstacle', 18000, 18000), 90)).corners;
  expect([from, to]).toEqual([
    [18000, 15500],
    [18000, 20500],
  ]);
});

test('a size stays within what the server takes, and a fence has no depth', () => {
  expect(sized(house, 200, 99000)).toMatchObject({ wide: 1000, deep: 36000 });
  expect(sized(fresh('obstacle', 0, 0), 7000, 7000)).toMatchObject({ wide: 7000, deep: 0 });
});

test('a twin lies on the other side', () => {
  expect(twin(house)).toEqual({ ...house, x: 23500, y: 9000 });
});

test('undo and redo go through everything that was done', () => {
  const laying = new Laying();
  laying.add(house);
  laying.turn(1, false);
  laying.grow(1, false);
  laying.push(1, 0, true);
  laying.mirror();
  expect(laying.pieces.map(({ x, wide, angle }) => [x, wide, angle])).toEqual([
    [12600, 5500, 30],
    [23400, 5500, 30],
  ]);
  laying.remove();
  for (let n = 0; n < 6; n += 1) laying.undo();
  expect(laying.pieces).toEqual([]);
  expect(laying.canUndo).toBe(false);
  for (let n = 0; n < 5; n += 1) laying.redo();
  expect(laying.pieces).toHaveLength(2);
  laying.add(house);
  expect(laying.canRedo).toBe(false);
});

test('no more pieces than a table may have', () => {
  const laying = new Laying();
  for (let n = 0; n < MOST + 3; n += 1) laying.add(house);
  expect(laying.pieces).toHaveLength(MOST);
});

test('a piece from the shelf lies where it was let go, on half inches; beside the table it does not', () => {
  const laying = new Laying();
  const hand = hold(laying);
  hand.bring(pointer('pointerdown', -50, 50), 'building');
  drag([-20, 60], [123, 161]);
  expect(laying.pieces).toEqual([
    { kind: 'building', x: 12500, y: 20000, wide: 6000, deep: 4000, angle: 0 },
  ]);
  hand.bring(pointer('pointerdown', -50, 50), 'hill');
  drag([100, 100], [-40, 100]);
  expect(laying.pieces).toHaveLength(1);
});

test('the hand moves, turns and sizes, and Escape brings the piece back', () => {
  const laying = new Laying();
  laying.add(fresh('building', 18000, 18000));
  const hand = hold(laying);
  hand.take(pointer('pointerdown', 180, 180), 'move');
  drag([190, 180], [201, 149]);
  expect(laying.piece).toMatchObject({ x: 20000, y: 21000 });
  hand.take(pointer('pointerdown', 200, 120), 'turn');
  drag([180, 130], [170, 150]);
  expect(laying.piece?.angle).toBe(90);
  // turned by 90 degrees, what is wide points to the north
  hand.take(pointer('pointerdown', 220, 120), 'size');
  drag([225, 115], [230, 110]);
  expect(laying.piece).toMatchObject({ wide: 8000, deep: 6000 });
  const before = laying.pieces;
  hand.take(pointer('pointerdown', 200, 150), 'move');
  dispatchEvent(pointer('pointermove', 90, 90));
  expect(laying.pieces).not.toEqual(before);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(laying.pieces).toEqual(before);
});

test('a press that does not move changes nothing and leaves no way back', () => {
  const laying = new Laying();
  laying.open([house]);
  laying.chosen = 0;
  const hand = hold(laying);
  hand.take(pointer('pointerdown', 100, 100), 'move');
  drag([102, 101]);
  expect([laying.pieces, laying.canUndo]).toEqual([[house], false]);
});
