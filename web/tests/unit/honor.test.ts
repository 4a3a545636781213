import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Desk, Option, Question, Words } from '../../src/desk';
import Board from '../../src/furniture/Board.svelte';
import { lootOf } from '../../src/games/honor/choice.svelte';
import honor from '../../src/games/honor/index';
import { spread } from '../../src/games/honor/spread';
import { theater } from '../../src/games/honor/theater.svelte';
import { lanesOf } from '../../src/games/honor/ties';
import { settings } from '../../src/settings.svelte';
import type { SeatInfo } from '../../src/wire/types';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

type Fixture = {
  seat: number | null;
  names: string[];
  view: Told;
  asked: { question: Question } | null;
  waiting: number[];
};
const FOLDER = join(import.meta.dirname, '../fixtures/honor');
const ALL = readdirSync(FOLDER)
  .filter((name) => /^\d+\.json$/.test(name))
  .sort((a, b) => parseInt(a) - parseInt(b));
/** One of each question, the end, and the public. */
const KINDS = [3, 4, 10, 11, 12, 13, 14, 15, 18, 20].map((number) => `${number}.json`);
const TEXTS = Object.fromEntries(
  ['en', 'nl', 'de'].map((language) => [language, new Text(language, wordsOf(language))]),
);
const read = (name: string): Fixture =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf-8')) as Fixture;

/** A table as its seat sees it, and what was asked of the house. */
function sit(at: string | Fixture, language = 'en', motion = 0) {
  const fixture = typeof at === 'string' ? read(at) : at;
  settings.text = TEXTS[language] as Text;
  const said = { played: [] as Words[], explained: [] as Words[], told: [] as string[] };
  const speaker = new Speaker(settings.text, 'honor', fixture.names);
  const desk: Desk = {
    speaker,
    seat: fixture.seat,
    options: ((fixture.asked?.question.options ?? []) as Option[]).map((option, place) => ({
      ...option,
      place,
    })),
    question: fixture.asked?.question ?? null,
    seats: fixture.names.map(
      (called, seat) => ({ seat, kind: 'human', name: called, present: true }) as SeatInfo,
    ),
    waiting: fixture.waiting,
    left: () => null,
    play: (option) => said.played.push(option.words),
    playWords: () => {
      throw new Error('this table plays options only');
    },
    explain: (words) => said.explained.push(words),
    refuse: () => {},
    tell: (clause) => said.told.push(clause),
    tellCard: (card) => said.told.push(card),
    preview: async () => null,
    motion: () => motion,
  };
  const { container } = render(Board, { game: honor, view: fixture.view, desk });
  return { fixture, desk, speaker, said, container };
}
type Seat = ReturnType<typeof sit>;

async function click(table: Seat, selector: string, text = ''): Promise<void> {
  const found = [...table.container.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.textContent?.includes(text),
  );
  if (!found) throw new Error(`nothing to click: ${selector} ${text}`);
  await fireEvent.click(found);
  await tick();
}

const house = (name: unknown): string => `[data-zone="${name}"]`;
const say = (table: Seat, key: string): string => table.speaker.say(`honor-web-${key}`);
const CARDS: Record<string, string> = { assassin: 'ninja_assassin', dishonor: 'dishonor' };

/** Does on the table what a person would do for this option; every thing clicked must be lit. */
async function perform(table: Seat, words: Words): Promise<void> {
  const card = String(CARDS[words.do] ?? words.card ?? '');
  if (card) await click(table, '.hand .pick', table.speaker.noun('card', card));
  if (words.do === 'discard') await click(table, '.plan button', say(table, 'discard'));
  else if (words.do === 'draw') await click(table, '.thing:first-child button.lit');
  else if (words.do === 'end_turn') await click(table, '.plan button', table.speaker.action(words));
  else if (words.do === 'claim_shogun') await click(table, '.thing:last-child button.lit');
  else if (words.do === 'place' || words.do === 'assassin')
    await click(table, `${house(words.house)} .cover.lit`);
  else if (words.do === 'daimyo') await click(table, `${house(`daimyo-${words.seat}`)} .cover.lit`);
  else if (words.do === 'dishonor')
    await click(table, `[data-player="${words.seat}"] > .cover.lit`);
  else if (words.do === 'spy' || words.do === 'spy_two') await steal(table, words);
  else if (words.do === 'attack' || words.do === 'ally' || words.do === 'dissolve') {
    const seat = words.do === 'dissolve' ? table.desk.seat : words.seat;
    const place = words.do === 'ally' ? ':last-child' : ':first-child';
    await click(table, `[data-player="${seat}"] .deed.lit${place}`);
  } else await click(table, '.answer', table.speaker.action(words));
  if (table.container.querySelector('.plan .strong') && table.said.played.length === 0) {
    await click(table, '.plan .strong', say(table, 'do-it'));
  }
}

async function steal(table: Seat, words: Words): Promise<void> {
  for (const { loot, to } of lootOf(words)) {
    const name = table.speaker.noun('card', loot);
    const found = [
      ...table.container.querySelectorAll<HTMLElement>(`${house(words.house)} .piece.lit`),
    ];
    const piece = found.find((one) => one.title === name);
    expect(piece, `${name} in ${words.house}`).toBeDefined();
    await fireEvent.click(piece as HTMLElement);
    await tick();
    if (to === 'destroy') await click(table, '.plan .strong', say(table, 'destroy'));
    else await click(table, `${house(to)} .cover.lit`);
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
Element.prototype.scrollIntoView = () => {};

let wrong: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  wrong = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  theater.close();
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
        expect(drawn.length).toBeGreaterThan(0);
        for (const option of drawn) {
          table.said.played.length = 0;
          await perform(table, option.words);
          expect(table.said.played).toEqual([option.words]);
        }
        expect(table.said.explained).toEqual([]);
      },
      30_000,
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
        for (const stat of table.container.querySelectorAll<HTMLElement>('.stat > button'))
          await fireEvent.focusIn(stat);
        expect(table.container.textContent).not.toMatch(/honor-web-|undefined|null|NaN/);
      });
    }
  }
});

test('a card that can do nothing says why not', async () => {
  const table = sit('10.json'); // a window: only saving face
  await click(table, '.hand .pick', 'Warrior Monks');
  expect(table.said.explained).toEqual([
    { do: 'place', card: 'warrior_monks', house: `samurai-${table.desk.seat}` },
  ]);
  expect(table.said.played).toEqual([]);
});

test('a house that a card cannot enter says why not', async () => {
  const table = sit('15.json');
  const other = (table.desk.seat as number) === 0 ? 1 : 0;
  await click(table, '.hand .pick', 'Warrior Monks');
  await click(table, `${house(`samurai-${other}`)} .cover:not(.lit)`);
  expect(table.said.explained).toEqual([
    { do: 'place', card: 'warrior_monks', house: `samurai-${other}` },
  ]);
});

test('a declaration that cannot be made says why not', async () => {
  const table = sit('15.json');
  const deeds = table.container.querySelectorAll<HTMLElement>('.deed:not(.lit)');
  expect(deeds.length).toBeGreaterThan(0);
  for (const deed of deeds) await fireEvent.click(deed);
  expect(table.said.explained.length).toBe(deeds.length);
});

test('what cannot be stolen names its clause', async () => {
  const table = sit('15.json');
  await click(table, '.hand .pick', 'Ninja Spy');
  await click(table, '.piece:not(.lit)');
  expect(table.said.told).toEqual(['HON-6.4']);
});

for (const name of ['17.json', '20.json']) {
  test(`the public sees ${name} and can play nothing`, async () => {
    const table = sit(name);
    for (const button of table.container.querySelectorAll<HTMLElement>('button')) {
      if (button.isConnected) await fireEvent.click(button);
    }
    expect(table.said.played).toEqual([]);
    expect(table.said.explained).toEqual([]);
    expect(table.container.querySelectorAll('.lit').length).toBe(0);
  });
}

test('a number tells what it is made of, with clauses that lead to the rules', async () => {
  const table = sit('3.json');
  await fireEvent.focusIn(
    table.container.querySelector('[data-player="2"] .stat > button') as HTMLElement,
  );
  await tick();
  const why = table.container.querySelector('.why') as HTMLElement;
  expect(why.textContent).toContain('the title of shogun');
  expect(why.textContent).toContain('+150');
  await fireEvent.click(why.querySelector('.rule') as HTMLElement);
  expect(table.said.told).toEqual(['HON-3.4']);
});

test('a spy is sent only after his price was shown', async () => {
  const table = sit('15.json');
  const spy = table.desk.options.find(
    (option) => option.words.do === 'spy' && option.words.to === 'destroy',
  ) as Option;
  await click(table, '.hand .pick', table.speaker.noun('card', String(spy.words.card)));
  await click(table, `${house(spy.words.house)} .piece.lit`);
  await click(table, '.plan .strong', 'Destroy');
  expect(table.said.played).toEqual([]);
  expect(table.container.querySelector('.plan')?.textContent).toContain('Costs you 25 honor');
});

test('a window says what saving face would do', () => {
  const table = sit('10.json');
  const text = table.container.querySelector('.verdict')?.textContent ?? '';
  expect(text).toContain('The daimyo of Chiyo lives');
  expect(text).toContain('The daimyo of Chiyo dies, and with him go: Foot Soldiers');
});

const BATTLE: Told[] = [
  { event: 'BattleBegan', seat: 0, other: 2, attack_dice: 1, defense_dice: 1 },
  {
    event: 'DiceRolled',
    seat: 0,
    other: 2,
    attack: [3],
    defense: [3],
    attack_total: 3,
    defense_total: 3,
  },
  {
    event: 'DiceRolled',
    seat: 0,
    other: 2,
    attack: [5],
    defense: [2],
    attack_total: 5,
    defense_total: 2,
  },
  { event: 'BattleWon', seat: 0, other: 2 },
  { event: 'TitleWon', seat: 0, other: 2 },
];

test('a battle is rolled throw by throw, tells its outcome, and leaves', async () => {
  vi.useFakeTimers();
  const table = sit('3.json', 'en', 1);
  for (const event of BATTLE) honor.flights(event);
  await tick();
  const stage = (): string => table.container.querySelector('.stage')?.textContent ?? '';
  expect(stage()).toContain('Aiko attacks Chiyo');
  await vi.advanceTimersByTimeAsync(1050);
  expect(stage()).toContain('A tie');
  await vi.advanceTimersByTimeAsync(3000);
  expect(stage()).toContain('Aiko wins the battle');
  expect(stage()).toContain('Aiko takes the title of shogun from Chiyo.');
  await vi.advanceTimersByTimeAsync(4000);
  expect(stage()).toBe('');
  vi.useRealTimers();
});

test('with motion off no dice are shown', async () => {
  const table = sit('3.json', 'en', 0);
  for (const event of BATTLE) honor.flights(event);
  await tick();
  expect(table.container.querySelector('.stage')).toBeNull();
});

test('an event sends its card from zone to zone', () => {
  const table = sit('3.json');
  const flights = [
    { event: 'CardDrawn', seat: 1, card: 'hidden' },
    { event: 'CardPlaced', seat: 0, card: 'lancers', house: 'samurai-0' },
    {
      event: 'CardStolen',
      seat: 0,
      card: 'ninja_spy',
      house: 'daimyo-2',
      loot: 'lancers',
      to: 'destroy',
    },
    { event: 'TitleReturned', seat: 2 },
  ].flatMap((event) => honor.flights(event));
  expect(flights.length).toBe(4);
  for (const { from, to } of flights) {
    for (const zone of [from, to])
      expect(table.container.querySelector(`[data-zone="${zone}"]`), zone).not.toBeNull();
  }
});

test('flags step aside and stay on the road', () => {
  const at = [10, 12, 300, 990];
  spread(at, 100, 1000);
  expect(at).toEqual([50, 150, 300, 950]);
});

test('ropes share a lane where they do not meet', () => {
  const columns = new Map([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 2],
  ]);
  const lanes = lanesOf(
    [
      { vassal: 0, lord: 1 },
      { vassal: 3, lord: 4 },
      { vassal: 2, lord: 1 },
    ],
    columns,
  );
  expect([...lanes]).toEqual([
    [0, 0],
    [3, 0],
    [2, 1],
  ]);
});

test('a daimyo of another deck shows what that deck prints', () => {
  const worths = (reprints: object): (string | null)[] => {
    const fixture = read('1.json');
    const players = fixture.view.players as { daimyo_house: { head: string } | null }[];
    for (const { daimyo_house: house } of players) if (house) house.head = 'daimyo_03';
    const { container } = sit({ ...fixture, view: { ...fixture.view, reprints } });
    const shown = container.querySelector('.slot .card.daimyo .worths');
    return [...(shown?.querySelectorAll('.worth') ?? [])].map((worth) => worth.textContent);
  };
  expect(worths({})).toEqual(['15', '3', '2']);
  cleanup();
  expect(worths({ daimyo_03: { honor: 15, ki: 2, strength: 3 } })).toEqual(['15', '2', '3']);
});
