// What is seen of events in Test of Honour: dice as they fell, figures that walk their way.
import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Log from '../../src/furniture/Log.svelte';
import game from '../../src/games/skirmish';
import type { View } from '../../src/games/skirmish/types';
import { asking, sit, watched } from './skirmish';

watched();

const ROLLED = {
  event: 'Rolled',
  unit: 0,
  roll: 'strike',
  faces: ['double', 'blank', 'cross'],
  swords: 2,
  result: 'passed',
};
const look = (die: Element): string | undefined => die.getAttribute('class')?.split(' ')[0];

describe('dice', () => {
  it('are shown as they fell', () => {
    game.flights(ROLLED);
    const { all } = sit(asking('GiveToken', 'token'));
    expect(all('.over .die svg').map(look)).toEqual(ROLLED.faces);
  });

  it('stand in the log, beside the line that tells of them', () => {
    const { desk } = sit(asking('GiveToken', 'token'));
    const log = [
      { event: { event: 'RoundBegan', round: 1, seat: 0 }, at: 0, ply: 1 },
      { event: ROLLED, at: 0, ply: 2 },
    ];
    const { container } = render(Log, { log, desk, game, back: () => {} });
    const [began, rolled] = container.querySelectorAll('li');
    expect(began?.querySelectorAll('svg')).toHaveLength(0);
    expect([...(rolled?.querySelectorAll('svg') ?? [])].map(look)).toEqual(ROLLED.faces);
  });
});

describe('a unit that moved', () => {
  /** The places through which the figure went, as the browser was told. */
  async function walked(turns: number[], motion: number): Promise<string[] | null> {
    const animate = vi.fn();
    Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
    const f = asking('ChooseAction', 'move');
    const { desk, show } = sit(f);
    desk.motion = () => motion;
    const unit = (f.view as View).units.find((each) => each.x !== null);
    const to = { x: 20000, y: 12000 };
    game.flights({ event: 'Moved', unit: unit?.unit ?? 0, ...to, turns });
    const units = (f.view as View).units.map((each) => (each === unit ? { ...each, ...to } : each));
    await show({ ...f.view, units });
    const [frames] = (animate.mock.calls[0] ?? [null]) as [{ transform: string }[] | null];
    return frames ? frames.map(({ transform }) => transform).slice(1) : null;
  }
  const drawn = (x: number, y: number): string[] => [
    `translate(${x}px, ${36000 - y}px)`,
    `translate(${36000 - x}px, ${y}px)`,
  ];

  it('walks by the turns of its way', async () => {
    const [turn, end] = (await walked([15000, 9000], 1)) ?? [];
    expect(drawn(15000, 9000)).toContain(turn);
    expect(drawn(20000, 12000)).toContain(end);
  });

  it('goes straight where the way was straight', async () => {
    expect(await walked([], 1)).toHaveLength(1);
  });

  it('is there at once where nothing shall move', async () => {
    expect(await walked([15000, 9000], 0)).toBeNull();
  });
});
