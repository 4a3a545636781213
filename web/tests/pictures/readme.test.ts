// The pictures of the README and of docs/web.md, taken anew (`make pictures`): a table of each card game in its middle, and a
// turn of opponents as somebody sees it who comes back. PICTURES=samurai takes those of one game.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, playUntil, ROOT, until, WIDE } from '../browser/house';
import { back, beat, story } from './scenes';

const OUT = join(ROOT, 'docs/pictures');
const ONLY = process.env.PICTURES ?? '';
/** A table, how many lines its story has in the middle, and what makes a turn worth telling. */
const GAMES = [
  { slug: 'glory', seats: 3, middle: 60, telling: ['SetBeaten'] },
  { slug: 'samurai', seats: 3, middle: 130, telling: ['StoneWon', 'VillageLaid'] },
  { slug: 'honor', seats: 6, middle: 110, telling: ['BattleBegan'] },
] as const;
const FRAMES = 6;
const COLUMNS = 3;
/** Widths of a table's picture, and of a frame of a turn. */
const TABLE = 1080;
const FRAME = 576;

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** What a page shows, so wide. */
async function taken(page: Page, width: number, quality: number): Promise<string> {
  const window = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? WIDE;
  const { data } = await window.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, ...size, scale: width / size.width },
  });
  await window.detach();
  return data;
}
const keep = (name: string, data: string): void =>
  writeFileSync(join(OUT, `${name}.webp`), Buffer.from(data, 'base64'));

/** One frame for each thing that is said. */
async function film(page: Page): Promise<string[]> {
  const frames: string[] = [];
  let before = '';
  while (frames.length < FRAMES) {
    const now = await beat(page);
    if (now === null) break;
    if (now && now !== before) {
      await page.waitForTimeout(320);
      frames.push(await taken(page, FRAME, 80));
      before = now;
    }
    await page.waitForTimeout(30);
  }
  return frames;
}

/** Frames in reading order, as one picture. */
async function strip(page: Page, frames: readonly string[]): Promise<string> {
  const rows = Math.ceil(frames.length / COLUMNS);
  const high = Math.round((FRAME * WIDE.height) / WIDE.width);
  const gap = 6;
  await page.setViewportSize({
    width: COLUMNS * FRAME + (COLUMNS - 1) * gap,
    height: rows * high + (rows - 1) * gap,
  });
  const pictures = frames.map((data) => `<img src="data:image/webp;base64,${data}">`).join('');
  await page.setContent(
    `<link rel="icon" href="data:,"><style>body{margin:0;background:#17100b;display:grid;gap:${gap}px;` +
      `grid-template-columns:repeat(${COLUMNS},${FRAME}px)}img{display:block;width:100%}</style>${pictures}`,
  );
  await page.waitForTimeout(300);
  return taken(page, COLUMNS * FRAME + (COLUMNS - 1) * gap, 80);
}

test.each(GAMES.filter(({ slug }) => slug.startsWith(ONLY)))(
  'pictures of $slug',
  async ({ slug, seats, middle, telling }) => {
    const ann = await house.person({ pace: 'instant' });
    const id = await openTable(ann, against(slug, seats));
    let seen = 0;
    let drawn = false;
    let told = false;
    await playUntil(
      async () => {
        if (!(await ann.isAsked())) return false;
        const lines = await ann.lines();
        if (!drawn && lines >= middle) {
          await ann.page.waitForTimeout(600);
          keep(slug, await taken(ann.page, TABLE, 90));
          drawn = true;
        }
        const heard: string[] = await story(ann, id);
        const fresh = heard.slice(seen);
        seen = heard.length;
        if (!told && lines > 20 && telling.every((event) => fresh.includes(event))) {
          const late = await back(house, ann, id);
          await until(() => late.sees('.board[data-showing], .prompt.mine'), 'the table is drawn');
          await late.page.waitForTimeout(1500);
          const frames = await film(late.page);
          told = frames.length === FRAMES;
          if (told) keep(`${slug}-turn`, await strip(late.page, frames));
          await late.context.close();
        }
        return drawn && told;
      },
      [ann],
      luckOf(5),
    );
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);
