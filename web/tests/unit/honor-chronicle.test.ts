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
    'You win in round 2 with 65 honor, 65 ahead of Chiyo. It turned in round 1: Your assassin kills Botan’s daimyo.',
  );
  expect(chronicle(finished(1)).story).toContain('Aiko’s assassin kills your daimyo.');
  expect(chronicle(finished(null, 'de')).story).toContain(
    'Der Attentäter von Aiko tötet den Daimyo von Botan.',
  );
});

test('whose own assassin struck his own daimyo has lost him', () => {
  const told = finished(0);
  const log = told.log.map((line) =>
    line.event.event === 'DaimyoDied' ? { ...line, event: { ...line.event, seat: 0 } } : line,
  );
  expect(chronicle({ ...told, log: log as never }).story).toContain('You lose your daimyo.');
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

test('what was made good again since did not turn the game', () => {
  const falls = (round: number, ply: number, cards: Record<string, number>) => [
    { event: { event: 'TurnBegan', seat: 0, round }, ply, at: 0 },
    { event: { event: 'DaimyoDied', seat: 1, card: 'daimyo_02', cards }, ply: ply + 1, at: 0 },
  ];
  const log = [...falls(1, 3, { lancers: 4, cavalry: 1, foot_soldiers: 2 }), ...falls(9, 90, {})];
  expect(chronicle({ ...finished(0), log: log as never }).story).toContain('It turned in round 9');
});

test('a house and a title lost at once are one moment', () => {
  const at = (ply: number, event: object) => ({ event, ply, at: 0 });
  const log = [
    at(1, { event: 'TurnBegan', seat: 0, round: 1 }),
    at(2, { event: 'HonorScored', seat: 0, amount: 30, honor: 30 }),
    at(3, { event: 'HonorLost', seat: 2, amount: 75, honor: -75, why: 'dishonored' }),
    at(4, { event: 'DaimyoDied', seat: 1, card: 'daimyo_02', cards: { lancers: 1 } }),
    at(4, { event: 'TitleWon', seat: 0, other: 1 }),
  ];
  const told = chronicle({ ...finished(0), log: log as never });
  expect(told.turnings.map(({ ply }) => ply)).toEqual([2, 3, 4]);
});
