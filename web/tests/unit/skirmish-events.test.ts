// What is seen of a decision in Test of Honour: beat by beat, and nothing early.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Desk } from '../../src/desk';
import Board from '../../src/furniture/Board.svelte';
import Log from '../../src/furniture/Log.svelte';
import type { Past } from '../../src/stage/past.svelte';
import game from '../../src/games/skirmish';
import type { Throw } from '../../src/games/skirmish/beats';
import type { View } from '../../src/games/skirmish/view';
import type { Beat } from '../../src/stage/beat';
import type { Director } from '../../src/stage/director.svelte';
import { settings } from '../../src/settings.svelte';
import { Speaker, type Told } from '../../src/words/speaker';
import { asking, sit, watched } from './skirmish';

watched();

/** However busy the machine is. */
const PATIENT = 60_000;
const f = asking('ChooseAction', 'move');
const view = f.view as View;
const mine = view.units.find((unit) => unit.x !== null && unit.zone === 'table')!;
const foe = view.units.find((unit) => unit.side !== mine.side && unit.x !== null)!;
const ROLLED = {
  event: 'Rolled',
  unit: mine.unit,
  roll: 'strike',
  faces: ['double', 'blank', 'cross'],
  swords: 2,
  passed: 1,
  fumbled: 0,
  result: 'passed',
};
const look = (die: Element): string | undefined => die.getAttribute('class')?.split(' ')[0];

function beatsOf(events: Told[], seat: number | null = 0): Beat[] {
  const speaker = new Speaker(settings.text, 'skirmish', f.names);
  speaker.meet(f.view);
  return game.beats({ events, before: f.view, after: f.view, seat, speaker, ply: 12 });
}
/** What is drawn after each beat has been lifted and landed. */
function drawn(beats: Beat[]): { during: View; after: View }[] {
  let now: Told = f.view;
  return beats.map((beat) => {
    const during = beat.lift?.(now) ?? now;
    now = beat.land?.(during) ?? during;
    return { during: during as View, after: now as View };
  });
}
const unit = (seen: View | undefined, number: number) => seen?.units[number];

describe('an attack', () => {
  const EVENTS: Told[] = [
    { event: 'Acted', unit: mine.unit, action: 'charge' },
    { event: 'Moved', unit: mine.unit, x: 20000, y: 12000, turns: [15000, 9000] },
    { event: 'Attacked', unit: mine.unit, target: foe.unit, how: 'charge' },
    ROLLED,
    { event: 'Wounded', unit: foe.unit, drops: 2, total: 7 },
    { event: 'Removed', unit: foe.unit },
  ];

  it('is told in its order, every event once', () => {
    const beats = beatsOf(EVENTS);
    expect(beats.flatMap((beat) => beat.events ?? [])).toEqual(EVENTS);
  });

  it('shows no wound and no missing man before the dice have fallen and it is said', () => {
    const beats = beatsOf(EVENTS);
    const seen = drawn(beats);
    const wound = beats.findIndex((beat) => beat.events?.some((told) => told.event === 'Wounded'));
    seen.slice(0, wound).forEach(({ after }) => {
      expect(unit(after, foe.unit)?.drops).toBe(foe.drops);
      expect(unit(after, foe.unit)?.zone).toBe('table');
    });
    expect(unit(seen[wound]?.after, foe.unit)?.drops).toBe(7);
    expect(unit(seen.at(-1)?.during, foe.unit)?.zone).toBe('table');
    expect(unit(seen.at(-1)?.after, foe.unit)?.zone).toBe('removed');
  });

  it('leaves the casualty lying where he stood, and who fled at the edge where he crossed it', () => {
    const fell = (events: Told[]): unknown =>
      unit(drawn(beatsOf(events)).at(-1)?.after, foe.unit)?.fell;
    expect(fell(EVENTS)).toEqual([foe.x, foe.y]);
    const off = { event: 'DrivenOff', unit: foe.unit, x: 12000, y: 36000 };
    expect(fell([off, { event: 'Removed', unit: foe.unit }])).toEqual([12000, 36000 - foe.radius]);
  });

  it('marks who attacks whom from the blow until the dice have told what came of it', () => {
    const seen = drawn(beatsOf(EVENTS));
    const beats = beatsOf(EVENTS);
    const marked = beats.map((beat, at) => [
      beat.events?.at(-1)?.event ?? (beat.drama ? 'thrown' : ''),
      (seen[at]?.during.shown?.fight ?? null) as unknown,
    ]);
    const fight = { from: mine.unit, to: foe.unit };
    for (const told of ['Attacked', 'thrown', 'Rolled'])
      expect(marked.find(([event]) => event === told)).toEqual([told, fight]);
    const rolled = (roll: string): unknown =>
      drawn(beatsOf([EVENTS[2]!, { ...ROLLED, roll }]))[1]?.during.shown?.fight ?? null;
    expect(['quick_jab', 'deep_cut', 'nerve'].map(rolled)).toEqual([fight, fight, null]);
    for (const told of ['Moved', 'Wounded', 'Removed'])
      expect(marked.find(([event]) => event === told)).toEqual([told, null]);
  });

  it('throws the dice first and says then what they mean', () => {
    const rolls = beatsOf(EVENTS).filter((beat) => beat.drama);
    expect(rolls).toHaveLength(2);
    const [thrown, lies] = rolls;
    expect(thrown?.caption).not.toMatch(/sword/);
    expect(lies?.caption).toMatch(/Passed · 2 swords/);
  });

  it('keeps the rolls that led to a roll beside it, of many the last four', () => {
    const ROLLS = ['target', 'strike', 'avoid', 'damage', 'survival', 'avoid'].map((roll) => ({
      ...ROLLED,
      roll,
    }));
    const attack = EVENTS.slice(0, 3);
    const seen = beatsOf([...attack, ...ROLLS.slice(1), ROLLED]).flatMap(({ drama }) =>
      drama && !(drama as Throw).lies ? [drama as Throw] : [],
    );
    expect(seen.map(({ before }) => before.map(({ roll }) => roll))).toEqual([
      [],
      ['strike'],
      ['strike', 'avoid'],
      ['strike', 'avoid', 'damage'],
      ['strike', 'avoid', 'damage', 'survival'],
      ['avoid', 'damage', 'survival', 'avoid'],
    ]);
  });

  it('hurts only whom it costs something', () => {
    const own = foe.side === 'south' ? view.south : 1 - view.south;
    const hurts = (seat: number): boolean[] =>
      beatsOf(EVENTS, seat).map((beat) => beat.hurts ?? false);
    expect(hurts(own)).toContain(true);
    expect(hurts(1 - own)).not.toContain(true);
  });
});

/** The drama of a beat, on a board with a desk. */
function staged(desk: Desk, beat: Beat): HTMLElement {
  const shown = { beat, view: f.view, flying: [], idle: false, skip: () => {} };
  const director = shown as unknown as Director;
  return render(Board, { game, view: f.view, desk, director }).container;
}

describe('every event', () => {
  const path = join(import.meta.dirname, '../fixtures/skirmish/sayings.json');
  const events = (JSON.parse(readFileSync(path, 'utf-8')) as { kind: string; told: Told }[])
    .filter(({ kind }) => kind === 'event')
    .map(({ told }) => told);

  it('has a beat or joins the next one, and its caption names no coordinates', () => {
    expect(events.length).toBeGreaterThan(10);
    for (const event of events) {
      const caption = beatsOf([event]).map((beat) => beat.caption ?? '');
      for (const said of caption) expect(said).not.toMatch(/\d+\.\d+ \/ \d/);
    }
  });
});

describe('dice', () => {
  it('stand in the log, beside the line that tells of them', () => {
    const { desk } = sit(asking('GiveToken', 'token'));
    const log = [
      { event: { event: 'RoundBegan', round: 1, seat: 0 }, at: 0, ply: 1 },
      { event: ROLLED, at: 0, ply: 2 },
    ];
    const { container } = render(Log, { log, desk, game, past: {} as Past, back: () => {} });
    const dice = [...container.querySelectorAll('li svg')].map(look);
    expect(dice.filter((face) => ROLLED.faces.includes(face ?? ''))).toEqual(ROLLED.faces);
  });

  it('are shown with their reasons only where those are about these dice', async () => {
    const faces = ROLLED.faces as string[];
    const shown = async (total: number): Promise<string> => {
      const { desk } = sit(f);
      const reasons = [{ amount: 1, why: 'prone', clause: 'TOH-9.2' }];
      const strike = { base: total - 1, total, reasons };
      desk.preview.mockImplementation((about: Told) =>
        Promise.resolve(about.about === 'attack' ? { strike } : null),
      );
      const attack = { unit: mine.unit, target: foe.unit, how: 'charge', from: null };
      const drama = {
        roll: { ...ROLLED },
        seat: 0,
        attack,
        ply: 100 + total,
        before: [],
        lies: true,
      };
      const container = staged(desk, { who: 0, length: 1, drama });
      const asked = expect.objectContaining({ about: 'attack' });
      await vi.waitFor(() => expect(desk.preview).toHaveBeenCalledWith(asked, 99 + total), PATIENT);
      await tick();
      await tick();
      return container.querySelector('.why')?.textContent ?? '';
    };
    expect(await shown(faces.length)).toMatch(/\+1/);
    expect(await shown(faces.length + 2)).toBe('');
  });
});

describe('a unit that moved', () => {
  /** The places through which the figure went, as the browser was told. */
  async function walked(turns: number[], motion: number): Promise<string[] | null> {
    const animate = vi.fn();
    Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
    const { desk, show } = sit(f);
    desk.motion = () => motion;
    const [beat] = beatsOf([{ event: 'Moved', unit: mine.unit, x: 20000, y: 12000, turns }]);
    await show(beat?.lift?.(f.view) ?? f.view);
    const [frames] = (animate.mock.calls[0] ?? [null]) as [{ transform: string }[] | null];
    return frames ? frames.map(({ transform }) => transform).slice(1) : null;
  }
  const at = (x: number, y: number): string[] => [
    `translate(${x}px, ${36000 - y}px)`,
    `translate(${36000 - x}px, ${y}px)`,
  ];

  it('walks by the turns of its way', async () => {
    const [turn, end] = (await walked([15000, 9000], 1)) ?? [];
    expect(at(15000, 9000)).toContain(turn);
    expect(at(20000, 12000)).toContain(end);
  });

  it('goes straight where the way was straight', async () => {
    expect(await walked([], 1)).toHaveLength(1);
  });

  it('is there at once where nothing shall move', async () => {
    expect(await walked([15000, 9000], 0)).toBeNull();
  });
});
