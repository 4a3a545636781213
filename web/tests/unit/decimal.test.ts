import { afterEach, expect, test } from 'vitest';
import { chance } from '../../src/games/honor/view';
import { inches, points } from '../../src/games/skirmish/plane';

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['en', '4.3', '1.3', '58.3%'],
  ['nl', '4,3', '1,3', '58,3%'],
  ['de', '4,3', '1,3', '58,3\u00a0%'],
])('fractions are written as in %s', (language, length, lost, odds) => {
  document.documentElement.lang = language;
  expect([inches(4321), points(4), chance({ permille: 583 } as never)]).toEqual([
    length,
    lost,
    odds,
  ]);
  expect([points(6), chance({ permille: 580 } as never)]).toEqual(['2', odds.replace(/\D3/, '')]);
});
