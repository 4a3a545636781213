// A finished match looked at again: my own moments first, five at most, each with its reason and as a drill.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Review from '../../src/furniture/Review.svelte';
import { seatedAgain } from '../../src/pages/again';
import { settings } from '../../src/settings.svelte';
import type { Reviewed } from '../../src/wire/types';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const NAMES = ['Ann', 'Botan'];
/** A decision that cost so much, in thousandths. */
const decided = (ply: number, seat: number, cost: number): Reviewed => ({
  ply,
  seat,
  words: { do: 'act', ply },
  only: false,
  chance: 500 - cost,
  best: 500,
  better: { do: 'better', ply },
  chances: [500, 500],
  reason: { key: 'reason', facts: { ply } },
});
/** Ann's cost little by little more, Botan's all cost more than hers. */
const MINE = [10, 40, 60, 80, 100, 120, 140].map((cost, at) => decided(2 * at, 0, cost));
const THEIRS = [300, 310, 320].map((cost, at) => decided(2 * at + 1, 1, cost));

async function reviewed(rows: Reviewed[], mine: number | null) {
  settings.text = new Text('en', wordsOf('en'));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const at = Number(/ply=(\d+)/.exec(path)?.[1] ?? -1);
    const next = rows.find(({ ply, seat }) => ply >= at && (mine === null || seat === mine));
    const answer = path.endsWith('/reviews') ? rows : (next ?? { ply: 99, seat: 0, only: true });
    return { ok: true, status: 200, json: async () => answer };
  });
  const again = vi.fn<(row: Reviewed) => void>();
  const show = vi.fn<(ply: number, row: Reviewed) => void>();
  const { container, getByText } = render(Review, {
    id: 'a',
    plies: 14,
    ply: 0,
    names: NAMES,
    mine,
    said: (words) => `${words.do} ${words.ply}`,
    why: ({ facts }) => `because of ${facts?.ply}`,
    show,
    again,
  });
  await waitFor(() => expect(container.querySelector('.row')).not.toBeNull());
  const texts = [...container.querySelectorAll('.row strong')].map((row) => row.textContent ?? '');
  return { container, getByText, texts, asked, again, show };
}

afterEach(cleanup);

test('my own moves come before costlier ones of others, and there are five at most', async () => {
  const { texts } = await reviewed([...MINE, ...THEIRS], 0);
  expect(texts).toEqual([
    '1. You: −6%',
    '2. You: −8%',
    '3. You: −10%',
    '4. You: −12%',
    '5. You: −14%',
  ]);
});

test('who has fewer mistakes sees those of others after them, and an onlooker the costliest', async () => {
  const few = await reviewed([...MINE.slice(0, 4), ...THEIRS], 0);
  expect(few.texts.map((text) => text.replace(/^\d\. /, ''))).toEqual([
    'You: −4%',
    'Botan: −31%',
    'You: −6%',
    'Botan: −32%',
    'You: −8%',
  ]);
  cleanup();
  const onlooker = await reviewed([...MINE, ...THEIRS], null);
  expect(onlooker.texts.join()).toContain('Botan: −32%');
  expect(onlooker.texts.filter((text) => text.includes('Botan'))).toHaveLength(3);
  expect(onlooker.container.querySelector('.again')).toBeNull();
});

test('every moment says why, is shown on the table, and can be tried again from there', async () => {
  const { container, again, show } = await reviewed(MINE, 0);
  const whys = [...container.querySelectorAll('[data-why]')].map((why) => why.textContent);
  expect(whys).toEqual([4, 6, 8, 10, 12].map((ply) => `because of ${ply}`));
  await fireEvent.click(container.querySelectorAll('.row')[1]!);
  expect(show).toHaveBeenCalledWith(6, expect.objectContaining(MINE[3]!));
  await fireEvent.click(container.querySelectorAll('.again')[4]!);
  expect(again).toHaveBeenCalledWith(expect.objectContaining(MINE[6]!));
});

test('only my decisions are looked at, until the others are asked for', async () => {
  const { getByText, asked } = await reviewed(MINE, 0);
  await fireEvent.click(getByText('Analyze the game'));
  await waitFor(() => expect(asked.some((path) => path.includes('ply=13'))).toBe(true));
  expect(
    asked.filter((path) => path.includes('review?')).every((path) => path.endsWith('&seat=0')),
  ).toBe(true);
  await waitFor(() => getByText('Rate the others, too'));
  await fireEvent.click(getByText('Rate the others, too'));
  await waitFor(() => expect(asked.some((path) => /review\?ply=\d+$/.test(path))).toBe(true));
});

test('who tries again meets the bots that sat there, by face and level', () => {
  const seats = [
    { seat: 0, kind: 'human', bot: '', name: 'Ann' },
    { seat: 1, kind: 'bot', bot: 'bot:5:careful', name: 'Ren' },
    { seat: 2, kind: 'human', bot: '', name: 'Mia' },
  ] as const;
  expect(seatedAgain(seats, 0)).toEqual([
    { kind: 'mine' },
    { kind: 'bot', bot: 'bot:5:careful', name: 'Ren' },
    { kind: 'bot', bot: 'bot:2' },
  ]);
});
