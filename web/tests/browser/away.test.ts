// People agree: a proposal waits for its answer, another clock by consent, and an abandoned seat goes to who looks on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asks, leave, menu, press, send } from './guests';
import { House, PHONE, until, type Person } from './house';
import { places } from './places';

const house = new House(1, { env: { SENGOKU_AWAY: '1' } });
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test('a proposal waits, the clock changes by consent, and an onlooker takes an abandoned seat', async () => {
  const ann = await house.person();
  const bo = await house.person({}, PHONE);
  const eve = await house.person({ theme: 'dark' });
  for (const [person, name] of [
    [ann, 'Ann'],
    [bo, 'Bo'],
    [eve, 'Eve'],
  ] as const) {
    await person.go('/');
    await send(person, '/api/me', { name });
  }
  const seats = [{ kind: 'mine' }, {}, { kind: 'bot', bot: 'random' }];
  const made = await send(ann, '/api/tables', { game: 'glory', seats });
  const path = `/api/tables/${made.table.id}`;
  await bo.go(made.invite);
  await send(bo, `${path}/seats/1`, {});
  await send(ann, `${path}/start`, {});
  for (const person of [ann, bo]) {
    await person.go(`/table/${made.table.id}`);
    await until(() => person.sees('.page'), 'they play');
  }
  const table = (): Promise<any> => asks(ann, path);

  await until(() => bo.sees('.page .room'), 'Bo sees the table');
  const still = await places(bo);
  await menu(ann);
  await press(ann, 'Propose a pause');
  await bo.page.waitForSelector('[data-proposal=pause]');
  expect.soft(await places(bo)).toEqual(still); // nothing moves because of it
  const before = (await table()).version;
  await bo.picture('proposal');
  await ann.picture('proposal');
  await press(ann, 'Withdraw');
  await until(async () => !(await bo.sees('[data-proposal]')), 'it is withdrawn');
  expect((await table()).version).toBe(before); // nobody moved meanwhile, no bot either
  await menu(ann);
  await press(ann, 'Propose another clock');
  await ann.page.locator('fieldset select').first().selectOption('days');
  await ann.picture('another-clock');
  await ann.page.locator('fieldset .button').click();
  await bo.page.waitForSelector('[data-proposal=pace]');
  await press(bo, 'Agree');
  await until(async () => (await table()).pace.kind === 'days', 'another clock');

  await bo.go('/');
  await eve.go(made.invite);
  await until(() => eve.sees('.page'), 'Eve looks on');
  await until(async () => (await table()).seats[1].away !== null, 'Bo is away');
  await menu(ann);
  await press(ann, 'A bot for Bo');
  await eve.page.locator('[data-take="1"]').click();
  await ann.page.waitForSelector('[data-proposal=seat]');
  await ann.picture('take-seat');
  await press(ann, 'Agree');
  await until(async () => (await table()).seats[1].name === 'Eve', 'Eve has the seat');
  await until(
    () => eve.page.evaluate(() => !document.querySelector('[data-take]')),
    'and plays on at once',
  );
  expect(house.outside).toEqual([]);
  await leave([ann, bo, eve]);
});
