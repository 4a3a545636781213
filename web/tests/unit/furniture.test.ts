// What all tables share.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUIET, type Desk, type Option } from '../../src/desk';
import { settings } from '../../src/settings.svelte';
import { Speaker } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import Asked from './Asked.svelte';
import { wordsOf } from './words';

const ATTACK: Option = { place: 3, words: { do: 'attack', seat: 1 }, grave: 'dice' };
const END: Option = { place: 0, words: { do: 'end_turn' } };

function desk(language: string): Desk & { play: ReturnType<typeof vi.fn> } {
  const text = new Text(language, wordsOf(language));
  settings.text = text;
  return {
    ...QUIET,
    speaker: new Speaker(text, 'honor', ['Aiko', 'Botan']),
    seat: 0,
    options: [END, ATTACK],
    question: { asks: 'TakeTurn', seat: 0, clause: 'HON-4.1' },
    seats: [],
    waiting: [0],
    tell: () => {},
    tellCard: () => {},
    play: vi.fn(),
  };
}
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.options button')];

afterEach(cleanup);
beforeEach(() => localStorage.clear());

describe('asking once more', () => {
  test.each(['en', 'nl', 'de'])('in %s the prompt says what hangs on it', (language) => {
    const { getByText } = render(Asked, { desk: desk(language), doubt: ATTACK });
    expect(getByText(settings.text.say('web-grave-dice'))).toBeTruthy();
    expect(buttons().map((button) => button.textContent?.trim())).toEqual(
      ['web-yes', 'web-no'].map((key) => settings.text.say(key)),
    );
    expect(document.activeElement).toBe(buttons()[0]);
  });

  test('yes plays it, and it is not asked a second time', async () => {
    const at = desk('en');
    render(Asked, { desk: at, doubt: ATTACK });
    await fireEvent.click(buttons()[0]!);
    expect(at.play).toHaveBeenCalledWith(ATTACK, 'agreed');
    expect(buttons()).toHaveLength(2);
    expect(buttons()[1]!.textContent).toContain('Botan');
  });

  test.each(['no', 'Escape'])('%s plays nothing and shows the options again', async (how) => {
    const at = desk('en');
    render(Asked, { desk: at, doubt: ATTACK });
    if (how === 'no') await fireEvent.click(buttons()[1]!);
    else await fireEvent.keyDown(window, { key: 'Escape' });
    expect(at.play).not.toHaveBeenCalled();
    expect(document.querySelector('[data-lit=confirm]')).toBeNull();
  });

  test('never, what is grave, or always, as one chose', () => {
    const asks = (): boolean[] => [settings.asksAgain(undefined), settings.asksAgain('dice')];
    expect(asks()).toEqual([false, true]);
    settings.set({ confirm: 'always' });
    expect(asks()).toEqual([true, true]);
    settings.set({ confirm: 'never' });
    expect(asks()).toEqual([false, false]);
    settings.set({ confirm: 'grave' });
  });
});
