// An idea says what it is worth, and within what that lies as it may go on: numbers, a rail on the scale of the chances,
// and words for who only hears them.
import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../src/settings.svelte';
import Advised from '../../src/stage/Advised.svelte';
import type { Counsel } from '../../src/stage/counsel.svelte';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

function idea(span: [number, number], language = 'en'): HTMLElement {
  settings.text = new Text(language, wordsOf(language));
  const row = { option: 0, words: { do: 'draw' }, chance: 46, chances: [30, 46, 24], span };
  const counsel = {
    row,
    seat: 1,
    equal: false,
    why: '',
    say: () => 'Draw',
    speaker: { name: (seat: number) => ['Hana', 'Ann', 'Kenji'][seat] },
  } as unknown as Counsel;
  document.body.innerHTML = '';
  shown = mount(Advised, { target: document.body, props: { counsel } });
  return document.querySelector<HTMLElement>('.after')!;
}

test.each([
  ['en', '38 to 54% to win'],
  ['nl', '38 tot 54% winstkans'],
  ['de', '38 bis 54 % Gewinnchance'],
])('a chance is told as the span in which it lies (%s)', (language, words) => {
  expect(idea([38, 54], language).querySelector('.mine')?.textContent).toContain(words);
});

test('mine comes first, so that the rail under it is on the same scale', () => {
  const bar = idea([38, 54]).querySelector<HTMLElement>('.shares')!;
  const seats = [...bar.querySelectorAll('i')].map((part) => part.style.background);
  expect(seats).toEqual(['var(--seat-1)', 'var(--seat-2)', 'var(--seat-0)']);
  expect([bar.style.getPropertyValue('--low'), bar.style.getPropertyValue('--high')]).toEqual([
    '0.38',
    '0.54',
  ]);
  expect(bar.querySelector('b')).not.toBeNull();
  expect(bar.getAttribute('aria-label')).toContain('you win 38 to 54 games in 100, on average 46');
});

test('where nothing can change any more there is one number and no rail', () => {
  const after = idea([46, 46]);
  expect(after.querySelector('.mine')?.textContent).toContain('46% to win');
  expect(after.querySelector('b')).toBeNull();
});
