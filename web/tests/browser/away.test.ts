// People agree: a proposal waits for its answer, another clock by consent, and an abandoned seat goes to who looks on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, PHONE, until, type Person } from './house';

const house = new House(1, { env: { SENGOKU_AWAY: '1' } });
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const press = (person: Person, name: string): Promise<void> =>
  person.page.getByRole('button', { name, exact: true }).first().click();
const menu = (person: Person): Promise<void> => person.page.locator('nav button').last().click();
const post = (person: Person, path: string, body: unknown): Promise<any> =>
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
    await post(person, '/api/me', { name });
  }
  const seats = [{ kind: 'mine' }, {}, { kind: 'bot', bot: 'random' }];
  const made = await post(ann, '/api/tables', { game: 'glory', seats });
  const path = `/api/tables/${made.table.id}`;
  await bo.go(made.invite);
  await post(bo, `${path}/seats/1`, {});
  await post(ann, `${path}/start`, {});
  for (const person of [ann, bo]) {
    await person.go(`/table/${made.table.id}`);
    await until(() => person.sees('.page'), 'they play');
  }
  const table = (): Promise<any> => ann.page.evaluate(async (at) => (await fetch(at)).json(), path);

  await menu(ann);
  await press(ann, 'Propose a pause');
  await bo.page.waitForSelector('[data-proposal=pause]');
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
  await press(ann, 'Let a bot play for Bo');
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
  await Promise.all([ann, bo, eve].map((person) => person.context.close()));
});
