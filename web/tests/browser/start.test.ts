// From the start page into a game, how much that loads, and back after a crash of the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, LONG, luckOf, playUntil, until } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test.each(['glory', 'samurai', 'honor', 'skirmish'])(
  `one click on the start page, and a game of %s against bots runs ${LONG ? 'to its end' : 'on'}`,
  async (game) => {
    const ann = await house.person();
    await ann.go('/');
    await ann.picture('start');
    await ann.page.click(`[data-play=${game}]`);
    const enough = LONG ? Infinity : 8;
    await playUntil(async (touches) => touches >= enough || ann.isOver(), [ann], luckOf(3));
    await ann.picture(`${game}-on`);
    expect(house.complaints).toEqual([]);
    expect(house.outside).toEqual([]);
    await ann.context.close();
  },
);

test('the first load has less than 250 KB of script, compressed', async () => {
  const ann = await house.person();
  const scripts: Promise<number>[] = [];
  const weigh = async (): Promise<number> =>
    (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  ann.page.on('response', (answer) => {
    if (answer.url().endsWith('.js'))
      scripts.push(answer.body().then((body) => gzipSync(body).length));
  });
  await ann.go('/');
  await ann.page.waitForSelector('[data-play]');
  const start = await weigh();
  await ann.page.click('[data-play=skirmish]');
  await until(async () => (await ann.page.locator('.prompt').count()) > 0, 'the table is drawn');
  ann.page.removeAllListeners('response'); // what comes later is not read: the page closes soon
  const whole = await weigh();
  console.log(
    `script, compressed: start page ${start} bytes, with the largest table ${whole} bytes`,
  );
  expect(whole).toBeLessThan(250_000);
  await ann.context.close();
});

test('what the sculpted table fetches, once the painted one stands, is less than 170 KB, compressed', () => {
  const assets = join(import.meta.dirname, '../../dist/assets');
  const scripts = readdirSync(assets).filter((name) => /^Table3d.*\.js$/.test(name));
  const sizes = scripts.map((name) => gzipSync(readFileSync(join(assets, name))).length);
  expect(Math.max(...sizes)).toBeGreaterThan(100_000); // three.js is in it, and in nothing else
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(170_000);
});

test('the line comes back by itself after the server was killed', async () => {
  const ann = await house.person();
  await ann.go('/');
  await ann.page.click('[data-play=samurai]');
  await until(() => ann.isAsked(), 'asked');
  const before = await ann.lines();
  const { port } = house;
  await house.crash();
  await until(() => ann.sees('.notice.bad'), 'told that the server is away');
  await house.start(port);
  await until(async () => !(await ann.sees('.notice.bad')), 'the line is back');
  await until(() => ann.isAsked(), 'asked again');
  expect(await ann.lines()).toBeGreaterThanOrEqual(before);
});
