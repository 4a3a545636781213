import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, luckOf, playUntil, until } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test.each(['glory', 'samurai', 'honor', 'skirmish'])(
  'one click on the start page, and a game of %s against bots runs to its end',
  async (game) => {
    const ann = await house.person();
    await ann.go('/');
    await ann.picture('start');
    await ann.page.click(`[data-play=${game}]`);
    await playUntil(() => ann.isOver(), [ann], luckOf(3));
    await ann.picture(`${game}-over`);
    expect(house.complaints).toEqual([]);
    expect(house.outside).toEqual([]);
    await ann.context.close();
  },
);

test('the line comes back by itself after the server was killed', async () => {
  const ann = await house.person();
  await ann.go('/');
  await ann.page.click('[data-play=samurai]');
  await until(() => ann.isAsked(), 'asked');
  const before = await ann.page.locator('aside li').count();
  const { port } = house;
  await house.crash();
  await until(() => ann.sees('.away'), 'told that the server is away');
  await house.start(port);
  await until(async () => !(await ann.sees('.away')), 'the line is back');
  await until(() => ann.isAsked(), 'asked again');
  expect(await ann.page.locator('aside li').count()).toBeGreaterThanOrEqual(before);
});
