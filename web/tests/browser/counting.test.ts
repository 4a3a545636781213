// A match that counts: two agree to that, at a desk and on a phone, play until it is decided, and see what it did.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { House, LONG, luckOf, PHONE, playUntil, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const LIVE = { kind: 'live', bank: 36_000, increment: 60 };
const send = (person: Person, path: string, body: unknown): Promise<any> =>
  person.page.evaluate(
    async ([at, sent]) =>
      (
        await fetch(at as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        })
      ).json(),
    [path, body] as const,
  );
const asks = (person: Person, path: string): Promise<any> =>
  person.page.evaluate(async (at) => (await fetch(at)).json(), path);
const shows = (person: Person, selector: string): Promise<unknown> =>
  person.page.waitForSelector(selector, { state: 'attached' });

async function somebody(name: string, ...how: Parameters<House['person']>): Promise<Person> {
  const person = await house.person(...how);
  await person.go('/');
  await send(person, '/api/me', { name });
  return person;
}

async function givesUp(person: Person): Promise<void> {
  await person.page.locator('nav button').last().click();
  await person.page.locator('[data-resign]').click();
  await person.page.locator('[data-resign]').click(); // yes, for sure
}

test('at the door one chooses that it counts, and reads what that means', async () => {
  const ann = await somebody('Ann');
  await ann.go('/new/glory');
  await ann.page.waitForSelector('[data-counts] select');
  expect(await ann.page.locator('.sum').textContent()).not.toContain('no hints');
  await ann.page.selectOption('[data-counts] select', 'counts');
  await until(
    async () => ((await ann.page.locator('.sum').textContent()) ?? '').includes('no hints'),
    'it is said in a sentence',
  );
  await ann.picture('door-counts');
  await ann.page.locator('button.sit').click(); // against bots
  await until(() => ann.sees('.page'), 'they play');
  const table = await asks(ann, `/api/tables/${ann.page.url().split('/').at(-1)}`);
  expect([table.counts, table.hints, table.pace.kind, table.pace.at_zero]).toEqual([
    true,
    false,
    'live',
    'resign',
  ]);
  await ann.page.locator('nav button').last().click();
  await shows(ann, '.menu');
  expect(await ann.sees('[data-takeback]')).toBe(false);
  await ann.context.close();
});

test('two agree that it counts, play until it is decided, and see result and rating', async () => {
  const ann = await somebody('Ann');
  const bo = await somebody('Bo', { theme: 'dark' }, PHONE);
  const wish = { game: 'glory', pace: LIVE, options: { rounds: 1 }, listed: true };
  const made = await send(ann, '/api/tables', { ...wish, seats: [{ kind: 'mine' }, {}] });
  const id = made.table.id as string;
  for (const person of [ann, bo]) await person.go(`/table/${id}`);
  await bo.page.locator('[data-seat="1"] .strong').click();
  await shows(ann, '[data-seat="1"][data-kind=human]');
  await shows(bo, '[data-term=friendly]');

  // the host changes it: nothing begins before the other one has agreed
  await ann.page.click('[data-count]');
  await shows(bo, '[data-agree]');
  await shows(bo, '[data-term=counts]');
  expect(await ann.page.locator('button.start').isDisabled()).toBe(true);
  await bo.picture('counts-asked');
  await ann.picture('counts-asked');
  for (const person of [ann, bo]) expect.soft(await serious(person.page)).toEqual([]);
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await bo.page.click('[data-agree]');
  await ann.page.locator('button.start:not([disabled])').click();
  for (const person of [ann, bo]) await until(() => person.sees('.page'), 'they play');

  const over = async (): Promise<boolean> => (await ann.isOver()) && (await bo.isOver());
  await playUntil(LONG ? over : async (touches) => touches > 8, [ann, bo], luckOf(5));
  if (!LONG) await givesUp(bo);
  await until(over, 'both see the end');
  const changes: number[] = [];
  for (const [seat, person] of [ann, bo].entries()) {
    const mine = person.page.locator('[data-ratings] .mine [data-change]');
    await mine.waitFor();
    changes.push(Number(await mine.getAttribute('data-change')));
    await person.picture('rating-change');
    expect.soft(await serious(person.page)).toEqual([]);
    expect(await person.page.locator('[data-ratings] li').count(), `seat ${seat}`).toBe(2);
  }
  const { result } = await asks(ann, `/api/tables/${id}`);
  expect(changes[0]! + changes[1]!).toBe(0);
  if (result.winners.length === 1) expect(changes[result.winners[0]]!).toBeGreaterThan(0);

  // and on the page about each of them, with the way back to the match
  for (const [seat, person] of [ann, bo].entries()) {
    await person.go('/me');
    await shows(person, '[data-results=some]');
    const points = await person.page.locator('[data-results] [data-rating]').first();
    expect(Number(await points.getAttribute('data-rating'))).toBe(1500 + changes[seat]!);
    await shows(person, `[data-against="${seat ? 'Ann' : 'Bo'}"]`);
    await person.picture('my-results');
    expect.soft(await serious(person.page)).toEqual([]);
    await person.page.locator(`[data-past="${id}"] a`).click();
    await until(async () => person.page.url().includes(`/replay/${id}`), 'its replay');
  }
  expect(house.outside).toEqual([]);
  await Promise.all([ann, bo].map((person) => person.context.close()));
});

test('nobody else learns what they are worth, and a stranger has no results', async () => {
  const ann = await somebody('Ann');
  const eve = await somebody('Eve');
  const seats = [{ kind: 'mine' }, { kind: 'bot', bot: 'bot:1' }];
  const made = await send(ann, '/api/tables', {
    game: 'glory',
    pace: LIVE,
    counts: true,
    listed: true,
    seats,
  });
  const path = `/api/tables/${made.table.id}`;
  expect((await asks(eve, `${path}/ratings`)).length).toBe(2); // before one sits down
  await send(ann, `${path}/start`, undefined);
  expect((await asks(eve, `${path}/ratings`)).key).toBe('not-a-player');
  await send(ann, `${path}/requests?seat=0`, { type: 'resign', id: 'r' });
  expect((await asks(eve, `${path}/ratings`)).key).toBe('not-a-player');
  await eve.go('/me');
  await shows(eve, '[data-results=none]');
  await eve.picture('my-results-none');
  await Promise.all([ann, eve].map((person) => person.context.close()));
});
