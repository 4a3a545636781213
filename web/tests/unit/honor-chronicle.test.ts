// A game of Honor of the Samurai told as a whole: two sentences, everybody's way, what turned it, what a sum is made of.
import { expect, test } from 'vitest';
import { chronicle, sumOf } from '../../src/games/honor/chronicle';
import type { Finished } from '../../src/stage/chronicle';
import { Speaker } from '../../src/words/speaker';
import { TEXTS, read } from './honor-desk';

const STORY = [
  { event: 'TurnBegan', seat: 0, round: 1 },
  { event: 'HonorScored', seat: 0, amount: 30, honor: 30 },
  { event: 'HonorLost', seat: 0, amount: 25, honor: 5, why: 'ninja' },
  { event: 'AssassinSent', seat: 0, house: 'daimyo-1', needs: 3, die: 4, hit: 1 },
  { event: 'DaimyoDied', seat: 1, card: 'daimyo_02', cards: { lancers: 1 } },
  { event: 'TurnBegan', seat: 1, round: 2 },
  { event: 'HonorLost', seat: 1, amount: 75, honor: -75, why: 'dishonored' },
  { event: 'HonorScored', seat: 0, amount: 60, honor: 65 },
];
function finished(seat: number | null, language = 'en'): Finished {
  const { names, view } = read('4.json');
  const speaker = new Speaker(TEXTS[language]!, 'honor', names);
  const log = STORY.map((event, ply) => ({ event, ply, at: 0 }));
  const honor = [65, -75, 0, 0, 0, 0];
  return { log: log as never, view: { ...view, honor, round: 2 }, seat, winners: [0], speaker };
}

test('two sentences: how it was won, and what turned it', () => {
  expect(chronicle(finished(0)).story).toBe(
    'You stand at 65 honor in round 2, 65 ahead of Chiyo. It turned in round 1: Your assassin kills Botan’s daimyo.',
  );
  expect(chronicle(finished(1)).story).toContain('Aiko’s assassin kills your daimyo.');
  expect(chronicle(finished(null, 'de')).story).toContain(
    'Der Attentäter von Aiko tötet den Daimyo von Botan.',
  );
});

test('everybody’s way follows what the story tells, below nothing too', () => {
  const { plies, lines } = chronicle(finished(0));
  expect(plies).toEqual([0, 1, 2, 6, 7]);
  expect(lines[0]).toEqual([0, 30, 5, 5, 65]);
  expect(lines[1]).toEqual([0, 0, 0, -75, -75]);
});

test('three moments in their order, each at the house that it struck', () => {
  const { turnings } = chronicle(finished(0));
  expect(turnings.map(({ ply, thing }) => [ply, thing])).toEqual([
    [4, '1'],
    [6, '1'],
    [7, '0'],
  ]);
});

test('a sum is explained by what was scored, paid and lost', () => {
  expect(sumOf(STORY as never, 0)).toEqual({ scored: 90, ninjas: 25, shame: 0 });
  expect(sumOf(STORY as never, 1)).toEqual({ scored: 0, ninjas: 0, shame: 75 });
});
