// Nothing on a table moves because the turn changed, a caption came or a sentence grew: in every game, on both screens.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  against,
  House,
  LONG,
  luckOf,
  openTable,
  PHONE,
  playUntil,
  until,
  type Person,
} from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const GAMES = { glory: 3, samurai: 3, honor: 4, skirmish: 2 };
/** What has its place whatever happens. */
const FIXED = [
  '.page > header',
  '.recap',
  '.room',
  '.room > .seats',
  '.room > .table',
  '.room > .side',
  '.room > .tray',
  '.room .line',
  '[data-zone^="set-"]',
  '[data-zone^="pile"]',
  '.pane',
  '.roof',
].join();

const places = (person: Person): Promise<Record<string, string>> =>
  person.page.evaluate((fixed) => {
    const found: Record<string, string> = {};
    document.querySelectorAll<HTMLElement>(`.page :is(${fixed})`).forEach((thing, at) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const name = `${thing.dataset?.zone ?? thing.getAttribute('class')} ${at}`;
      if (width) found[name] = [x, y, width, height].map(Math.round).join();
    });
    return found;
  }, FIXED);

/** Plays until so many lines are told; says what lay elsewhere meanwhile, and how often the turn changed. */
async function moved(ann: Person, lines: number): Promise<{ moved: string[]; turns: number }> {
  await until(() => ann.isAsked(), 'Ann is asked');
  await ann.page.evaluate(() => document.fonts.ready);
  const still = await places(ann);
  expect(Object.keys(still).length).toBeGreaterThan(5);
  const found = new Set<string>();
  let [turns, was] = [0, true];
  await playUntil(
    async () => {
      const now = await places(ann);
      for (const [name, place] of Object.entries(still))
        if (now[name] !== undefined && now[name] !== place)
          found.add(`${name}: ${place} is at ${now[name]}`);
      const mine = await ann.isAsked();
      if (mine !== was) turns += 1;
      was = mine;
      return (turns > 5 && (await ann.lines()) >= lines) || ann.isOver();
    },
    [ann],
    luckOf(5),
  );
  return { moved: [...found], turns };
}

/** `make test` takes each game on one of the screens. */
const TABLES = Object.entries(GAMES).flatMap(([game, seats], at) =>
  [
    { game, seats, screen: 'a wide screen', size: undefined },
    { game, seats, screen: 'a phone', size: PHONE },
  ].filter((_, screen) => LONG || screen === at % 2),
);

test.each(TABLES)('$game on $screen', async ({ game, seats, size }) => {
  const ann = await house.person({ confirm: 'never', pace: 'quick' }, size);
  await openTable(ann, against(game, seats));
  const seen = await moved(ann, 30);
  expect(seen.turns, 'captions and questions took turns').toBeGreaterThan(3);
  // whatever of the land is in sight can be touched: nothing lies over a space
  if (game === 'samurai') expect(ann.covered).toEqual([]);
  expect(seen.moved).toEqual([]);
  await ann.context.close();
});

test('a tray that grows with its question would be seen', async () => {
  const ann = await house.person({ confirm: 'never', pace: 'quick' });
  await openTable(ann, against('glory', 2));
  await ann.page.addStyleTag({
    content: '.room > .tray:has(.prompt:not(.mine)) { margin-top: 9px; }',
  });
  expect((await moved(ann, 12)).moved.join()).toContain('tray');
  await ann.context.close();
});
