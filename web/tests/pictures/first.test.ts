// What somebody meets in the first ten minutes, for docs/first-ten-minutes.md: the front door, and three steps of each
// lesson side by side (`make pictures PICTURES=first`).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { House, ROOT, until, WIDE } from '../browser/house';

const OUT = join(ROOT, 'docs/pictures');
const WIDTH = 1380;
/** Steps by their names in lesson.toml. */
const STEPS = {
  glory: ['second', 'beat', 'score'],
  samurai: ['banner', 'close', 'end'],
  honor: ['hall', 'attack', 'end'],
  skirmish: ['token', 'charge', 'end'],
};

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const taken = async (page: Page): Promise<string> =>
  (await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64');

/** Pictures of one screen each, side by side. */
async function row(page: Page, name: string, pictures: readonly string[]): Promise<void> {
  const height = Math.round((WIDTH / pictures.length / WIDE.width) * WIDE.height);
  await page.setViewportSize({ width: WIDTH, height });
  await page.setContent(
    `<link rel="icon" href="data:,"><style>body{margin:0;display:flex}img{height:${height}px;` +
      `width:${WIDTH / pictures.length}px}</style>` +
      pictures.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join(''),
  );
  await page.waitForTimeout(300);
  writeFileSync(
    join(OUT, `first-${name}.jpg`),
    await page.screenshot({ type: 'jpeg', quality: 80 }),
  );
}

test('the front door', async () => {
  const { page } = await house.person();
  const pictures: string[] = [];
  for (const path of ['/', '/new/glory']) {
    await page.goto(path);
    await page.waitForTimeout(3000);
    pictures.push(await taken(page));
  }
  await row(page, 'door', pictures);
});

test.each(Object.entries(STEPS))('three steps of the lesson of %s', async (slug, wanted) => {
  const { page } = await house.person();
  await page.goto(`/learn/${slug}`);
  const pictures: string[] = [];
  const here = (): Promise<string | null> =>
    page.evaluate(
      () => document.querySelector<HTMLElement>('.teacher [data-step]')?.dataset.step ?? null,
    );
  for (let at: string | null = ''; pictures.length < wanted.length;) {
    const before = at;
    await until(async () => {
      at = await here();
      return at !== null && at !== before;
    }, `a step after ${before}`);
    if (at === wanted[pictures.length]) {
      await page.waitForTimeout(2000);
      pictures.push(await taken(page));
    }
    if (pictures.length < wanted.length) await page.click('.teacher [data-show]');
  }
  await row(page, slug, pictures);
});
