// A mistake that the review found is tried again: the table says what is to be bettered, and whether it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { fits, leave, press, requests, shows } from './guests';
import { against, House, luckOf, openTable, PHONE, playUntil, until, WIDE } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test.each([
  ['samurai', 2, 'a wide screen', WIDE, 'light'],
  ['glory', 2, 'a phone by lantern', PHONE, 'dark'],
  ['honor', 3, 'a phone', PHONE, 'light'],
  ['skirmish', 2, 'a wide screen by lantern', WIDE, 'dark'],
] as const)('a mistake at %s for %i on %s', async (game, seats, _, size, theme) => {
  const ann = await house.person({ confirm: 'never', theme }, size);
  const old = await openTable(ann, against(game, seats));
  await playUntil(async (touches) => touches > 14, [ann], luckOf(3));
  await requests(ann, `/api/tables/${old}`, 0, { type: 'resign' });
  await ann.go(`/replay/${old}`);
  await press(ann, 'Analyze the game');
  await shows(ann, 'aside .again');
  await ann.page.locator('aside .again').first().click();
  const told = (what: string): Promise<unknown> => shows(ann, `[data-drill=${what}]`);
  const says = (): Promise<string> => ann.page.locator('[data-drill] p').innerText();

  // what is to be bettered, also when the page is loaded again
  await told('aim');
  expect(ann.page.url()).not.toContain(old);
  const aim = await says();
  expect(aim).toMatch(/^Here you chose “.+” \(\d+%\)\. Find something better\.$/);
  await until(() => ann.isAsked(), 'the decision is asked again');
  await ann.picture(`drill-aim-${game}`);
  await fits(ann);
  await ann.page.reload();
  await told('aim');
  expect(await says()).toBe(aim);

  // an idea is judged like any other move
  await until(() => ann.isAsked(), 'the decision is asked again');
  await ann.page.keyboard.press('h');
  await press(ann, 'Do it');
  await told('told');
  expect(await says()).toMatch(
    /^(Better: \d+% instead of|Just as good|Not better|That is the same)/,
  );
  await ann.picture(`drill-told-${game}`);
  await fits(ann);
  expect.soft(await serious(ann.page)).toEqual([]);
  await press(ann, 'Again');
  await told('aim');
  expect(await says()).toBe(aim);
  await leave([ann]);
});
