// The table of Call to Glory holds still: nothing on it moves because a sentence grew, a turn passed, all options are
// listed, or beaten cards wait for a pile. And a round is told before the next one is dealt.
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

/** Where everything lies that has its own place. */
const places = (person: Person): Promise<Record<string, string>> =>
  person.page.evaluate(() => {
    const found: Record<string, string> = {};
    const named = '[data-zone^="set-"], [data-zone^="pile-"], .room .tray, .room .line';
    for (const thing of document.querySelectorAll<HTMLElement>(named)) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (width)
        found[thing.dataset.zone ?? thing.className] = [x, y, width, height].map(Math.round).join();
    }
    return found;
  });
/** What stands in the page and cannot be seen without scrolling. */
const beyond = (person: Person): Promise<number[]> =>
  person.page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

// beaten cards float in most rounds: whenever they do, all is measured, too
const SCREENS = [
  ['a phone', PHONE],
  ['a wide screen', undefined],
] as const;
test.each(SCREENS.slice(0, LONG ? 2 : 1))(
  'through a whole round nothing moves on %s',
  async (_, size) => {
    const ann = await house.person({ confirm: 'never' }, size);
    await openTable(ann, against('glory', 2, { rounds: 1, first_start: 0 }));
    await until(() => ann.isAsked(), 'Ann is asked');
    await ann.page.evaluate(() => document.fonts.ready);
    const still = await places(ann);
    expect(Object.keys(still)).toHaveLength(15);
    await ann.page.locator('.prompt [aria-expanded]').click();
    await until(() => ann.sees('.prompt .list'), 'all options are listed');
    expect(await places(ann)).toEqual(still);
    await ann.page.keyboard.press('Escape');
    const over = async (): Promise<boolean> => {
      const now = await places(ann);
      if (await ann.isOver()) return true; // the sheet at the end shows pieces of the court
      expect(now, house.complaints.join()).toEqual(still);
      return false;
    };
    await playUntil(over, [ann], luckOf(5));
    expect(await beyond(ann)).toEqual([0, 0]);
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);

test('a round is told, and the next one is dealt when I say so', async () => {
  const ann = await house.person({ pace: 'quick', confirm: 'never' });
  await openTable(ann, against('glory', 2, { rounds: 2, first_start: 0 }));
  const told = (): Promise<boolean> => ann.sees('.tale');
  await playUntil(told, [ann], luckOf(5));
  // the old round lies there until then
  expect(await ann.page.locator('.tale h2').textContent()).toContain('Round 1 is over');
  expect(await ann.page.locator('.hang.owned').count()).toBeGreaterThan(0);
  expect(await ann.page.locator('.sky .thing').count()).toBe(0);
  await ann.page.locator('.tale .go').click();
  await until(async () => !(await told()) && (await ann.isAsked()), 'the next round is dealt');
  expect(await ann.page.locator('.side').first().textContent()).toContain('round 2 of 2');
  expect(house.complaints).toEqual([]);
  await ann.context.close();
});

test('what I did can be taken back as long as nobody else has acted', async () => {
  // the bot never comes to it
  const slow = await new House(1, {
    env: { SENGOKU_UNDO_TIME: '900000', SENGOKU_BOT_DELAY: '900000' },
  }).open();
  const ann = await slow.person({ confirm: 'never', pace: 'normal' });
  await openTable(ann, against('glory', 2, { first_start: 0 }));
  // it is there while my card still flies, too
  await ann.page.evaluate(() => {
    const look = (): void => {
      const flies = document.querySelector('.board[data-showing] .prompt [aria-label=Undo]');
      if (flies) document.body.dataset.early = '';
      requestAnimationFrame(look);
    };
    look();
  });
  const undo = ann.page.locator('.prompt [aria-label=Undo]');
  const waits = async (): Promise<boolean> => !(await ann.isAsked()) && (await undo.count()) > 0;
  await playUntil(waits, [ann], luckOf(5));
  await until(async () => !(await ann.sees('.board[data-showing]')), 'all of it has landed');
  expect(await ann.sees('body[data-early]')).toBe(true);
  const lines = await ann.lines();
  await undo.click();
  await until(() => ann.isAsked(), 'Ann decides anew');
  expect(await ann.lines()).toBeLessThan(lines);
  await ann.context.close();
  await slow.close();
});
