// A finished game is told from its story alone: who took the lead when, what turned it, and everybody's way there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chronicle as glory } from '../../src/games/glory/chronicle';
import { chronicle as samurai } from '../../src/games/samurai/chronicle';
import type { Chronicle, Finished } from '../../src/stage/chronicle';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const NAMES = ['Ann', 'Hana', 'Kenji', 'Yuki'];
const load = (path: string): Told =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', path), 'utf-8')).view;

function told(
  slug: 'glory' | 'samurai',
  events: [number, Told][],
  view: Told,
  winners: number[],
  language = 'en',
): Chronicle {
  const speaker = new Speaker(new Text(language, wordsOf(language)), slug, NAMES);
  const log = events.map(([ply, event]) => ({ ply, event, at: 0 }));
  const finished: Finished = { log, view, seat: 0, winners, speaker };
  return slug === 'glory' ? glory(finished) : samurai(finished);
}

describe('Call to Glory', () => {
  const lay = (seat: number, character: string, count: number): Told => ({
    event: 'SetLaid',
    seat,
    character,
    count,
  });
  const end = (round: number, totals: number[]): Told => ({
    event: 'RoundEnded',
    round,
    reasons: ['nine'],
    scores: totals,
    totals,
  });
  const EVENTS: [number, Told][] = [
    [0, { event: 'RoundBegan', round: 1, seat: 0 }],
    [3, lay(0, 'envoy', 3)],
    [9, lay(2, 'envoy', 4)],
    [9, { event: 'SetBeaten', seat: 0, character: 'envoy', count: 3, by: 2 }],
    [12, lay(2, 'envoy', 5)],
    [12, { event: 'SetBeaten', seat: 2, character: 'envoy', count: 4, by: 2 }],
    [20, end(1, [0, 7, 16, 0])],
    [20, { event: 'RoundBegan', round: 2, seat: 0 }],
    [30, lay(0, 'farmer', 5)],
    [40, end(2, [20, 7, 16, 0])],
  ];
  const found = told('glory', EVENTS, load('glory/7.json'), [0]);

  test('two sentences: since when the winner led, and what turned it', () => {
    expect(found.story).toBe(
      'You took the lead only in the last round and win by 4. The turn came in round 1: ' +
        'Kenji’s 4 Envoys beat your 3 (16 for Kenji, 16 less for you).',
    );
  });

  test('points as they lay there, after every change', () => {
    expect(found.plies).toEqual([0, 3, 9, 12, 20, 30, 40]);
    expect(found.lines[0]).toEqual([0, 16, 0, 0, 0, 20, 20]);
    expect(found.lines[2]).toEqual([0, 0, 16, 16, 16, 16, 16]);
  });

  test('who makes an own set larger has beaten nobody', () => {
    expect(found.turnings.map(({ ply, round, thing }) => [ply, round, thing])).toEqual([
      [9, 1, 'envoy'],
    ]);
  });

  test.each(['en', 'nl', 'de'])('nothing is missing in %s', (language) => {
    for (const winners of [[0], [2], [0, 2]])
      expect(told('glory', EVENTS, load('glory/7.json'), winners, language).story).not.toMatch(
        /glory-web|\{|\$/,
      );
  });
});

describe('Samurai', () => {
  const stone = (seat: number, symbol: string, x: number): Told => ({
    event: 'StoneWon',
    seat,
    symbol,
    x,
    y: 0,
    influence: [3, 1, 0, 0],
  });
  const EVENTS: [number, Told][] = [
    [10, stone(1, 'helmet', 0)],
    [20, stone(0, 'rice', 2)],
    [20, stone(0, 'buddha', 2)],
    [31, stone(2, 'rice', 4)],
    [40, stone(1, 'rice', 6)],
  ];

  test('stones as they were won, and the richest harvest', () => {
    const found = told('samurai', EVENTS, load('samurai/5.json'), [0]);
    expect(found.plies).toEqual([0, 10, 20, 31, 40]);
    expect(found.lines.slice(0, 3)).toEqual([
      [0, 0, 2, 2, 2],
      [0, 1, 1, 1, 2],
      [0, 0, 0, 1, 1],
    ]);
    expect(found.story).toContain('The richest harvest: You win a rice field and a Buddha.');
    expect(found.turnings).toHaveLength(3);
    expect(found.turnings[0]).toMatchObject({ ply: 20, shown: 19, thing: '2,0' });
  });

  test.each(['en', 'nl', 'de'])('nothing is missing in %s', (language) => {
    for (const winners of [[0], [2], [0, 2], []])
      expect(told('samurai', EVENTS, load('samurai/5.json'), winners, language).story).not.toMatch(
        /samurai-web|\{|\$/,
      );
  });
});
