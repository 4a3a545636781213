// What the field of Test of Honour draws of the future, of advice, and of a battle that is over.
import { flushSync, tick } from 'svelte';
import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Result from '../../src/furniture/Result.svelte';
import game from '../../src/games/skirmish';
import { historyOf } from '../../src/games/skirmish/history';
import { chronicle } from '../../src/games/skirmish/chronicle';
import { named, ringsOf } from '../../src/games/skirmish/rings';
import { seatOf, type Place, type Targets, type View } from '../../src/games/skirmish/view';
import { spot } from '../../src/stage/spot.svelte';
import type { LiveTable } from '../../src/livetable.svelte';
import type { Told } from '../../src/words/speaker';
import { asking, fixture, over, sit, watched, type Fixture } from './skirmish';

watched();
afterEach(() => spot.show({}));

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await tick();
    flushSync();
  }
}
const answering = (f: Fixture, previews: Record<string, Told>): Fixture => ({
  ...f,
  previews: { ...f.previews, ...previews },
});

describe('rings', () => {
  const bow = { unit: 1, wits: '1/2', charge: 6000, range: 24000, far: 12000, targets: [] };
  const kinds = (told: Targets, does: string | null): string[] =>
    ringsOf(told, does).map(({ kind, length }) => `${kind} ${length}`);

  it('show what is about to be done, and of others what they threaten', () => {
    expect(kinds(bow, 'move')).toEqual([]);
    expect(kinds(bow, 'charge')).toEqual(['charge 6000']);
    expect(kinds(bow, 'shoot')).toEqual(['far 12000', 'range 24000']);
    expect(kinds(bow, null)).toEqual(['far 12000', 'range 24000']);
    expect(kinds({ ...bow, range: null, far: null }, null)).toEqual(['charge 6000']);
  });

  it('lie about a shooter as far as his weapon carries, from his rim', async () => {
    const f = asking('ChooseAction', 'shoot', 'targets');
    const { all, click } = sit(f);
    await settle();
    expect(all('[data-ring]')).toHaveLength(0);
    click('[data-mode="shoot"]');
    await settle();
    const unit = (f.view as View).units[f.asked?.question.unit as number];
    const range = (f.previews?.targets as unknown as Targets).range ?? 0;
    const [ring] = all('[data-ring="range"]');
    expect(Number(ring?.getAttribute('r'))).toBe((unit?.radius ?? 0) + range);
    // its names lie on the table
    for (const name of all('[data-ring-name]'))
      for (const at of name.getAttribute('transform')?.match(/-?[\d.]+/g) ?? [])
        expect(Math.abs(Number(at) - 18000)).toBeLessThan(18000);
  });

  it('are named at most twice, on the table and where nobody stands', () => {
    const size = { wide: 5000, high: 700 };
    const spots = (x: number, free = (_: Place): boolean => true): Place[] =>
      named({ at: { x, y: 18000 }, radius: 9000, toward: 0 }, size, free);
    expect(spots(18000)).toHaveLength(2);
    for (const { x } of spots(3000)) expect(x).toBeGreaterThan(2500);
    const [usual] = spots(18000);
    const taken = spots(18000, ({ x }) => x !== usual?.x);
    expect(taken).toHaveLength(2);
    expect(taken[0]).not.toEqual(usual);
    expect(spots(18000, () => false)).toEqual([]);
  });
});

describe('the zone', () => {
  it('is drawn as the table tells it, and asked for once', async () => {
    const corners = [
      [0, 36000],
      [36000, 36000],
      [36000, 30000],
      [0, 30000],
    ];
    const { all, desk } = sit(answering(fixture(9), { zone: { unit: 6, corners } }));
    await settle();
    expect(all('[data-zone="deploy"]')).toHaveLength(1);
    const asked = desk.preview.mock.calls.filter(([wish]) => wish.about === 'zone');
    expect(asked).toHaveLength(1);
  });
});

describe('who wavers', () => {
  it('is shown where he would run, or that he would leave the table', async () => {
    const f = fixture(20);
    const { testing, units } = f.view as View;
    expect(testing.length).toBeGreaterThan(1);
    const at = units[testing[0] ?? 0];
    const flight = {
      unit: testing[0],
      x: (at?.x ?? 0) + 3000,
      y: at?.y,
      cause: 'freely',
      drops: 1,
    };
    const one = { ...f, view: { ...f.view, testing: testing.slice(0, 1) } };
    const { all } = sit(answering(one, { flight: flight as unknown as Told }));
    await settle();
    const [driven] = all(`[data-driven="${testing[0]}"]`);
    expect(driven?.querySelector('.shape')).not.toBeNull();
    expect(driven?.querySelector('.drop')).not.toBeNull();
  });
});

describe('what is advised and what was played', () => {
  const f = asking('ChooseAction', 'charge');
  const unit = f.asked?.question.unit as number;
  const me = (f.view as View).units[unit];
  const to = { x: (me?.x ?? 0) + 2000, y: me?.y ?? 0 };

  it('lie side by side on the field: gold ghost and way, red ghost and way', async () => {
    const { all } = sit(answering(f, { way: { unit, turns: [100, 200] } }), false);
    spot.show({
      deeds: [
        { words: { do: 'move', unit, ...to }, tone: 'played' },
        { words: { do: 'move', unit, x: to.x, y: to.y + 1500 }, tone: 'advised' },
      ],
    });
    await settle();
    for (const tone of ['played', 'advised']) {
      const [deed] = all(`[data-deed="${tone}"]`);
      expect(deed?.querySelector('.shape')).not.toBeNull();
      // start, the turn that the table told, and the end
      expect(deed?.querySelector('.way')?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(3);
    }
  });

  it('aims at its target, and rings who only gets a token', async () => {
    const { all } = sit(f, false);
    const target = (f.view as View).units.find((foe) => foe.side !== me?.side && foe.x !== null);
    spot.show({
      deeds: [
        { words: { do: 'charge', unit, target: target?.unit }, tone: 'advised' },
        { words: { do: 'token', unit }, tone: 'played' },
      ],
    });
    await settle();
    expect(all('[data-deed="advised"] .aim')).toHaveLength(1);
    expect(all('[data-deed="played"] .ring')).toHaveLength(1);
    expect(all('[data-deed="played"] .way')).toHaveLength(0);
  });
});

describe('a battle that is over', () => {
  const ended = over();
  const view = ended.view as View;
  const hero = view.units.find((each) => each.card === 'hero')!;
  const foe = view.units.find((each) => each.side !== hero.side)!;
  const STORY: Told[] = [
    { event: 'Deployed', unit: hero.unit, x: 1, y: 2 },
    { event: 'Deployed', unit: foe.unit, x: 5, y: 6 },
    { event: 'RoundBegan', round: 3, seat: 0 },
    { event: 'Moved', unit: hero.unit, x: 9, y: 9, turns: [7, 8] },
    { event: 'Attacked', unit: foe.unit, target: hero.unit, how: 'charge' },
    { event: 'Removed', unit: hero.unit },
    { event: 'BattleEnded', winner: foe.side, seat: 1, ended: 'hero' },
  ];

  it('is told with trails, and with who was cut down, when, where and by whom', () => {
    const { trails, moments } = historyOf(STORY, view);
    const trail = trails.find((each) => each.unit === hero.unit);
    expect(trail?.places).toEqual([
      { x: 1, y: 2 },
      { x: 7, y: 8 },
      { x: 9, y: 9 },
    ]);
    expect(trail?.fell).toBe(true);
    expect(moments).toEqual([
      { round: 3, event: STORY[5], unit: hero.unit, by: foe.unit, at: { x: 9, y: 9 } },
    ]);
  });

  it('of a campaign is the last one', () => {
    const first = [{ event: 'Deployed', unit: foe.unit, x: 99, y: 99 }, STORY[6] as Told];
    const { trails } = historyOf([...first, ...STORY], view);
    expect(trails.find((each) => each.unit === foe.unit)?.places).toEqual([{ x: 5, y: 6 }]);
  });

  it('was decided by what served the winner, not by the last blow of who lost', () => {
    const { desk } = sit(ended);
    const story: Told[] = [
      { event: 'RoundBegan', round: 2, seat: 0 },
      { event: 'MarkerSearched', unit: hero.unit, marker: 1, found: 'find' },
      { event: 'RoundBegan', round: 3, seat: 0 },
      { event: 'Attacked', unit: foe.unit, target: hero.unit, how: 'charge' },
      { event: 'Removed', unit: hero.unit },
    ];
    const seat = seatOf(view, hero.side);
    const told = (winner: number | null): string =>
      chronicle({
        log: story.map((event, ply) => ({ event, at: 0, ply })),
        view: { ...view, ranks: [0, 1].map((one) => (one === winner ? 1 : 2)) } as unknown as Told,
        seat: 0,
        winners: winner === null ? [] : [winner],
        speaker: desk.speaker,
      }).story;
    expect(told(seat)).toContain('Round 2 decided it');
    expect(told(1 - seat)).toContain('Round 3 decided it');
    expect(told(null)).not.toContain('decided');
  });

  it('that nobody turned is told by who bled less, where nothing else decides it', () => {
    const { desk } = sit(ended);
    const other = view.units.find(({ side }) => seatOf(view, side) === 1)!;
    const units = view.units.map((unit): View['units'][number] => ({
      ...unit,
      zone: 'table',
      drops: unit.unit === other.unit ? 2 : 0,
    }));
    const story = (scenario: string, losses: number[]): string =>
      chronicle({
        log: [{ event: { event: 'RoundBegan', round: 3, seat: 0 }, at: 0, ply: 0 }],
        view: { ...view, scenario, losses, units, ranks: [1, 2] } as unknown as Told,
        seat: 0,
        winners: [0],
        speaker: desk.speaker,
      }).story;
    expect(story('first_clash', [0, 0])).toContain('you have fewer blood drops: 0 against 2');
    expect(story('first_clash', [0, 3000])).not.toContain('blood');
    expect(story('outpost', [0, 0])).not.toContain('blood');
  });

  it('stands on the sheet at the end', () => {
    const { desk } = sit(ended);
    const log = STORY.map((event) => ({ event, at: 0, ply: 1 }));
    const present = { view, result: { winners: [1], ranks: [1, 0], scores: [], how: 'played' } };
    const match = { log, present, seat: 0, id: 'x' } as unknown as LiveTable;
    const { container } = render(Result, { match, game, desk, close: () => {} });
    expect(container.querySelector('.tale svg')).not.toBeNull();
    const told = container.querySelector('.told')?.textContent ?? '';
    expect(container.querySelector('.end')?.textContent).toContain('in round');
    expect(told).toContain('Round 3');
    expect(told).toContain(`${desk.speaker.unit(foe.unit)} cuts down`);
    expect(container.querySelectorAll('.tale .cross:not(.under)')).toHaveLength(1);
    const why = container.querySelector('.ended')?.textContent;
    expect(why).toBe('A hero is out of the battle.');
  });
});
