import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { chaptersOf } from '../../src/furniture/rulebook';
import { clock } from '../../src/furniture/clock';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

type Saying = {
  kind: 'event' | 'action' | 'question';
  told: Told;
  said: Record<string, string>;
  /** Where it is said otherwise to who sits first. */
  mine?: Record<string, string>;
};
const NAMES = ['Aiko', 'Botan', 'Chiyo', 'Daichi', 'Emi', 'Fumio'];
const TEXTS = Object.fromEntries(
  ['en', 'nl', 'de'].map((language) => [language, new Text(language, wordsOf(language))]),
);

for (const slug of ['glory', 'samurai', 'honor', 'skirmish']) {
  for (const language of ['en', 'nl', 'de']) {
    test(`${slug} is told in ${language} as the command line tells it`, () => {
      const wrong = vi.spyOn(console, 'error');
      const path = join(import.meta.dirname, '../fixtures', slug, 'sayings.json');
      const speaker = new Speaker(TEXTS[language] as Text, slug, NAMES);
      for (const row of JSON.parse(readFileSync(path, 'utf-8')) as Saying[]) {
        for (const said of row.mine ? [row.said, row.mine] : [row.said]) {
          speaker.me = said === row.mine ? 0 : null;
          expect(speaker[row.kind](row.told)).toBe(said[language]);
        }
      }
      expect(wrong).not.toHaveBeenCalled();
    });
  }
}

test('what I do, may do and suffer is said to me, the rest by name', () => {
  const words = { do: 'place', card: 'cavalry', house: 'samurai-0' };
  const said = (me: number | null): string[] =>
    ['en', 'nl', 'de'].map((language) => {
      const speaker = new Speaker(TEXTS[language] as Text, 'honor', NAMES);
      speaker.me = me;
      return speaker.action(words);
    });
  expect(said(0)[0]).toContain('in your samurai house');
  expect(said(0)[1]).toContain('je samoeraihuis');
  expect(said(0)[2]).toContain('dein Samurai-Haus');
  for (const sentence of [...said(1), ...said(null)]) expect(sentence).toContain('Aiko');
  const attack = { event: 'BattleBegan', seat: 0, other: 1, attack_dice: 2, defense_dice: 1 };
  const heard = (me: number | null): string => {
    const speaker = new Speaker(TEXTS.en as Text, 'honor', NAMES);
    speaker.me = me;
    return speaker.event(attack);
  };
  expect(heard(0)).toMatch(/^You attack Botan!/);
  expect(heard(1)).toMatch(/^Aiko attacks you!/);
  expect(heard(2)).toMatch(/^Aiko attacks Botan!/);
  expect(heard(null)).toBe(heard(2));
});

test('the rule book has every clause in chapters', () => {
  const chapters = chaptersOf(wordsOf('en'), 'glory');
  expect(chapters[0]?.title).toBe('1 Set-up');
  expect(chapters[0]?.clauses[0]).toBe('GLO-1.1');
  expect(chapters.flatMap((chapter) => chapter.clauses).length).toBeGreaterThan(100);
});

test('clocks are short', () => {
  expect(clock(0)).toBe('0:00');
  expect(clock(65_000)).toBe('1:05');
  expect(clock(3_723_000)).toBe('1:02:03');
  expect(clock(100 * 3_600_000)).toBe('4 d 4 h');
});
