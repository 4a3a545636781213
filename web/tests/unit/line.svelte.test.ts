// The line says the same until it is known what came of a decision: nothing else flashes up in between.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Desk, GameTable } from '../../src/desk';
import { settings } from '../../src/settings.svelte';
import { Speaker } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import Busied from './Busied.svelte';
import { wordsOf } from './words';

test('while a decision is on its way, the line goes on saying what was decided', () => {
  settings.text = new Text('en', wordsOf('en'));
  const mind = $state({ todo: 'Let go to play Rice field 2.' });
  const desk = {
    speaker: new Speaker(settings.text, 'samurai', ['Ann', 'Hana']),
    seat: 0,
    options: [],
    question: { asks: 'PlayCard', seat: 0, clause: 'SAM-4.1' },
  } as unknown as Desk;
  const game = { drawn: () => true, situation: () => ({ todo: mind.todo }) };
  const props = $state({ game: game as unknown as GameTable, desk, busy: false });
  const shown = mount(Busied, { target: document.body, props });
  const says = (): string => document.querySelector('.todo')?.textContent.trim() ?? '';
  flushSync();
  expect(says()).toContain('Let go to play');
  flushSync(() => {
    mind.todo = 'Drag a card to a ringed space.';
    props.busy = true;
  });
  expect(says()).toContain('Let go to play');
  flushSync(() => (props.busy = false));
  expect(says()).toContain('Drag a card');
  void unmount(shown);
});
