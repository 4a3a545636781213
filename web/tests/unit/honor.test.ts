import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Option, Words } from '../../src/desk';
import { lootOf } from '../../src/games/honor/choice.svelte';
import honor from '../../src/games/honor/index';
import { omens } from '../../src/games/honor/omens';
import { points } from '../../src/games/honor/points';
import { EMBLEMS } from '../../src/games/honor/emblems';
import { portraitOf } from '../../src/games/honor/portraits';
import { PRINTS } from '../../src/games/honor/prints';
import { leafWidth, nearest, places, stageLeaf } from '../../src/games/honor/seating';
import { viewOf } from '../../src/games/honor/view';
import { situation } from '../../src/games/honor/situation';
import { spread } from '../../src/stage/spread';
import { lens } from '../../src/stage/lens.svelte';
import { ALL, KINDS, read, sit, type Seat } from './honor-desk';
import { some } from './length';

async function click(table: Seat, selector: string): Promise<void> {
  const found = table.container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing to click: ${selector}`);
  await fireEvent.click(found);
  await tick();
}
const zone = (name: unknown): string => `[data-zone="${name}"]`;
const pick = (card: string): string => `.hand .pick${zone(`mine-${card}`)}`;
const CARDS: Record<string, string> = {
  assassin: 'ninja_assassin',
  dishonor: 'dishonor',
};

/** Does on the table what a person would do for this option; every thing clicked must be lit. */
async function perform(table: Seat, words: Words): Promise<void> {
  const card = String(CARDS[words.do] ?? words.card ?? '');
  if (card) await click(table, `${pick(card)}[data-lit]`);
  if (words.do === 'discard') await click(table, '[data-drop="discards"][data-lit]');
  else if (words.do === 'place' || words.do === 'assassin')
    await click(table, `${zone(words.house)} .cover[data-lit]`);
  else if (words.do === 'daimyo')
    await click(table, `${zone(`daimyo-${words.seat}`)} .cover[data-lit]`);
  else if (words.do === 'dishonor')
    await click(table, `[data-player="${words.seat}"] > .cover[data-lit]`);
  else if (words.do === 'spy' || words.do === 'spy_two') await steal(table, words);
  else if (words.do === 'attack' || words.do === 'ally') {
    await click(table, `${zone(words.do === 'attack' ? 'swords' : 'knot')}[data-lit]`);
    await click(table, `[data-player="${words.seat}"] > .cover[data-lit]`);
  } else await click(table, `${zone(`answer-${words.do}`)}[data-lit]`);
  if (table.said.played.length === 0) await click(table, '.prompt [data-lit="confirm"]');
}

async function steal(table: Seat, words: Words): Promise<void> {
  for (const { loot, to } of lootOf(words)) {
    await click(table, `${zone(`${String(words.house)}:${loot}`)}[data-lit]`);
    if (to === 'destroy') await click(table, '[data-drop="discards"][data-lit]');
    else await click(table, `${zone(to)} .cover[data-lit]`);
  }
}

// what jsdom does not have
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
HTMLDialogElement.prototype.showModal = () => {};
HTMLDialogElement.prototype.close = () => {};

let wrong: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  wrong = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  lens.close();
  expect(wrong).not.toHaveBeenCalled();
  wrong.mockRestore();
});

describe('every option that the table draws is reached by clicking lit things, and is played', () => {
  for (const name of ALL.filter((file) => read(file).asked)) {
    test(
      name,
      async () => {
        const table = sit(name);
        const drawn = table.desk.options.filter(honor.drawn);
        expect(table.desk.options.length).toBeGreaterThan(0);
        for (const option of some(drawn, 12)) {
          table.said.played.length = 0;
          await perform(table, option.words);
          expect(table.said.played).toEqual([option.words]);
        }
        expect(table.said.explained).toEqual([]);
      },
      60_000,
    );
  }
});

describe('no text is missing, whatever is shown', () => {
  for (const language of ['en', 'nl', 'de']) {
    for (const name of language === 'en' ? ALL : KINDS) {
      test(`${name} in ${language}`, async () => {
        const table = sit(name, language);
        for (const card of table.container.querySelectorAll<HTMLElement>('.hand .pick')) {
          await fireEvent.click(card);
          await tick();
        }
        for (const thing of table.container.querySelectorAll('[data-lens]')) {
          lens.look(thing);
          await tick();
          expect(table.container.querySelector('.lens')?.textContent?.trim()).not.toBe('');
        }
        expect(table.container.textContent).not.toMatch(/honor-web-|undefined|null|NaN/);
      });
    }
  }
});

test('a card that can do nothing says why not', async () => {
  const table = sit('10.json'); // a window: only saving face
  await click(table, pick('warrior_monks'));
  expect(table.said.explained).toEqual([{ card: 'warrior_monks' }]);
  expect(table.said.played).toEqual([]);
});

test('a house that a card cannot enter says why not', async () => {
  const table = sit('15.json');
  const other = (table.desk.seat as number) === 0 ? 1 : 0;
  await click(table, pick('warrior_monks'));
  await click(table, `${zone(`samurai-${other}`)} .cover:not([data-lit])`);
  expect(table.said.explained).toEqual([
    { do: 'place', card: 'warrior_monks', house: `samurai-${other}` },
  ]);
});

test('a house first and then a card works, too', async () => {
  const table = sit('15.json');
  const own = `samurai-${table.desk.seat}`;
  await click(table, `${zone(own)} button.name`);
  await click(table, pick('warrior_monks'));
  expect(table.said.played).toEqual([{ do: 'place', card: 'warrior_monks', house: own }]);
});

test('what cannot be stolen is said at the thing, with its clause, and opens no sheet', async () => {
  const table = sit('15.json');
  await click(table, pick('ninja_spy'));
  await click(table, '.piece:not([data-lit])');
  const [problem] = table.said.refused;
  expect([problem?.key, problem?.clause]).toEqual(['honor-cannot-be-stolen', 'HON-6.4']);
  expect(table.speaker.problem(problem!)).toMatch(/ cannot be stolen\.$/);
  expect(table.said.told).toEqual([]);
});

test('a card on the table tells what it does, in the lens and not in a window', async () => {
  const table = sit('15.json');
  await click(table, '[data-zone="daimyo-1:title"]');
  const shown = table.container.querySelector('.lens')?.textContent ?? '';
  expect(shown).toContain('150 more honor a turn');
  expect(table.said.told).toEqual([]);
});

for (const name of ['17.json', '20.json']) {
  test(`the public sees ${name} and can play nothing`, async () => {
    const table = sit(name);
    for (const button of table.container.querySelectorAll<HTMLElement>('button')) {
      if (button.isConnected) await fireEvent.click(button);
    }
    expect(table.said.played).toEqual([]);
    expect(table.said.explained).toEqual([]);
    expect(table.container.querySelectorAll('[data-lit]').length).toBe(0);
  });
}

test('a number tells what it is made of, with clauses', async () => {
  const table = sit('3.json');
  lens.look(table.container.querySelector('[data-player="2"] .roof') as HTMLElement);
  await tick();
  const why = table.container.querySelector('.lens')?.textContent ?? '';
  expect(why).toContain('+150 the title of shogun');
  expect(why).toContain('HON-3.4');
});

test('a spy is sent only after his price was shown', async () => {
  const table = sit('15.json');
  const spy = table.desk.options.find(
    (option) => option.words.do === 'spy' && option.words.to === 'destroy',
  ) as Option;
  await click(table, pick(String(spy.words.card)));
  expect(table.container.querySelector('.prompt')?.textContent).toContain('costs 25 honor');
  await click(table, `${zone(`${String(spy.words.house)}:${String(spy.words.loot)}`)}[data-lit]`);
  await click(table, '[data-drop="discards"][data-lit]');
  expect(table.said.played).toEqual([]);
  expect(table.container.querySelector('.prompt')?.textContent).toContain('Costs 25 honor');
});

test('a costly target touched twice is done, and its odds stand at the target', async () => {
  const table = sit('3.json');
  const attack = table.desk.options.find(({ words }) => words.do === 'attack') as Option;
  await click(table, `${zone('swords')}[data-lit]`);
  const cover = `[data-player="${attack.words.seat}"] > .cover[data-lit]`;
  expect(table.container.querySelector(cover)?.textContent).toContain('100%');
  await click(table, cover);
  expect(table.said.played).toEqual([]);
  expect(table.container.querySelector('.prompt .strong')?.textContent).toContain('Attack 100%');
  await click(table, cover);
  expect(table.said.played).toEqual([attack.words]);
});

test('a window says what saving face would do', () => {
  const table = sit('10.json');
  const text = table.container.querySelector('.verdict')?.textContent ?? '';
  expect(text).toContain('Chiyo’s daimyo lives');
  expect(text).toContain('Chiyo’s daimyo dies, and with him: Foot Soldiers');
});

test('the fans of a window are alike whoever has answered', () => {
  const fixture = read('10.json');
  const shapes = (answers: (string | null)[]): string[] => {
    const window = { ...(fixture.view.window as object), answers };
    const { container } = sit({ ...fixture, view: { ...fixture.view, window } });
    const fans = [...container.querySelectorAll('.fans .fan')];
    const found = fans.map((fan) => fan.className + fan.querySelector('svg')?.outerHTML);
    cleanup();
    return found;
  };
  const closed = shapes([null, null, null, null]);
  expect(closed.length).toBe(4);
  expect(new Set(closed).size).toBe(1);
  expect(shapes(['hidden', null, 'hidden', 'pass'])).toEqual(closed);
});

test('a hall that is missing is one line', () => {
  const { container } = sit('15.json');
  const shut = container.querySelector('[data-zone="daimyo-3"]');
  expect(shut?.classList.contains('shut')).toBe(true);
  expect(shut?.textContent?.trim()).toBe('No daimyo: a ronin earns nothing.');
});

test('threats come before ties', () => {
  const { fixture, speaker } = sit('3.json');
  const now = viewOf(fixture.view);
  const [me = null, , shogun] = now.players;
  const said = omens(speaker, now, shogun as never, me);
  expect(said[0]).toEqual({ tone: 'threat', text: 'Wins in 3 turns (−15, 145, 305, 465).' });
  expect(said[1]?.text).toContain('100%');
  const vassal = omens(speaker, now, now.players[4] as never, me);
  expect(vassal[0]?.tone).toBe('tie');
});

test('of a rival who threatens nobody it is said how far from winning he is', () => {
  const { fixture, speaker } = sit('3.json');
  const now = viewOf(structuredClone(fixture.view));
  const rival = now.players[5]!;
  const said = (): string =>
    omens(speaker, now, rival, now.players[0]!)
      .map(({ text }) => text)
      .join(' ');
  rival.to_goal = 9;
  expect(said()).toBe('Could win in 9 turns.');
  rival.to_goal = 37;
  expect(said()).toBe('Far from winning.');
  now.over = true;
  expect(said()).toBe('Ends with 20 honor.');
  now.over = false;
  rival.daimyo_house!.castle = 'castle_osaka';
  expect(said()).toBe('Holds a castle. You are too weak to attack.');
});

test('every action has a place on the table', () => {
  for (const name of ALL.filter((file) => read(file).asked)) {
    const table = sit(name);
    for (const { words } of table.desk.options) {
      const { from, to = [] } = points(words, table.fixture.view);
      if (words.do === 'end_turn') continue;
      expect(to.length, words.do).toBeGreaterThan(0);
      for (const at of [...(from ? [from] : []), ...to])
        if (!(words.do === 'save_face' && at === 'mine-save_face' && name === '10.json'))
          expect(table.container.querySelector(zone(at)), `${words.do}: ${at}`).not.toBeNull();
    }
    cleanup();
  }
});

test('the situation names who is ahead, what is left, and only what is possible', () => {
  const { desk, fixture } = sit('3.json');
  expect(situation(desk, fixture.view)).toEqual({
    now: 'Chiyo wins in 3 turns. 2 actions left, 1 declaration.',
    todo: 'Play a card, attack, or end your turn.',
  });
  const far = structuredClone(fixture.view);
  viewOf(far).players[0]!.to_goal = 37; // nobody counts so far ahead
  expect(situation(desk, far)?.now).toMatch(/^Chiyo wins in 3 turns\. 2/);
  viewOf(far).players[0]!.to_goal = 5;
  expect(situation(desk, far)?.now).toContain('you in 5');
  const bare = { ...desk, options: desk.options.filter(({ words }) => words.do === 'end_turn') };
  expect(situation(bare, fixture.view)?.todo).toBe('End your turn.');
  const window = sit('10.json');
  expect(situation(window.desk, window.fixture.view)?.now).toContain('Chiyo lost the battle');
});

test('equal cards that lie on each other are told once, with their number', () => {
  const { container } = sit('3.json');
  const told = [...container.querySelectorAll('.hand .pick:not([aria-hidden])')].map((card) =>
    card.querySelector('.visually-hidden')?.textContent?.trim(),
  );
  expect(told).toContain('2 × Warrior Monks');
  expect(new Set(told).size).toBe(told.length);
  expect(container.querySelectorAll('.hand .pick[aria-hidden][data-lit]')).toHaveLength(0);
});

test('crests step aside and stay on the road', () => {
  const at = [10, 12, 300, 990];
  spread(at, 100, 1000);
  expect(at).toEqual([50, 150, 300, 950]);
});

test('rivals sit clockwise from my left, and five houses fit every desk', () => {
  expect(places(6, 4)).toEqual([5, 0, 1, 2, 3]);
  expect(places(3, null)).toEqual([0, 1, 2]);
  for (const [width, height] of [
    [1440, 566],
    [1366, 438],
    [1920, 746],
    [1024, 438],
  ] as const) {
    const { house, w } = leafWidth(width, height, 5);
    expect(5 * house + 4 * 8 + 28).toBeLessThanOrEqual(width);
    expect(w).toBeGreaterThanOrEqual(50);
  }
});

test('a daimyo of another deck shows what that deck prints', () => {
  const worths = (reprints: object): (string | null)[] => {
    const fixture = read('1.json');
    const players = fixture.view.players as { daimyo_house: { head: string } | null }[];
    for (const { daimyo_house: house } of players) if (house) house.head = 'daimyo_03';
    const { container } = sit({ ...fixture, view: { ...fixture.view, reprints } });
    const shown = container.querySelector('.slot .daimyo .worths');
    return [...(shown?.querySelectorAll('.worth text') ?? [])].map((worth) => worth.textContent);
  };
  expect(worths({})).toEqual(['15', '3', '2']);
  cleanup();
  expect(worths({ daimyo_03: { honor: 15, ki: 2, strength: 3 } })).toEqual(['15', '2', '3']);
});

test('a card that is set down where it may not lie says why, there; and a spy waits for what he shall steal', () => {
  const table = sit('15.json');
  const { container, said } = table;
  const drag = (card: string, place: string): void => {
    const node = container.querySelector(zone(`mine-${card}`)) as HTMLElement;
    const goal = container.querySelector(`[data-drop="${place}"]`) as Element;
    document.elementsFromPoint = () => [goal];
    const at = (kind: string, on: EventTarget, x: number): boolean =>
      on.dispatchEvent(
        Object.assign(new MouseEvent(kind, { clientX: x, clientY: 9, bubbles: true }), {
          pointerId: 1,
        }),
      );
    at('pointerdown', node, 10);
    at('pointermove', window, 90);
    at('pointerup', window, 90);
    at('click', window, 90); // that ends a carry, and is none
  };
  drag('masamune', 'samurai-0');
  expect(said.explained).toEqual([{ do: 'place', card: 'masamune', house: 'samurai-0' }]);
  expect(said.played).toEqual([]);
  drag('ninja_spy', 'samurai-0');
  expect(said.explained).toHaveLength(1);
});

test('on the stage of a phone five cards lie side by side, and two halls fit', () => {
  for (const [width, height] of [
    [390, 417],
    [360, 300],
    [820, 700],
  ] as const) {
    const w = stageLeaf(width, height);
    expect(5 * w + 50).toBeLessThanOrEqual(width + 1);
    if (w > 46) expect(2 * (1.4 * w + 41) + 112).toBeLessThanOrEqual(height + 2);
  }
});

test('whoever is somebody has a picture, whatever is a thing an emblem, and no card has neither', () => {
  const pictured = Object.keys(PRINTS).filter((card) => portraitOf(card));
  expect(pictured.length).toBeGreaterThan(15);
  expect(new Set(pictured.map((card) => portraitOf(card))).size).toBe(pictured.length);
  const bare = Object.keys(PRINTS).filter((card) => !portraitOf(card) && !EMBLEMS[card]);
  expect(bare).toEqual([]);
});

test('every sign on the table is in the legend under its question mark', async () => {
  vi.stubGlobal('innerHeight', 900);
  const { container } = sit('3.json');
  const signs = container.querySelectorAll('.signs .legend > span').length;
  await fireEvent.click(container.querySelector('.signs button.sign') as Element);
  const all = [...container.querySelectorAll('.signs .over > span')];
  expect(signs).toBe(4);
  expect(all.length).toBeGreaterThan(12);
  expect(all.every((row) => (row.textContent ?? '').trim().length > 3)).toBe(true);
  vi.unstubAllGlobals();
});

test('in a low room the houses have the height that the strip of signs would take', () => {
  vi.stubGlobal('innerHeight', 768);
  const { container } = sit('3.json');
  expect(container.querySelectorAll('.signs .legend')).toHaveLength(0);
  expect(container.querySelectorAll('.signs button.sign')).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('a phone looks first at the rival who is nearest to the goal', () => {
  const turns = (...list: (number | null)[]) => list.map((to_goal) => ({ to_goal }));
  expect(nearest(turns(null, 4, 2, 9), [1, 2, 3])).toBe(2);
  expect(nearest(turns(1, null, 5, 5), [1, 2, 3])).toBe(2);
  expect(nearest(turns(1, null, null), [1, 2])).toBe(-1);
});
