// The house under a path of another site: a proxy in a process of its own leads /games/ to it, and nothing else.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, House, luckOf, playUntil, PYTHON, ROOT, until } from './house';

const PROXY = join(ROOT, 'tests/server/proxy.py');
let proxy: ChildProcess;
let house: House;
let said = '';

beforeAll(async () => {
  const port = await freePort();
  proxy = spawn(PYTHON, [PROXY, '--to', String(port), '--prefix', '/games']);
  proxy.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(async () => said.includes('\n'), 'the proxy listens');
  const address = `http://127.0.0.1:${said.trim()}/games/`;
  said = '';
  house = new House(1, { flags: ['--port', String(port), '--address', address] });
  await house.open();
  expect(house.url).toBe(address);
});
afterAll(async () => {
  await house.close();
  proxy.kill();
});

test('from the start page to a game with a friend, all below the path', async () => {
  const ann = await house.person();
  await ann.go('.');
  await ann.page.locator('a.poster[href="/games/new/glory"]').click();
  await ann.page.locator('[data-guest=friend] .who').click();
  await ann.page.locator('.sit').click();
  await ann.page.waitForSelector('.code path');
  const table = ann.page.url();
  expect(table).toMatch(/\/games\/table\/[\w-]+$/);
  await ann.page.reload();
  await ann.page.waitForSelector('.code path');
  const link = await ann.page.locator('input[readonly]').inputValue();
  expect(link.startsWith(`${house.url}join/i.`)).toBe(true);

  const bo = await house.person();
  await bo.go(link);
  await until(async () => bo.page.url() === table, 'the link leads to the table');
  await bo.page.locator('label.name input').fill('Tomoe');
  await bo.page.getByRole('button', { name: 'Sit down here' }).first().click();
  await until(() => ann.sees('li:has-text("Tomoe")'), 'the host sees the friend');
  await ann.page.locator('button.start:not([disabled])').click();
  await playUntil(async () => (await ann.lines()) > 12, [ann, bo], luckOf(1));
  await bo.page.reload();
  await until(() => bo.sees('.board .table > *'), 'the table is drawn again');

  expect((await bo.context.cookies()).map(({ path }) => path)).toEqual(['/games/']);
  await ann.page.locator('header a.home').click();
  await until(async () => ann.page.url() === house.url, 'home is below the path');
  await ann.page.locator('a.book[href="/games/rules/glory"]').click();
  const spec = await ann.page.locator('.law a').getAttribute('href');
  expect(await ann.page.evaluate(async (path) => (await fetch(path)).status, spec!)).toBe(200);
  await ann.page.goBack();
  await until(() => ann.sees('[data-play]'), 'the back button works');
  expect(said).toBe(''); // nobody asked for anything outside
  expect(house.complaints).toEqual([]);
  expect(house.outside).toEqual([]);
});
