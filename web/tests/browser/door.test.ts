// The front door: one click to play, the last choice, a friend as a seat, my games, the first screen of a phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { requests } from './guests';
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
} from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const SLUGS = ['glory', 'samurai', 'honor', 'skirmish'];
type Seat = { kind: string; name: string; bot: string; yours: boolean };
type Table = { options: Record<string, unknown>; seats: Seat[] };

/** The table at which somebody sits. */
async function tableOf(person: Person): Promise<Table> {
  await until(async () => person.page.url().includes('/table/'), 'one sits at a table');
  const id = person.page.url().split('/').at(-1)!;
  return (await person.page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/tables/${id}`,
  )) as Table;
}
const scrolls = (person: Person): Promise<number> =>
  person.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test('what was chosen last is chosen again, and one click on the start page plays it', async () => {
  const ann = await house.person();
  await ann.go('/new/glory');
  await ann.page.click('.seg button >> nth=0');
  await ann.page.click('[data-face=Goro] .who');
  await ann.page.click('[data-face=Goro] .dots');
  await ann.page.click('[data-way=ninja]');
  await ann.page.selectOption('[data-chip=discard_view] select', { label: 'the whole pile' });
  await ann.page.reload();
  await ann.page.waitForSelector('[data-face=Goro] .who[aria-pressed=true]');
  expect(await ann.page.locator('[data-way=ninja] input').isChecked()).toBe(true);
  await ann.picture('door-chosen');
  await ann.go('/');
  await ann.page.click('[data-play=glory]');
  const table = await tableOf(ann);
  expect(table.options).toMatchObject({ ninja_power: true, discard_view: 'all' });
  expect(table.seats.map(({ name }) => name)).toEqual(['Guest', 'Akira', 'Goro']);
  expect(table.seats[2]?.bot).toBe('bot:2');
  await until(() => ann.isAsked(), 'and one plays');
  expect(house.complaints).toEqual([]);
  await ann.context.close();
});

test('a friend is a seat: sitting down gives the link, and the friend sits down by it', async () => {
  const ann = await house.person();
  await ann.go('/new/samurai');
  await ann.page.fill('.faces input', 'Ann');
  await ann.page.click('.seg button >> nth=0'); // two of us
  await ann.page.click('[data-face=Akira] .who'); // who may not leave yet
  await ann.page.waitForSelector('.note:has-text("Somebody has to play")');
  await ann.page.click('[data-guest=friend] .who');
  await ann.page.click('[data-face=Akira] .who');
  await ann.page.click('.sit');
  await ann.page.waitForSelector('input[readonly]');
  expect((await tableOf(ann)).seats.map(({ kind }) => kind)).toEqual(['human', 'open']);
  const link = await ann.page.locator('input[readonly]').inputValue();
  const bo = await house.person();
  await bo.go(new URL(link).pathname);
  await bo.page.locator('label.name input').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down here' }).click();
  await ann.page.locator('button.start:not([disabled])').click();
  await playUntil(async () => (await ann.lines()) > 3, [ann, bo], luckOf(2));
  expect(house.complaints).toEqual([]);
  await ann.context.close();
  await bo.context.close();
});

test('those who share a screen have names of their own', async () => {
  const ann = await house.person();
  await ann.go('/new/samurai');
  await ann.page.fill('.faces input', 'Ann');
  await ann.page.click('[data-guest=here] .who');
  await ann.page.click('.sit');
  const { seats } = await tableOf(ann);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
  expect(seats.filter(({ yours }) => yours)).toHaveLength(2);
  await ann.context.close();
});

test('my games come first, with whose turn it is and how they ended', async () => {
  const ann = await house.person();
  const over = await openTable(ann, against('samurai', 2));
  await requests(ann, `/api/tables/${over}`, 0, { type: 'resign' });
  await until(() => ann.isOver(), 'it was given up');
  const pace = { kind: 'days', days: 3 };
  const slow = await openTable(ann, { ...against('glory', 2), pace });
  await until(() => ann.isAsked(), 'asked');
  for (const size of [PHONE, WIDE]) {
    await ann.page.setViewportSize(size);
    await ann.go('/');
    await ann.page.waitForSelector('[data-standing=turn]');
    if (size === PHONE) expect(await scrolls(ann)).toBeLessThanOrEqual(0);
    await ann.picture(`my-games-${size.width}`);
    const cards = ann.page.locator('[data-standing]');
    expect(await cards.first().getAttribute('data-standing')).toBe('turn');
    expect(await cards.first().textContent()).toContain('Your turn');
    expect(await cards.first().textContent()).toContain('2 days left');
    const above = await ann.page.evaluate(() => {
      const top = (selector: string): number =>
        document.querySelector(selector)!.getBoundingClientRect().top;
      return top('[data-standing]') < top('[data-play]');
    });
    expect(above).toBe(true);
  }
  await ann.page.click('[data-standing=over]');
  await until(() => ann.sees('.controls'), 'the replay');
  for (const size of [PHONE, WIDE]) {
    await ann.page.setViewportSize(size);
    await ann.go(`/table/${over}`);
    await ann.page.waitForSelector('[data-next]');
    await ann.page.keyboard.press('Escape');
    await ann.picture(`next-game-${size.width}`);
  }
  await ann.page.click('[data-next]');
  await until(async () => ann.page.url().endsWith(slow), 'the next game where I am asked');
  await ann.context.close();
});

test('on a phone the first screen is all there is: no page scrolls', async () => {
  for (const language of ['en', 'de']) {
    const ann = await house.person({ language }, PHONE);
    for (const path of ['/', ...SLUGS.map((slug) => `/new/${slug}`)]) {
      await ann.go(path);
      await ann.page.waitForSelector(path === '/' ? '[data-play]' : '[data-door]');
      await ann.picture(`door${path.replaceAll('/', '-')}-${language}`);
      expect.soft(await scrolls(ann), `${path} in ${language}`).toBeLessThanOrEqual(0);
    }
    await ann.page.tap('.sit');
    await tableOf(ann);
    await ann.context.close();
  }
});

test.each(['light', 'dark'])('axe finds nothing serious at the door, %s', async (theme) => {
  for (const size of [WIDE, PHONE]) {
    const ann = await house.person({ theme }, size);
    for (const path of ['/', '/new/glory', '/new/skirmish']) {
      await ann.go(path);
      await ann.page.waitForSelector(path === '/' ? '[data-play]' : '[data-door]');
      expect.soft(await serious(ann.page), `${path} ${size.width}`).toEqual([]);
    }
    await ann.context.close();
  }
});
