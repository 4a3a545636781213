// A figure in the hand: what is drawn where it is held, and what is done where it is let go.
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../../src/desk';
import { Choice } from '../../src/games/skirmish/choice.svelte';
import { Drag } from '../../src/games/skirmish/drag.svelte';
import { Foresight } from '../../src/games/skirmish/foresight.svelte';
import type { Place, Reach, SetUpZone, Targets, View } from '../../src/games/skirmish/view';
import { asking, sit, watched, type Fixture } from './skirmish';

watched();

type Point = Place | null;

/** Picks up who acts, and carries him by so many stops. */
function carry(f: Fixture, stops: Point[], zone: (unit: number) => SetUpZone | null = () => null) {
  const { desk, options } = sit(f);
  const view = f.view as View;
  const choice = new Choice(desk, () => view);
  const foresight = new Foresight(desk, choice);
  choice.snap = foresight.snap;
  choice.reset();
  foresight.reach = (f.previews?.reach ?? null) as Reach | null;
  foresight.targets = (f.previews?.targets ?? null) as Targets | null;
  const drag = new Drag(
    choice,
    foresight,
    () => view,
    () => desk.speaker,
  );
  const unit = choice.actor ?? -1;
  foresight.zone = zone(unit);
  const event = (type: string, at: number): PointerEvent =>
    Object.assign(new MouseEvent(type, { clientX: at, clientY: 0, button: 0 }), {
      pointerId: 1,
    }) as unknown as PointerEvent;
  drag.press(event('pointerdown', 0), unit);
  stops.forEach((stop, at) => {
    drag.point = () => stop;
    dispatchEvent(event('pointermove', 20 + at));
  });
  flushSync();
  const drop = (): void => {
    dispatchEvent(event('pointerup', 90));
    flushSync();
  };
  return { desk, options, choice, drag, unit, drop };
}

describe('a figure that is set up', () => {
  const f = asking('DeployUnit', 'place');
  /** The south end of the field, six inches deep. */
  const corners: [number, number][] = [
    [0, 0],
    [36000, 0],
    [36000, 6000],
    [0, 6000],
  ];
  const carried = (at: Place) => carry(f, [at], (unit) => ({ unit, corners }));

  it('outside its zone tells so, and returns', () => {
    const { desk, drop, drag, choice } = carried({ x: 18000, y: 12000 });
    expect(drag.reason).toBe('Outside your zone.');
    expect(choice.place).toBeNull();
    drop();
    expect(desk.play.mock.calls.length + desk.playWords.mock.calls.length).toBe(0);
  });

  it('at the rim of its zone stands with its whole base within', () => {
    const { choice, drag, unit } = carried({ x: 17111, y: 6300 });
    expect(drag.reason).toBe('');
    expect(choice.place).toEqual({ x: 17111, y: 6000 - (choice.unit(unit)?.radius ?? 0) });
  });
});

const placeOf = ({ words }: Option): Place => ({ x: words.x as number, y: words.y as number });

describe('a figure that is carried', () => {
  const f = asking('ChooseAction', 'charge'); // with its reach recorded
  const first = (f.asked?.question.options as Option[]).find(({ words }) => words.do === 'move')!;

  it('is set down: the move is played', () => {
    const { desk, drop, choice } = carry(f, [placeOf(first)]);
    expect(choice.place).toEqual(placeOf(first));
    drop();
    expect(desk.play.mock.calls.map(([option]) => (option as Option).words)).toEqual([first.words]);
  });

  it('far beyond its reach tells how far that is, and returns', () => {
    const { desk, drop, drag, choice } = carry(f, [{ x: 500, y: 35500 }]);
    expect(choice.place).toBeNull();
    expect(drag.reason).toMatch(/Too far: \d+\.\d″, and this move reaches \d+(\.\d)?″/);
    drop();
    expect(desk.play.mock.calls.length + desk.playWords.mock.calls.length).toBe(0);
    expect(drag.unit).toBeNull();
  });

  it('within its reach, where something is in the way, asks the table what, once its hand rests', async () => {
    const reach = f.previews?.reach as unknown as Reach;
    const acting = (f.view as View).units[reach.unit]!;
    const from = { x: acting.x ?? 0, y: acting.y ?? 0 };
    const barred = { key: 'skirmish-no-room-there', facts: {}, clause: 'TOH-6.6' };
    const short = { ...f, previews: { ...f.previews, reach: { ...reach, places: [[0, 0, 0]] } } };
    const why = vi.fn(() => Promise.resolve(barred));
    const { drag, choice } = carry(short as unknown as Fixture, [
      { x: from.x + 900, y: from.y + 700 },
      { x: from.x + 950, y: from.y + 700 },
    ]);
    choice.desk.why = why;
    expect(choice.place).toBeNull();
    expect(drag.reason).toBe('Something is in the way there.');
    await vi.waitFor(() => expect(drag.reason).toBe('There is no room for the base there.'));
    expect(why.mock.calls).toEqual([[expect.objectContaining({ do: 'move', x: from.x + 900 })]]);
  });

  it('a little beyond its reach means the nearest place that can be reached', () => {
    const reach = f.previews?.reach as unknown as Reach;
    const [x, y] = [...reach.places].sort((a, b) => b[0] - a[0])[0]!;
    const { choice } = carry(f, [{ x: x + 900, y }]);
    const near = choice.place!;
    expect(reach.places.some(([a, b]) => Math.hypot(a - near.x, b - near.y) < 330)).toBe(true);
  });

  it('is brought back where it leaves the field', () => {
    const { desk, drop, choice } = carry(f, [placeOf(first), null]);
    drop();
    expect(choice.place).toBeNull();
    expect(desk.play).not.toHaveBeenCalled();
  });
});

describe('a figure that is carried onto an enemy', () => {
  const f = asking('ChooseAction', 'charge');
  const charge = (f.asked?.question.options as Option[]).find(
    ({ words }) => words.do === 'charge',
  )!;
  const units = (f.view as View).units;
  const foe = units[charge.words.target as number]!;

  it('proposes the attack, which is left to a yes', () => {
    const { desk, drop, choice } = carry(f, [{ x: foe.x ?? 0, y: foe.y ?? 0 }]);
    drop();
    expect(choice.words).toEqual(charge.words);
    expect(desk.play).not.toHaveBeenCalled();
    choice.touchUnit(foe.unit);
    expect(desk.play).toHaveBeenCalledTimes(1);
  });
});
