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
/** A table, how many lines its story has in the middle, what makes a turn worth telling, its caption, and how many
 *  frames lead to it. */
const GAMES = [
  { slug: 'glory', seats: 3, middle: 60, telling: ['SetBeaten'], tells: /beat /, before: 2 },
  {
    slug: 'samurai',
    seats: 3,
    middle: 130,
    telling: ['StoneWon', 'VillageLaid'],
    tells: /wins /,
    before: 3,
  },
  { slug: 'honor', seats: 6, middle: 110, telling: ['BattleBegan'], tells: /attacks /, before: 1 },
  {
    slug: 'skirmish',
    seats: 2,
    options: { scenario: 'first_clash' },
    middle: null, // sculpted, as with a graphics card: taken by hand
    telling: ['Attacked', 'Wounded'],
    tells: / B\d attacks /, // the north, man against man
    luck: 11,
    ends: /blood drop|loses a man|out of the battle/,
    before: 0,
  },
] as const;
const FRAMES = 8;
/** So many are looked through at most. */
const MOST = 40;
const COLUMNS = 2;
/** Widths of a table's picture, and of a frame of a turn. */
const TABLE = 1080;
const FRAME = 860;

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

interface Frame {
  caption: string;
  data: string;
}

/** One frame for each thing that is said: those around what is worth telling. */
async function film(page: Page, tells: RegExp, lead: number, ends = /./): Promise<Frame[]> {
  const all: Frame[] = [];
  /** Dice are seen where they lie: the frame after tells the same, and what they mean. */
  const seen = (): Frame[] =>
    all.filter(({ caption }, n) => !all[n + 1]?.caption.endsWith(`. ${caption}`));
  const at = (frames = seen()): number =>
    frames.findIndex(
      ({ caption }, n) =>
        tells.test(caption) &&
        !caption.startsWith('You') &&
        frames.slice(n, n + FRAMES - lead).some((frame) => ends.test(frame.caption)),
    );
  let before = '';
  while (all.length < MOST && (at() < 0 || seen().length <= at() - lead + FRAMES)) {
    const now = await beat(page);
    if (now === null) break;
    if (now && now !== before) {
      await page.keyboard.press(' '); // time stands: the picture is of what is said
      await page.waitForTimeout(700);
      const said = page.locator('.drama > .caption, .prompt.caption').first();
      const caption = (await said.count()) ? (await said.innerText()).trim() : '';
      const data = await taken(page, FRAME, 80);
      if (caption) all.push({ caption: caption.replace(/\.?\s*\n+\s*/g, '. '), data });
      before = now;
      await page.keyboard.press(' ');
    }
    await page.waitForTimeout(30);
  }
  const frames = seen();
  const first = Math.max(0, Math.min(at() - lead, frames.length - FRAMES));
  return at() < 0 ? [] : frames.slice(first, first + FRAMES);
}

/** Frames in reading order, numbered and with their words, as one picture. */
async function strip(page: Page, frames: readonly Frame[]): Promise<string> {
  const gap = 10;
  const width = COLUMNS * FRAME + (COLUMNS + 1) * gap;
  await page.setViewportSize({ width, height: 900 });
  const pictures = frames.map(
    ({ caption, data }, at) =>
      `<div><img src="data:image/webp;base64,${data}"><p><b>${at + 1}</b>${caption}</p></div>`,
  );
  await page.setContent(
    `<link rel="icon" href="data:,"><style>body{margin:0;padding:${gap}px;background:#17100b;display:grid;gap:${gap}px;` +
      `grid-template-columns:repeat(${COLUMNS},${FRAME}px)}img{display:block;width:100%;border-radius:6px}` +
      `p{margin:7px 4px 5px;font:600 22px/1.25 sans-serif;color:#f6ead2}` +
      `b{padding:1px 11px 2px;margin-right:9px;border-radius:20px;background:#c99a33;color:#17100b}` +
      `</style>${pictures.join('')}`,
  );
  await page.waitForTimeout(300);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ width, height });
  return taken(page, width, 74);
}

test.each(GAMES.filter(({ slug }) => slug.startsWith(ONLY)))(
  'pictures of $slug',
  async ({ slug, seats, middle, telling, tells, before, ...more }) => {
    const ann = await house.person({ pace: 'instant', miniatures: 'painted' });
    const id = await openTable(ann, against(slug, seats, 'options' in more ? more.options : {}));
    let seen = 0;
    let drawn = middle === null;
    let told = false;
    await playUntil(
      async () => {
        if (!(await ann.isAsked())) return false;
        const lines = await ann.lines();
        if (!drawn && middle !== null && lines >= middle) {
          await ann.page.waitForTimeout(600);
          keep(slug, await taken(ann.page, TABLE, 90));
          drawn = true;
        }
        const heard: string[] = await story(ann, id);
        const fresh = heard.slice(seen);
        seen = heard.length;
        if (!told && lines > 20 && telling.every((event) => fresh.includes(event))) {
          const late = await back(house, ann, id);
          // what I did myself is not shown
          const shows = (): Promise<boolean> => late.sees('.board[data-showing] .caption');
          await until(shows, 'it is shown', 20).catch(() => undefined);
          const ends = 'ends' in more ? more.ends : undefined;
          const frames = await film(late.page, tells, before, ends);
          told = frames.length === FRAMES;
          if (told) keep(`${slug}-turn`, await strip(late.page, frames));
          await late.context.close();
        }
        return drawn && told;
      },
      [ann],
      luckOf('luck' in more ? more.luck : 5),
    );
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);
