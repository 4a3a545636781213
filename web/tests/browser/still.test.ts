// Nothing on a table moves because the turn changed, a caption came or a sentence grew: in every game, on both screens. And
// nothing that moves carries a live filter.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filtered } from './filters';
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
import { places } from './places';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const GAMES = { glory: 3, samurai: 3, honor: 4, skirmish: 2 };
/** Plays until so many lines are told; says what lay elsewhere meanwhile, and how often the turn changed. */
async function moved(
  ann: Person,
  lines: number,
): Promise<{ moved: string[]; filters: string[]; turns: number }> {
  await until(() => ann.isAsked(), 'Ann is asked');
  await ann.page.evaluate(() => document.fonts.ready);
  const still = await places(ann);
  expect(Object.keys(still).length).toBeGreaterThan(5);
  const found = new Set<string>();
  const filters = new Set<string>();
  let [turns, was] = [0, true];
  await playUntil(
    async () => {
      const now = await places(ann);
      for (const [name, place] of Object.entries(still))
        if (now[name] !== undefined && now[name] !== place)
          found.add(`${name}: ${place} is at ${now[name]}`);
      for (const filter of await ann.page.evaluate(filtered)) filters.add(filter);
      const mine = await ann.isAsked();
      if (mine !== was) turns += 1;
      was = mine;
      return (turns > 5 && (await ann.lines()) >= lines) || ann.isOver();
    },
    [ann],
    luckOf(5),
  );
  return { moved: [...found], filters: [...filters], turns };
}

/** Asked, with more options than the line has buttons for. */
const listable = async (ann: Person): Promise<boolean> =>
  (await ann.isAsked()) && ann.sees('.prompt .tool[aria-expanded]');

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
  expect.soft(seen.moved).toEqual([]);
  expect.soft(seen.filters).toEqual([]);
  // all options lie over the table and push nothing
  if ((await ann.isOver()) || !(await listable(ann))) return;
  const before = await places(ann);
  await ann.page.keyboard.press('o');
  await until(() => ann.sees('.prompt .list'), 'all options are listed');
  expect(await places(ann)).toEqual(before);
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

test('a filter on what moves would be seen', async () => {
  const ann = await house.person({ confirm: 'never', pace: 'quick' });
  await openTable(ann, against('honor', 3));
  await ann.page.addStyleTag({ content: '.sky .thing .leaf { filter: sepia(0.1); }' });
  expect((await moved(ann, 12)).filters.join()).toContain('leaf');
  await ann.context.close();
});

/** In the page: what was still on its way when the sheet of the end opened. */
function sheets(): void {
  const early: string[] = [];
  Object.assign(window, { early });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('dialog[open] .end')) return;
    const showing = document.querySelector('.board[data-showing]') ? ['a beat is shown'] : [];
    const flying = [...document.querySelectorAll('.sky .thing')].map(() => 'a card flies');
    early.push('the sheet', ...showing, ...flying);
    observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
}

test('the sheet of the end opens when the last card lies', async () => {
  const ann = await house.person({ confirm: 'never', pace: 'quick' });
  await openTable(ann, against('glory', 2, { rounds: 1 }));
  await ann.page.evaluate(sheets);
  await playUntil(() => ann.isOver(), [ann], luckOf(5));
  await until(() => ann.sees('dialog[open] .end'), 'the sheet of the end');
  const early = await ann.page.evaluate(() => (window as unknown as { early: string[] }).early);
  expect(early).toEqual(['the sheet']);
  await ann.context.close();
});
