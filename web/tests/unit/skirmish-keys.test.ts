// Test of Honour without a mouse, and with a finger.
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Words } from '../../src/desk';
import { Choice, isDrawn, modeOf } from '../../src/games/skirmish/choice.svelte';
import { FieldPointer } from '../../src/games/skirmish/pointing.svelte';
import type { View } from '../../src/games/skirmish/view';
import { asking, fixture, numbers, optionsOf, sit, watched } from './skirmish';

watched();

const frameOf = (page: Element): SVGSVGElement =>
  page.querySelector<SVGSVGElement>('[data-field]') as SVGSVGElement;
const told = (page: Element): string => page.querySelector('[data-told]')?.textContent ?? '';
const away = (length: number): RegExp => new RegExp(`^${(length / 1000).toFixed(1)} inches `);

describe('a place of one’s own by keys', () => {
  it('is pointed at, told, chosen and played', () => {
    const { page, desk, press, options } = sit(asking('ChooseAction', 'move'));
    frameOf(page).focus();
    press('ArrowUp');
    expect(told(page)).toMatch(/^1\.0 inches (north|south) of /);
    press('ArrowUp', undefined, true);
    press('ArrowLeft', undefined, true);
    expect(told(page)).toMatch(away(Math.hypot(1100, 100)));
    press('Enter');
    expect(page.querySelectorAll('.ghost')).toHaveLength(1);
    expect(desk.play.mock.calls.length + desk.playWords.mock.calls.length).toBe(0);
    press('Enter');
    const played = (desk.playWords.mock.calls[0]?.[0] ??
      desk.play.mock.calls[0]?.[0].words) as Words;
    const move = options.find((option) => option.words.do === 'move')?.words;
    expect(played).toMatchObject({ do: 'move', unit: move?.unit });
  });

  it('leaves the space bar to whoever stops the time, while nothing can be chosen', () => {
    for (const lit of [true, false]) {
      const { page } = sit(asking('ChooseAction', 'move'), lit);
      const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
      frameOf(page).dispatchEvent(space);
      expect(space.defaultPrevented).toBe(lit);
    }
  });

  it('is taken back with Escape, and then the cursor', () => {
    const { page, press } = sit(asking('ChooseAction', 'move'));
    frameOf(page).focus();
    for (const key of ['ArrowUp', 'Enter', 'Escape']) press(key);
    expect(page.querySelector('.ghost')).toBeNull();
    expect(page.querySelector('.cursor')).not.toBeNull();
    press('Escape');
    expect(page.querySelector('.cursor')).toBeNull();
  });

  it('is told from the edges while nobody stands on the field', () => {
    const { page, press, all } = sit(asking('DeployUnit', 'place'));
    frameOf(page).focus();
    press('ArrowRight');
    expect(told(page)).toMatch(/inches from the west edge, .* from the south edge/);
    press('Enter');
    expect(all('.ghost')).toHaveLength(1);
  });

  it('an arrow on a figure sets out from it', () => {
    const f = asking('ChooseAction', 'move');
    const { page, press } = sit(f);
    const foe = (f.view as View).units.find(
      (unit) => unit.x !== null && (unit.side === 'south') !== (f.seat === f.view.south),
    );
    press('ArrowRight', page.querySelector(`[data-unit="${foe?.unit}"]`), true);
    press('ArrowLeft', undefined, true);
    expect(document.activeElement).toBe(frameOf(page));
    expect(told(page)).toContain(String(foe?.label));
  });
});

describe('the ruler by keys', () => {
  it('begins where the keys point and tells its length', () => {
    const { page, press } = sit(asking('DeployUnit', 'place'));
    frameOf(page).focus();
    for (const key of ['ArrowUp', 'r', 'ArrowUp', 'ArrowUp', 'ArrowUp']) press(key);
    expect(told(page)).toMatch(/^The ruler shows 3\.0 inches (north|south)/);
    press('Enter');
    press('ArrowRight');
    expect(told(page)).toMatch(/^The ruler shows 1\.0 inches (east|west)/);
    press('Escape');
    expect(page.querySelector('.ruler')).toBeNull();
  });

  it('its button hands the focus to the field', () => {
    const { page } = sit(asking('ChooseAction', 'move'));
    page.querySelector<HTMLElement>('.tools [aria-pressed]')?.click();
    flushSync();
    expect(document.activeElement).toBe(frameOf(page));
    expect(page.querySelector('.ruler')).not.toBeNull();
  });
});

describe('everything that is lit', () => {
  it.each(numbers)('in %i can be reached by Tab and played by keys alone', (number) => {
    const table = sit(fixture(number));
    const { desk, page, press, all } = table;
    for (const thing of all('[data-lit]')) expect((thing as HTMLElement).tabIndex).toBe(0);
    const first = optionsOf(fixture(number)).find(({ words }) => isDrawn(words))?.words;
    if (!first) return;
    const enter = (selector: string): void => {
      const thing = page.querySelector<HTMLElement>(selector);
      thing?.focus();
      if (thing instanceof HTMLButtonElement) thing.click();
      else press('Enter', thing);
      flushSync();
    };
    enter(`[data-mode="${modeOf(first)}"]`);
    for (let step = 0; step < 4 && !desk.play.mock.calls.length; step += 1) {
      const lit = ['confirm"]', '"].place', '"][data-marker]', '"].aimed', '"]'];
      const next = lit.map((end) => `[data-lit="${end}`).find((each) => page.querySelector(each));
      if (next) enter(next);
    }
    expect(desk.play).toHaveBeenCalledTimes(1);
  });
});

describe('a finger', () => {
  const f = asking('ChooseAction', 'move');
  const slack = { figure: 2150, place: 2150 };

  it('means the nearest of places whose targets overlap', () => {
    const { desk } = sit(f);
    const choice = new Choice(desk, () => f.view as View);
    const pointing = new FieldPointer(choice, () => f.view as View);
    choice.take('move');
    for (const { words } of choice.places.slice(0, 12)) {
      const place = { x: words.x as number, y: words.y as number };
      pointing.tap({ x: place.x + 30, y: place.y - 20 }, slack);
      expect(choice.place).toEqual(place);
      choice.cancel();
    }
  });
});

describe('for who only listens', () => {
  it.each(numbers)('no two places of position %i have one name', (number) => {
    const names = sit(fixture(number))
      .all('g.place')
      .map((place) => place.getAttribute('aria-label'));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('a target tells that it is one, and how far away', () => {
    const { all } = sit(asking('ChooseAction', 'charge'));
    const aimed = all('g.figure.aimed').map((figure) => figure.getAttribute('aria-label'));
    expect(aimed.length).toBeGreaterThan(0);
    for (const name of aimed) expect(name).toMatch(/can be attacked, \d+\.\d inches away/);
  });
});

describe('for the keyboard', () => {
  it('Enter on a figure is a click on it', () => {
    const { desk, page, options } = sit(asking('GiveToken', 'token'));
    const figure = page.querySelector(`[data-unit="${options[0]?.words.unit}"]`);
    for (const _ of [1, 2]) {
      figure?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      flushSync();
    }
    expect(desk.play).toHaveBeenCalledWith(options[0], 'agreed');
  });

  it('each unit of the list tells how far it is and in which direction', () => {
    const { page } = sit(asking('ChooseAction', 'move'));
    const told = [...page.querySelectorAll('tbody .far')]
      .map((cell) => cell.textContent ?? '')
      .filter(Boolean);
    expect(told.length).toBeGreaterThan(3);
    for (const sentence of told) expect(sentence).toMatch(/^\d+\.\d″ [NESW]{1,2}$/);
  });
});
