// `pip install`, then `sengoku`: the browser opens on a table, and a game is played to its end.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, luckOf, playUntil, until } from '../browser/house';

const sengoku = process.env.SENGOKU_INSTALLED ?? '';
const folder = mkdtempSync(join(tmpdir(), 'installed-'));
const opened = join(folder, 'opened');
const browser = join(folder, 'browser.sh');
writeFileSync(browser, `#!/bin/sh\necho "$1" > ${opened}.new\nmv ${opened}.new ${opened}\n`, {
  mode: 0o755,
});
const house = new House(1, {
  command: [sengoku],
  env: { XDG_DATA_HOME: folder, BROWSER: browser, PYTHONPATH: '' },
});
beforeAll(async () => {
  await house.open();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

test('sengoku alone opens a table at which a game is played to its end', async () => {
  await until(async () => existsSync(opened), 'the browser is opened');
  expect(readFileSync(opened, 'utf-8').trim()).toBe(house.url);
  const ann = await house.person();
  await ann.go('/');
  await ann.page.click('[data-play=samurai]');
  await playUntil(() => ann.isOver(), [ann], luckOf(3));
  await ann.go('/rules/samurai');
  await ann.page.waitForSelector('.law a');
  const spec = await ann.page.evaluate(async () => (await fetch('/specs/samurai.md')).text());
  expect(spec).toContain('SAM-1.1');
  expect(house.complaints).toEqual([]);
  expect(house.outside).toEqual([]);
});
