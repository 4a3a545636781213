// Telling moments of a whole game of each card game, on both sizes, by day and by lantern: pictures to be looked at with
// a critical eye (`make looks`). LOOKS=samurai-phone takes one of them, SEATS=6 a table of six.
// Kept in tests/out/looks.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  against,
  House,
  luckOf,
  openTable,
  PHONE,
  playUntil,
  until,
  WIDE,
  type Person,
} from '../browser/house';
import { Album } from './album';
import { back, beat, story } from './scenes';

const ONLY = process.env.LOOKS ?? '';
const SEATS = Number(process.env.SEATS ?? 0);
const GAMES = { glory: SEATS || 3, samurai: SEATS || 3, honor: SEATS || 5 };
type Slug = keyof typeof GAMES;
/** What is worth coming back for, if it happened while one was away. */
const EVENTS: Record<Slug, string> = {
  glory: 'RoundEnded',
  samurai: 'StoneWon',
  honor: 'BattleBegan',
};
/** Short, where a game is long: everything happens once. */
const OPTIONS: Record<Slug, Record<string, unknown>> = {
  glory: { rounds: 2 },
  samurai: {},
  honor: { goal: 250 },
};
/** When a game is late, in lines of its story. */
const LATE: Record<Slug, number> = { glory: 90, samurai: 190, honor: 90 };

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

class Look extends Album {
  /** By day, and by lantern unless it moves. */
  async take(what: string, page = this.person.page, both = true): Promise<void> {
    const name = this.next(what);
    for (const theme of both ? ['light', 'dark'] : ['light']) {
      await page.evaluate((light) => (document.documentElement.dataset.theme = light), theme);
      if (both) await page.waitForTimeout(400);
      await this.keep(page, `${name}-${theme}`);
    }
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  }

  /** What happens, picture by picture, until it stands still. */
  async film(what: string, page: Page, most: number): Promise<void> {
    let before = '';
    for (let at = 0; at < most;) {
      const now = await beat(page);
      if (now === null) return;
      if (now && now !== before) {
        await page.waitForTimeout(260);
        await this.take(`${what}-${at}`, page, false);
        at += 1;
        before = now;
        if (await page.locator('.tale .go').count()) {
          await this.take(`${what}-tale`, page);
          await page.locator('.tale .go').first().click();
        }
      }
      await page.waitForTimeout(60);
    }
  }
}

const isLit = '.hand [data-lit]:not([disabled]), .pick[data-lit]';

async function hint(person: Person, album: Look): Promise<void> {
  const { page } = person;
  await page.keyboard.press('h');
  await until(() => person.sees('.prompt [data-idea]'), 'advice is there');
  await page.waitForTimeout(500);
  await album.take('hint');
  await page.keyboard.press('Escape');
}

/** Points at something that cannot be done now. */
async function whyNot(person: Person, album: Look): Promise<void> {
  const { page } = person;
  const dull =
    '.board .hand button:not([data-lit]), .hang:not([data-lit]), .pick:not([data-lit]), .standard';
  const things = page.locator(dull);
  for (let at = 0; at < Math.min(8, await things.count()); at += 1) {
    const box = await things.nth(at).boundingBox();
    if (!box) continue;
    await person.touch({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await page.waitForTimeout(500);
    if (await person.sees('.bubble')) break;
  }
  await album.take('why-not');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** Takes a card up and holds it over a place; on a phone, by two taps. */
async function preview(person: Person, album: Look): Promise<void> {
  const { page } = person;
  const card = page.locator(isLit).first();
  const box = (await card.count()) ? await card.boundingBox() : null;
  if (!box) return;
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(40, box.height / 2) };
  const goal = async (): Promise<{ x: number; y: number } | null> => {
    const lit = page.locator('[data-drop][data-lit], [data-drop].lit').first();
    const drop = (await lit.count()) ? lit : page.locator('[data-drop]').first();
    const at = (await drop.count()) ? await drop.boundingBox() : null;
    return at && { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  };
  if (person.phone) {
    await person.touch(from);
    await page.waitForTimeout(400);
    await album.take('taken-up');
    const to = await goal();
    if (to) await person.touch(to);
    await page.waitForTimeout(500);
    await album.take('preview');
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 60, { steps: 4 });
    await page.waitForTimeout(200);
    await album.take('carried');
    const to = await goal();
    if (to) await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.waitForTimeout(300);
    await album.take('preview');
    await page.mouse.move(10, 300, { steps: 3 });
    await page.mouse.up();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

async function lookAt(slug: Slug, size: typeof WIDE, name: string): Promise<void> {
  const ann = await house.person({ pace: 'instant' }, size);
  const album = new Look(ann, 'looks', `${slug}-${name}`);
  const id = await openTable(ann, against(slug, GAMES[slug], OPTIONS[slug]));
  const luck = luckOf(7);
  await until(() => ann.isAsked(), 'Ann is asked');
  await ann.page.evaluate(() => document.fonts.ready);
  await ann.page.waitForTimeout(500);
  await album.take('first-turn');
  await hint(ann, album);
  await preview(ann, album);
  await playUntil(async () => (await ann.lines()) > 30 && (await ann.isAsked()), [ann], luck);
  await whyNot(ann, album);
  const came = new Set<string>();
  const once = async (what: string, so: boolean, then: () => Promise<void>): Promise<void> => {
    if (!so || came.has(what)) return;
    came.add(what);
    await then();
  };
  let seen = 0;
  await playUntil(
    async () => {
      if (await ann.isOver()) return true;
      if (!(await ann.isAsked())) return false;
      const lines = await ann.lines();
      await once('verdict', await ann.sees('.verdict'), () => album.take('verdict'));
      await once('late', lines >= LATE[slug] && !(await ann.sees('.verdict')), async () => {
        await album.take('late');
        await hint(ann, album);
        await preview(ann, album);
        await whyNot(ann, album);
      });
      if (came.has('away')) return false;
      const heard = await story(ann, id);
      const fresh = heard.slice(seen);
      seen = heard.length;
      if (fresh.includes(EVENTS[slug]) && fresh.length > 3) {
        came.add('away');
        const late = await back(house, ann, id, size);
        // who did it himself has nothing to see
        await until(() => late.sees('.board[data-showing], .prompt.mine'), 'the table is drawn');
        await late.page.waitForTimeout(1500);
        if (await late.sees('.board[data-showing]')) {
          await album.film('away', late.page, 16);
          await until(() => late.isAsked(), 'all was shown');
          await album.take('recap', late.page);
        } else came.delete('away');
        await late.context.close();
      }
      return false;
    },
    [ann],
    luck,
  );
  if (!SEATS) expect([...came]).toContain('late'); // how long a game lasts depends on how many play
  await until(() => ann.sees('dialog[open]'), 'the end is told');
  await ann.page.waitForTimeout(2500);
  await album.take('end');
  await ann.page.evaluate(() => {
    for (const part of document.querySelectorAll('dialog[open], dialog[open] *'))
      if (/auto|scroll/.test(getComputedStyle(part).overflowY)) part.scrollTop = part.scrollHeight;
  });
  await album.take('end-below');
  await ann.go(`/replay/${id}`);
  await until(() => ann.sees('aside .strong'), 'the replay is drawn');
  await album.take('replay');
  await ann.page.locator('aside .strong').click();
  const judged = ann.page.locator('aside progress');
  await until(async () => !(await judged.count()), 'my decisions are judged', 600);
  await ann.page.waitForTimeout(800);
  await album.take('review');
  const rows = ann.page.locator('aside .row');
  for (let at = 0; at < Math.min(2, await rows.count()); at += 1) {
    await rows.nth(at).click();
    await ann.page.waitForTimeout(900);
    await ann.page.evaluate(() => document.querySelector('.board')?.scrollIntoView());
    await ann.page.waitForTimeout(300);
    await album.take(`review-${at}`);
  }
  await ann.context.close();
}

const LOOKS = (Object.keys(GAMES) as Slug[]).flatMap((slug) => [
  { slug, size: WIDE, name: 'wide' },
  { slug, size: PHONE, name: 'phone' },
]);
test.each(LOOKS.filter(({ slug, name }) => `${slug}-${name}`.startsWith(ONLY)))(
  '$slug, $name',
  async ({ slug, size, name }) => {
    await lookAt(slug, size, name);
    expect(house.complaints).toEqual([]);
  },
);
