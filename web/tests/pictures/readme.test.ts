// The pictures of the card tables in README.md and docs/web.md, taken anew: `make pictures`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { against, House, luckOf, openTable, playUntil, until, WIDE } from '../browser/house';
import { back, frames, story } from './scenes';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs', 'pictures');
const ACROSS = 3;
const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** Pictures beside each other, so many across, as one WebP of that width. */
async function sheet(
  page: Page,
  shots: readonly Buffer[],
  width: number,
  across = 1,
): Promise<Buffer> {
  const sources = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const whole = await page.evaluate(
    async ({ sources, width, across }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const gap = across > 1 ? 6 : 0;
      const [first] = images as [HTMLImageElement];
      const wide = (width - gap * (across - 1)) / across;
      const high = (wide * first.height) / first.width;
      const rows = Math.ceil(images.length / across);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round(rows * high + gap * (rows - 1));
      const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
      brush.imageSmoothingQuality = 'high';
      images.forEach((image, at) => {
        const [x, y] = [(at % across) * (wide + gap), Math.floor(at / across) * (high + gap)];
        brush.drawImage(image, x, y, wide, high);
      });
      return canvas.toDataURL('image/webp', 0.82);
    },
    { sources, width, across },
  );
  return Buffer.from(whole.split(',')[1] ?? '', 'base64');
}

type Wish = {
  slug: string;
  seats: number;
  theme: string;
  /** So many lines are told before the picture is taken. */
  lines: number;
  /** What an opponent did in the turn that is shown. */
  event: string;
  seed: number;
};
const WISHES: Wish[] = [
  { slug: 'glory', seats: 3, theme: 'light', lines: 75, event: 'SetBeaten', seed: 3 },
  { slug: 'samurai', seats: 3, theme: 'light', lines: 170, event: 'StoneWon', seed: 3 },
  { slug: 'honor', seats: 6, theme: 'dark', lines: 90, event: 'BattleBegan', seed: 3 },
];

test.each(WISHES)('$slug: its table, and a turn of an opponent', async (wish) => {
  const { slug, seats, theme, lines, event, seed } = wish;
  const ann = await house.person({ theme });
  // the legend is read once
  await ann.page.addInitScript(
    (name) => localStorage.setItem(`sengoku-legend-${name}`, 'read'),
    slug,
  );
  const id = await openTable(ann, against(slug, seats));
  const luck = luckOf(seed);
  let heard = 0;
  let [table, turn] = [false, false];
  await playUntil(
    async () => {
      if (!(await ann.isAsked())) return (table && turn) || ann.isOver();
      const told = await story(ann, id);
      const fresh = told.slice(heard);
      heard = told.length;
      if (!table && told.length >= lines && !(await ann.sees('.verdict'))) {
        table = true;
        await ann.page.waitForTimeout(600);
        const shot = await ann.page.screenshot();
        writeFileSync(join(DOCS, `${slug}.webp`), await sheet(ann.page, [shot], 1080));
      }
      if (!turn && told.length > lines / 3 && fresh.includes(event)) {
        turn = true;
        const late = await back(house, ann, id, WIDE, theme);
        await until(() => late.sees('.board[data-showing]'), 'it is shown again');
        const shots = await frames(late.page, 2 * ACROSS);
        const whole = await sheet(late.page, shots, 1740, ACROSS);
        writeFileSync(join(DOCS, `${slug}-turn.webp`), whole);
        await late.context.close();
      }
      return (table && turn) || ann.isOver();
    },
    [ann],
    luck,
  );
  if (!table || !turn) throw new Error('the match ended before that happened: take another seed');
  await ann.context.close();
});
