// A move in words: how far and where to, as one says it in that language; who only stands up goes nowhere.
import { afterEach, expect, test } from 'vitest';
import { says } from '../../src/games/skirmish/sayings';
import { Speaker } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const UNIT = { unit: 0, card: 'bowman', label: 'A1', zone: 'table', x: 9000, y: 9000 };
const VIEW = { units: [UNIT] };

function said(language: string, words: object): string {
  document.documentElement.lang = language;
  const speaker = new Speaker(new Text(language, wordsOf(language)), 'skirmish', ['Ann', 'Akira']);
  speaker.meet(VIEW);
  return says({ unit: 0, x: 9000, y: 9000, ...words } as never, VIEW, speaker);
}
afterEach(() => (document.documentElement.lang = 'en'));

test('whole inches have no fraction, and a wind is said as the language says it', () => {
  const west = { do: 'move', x: 3000 };
  expect(said('en', west)).toContain(': 6″ west');
  expect(said('nl', west)).toContain(': 6″ naar het westen');
  expect(said('de', west)).toContain(': 6″ nach Westen');
  expect(said('de', { do: 'move', x: 6500 })).toContain(': 2,5″ nach Westen');
});

test('who stands up without a step is not told to go', () => {
  expect(said('en', { do: 'stand_up' })).toMatch(/stands up$/);
  expect(said('nl', { do: 'stand_up' })).toMatch(/staat op$/);
  expect(said('de', { do: 'stand_up', x: 6000 })).toMatch(/steht auf und geht 3″ nach Westen$/);
});
