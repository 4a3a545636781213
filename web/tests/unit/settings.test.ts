// Ending all of one's links and other devices from the settings.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import SettingsSheet from '../../src/furniture/SettingsSheet.svelte';
import { say, settings } from '../../src/settings.svelte';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [Response.json({ token: null }), 'web-sessions-ended'],
  [
    Response.json({ key: 'say-your-name', facts: {}, clause: '' }, { status: 401 }),
    'problem-say-your-name',
  ],
])('one button, and what came of it', async (answer, said) => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  settings.text = new Text('en', wordsOf('en'));
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    asked.push(`${method} ${path} ${body}`);
    return answer;
  });
  render(SettingsSheet, { close: () => undefined });
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === say('web-end-sessions'),
  );
  await fireEvent.click(button!);
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe(say(said)),
  );
  expect(asked).toEqual(['POST /api/me/end {}']);
});
