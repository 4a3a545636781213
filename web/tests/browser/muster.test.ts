// Before a battle of Test of Honour: a force is picked from pictures, and set up by hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { against, House, openTable, PHONE, until, WIDE, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const waiting = (person: Person): Promise<string[]> =>
  person.page
    .locator('[data-beside]')
    .evaluateAll((found) => found.map((unit) => unit.getAttribute('data-beside') ?? ''));

/** A place in the zone, in shares of it. */
async function spot(person: Person, x: number, y: number): Promise<{ x: number; y: number }> {
  const zone = await person.page.locator('[data-zone=deploy]').boundingBox();
  if (!zone) throw new Error('no zone is drawn');
  const width = person.page.viewportSize()?.width ?? 0;
  const [left, right] = [Math.max(0, zone.x), Math.min(width, zone.x + zone.width)];
  return { x: left + (right - left) * x, y: zone.y + zone.height * y };
}

test.each([
  ['wide', WIDE, 'light'],
  ['phone', PHONE, 'dark'],
] as const)('who joins and who cannot is told: %s', async (_, size, theme) => {
  const ann = await house.person({ theme }, size);
  await openTable(ann, against('skirmish', 2, { scenario: 'battlefield', level: 2 }));
  await ann.page.waitForSelector('.muster');
  expect(await ann.page.locator('[data-recruit]').count()).toBe(1);
  await ann.page.locator('[data-recruit=hero] button').first().click();
  await ann.page.waitForSelector('[data-recruit=spearman]');
  expect(await ann.page.locator('.coins .spent').count()).toBe(5);
  await ann.page.locator('[data-recruit=sergeant] button').click();
  await ann.page.waitForSelector('[data-barred=spearman]');
  expect(await ann.page.locator('[data-barred=sergeant] small').textContent()).toBe(
    'A force has no room for another one.',
  );
  await ann.picture('muster-begun');
  expect(await serious(ann.page)).toEqual([]);
  expect(
    await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await ann.context.close();
});

test('a force is set up by carrying its fighters into the zone, or by two taps', async () => {
  const ann = await house.person();
  await openTable(ann, against('skirmish', 2, { scenario: 'last_samurai' }));
  await ann.page.getByRole('button', { name: 'Take the ready-made force' }).click();
  await ann.page.getByRole('button', { name: 'Go ahead' }).click();
  await until(async () => (await waiting(ann)).length > 1, 'fighters wait to be set up');
  const [first = '', ...rest] = await waiting(ann);
  const from = await ann.page.locator(`[data-beside="${first}"]`).boundingBox();
  const to = await spot(ann, 0.3, 0.5);
  await ann.page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await ann.page.mouse.down();
  await ann.page.mouse.move(to.x, to.y, { steps: 8 });
  await ann.picture('deploy-carried');
  await ann.page.mouse.up();
  await until(async () => !(await waiting(ann)).includes(first), 'the first one stands');
  await until(async () => (await waiting(ann)).length === rest.length, 'it is my turn again');

  const second = rest[0] ?? '';
  await ann.page.locator(`[data-beside="${second}"]`).click();
  const place = await spot(ann, 0.6, 0.5);
  await ann.page.mouse.click(place.x, place.y);
  await ann.page.mouse.click(place.x, place.y);
  await until(async () => !(await waiting(ann)).includes(second), 'the second one stands');
  await ann.picture('deploy');
  await ann.context.close();
});

test('nobody complained, and nothing was asked for elsewhere', () => {
  expect([house.complaints, house.outside]).toEqual([[], []]);
});
