// Who I am: a name that is changed, a code, the devices that know me, and their end.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Me from '../../src/pages/Me.svelte';
import { say, settings } from '../../src/settings.svelte';
import { isGuest } from '../../src/who.svelte';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const asked: string[] = [];
const device = (id: string, here: boolean): object => ({
  id,
  here,
  label: `Firefox, ${id}`,
  created: 0,
  seen: 0,
});

/** Two devices know me; what ends one leaves the other. */
function house(refuses = ''): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(`${method} ${path}${body ? ` ${body}` : ''}`);
    if (refuses && path === refuses)
      return Response.json({ key: 'no-such-code', facts: {}, clause: '' }, { status: 401 });
    if (path === '/api/me/code') return Response.json({ code: 'ABCD-EFGH' });
    if (path === '/api/me/sessions') return Response.json([device('a', true), device('b', false)]);
    if (path === '/api/me/sessions/b') return Response.json([device('a', true)]);
    if (path === '/api/me/results') return Response.json({ games: [], against: [], last: [] });
    if (path === '/api/me/end') return Response.json({ token: null });
    return Response.json({ known: true, name: 'Ann', bot: false, kept: false });
  });
}
const press = (words: string): Promise<boolean> =>
  fireEvent.click(
    [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === words)!,
  ) as unknown as Promise<boolean>;
const reads = (words: string): Promise<void> =>
  vi.waitFor(() => expect(document.body.textContent).toContain(words));

beforeEach(() => {
  asked.length = 0;
  settings.text = new Text('en', wordsOf('en'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a device is ended by itself, or all but this one', async () => {
  house();
  render(Me);
  await reads('Firefox, b');
  expect(document.querySelectorAll('[data-device=here] button')).toHaveLength(0);
  await press(say('web-device-end'));
  await vi.waitFor(() => expect(document.querySelectorAll('[data-device]')).toHaveLength(1));
  await press(say('web-end-sessions'));
  await reads(say('web-sessions-ended'));
  expect(asked).toEqual(['DELETE /api/me/sessions/b', 'POST /api/me/end {}']);
});

test('a code is shown once, and the house keeps what I chose from then on', async () => {
  house();
  localStorage.setItem('sengoku-settings', '{"theme":"dark"}');
  localStorage.setItem('of-another-page', 'x');
  render(Me);
  await reads(say('web-code-make'));
  await press(say('web-code-make'));
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe('ABCD-EFGH'),
  );
  const kept = asked.find((each) => each.startsWith('PUT /api/me/settings')) ?? '';
  expect(kept).toContain('dark');
  expect(kept).not.toContain('of-another-page');
});

test('a wrong code is answered with a sentence', async () => {
  house('/api/me/recover');
  render(Me);
  const field = document.querySelector<HTMLInputElement>('input[placeholder^=XXXX]')!;
  await fireEvent.input(field, { target: { value: 'abc' } });
  await press(say('web-recover'));
  await reads(say('problem-no-such-code'));
});

test('a name that nobody chose is told from others', () => {
  expect(['', 'Guest', 'Guest 12'].map(isGuest)).toEqual([true, true, true]);
  expect(['Guesty', 'Ann', 'Guest two'].map(isGuest)).toEqual([false, false, false]);
});
