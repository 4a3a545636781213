// The table of Call to Glory, rendered from recorded positions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Desk, Option, Question, Thing, Words } from '../../src/desk';
import glory from '../../src/games/glory';
import { choiceOf } from '../../src/games/glory/choice.svelte';
import { settings } from '../../src/settings.svelte';
import { spot } from '../../src/stage/spot.svelte';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import type { SeatInfo } from '../../src/wire/types';
import Lined from './Lined.svelte';
import { wordsOf } from './words';

const FIXTURES = join(import.meta.dirname, '../fixtures/glory');
const TEXTS = { en: words('en'), nl: words('nl'), de: words('de') };
function words(language: string): Text {
  return new Text(language, wordsOf(language));
}

type Fixture = {
  seat: number | null;
  names: string[];
  view: Told;
  asked: { question: Question } | null;
  waiting: number[];
};
const recorded = readdirSync(FIXTURES)
  .filter((file) => /^\d+\.json$/.test(file))
  .map((file) => Number.parseInt(file))
  .sort((a, b) => a - b);
const load = (number: number): Fixture =>
  JSON.parse(readFileSync(join(FIXTURES, `${number}.json`), 'utf-8')) as Fixture;
const asking = (name: string): number => {
  const found = recorded.find((number) => load(number).asked?.question.asks === name);
  if (found === undefined) throw new Error(`no position asks ${name}`);
  return found;
};

function sit(fixture: Fixture, text = TEXTS.en): { desk: Desk; played: Words[]; whys: Thing[] } {
  const played: Words[] = [];
  const whys: Thing[] = [];
  settings.text = text;
  const options = ((fixture.asked?.question.options ?? []) as Option[]).map((option, place) => ({
    ...option,
    place,
  }));
  const desk: Desk = {
    speaker: new Speaker(text, 'glory', fixture.names),
    seat: fixture.seat,
    options,
    question: fixture.asked?.question ?? null,
    seats: fixture.names.map(
      (name, seat) => ({ seat, kind: 'bot', name, present: true }) as SeatInfo,
    ),
    waiting: fixture.waiting,
    left: () => null,
    play: (option) => played.push(option.words),
    playWords: (said) => played.push(said),
    explain: (said) => whys.push(said),
    refuse: () => {},
    tell: () => {},
    tellCard: () => {},
    preview: async () => null,
    motion: () => 0,
  };
  render(Lined, { game: glory, view: fixture.view, desk });
  return { desk, played, whys };
}

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const one = (selector: string): HTMLElement => {
  const found = all(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${selector}`);
  return found[0];
};
const lit = (zone: string): HTMLElement => one(`button.lit[data-zone="${zone}"]`);

/** The button whose spoken name begins so. Much quicker than asking by role. */
const named = (name: string): HTMLElement | undefined =>
  all('button').find((it) =>
    (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().startsWith(name),
  );
function button(name: string): HTMLElement {
  const found = named(name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** The group of a character in the hand, by its spoken name. */
function group(desk: Desk, fixture: Fixture, character: string): HTMLElement {
  const hands = fixture.view.hands as { cards: Record<string, number> }[];
  const count = hands[fixture.seat ?? 0]?.cards[character] ?? 0;
  const name = desk.speaker.counted(character, count);
  const found = all('button.group').find((it) => it.textContent?.trim().startsWith(name));
  if (!found) throw new Error(`no ${name} in the hand`);
  return found;
}

/** Does by clicking what the words say. */
async function click(said: Words, desk: Desk, fixture: Fixture): Promise<void> {
  switch (said.do) {
    case 'draw':
    case 'place':
      await fireEvent.click(lit(`pile-${said.pile}`));
      return;
    case 'discard':
      await fireEvent.click(group(desk, fixture, said.character as string));
      await fireEvent.click(lit(`pile-${said.pile}`));
      return;
    case 'lay': {
      await fireEvent.click(group(desk, fixture, said.character as string));
      const scroll = lit(`set-${said.character}`);
      const name = desk.speaker.action(said);
      while (!scroll.textContent?.startsWith(name)) await fireEvent.click(button('Fewer cards'));
      await fireEvent.click(scroll);
      return;
    }
    case 'ninja': {
      const mine = one('button.mine');
      if (mine.getAttribute('aria-pressed') !== 'true') await fireEvent.click(mine);
      await fireEvent.click(lit(`set-${said.character}`));
      return;
    }
    default:
      await fireEvent.click(button(desk.speaker.noun('card', said.card as string)));
  }
}

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

describe.each(recorded)('position %i', (number) => {
  const fixture = load(number);
  const options = ((fixture.asked?.question.options ?? []) as Option[]).filter(glory.drawn);

  test('every drawn option is reached by clicking, and plays', async () => {
    const { desk, played } = sit(fixture);
    for (const option of options) {
      await click(option.words, desk, fixture);
      expect(played.splice(0)).toEqual([option.words]);
    }
    expect(all('[data-zone^="set-"]')).toHaveLength(9);
  });

  test('what is not lit never plays', async () => {
    const { played } = sit(fixture);
    if (options.length === 0) expect(all('button.lit')).toHaveLength(0);
    for (const thing of all('button.spot:not(.lit)')) await fireEvent.click(thing);
    expect(played).toEqual([]);
  });
});

test.each([5, 7, 9, 11, 16])('position %i in Dutch and German', (number) => {
  for (const language of ['nl', 'de'] as const) {
    sit(load(number), TEXTS[language]);
    expect(document.body.textContent).not.toMatch(/glory-web-|\{|undefined|NaN/);
    cleanup();
  }
});

test('a pile that is barred says why', async () => {
  const fixture = load(asking('SecondDraw'));
  const { whys } = sit(fixture);
  const barred = fixture.asked?.question.barred as string;
  await fireEvent.click(one(`button.pile:not(.lit)[data-zone="pile-${barred}"]`));
  expect(whys).toEqual([{ pile: barred }]);
});

test('a set that cannot be laid says why', async () => {
  const { whys } = sit(load(3));
  await fireEvent.click(one('button[data-zone="set-farmer"]'));
  expect(whys).toEqual([{ character: 'farmer' }]);
});

test('a pile that does not take the card says why', async () => {
  const fixture = load(0);
  const { desk, whys } = sit(fixture);
  await fireEvent.click(group(desk, fixture, 'emperor'));
  await fireEvent.click(one('button[data-zone="pile-discard_2"]'));
  expect(whys).toEqual([{ do: 'discard', character: 'emperor', pile: 'discard_2' }]);
});

test('a hand that is not asked says why', async () => {
  const fixture = load(17);
  const { whys } = sit(fixture);
  const groups = all('button.group');
  expect(groups.length).toBeGreaterThan(0);
  for (const it of groups) await fireEvent.click(it);
  expect(whys).toHaveLength(groups.length);
});

test('who only looks on finds nothing that plays or asks', () => {
  sit(load(16));
  expect(all('button.spot')).toHaveLength(0);
  expect(all('.pile')).not.toHaveLength(0);
  expect(document.querySelector('[data-zone="hand-0"]')).not.toBeNull();
});

test('a set that ends the round says so before it is laid', async () => {
  const fixture = load(11);
  const ends = ((fixture.asked?.question.options ?? []) as Option[]).find(
    (option) => option.words.do === 'lay' && (option.ends as string[]).length > 0,
  );
  const { desk } = sit(fixture);
  await fireEvent.click(group(desk, fixture, ends?.words.character as string));
  const line = one('.prompt').textContent ?? '';
  expect(line).toContain('This ends round 1');
  (ends?.scores as number[]).forEach((score, seat) =>
    expect(line).toContain(`${seat === fixture.seat ? 'you' : fixture.names[seat]} ${score}`),
  );
});

test('where one may look through the discard piles, all their cards are shown, the top first', async () => {
  const fixture = load(5);
  const piles = (fixture.view as unknown as { piles: Record<string, object> }).piles;
  const cards = ['farmer', 'monk', 'ninja'];
  piles.discard_1 = { count: 3, top: 'ninja', cards };
  HTMLDialogElement.prototype.showModal = () => {};
  sit(fixture);
  await fireEvent.click(one('button.look'));
  const shown = all('dialog ol')[0]?.querySelectorAll('li') ?? [];
  expect([...shown].map((card) => card.textContent?.match(/[A-Z][a-z]+/)?.[0])).toEqual([
    'Ninja',
    'Monk',
    'Farmer',
  ]);
});

test('where only the top card shows, there is nothing to look through', () => {
  const fixture = load(5);
  const piles = (fixture.view as unknown as { piles: Record<string, object> }).piles;
  piles.discard_1 = { count: 3, top: 'ninja', cards: ['ninja'] };
  piles.discard_2 = { count: 0, top: null, cards: [] };
  sit(fixture);
  expect(all('button.look')).toEqual([]);
});

test('before both cards are drawn, a set says that they come first', async () => {
  const { played, whys } = sit(load(asking('FirstDraw')));
  await fireEvent.click(one('button[data-zone="set-farmer"]'));
  expect(one('.bubble').textContent).toContain('First draw two cards.');
  expect([...played, ...whys]).toEqual([]);
});

test('a card that is carried to the scroll of another says whose cards lie there', () => {
  const { desk, played } = sit(load(asking('LayOrDiscard')));
  const [mine = ''] = desk.options.flatMap(({ words }) =>
    words.do === 'discard' ? [String(words.character)] : [],
  );
  const other = mine === 'monk' ? 'envoy' : 'monk';
  const choice = choiceOf(desk);
  choice.take(mine);
  choice.setDown(`set-${other}`);
  const many = desk.speaker.noun('character', `${other}.many`);
  expect(spot.marks.bubble?.text).toBe(`Only ${many} can be laid down here.`);
  expect([choice.picked, played]).toEqual([null, []]);
});

test('a draw is one click, and a set is two: the cards and their scroll', () => {
  const { view } = load(asking('FirstDraw'));
  expect(glory.clicks({ do: 'draw', pile: 'draw_1' }, view)).toEqual(['pile-draw_1']);
  const lay = { do: 'lay', character: 'monk', count: 2 };
  expect(glory.clicks(lay, view)).toEqual(['held-monk', 'set-monk']);
});
