// The rule book: everything in the box is listed, every clause is found, notes are read.
import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { loadBook, notesOf, plainOf, type Piece } from '../../src/book/book';
import Box from '../../src/book/Box.svelte';
import { everything, find } from '../../src/book/find';
import { Trial } from '../../src/book/plate.svelte';
import { chaptersOf } from '../../src/furniture/rulebook';
import { NUMBERS as HONOR, PIECES as BOXED } from '../../src/games/honor/pieces';
import { DECKS } from '../../src/games/honor/prints';
import { PIECES } from '../../src/games/skirmish/pieces';
import { wants } from '../../src/games/skirmish/wants';
import Rules from '../../src/pages/Rules.svelte';
import { settings } from '../../src/settings.svelte';
import { Speaker } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const RULE: Record<string, string> = { en: 'round', nl: 'ronde', de: 'Runde' };
const CARDS = BOXED.card;
const BATTLES = PIECES.scenario;
const LANGUAGES = Object.keys(RULE);
const GAMES = ['glory', 'samurai', 'honor', 'skirmish'];
const each = GAMES.flatMap((slug) => LANGUAGES.map((language) => [slug, language] as const));

test.each(each)('the book of %s in %s finds clauses, pieces and pages', async (slug, language) => {
  const speaker = new Speaker(new Text(language, wordsOf(language)), slug);
  const book = (await loadBook(slug))!;
  const pieces = book.pieces(speaker);
  const all = everything(speaker, book, pieces);
  const places = all.map(({ place }) => place);
  for (const { clauses } of chaptersOf(speaker.text.source, slug))
    for (const id of clauses) expect(places).toContain(id);
  for (const { id, name, text } of pieces) {
    expect(places).toContain(`box-${id}`);
    expect(name).not.toContain(`${slug}-`);
    expect(text, `what ${id} does`).not.toBe('');
    expect(text).not.toContain(`${slug}-`);
  }
  const found = find(all, RULE[language]!);
  expect(found.some(({ tab }) => tab === 'clauses')).toBe(true);
  expect(find(all, 'xyzzy')).toEqual([]);
});

/** What is drawn, without words: a number is a part of a picture, a name is not. */
function wordless(drawn: Element): string {
  const walk = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    walk.currentNode.nodeValue = walk.currentNode.nodeValue!.replace(/\p{L}+/gu, '');
  return drawn.innerHTML.replace(/style="--long: \d+;?"/g, '');
}

/** A brush that writes on its canvas what is painted there. */
function writing(this: HTMLCanvasElement): unknown {
  const canvas = this;
  const written = (name: PropertyKey, ...said: unknown[]): void =>
    void (canvas.dataset.painted = `${canvas.dataset.painted ?? ''}${String(name)} ${said.join()};`);
  const brush: unknown = new Proxy(() => {}, {
    get: (_, name) =>
      name === Symbol.toPrimitive
        ? () => ''
        : (...said: unknown[]) => (written(name, ...said), brush),
    set: (_, name, value) => (written(name, value), true),
  });
  return brush;
}

test.each(GAMES)('no two things of a sort look alike in the box of %s', async (slug) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(writing as never);
  settings.text = new Text('en', wordsOf('en'));
  const book = (await loadBook(slug))!;
  const pieces = book.pieces(new Speaker(settings.text, slug));
  const [box, again] = [0, 1].map(() => render(Box, { slug, book, pieces }).container);
  const looks = new Map<string, string>();
  for (const { id, sort } of pieces) {
    const where = `[data-piece="${id}"][data-sort="${sort}"] .drawn`;
    const drawn = box!.querySelector(where)!;
    const look = `${sort} ${wordless(drawn)}`;
    expect(look, 'the same thing looks the same').toBe(
      `${sort} ${wordless(again!.querySelector(where)!)}`,
    );
    expect(drawn.querySelector('svg, img, canvas'), `${sort} ${id} is drawn`).not.toBeNull();
    expect(looks.get(look), `${sort} ${id} looks like it`).toBeUndefined();
    looks.set(look, id);
  }
});

/** All that the book says of a thing. */
const toldOf = (pieces: readonly Piece[], id: string): string => {
  const { text, numbers, parts = [] } = pieces.find((piece) => piece.id === id)!;
  return [
    text,
    ...numbers.map((pair) => pair.join(' ')),
    ...parts.map((pair) => pair.join(' ')),
  ].join(' | ');
};

test.each(LANGUAGES)(
  'what the cards of Honor cost and pay is what the data says, in %s',
  async (language) => {
    const pieces = (await loadBook('honor'))!.pieces(
      new Speaker(new Text(language, wordsOf(language)), 'honor'),
    );
    const title = pieces.find(({ id }) => id === 'title')!;
    const pays = (table: Record<string, number>): number[] =>
      ['3', '4', '5', '6'].map((seats) => table[seats]!);
    expect(title.numbers.map(([, honor]) => honor)).toEqual(pays(HONOR.shogun_book));
    title.numbers.forEach(([seats], at) => expect(seats).toContain(String(3 + at)));
    expect(title.text).not.toMatch(/\d/);
    expect(toldOf(pieces, 'title')).toContain(` ${HONOR.shogun_amigo[4]}`);
    for (const ninja of ['ninja_spy', 'elite_ninja_spy', 'ninja_assassin'])
      expect(toldOf(pieces, ninja)).toMatch(new RegExp(`\\b${HONOR.ninja_cost}\\b.*\\b1\\b.*`));
    expect(toldOf(pieces, 'dishonor')).toMatch(new RegExp(`\\b${HONOR.dishonor_actions}\\b`));
    const { counts, stats } = DECKS.amigo!;
    for (const piece of pieces) {
      const other = piece.parts?.[0]?.[1] ?? '';
      const count = counts[piece.id];
      const row = CARDS.find(({ id }) => id === piece.id)!;
      if (count && count !== row.count) expect(other).toContain(` ${count}`);
      for (const [sort, value] of Object.entries(stats[piece.id] ?? {}))
        if (value !== row[sort as 'honor']) expect(other).toContain(` ${value}`);
      if (count === undefined && !stats[piece.id] && piece.id !== 'title') expect(other).toBe('');
    }
  },
);

test.each(LANGUAGES)('a battle says who wants what and how it ends, in %s', async (language) => {
  const speaker = new Speaker(new Text(language, wordsOf(language)), 'skirmish');
  const pieces = (await loadBook('skirmish'))!.pieces(speaker);
  for (const { id, limit } of BATTLES) {
    const told = toldOf(pieces, id);
    for (const { text } of wants(speaker, id)) expect(told).toContain(text);
    expect(told).toContain(String(limit));
    const sides = wants(speaker, id).length;
    expect(pieces.find((piece) => piece.id === id)!.parts).toHaveLength(sides + 1);
  }
  for (const value of ['aim', 'agility', 'strength', 'wits', 'honor'])
    expect(toldOf(pieces, value)).toContain(speaker.say(`skirmish-web-means-${value}`));
});

test('notes have numbers in the order in which they are met, and are not read aloud', () => {
  const text = 'Draw **two** cards.[GLO-3.1] From two piles.[GLO-3.3][GLO-3.1]';
  expect(notesOf([text])).toEqual(['GLO-3.1', 'GLO-3.3']);
  expect(plainOf(text)).toBe('Draw two cards. From two piles.');
});

test('a picture waits where the house is busy, and asks again', async () => {
  vi.useFakeTimers();
  const busy = { ok: false, json: async () => ({ key: 'looking-back-is-busy', facts: {} }) };
  const drawn = { ok: true, json: async () => ({ view: { seats: 3 } }) };
  const asked = vi.fn(async () => (asked.mock.calls.length < 3 ? busy : drawn));
  vi.stubGlobal('fetch', asked);
  const trial = new Trial('glory', 'turn-1');
  const begun = trial.begin();
  await vi.runAllTimersAsync();
  await begun;
  expect(asked).toHaveBeenCalledTimes(3);
  expect(trial.names).toHaveLength(3);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the whole book is printed once all its pictures are drawn, those drawn before included', async () => {
  settings.text = new Text('en', wordsOf('en'));
  const unseen = { observe() {}, unobserve() {}, disconnect() {} };
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return unseen;
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { container } = render(Rules, { id: 'glory', place: '' });
  const frames = (): HTMLIFrameElement[] => [...container.querySelectorAll('iframe')];
  const hear = ({ contentWindow: source, src }: HTMLIFrameElement, done: boolean): void => {
    const plate = /plate\/glory\/([^?]+)/.exec(src)?.[1];
    const { origin } = location;
    window.dispatchEvent(new MessageEvent('message', { data: { plate, done }, origin, source }));
  };
  const sketch = (frame: HTMLIFrameElement): void => hear(frame, false);
  const draw = (frame: HTMLIFrameElement): void => hear(frame, true);
  await waitFor(() => expect(frames()).toHaveLength(5));
  frames().forEach(draw);
  await fireEvent.click(container.querySelector('button.print')!);
  const all = 5 + (await loadBook('glory'))!.examples.length;
  await waitFor(() => expect(frames()).toHaveLength(all));
  expect(print).not.toHaveBeenCalled();
  const answers = [...container.querySelectorAll('details')].filter(({ id }) => !id);
  expect(answers.some(({ open }) => open)).toBe(true);
  frames().slice(5).forEach(sketch); // somebody still paints in them
  frames().slice(6).forEach(draw);
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  frames().slice(5, 6).forEach(draw);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await waitFor(() => expect(frames()).toHaveLength(5));
});
