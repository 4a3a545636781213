// The table of Test of Honour, drawn from recorded positions.
import { flushSync, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../../src/desk';
import game from '../../src/games/skirmish';
import { modeOf } from '../../src/games/skirmish/choice.svelte';
import { isGroup } from '../../src/games/skirmish/paint/miniature';
import { lay } from '../../src/games/skirmish/plane';
import type { View } from '../../src/games/skirmish/view';
import type { Told } from '../../src/words/speaker';
import { some } from './length';
import { asking, fixture, numbers, optionsOf, sit, watched } from './skirmish';

watched();

/** Chooses step by step, as a player would, until the option is played. */
function choose({ desk, click, page }: ReturnType<typeof sit>, { words, place }: Option): void {
  if (words.target !== undefined)
    page
      .querySelector('.field')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  desk.play.mockClear();
  if (click(`.muster [data-option="${place}"]`)) return;
  click(`[data-mode="${modeOf(words)}"]`);
  if (words.unit !== undefined && page.querySelector(`tr.lit [data-row="${words.unit}"]`))
    click(`[data-row="${words.unit}"]`);
  if (words.target !== undefined) click(`[data-row="${words.target}"]`);
  if (words.marker !== undefined) click(`[data-marker="${words.marker}"]`);
  if (!desk.play.mock.calls.length) click(`g.place[data-option="${place}"]`);
  if (!desk.play.mock.calls.length) click('[data-lit=confirm]');
}

describe('a force before the battle', () => {
  const heads = (all: (path: string) => Element[]): (string | undefined)[] =>
    all('.muster summary').map((head) => head.textContent?.trim());

  it('where it is given, lists who belongs to it and tells what each weapon brings', () => {
    const { all, page } = sit(fixture(0));
    expect(all('.muster ol strong').map((name) => name.textContent)).toEqual([
      'Loyal Spear Group',
      'Bowman',
      'Bowman',
    ]);
    expect(heads(all)).toEqual(['Weapon bonuses']);
    const naginata = page.querySelector('[title*="naginata"]');
    expect(naginata?.textContent).toContain('it jabs first');
    expect(naginata?.getAttribute('title')).toContain('strike roll: quick jab');
    expect(naginata?.getAttribute('title')).toContain('avoid roll: counter strike');
  });

  it('tells who cannot join and why, and how many points are left', () => {
    const built = asking('BuildForce', 'take_force');
    const barred = ['1', '2', '3', '4', '8'].map((rule, at) => ({
      card: ['sergeant', 'hero', 'banner', 'musician', 'bowman'][at],
      models: 1,
      clause: `TOH-3.${rule}`,
    }));
    const question = { ...built.asked?.question, barred };
    const { all } = sit({ ...built, asked: { question } } as typeof built);
    const told = all('[data-barred] small').map((why) => why.textContent);
    expect(told[0]).toMatch(/^Too expensive: you have \d+ left\.$/);
    expect(new Set(told).size).toBe(5);
    expect(all('.coins span').length).toBe(
      Number(/of (\d+)/.exec(all('.points')[0]?.textContent ?? '')?.[1]),
    );
  });

  it('where it is built, tells what it may hold as well', () => {
    const { all } = sit(asking('BuildForce', 'take_force'));
    expect(heads(all)).toEqual(['Limits of a force', 'Weapon bonuses']);
  });
});

describe('every recorded position', () => {
  it.each(numbers)('%i is drawn, with all its texts', async (number) => {
    const { page } = sit(fixture(number));
    await tick();
    expect(page.querySelector('.skirmish')).not.toBeNull();
  });

  it.each(numbers.filter((number) => optionsOf(fixture(number)).length))(
    '%i offers each drawn option by clicking',
    (number) => {
      const table = sit(fixture(number));
      const drawn = table.options.filter((option) => game.drawn(option));
      for (const option of some(drawn, 8)) {
        choose(table, option);
        expect(table.desk.play.mock.calls.map(([played]) => (played as Option).words)).toEqual([
          option.words,
        ]);
      }
    },
    240_000,
  );

  it.each(numbers)(
    '%i shows the public nothing that plays',
    (number) => {
      const f = fixture(number);
      const { desk, all } = sit({ ...f, seat: null, asked: null }, false);
      for (const button of all('button, [role=button]')) {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        flushSync();
      }
      expect(all('.lit, .aimed, [data-lit=confirm], g.place')).toEqual([]);
      expect(
        desk.play.mock.calls.concat(desk.playWords.mock.calls, desk.explain.mock.calls),
      ).toEqual([]);
    },
    120_000,
  );
});

describe('what is not lit says why not', () => {
  it('a unit that the token is not for', () => {
    const f = asking('GiveToken', 'token');
    const { desk, click, options } = sit(f);
    const lit = new Set(options.map((option) => option.words.unit));
    const mine = f.seat === f.view.south ? 'south' : 'north';
    const other = (f.view.units as { unit: number; side: string }[]).find(
      (unit) => unit.side === mine && !lit.has(unit.unit),
    );
    click(`[data-row="${other?.unit}"]`);
    expect(desk.explain).toHaveBeenCalledWith({ unit: other?.unit });
  });

  it('an enemy who cannot be charged', () => {
    const f = asking('ChooseAction', 'charge');
    const { desk, click, options } = sit(f);
    const charges = options.filter((option) => option.words.do === 'charge');
    const aimed = new Set(options.map((option) => option.words.target));
    const mine = f.seat === f.view.south ? 'south' : 'north';
    const other = (f.view.units as { unit: number; side: string }[]).find(
      (unit) => unit.side !== mine && !aimed.has(unit.unit),
    );
    click('[data-mode="charge"]');
    click(`[data-row="${other?.unit}"]`);
    expect(desk.explain).toHaveBeenCalledWith({
      do: 'charge',
      unit: charges[0]?.words.unit,
      target: other?.unit,
    });
  });
});

describe('a place of one’s own', () => {
  it('is shown as a ghost, asked about, and played in words', () => {
    const { desk, page, click } = sit(asking('ChooseAction', 'move'));
    page
      .querySelector('[data-field]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 411, clientY: 333 }));
    flushSync();
    expect(page.querySelector('.ghost')).not.toBeNull();
    click('.ready .plain');
    const [asked] = desk.explain.mock.calls[0] as [Told];
    expect(asked).toMatchObject({ do: 'move', x: expect.any(Number), y: expect.any(Number) });
    click('[data-lit=confirm]');
    expect(desk.playWords).toHaveBeenCalledWith(asked);
  });

  it('is given up with Escape', () => {
    const { page, click, all } = sit(asking('ChooseAction', 'move'));
    click('g.place');
    expect(all('.ghost')).toHaveLength(1);
    page
      .querySelector('.field')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(all('.ghost')).toEqual([]);
  });
});

describe('what is foreseen', () => {
  it('reach, targets, and the odds of an attack with their reasons', async () => {
    const f = asking('ChooseAction', 'charge');
    const { page, click, options } = sit(f);
    await vi.waitFor(() => expect(page.querySelector('.reach')).not.toBeNull());
    const charge = options.find((option) => option.words.do === 'charge');
    click('[data-mode="charge"]');
    click(`[data-row="${charge?.words.target}"]`);
    await vi.waitFor(() => expect(page.querySelector('.odds .chances')).not.toBeNull());
    const foreseen = f.previews?.[`charge-${charge?.words.target}`] as { hit: string };
    const [over = 0, under = 1] = foreseen.hit.split('/').map(Number);
    expect(page.querySelector('.chances .hit strong')?.textContent).toBe(
      `${Math.round((100 * over) / under)}%`,
    );
    expect(page.querySelector('.lane')).not.toBeNull();
  });

  it('who may survive, the cards that meet a blow, and what being hemmed in costs', async () => {
    const f = asking('ChooseAction', 'charge');
    const target = optionsOf(f).find((option) => option.words.do === 'charge')?.words.target;
    const tally = { base: 5, total: 4, reasons: [] };
    const odds = { hit: '1/2', cut_down: '1/10', injured: '1/5', light_wound: '1/8' };
    Object.assign(f.previews?.[`charge-${target}`] as Told, {
      ...odds,
      survival: tally,
      guard: ['evasion'],
      unguarded: { ...odds, hit: '3/4', cut_down: '3/10' },
      aid: ['perfect_aim'],
      push: { cause: 'enemy', x: 9000, y: 9000, drops: 1 },
    });
    const { page, all, click } = sit(f);
    click('[data-mode="charge"]');
    click(`[data-row="${target}"]`);
    await vi.waitFor(() => expect(page.querySelector('.odds .injured')).not.toBeNull());
    expect(page.querySelector('.injured strong')?.textContent).toBe('20%');
    expect(all('.pools b').map((pool) => pool.textContent)).toHaveLength(4);
    const notes = all('.odds .note').map((note) => note.textContent ?? '');
    expect(notes.filter((note) => /Evasion/.test(note) && /75%/.test(note))).toHaveLength(1);
    expect(notes.filter((note) => /Perfect Aim/.test(note))).toHaveLength(1);
    expect(notes.filter((note) => /1 blood drop more/.test(note))).toHaveLength(1);
  });

  it('the bag counts its tokens', () => {
    const f = asking('GiveToken', 'token');
    const { all } = sit(f);
    const { samurai, commoner, fate } = f.view.bag as Record<string, number>;
    expect(all('.bag b').map((count) => Number(count.textContent))).toEqual([
      samurai,
      commoner,
      fate,
    ]);
  });
});

describe('casualties', () => {
  it('lie where they fell, on a page that saw nothing of the fight', () => {
    const f = asking('ChooseAction', 'move');
    const units = (f.view as View).units.map((unit) =>
      unit.unit % 3 ? unit : { ...unit, zone: 'removed', x: null, y: null, fell: [unit.x, unit.y] },
    );
    const lying = units.filter(({ zone }) => zone === 'removed');
    const { page } = sit({ ...f, view: { ...f.view, units } }, false);
    for (const { unit, fell } of lying) {
      const at = lay(false)({ x: fell?.[0] ?? -1, y: fell?.[1] ?? -1 });
      const drawn = page.querySelector(`[data-fallen="${unit}"]`)?.getAttribute('transform');
      expect(drawn).toMatch(`translate(${at.x} ${at.y})`);
    }
    const bodies = lying.map(({ unit }) =>
      page.querySelectorAll(`[data-fallen="${unit}"] .grown > g`),
    );
    expect(bodies.map(({ length }) => length - 1)).toEqual(
      lying.map(({ radius }) => (isGroup(radius) ? 3 : 1)),
    );
    expect(lying.length).toBeGreaterThan(1);
    expect(page.querySelectorAll('[data-fallen]')).toHaveLength(lying.length);
  });
});

describe('the end', () => {
  const end = (losses: number[]): string => {
    const f = fixture(numbers.find((number) => (fixture(number).view.units as Told[]).length) ?? 1);
    const units = (f.view.units as Told[]).map((unit, at) => ({
      ...unit,
      side: at % 2 ? 'north' : 'south',
      zone: at === 2 ? 'removed' : 'table',
      drops: at < 3 ? at + 1 : 0,
    }));
    const view = { ...f.view, south: 0, units, losses, ranks: [1, 2], campaign: null };
    const { page } = sit({ ...f, names: ['Ann', 'Bob'], view }, false, game.Ending);
    return page.textContent?.replace(/\s+/g, ' ') ?? '';
  };

  it('tells the drops on the living where the losses are equal', () => {
    expect(end([6, 6])).toContain('Blood drops: you 1, Bob 2');
  });

  it('tells the losses alone where they decide', () => {
    expect(end([6, 3])).toContain('Points lost: you 2, Bob 1');
    expect(end([6, 3])).not.toContain('Blood drops');
  });
});
