// A moment tried again is a drill: what is to be bettered, what became of it, and back to it or on.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Words } from '../../src/desk';
import type { LiveTable } from '../../src/livetable.svelte';
import { settings } from '../../src/settings.svelte';
import { Drill } from '../../src/stage/drill.svelte';
import Drilled from '../../src/stage/Drilled.svelte';
import type { Reviewed } from '../../src/wire/types';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const PLAYED = { do: 'draw', pile: 'draw_1' };
const row: Reviewed = {
  ply: 31,
  seat: 0,
  words: PLAYED,
  only: false,
  chance: 412,
  best: 538,
  better: { do: 'lay' },
};

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

function drill(language = 'en', who = '') {
  settings.text = new Text(language, wordsOf(language));
  const match = $state({
    present: { ply: 31 },
    table: { status: 'running' },
    deed: null as { ply: number; words: Words } | null,
    propose: vi.fn(),
  });
  const chances: Record<string, number> = { lay: 538, pass: 408, fold: 377 };
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { ply, words } = JSON.parse(body) as { ply: number; words: Words };
    asked.push([path, ply, words]);
    const chance = chances[words.do];
    const found = chance === undefined ? row : { ...row, words, chance };
    return { ok: true, status: 200, json: async () => found };
  });
  document.body.innerHTML = '';
  const made = new Drill(match as unknown as LiveTable, { match: 'old', row, who });
  const props = { drill: made, said: ({ do: verb }: Words) => `${verb}!` };
  shown = mount(Drilled, { target: document.body, props });
  flushSync();
  const says = (): string => document.querySelector('p')?.textContent ?? '';
  const buttons = (): (string | null)[] =>
    [...document.querySelectorAll('button')].map((button) => button.textContent);
  /** What I do at the moment it is about; the match goes on from there. */
  async function play(words: Words): Promise<void> {
    flushSync(() => {
      match.deed = { ply: 31, words };
      match.present = { ply: 33 };
    });
    await vi.waitFor(() => expect(document.querySelector('[data-drill=told]')).not.toBeNull());
  }
  return { match, asked, says, buttons, play };
}

test.each([
  ['en', '', 'Here you chose “draw!” (41%). Find something better.'],
  ['nl', '', 'Hier koos je “draw!” (41%). Zoek iets beters.'],
  ['de', '', 'Hier hast du „draw!“ gewählt (41 %). Finde etwas Besseres.'],
  ['en', 'Hana', 'Here Hana chose “draw!” (41%). Find something better.'],
])('it says what is to be bettered (%s %s)', (language, who, words) => {
  const { says, buttons } = drill(language, who);
  expect([says(), buttons()]).toEqual([words, []]);
});

test.each([
  ['lay', 'Better: 54% instead of 41%.'],
  ['fold', 'Not better: 38% instead of 41%.'],
  ['pass', 'Just as good: 41%.'],
  ['draw', 'That is the same move.'],
])('what is played there is judged beside it: %s', async (verb, words) => {
  const { asked, says, buttons, play } = drill();
  await play({ do: verb });
  expect(asked).toEqual([['/api/tables/old/review', 31, { do: verb }]]);
  expect([says(), buttons()]).toEqual([words, ['Again', 'Play on']]);
});

test('again leads back to the very decision, as often as one likes', async () => {
  const { match, says, play } = drill();
  await play({ do: 'fold' });
  document.querySelectorAll('button')[0]!.click();
  expect(match.propose).toHaveBeenCalledWith('takeback', { ply: 31 });
  flushSync(() => {
    match.deed = null;
    match.present = { ply: 31 };
  });
  expect(says()).toContain('Find something better.');
  await play({ do: 'lay' });
  expect(says()).toBe('Better: 54% instead of 41%.');
});

test('who plays on hears no more of it', async () => {
  const { match, says, play } = drill();
  await play({ do: 'fold' });
  flushSync(() => document.querySelectorAll('button')[1]!.click());
  expect(says()).toBe('');
  flushSync(() => {
    match.deed = null;
    match.present = { ply: 31 };
  });
  expect(says()).toBe('');
});

test('what is done elsewhere is not judged, and where it is over nothing can be tried again', async () => {
  const { match, asked, says, buttons, play } = drill();
  flushSync(() => {
    match.present = { ply: 33 };
    match.deed = { ply: 33, words: { do: 'lay' } };
  });
  expect([says(), asked]).toEqual(['', []]);
  await play({ do: 'lay' });
  flushSync(() => {
    match.table = { status: 'over' };
  });
  expect(buttons()).toEqual(['Play on']);
});
