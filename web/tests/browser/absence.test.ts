// Who stays away: seen by all since when, a countdown, the table's own rule; back by one click. Minutes pass in seconds here.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { asks, fits, leave, met, moveUntil, press, send, shows, somebody } from './guests';
import { House, PHONE, until, WIDE, type Person } from './house';
import { places } from './places';

const slow = new House(1, { env: { SENGOKU_HASTE: '12' } });
const quick = new House(1, {
  env: { SENGOKU_HASTE: '900', SENGOKU_AWAY: '600000000', SENGOKU_IDLE: '60000000' },
});
beforeAll(async () => {
  await slow.open();
  await quick.open();
});
afterAll(async () => {
  await slow.close();
  await quick.close();
});

const seats = [{ kind: 'mine' }, {}];
async function two(house: House): Promise<[Person, Person]> {
  return [await somebody(house, 'Ann', { theme: 'dark' }), await somebody(house, 'Bo', {}, PHONE)];
}

/** Where a table stands, on both screens; the strip of what happened shares its place with who is away. */
async function standing(person: Person): Promise<Record<string, string>[]> {
  const found = [];
  for (const size of [PHONE, WIDE]) {
    await person.page.setViewportSize(size);
    let now = await places(person);
    await until(async () => {
      const before = now;
      await person.page.waitForTimeout(250); // what has room anew eases there
      now = await places(person);
      return JSON.stringify(now) === JSON.stringify(before);
    }, 'it stands');
    found.push(Object.fromEntries(Object.entries(now).filter(([name]) => !/^recap/.test(name))));
  }
  return found;
}

test('a countdown, then a bot; who comes back takes over with one click', async () => {
  const [ann, bo] = await two(slow);
  const absence = { rule: 'bot', after: 180, bot: 'random' };
  const table = await met([ann, bo], { game: 'glory', seats, absence });
  await send(ann, `${table.path}/start`);
  await moveUntil(1, [ann, bo], table.path);
  await ann.go(`/table/${table.id}`);
  await shows(ann, '.page .room');
  const still = await standing(ann);
  await bo.go('/');
  await shows(ann, '[data-away="1"]');
  expect.soft(await standing(ann)).toEqual(still);
  expect(await ann.page.locator('[data-away="1"]').textContent()).toMatch(
    /Bo is away\. A bot plays on in [0-3]:\d\d\./,
  );
  await ann.picture('countdown');
  expect.soft(await serious(ann.page)).toEqual([]);
  await ann.page.setViewportSize(PHONE);
  await ann.picture('countdown-narrow');
  await fits(ann);
  await ann.page.setViewportSize(WIDE);
  await until(async () => (await asks(ann, table.path)).seats[1].stand_in, 'the bot plays');
  await bo.go(`/table/${table.id}`);
  await shows(bo, '[data-stand-in]');
  const told = await places(bo);
  await bo.picture('bot-for-you');
  await fits(bo);
  expect.soft(await serious(bo.page)).toEqual([]);
  await press(bo, 'Take over');
  await until(async () => !(await asks(ann, table.path)).seats[1].stand_in, 'he plays himself');
  await until(async () => !(await bo.sees('[data-stand-in]')), 'and sees it');
  expect(await places(bo)).toEqual(told);
  await leave([ann, bo]);
});

test.each(['glory', 'samurai', 'honor', 'skirmish'])(
  'all see since when somebody is away: %s',
  async (game) => {
    const [ann, bo] = await two(slow);
    const third = game === 'skirmish' ? [] : [{ kind: 'bot', bot: 'greedy' }];
    const table = await met([ann, bo], { game, seats: [...seats, ...third] });
    await send(ann, `${table.path}/start`);
    await bo.go('/');
    await ann.go(`/table/${table.id}`);
    await until(
      async () => /away for \d+ min/.test(await ann.page.innerText('.page')),
      'since when',
    );
    for (const size of [WIDE, PHONE]) {
      await ann.page.setViewportSize(size);
      await ann.picture(`away-${game}-${size.width}`);
      await fits(ann);
    }
    await leave([ann, bo]);
  },
);

test('where the table says so, who stays away gives up', async () => {
  const [ann, bo] = await two(slow);
  const absence = { rule: 'win', after: 60 };
  const table = await met([ann, bo], { game: 'glory', seats, absence });
  await send(ann, `${table.path}/start`);
  await moveUntil(1, [ann, bo], table.path);
  await ann.go(`/table/${table.id}`);
  await bo.go('/');
  await shows(ann, '[data-away="1"]');
  expect(await ann.page.locator('[data-away="1"]').textContent()).toContain('gives up the game in');
  await ann.picture('countdown-win');
  await shows(ann, 'dialog[open] .end');
  expect((await asks(ann, table.path)).result.winners).toEqual([0]);
  await ann.picture('gave-up');
  await leave([ann, bo]);
});

test('a table at which no person is left ends itself', async () => {
  const [ann, bo] = await two(quick);
  const live = { kind: 'live', bank: 60, increment: 0 };
  const table = await met([ann, bo], {
    game: 'glory',
    seats: [...seats, { kind: 'bot', bot: 'greedy' }],
    pace: live,
  });
  await ann.go(`/table/${table.id}`);
  await bo.go(`/table/${table.id}`);
  await shows(bo, '[data-seat="0"] .here');
  await send(ann, `${table.path}/start`);
  for (const person of [ann, bo]) {
    await shows(person, '.page');
    await person.go('/');
  }
  await until(async () => (await asks(ann, table.path)).status === 'abandoned', 'it is called off');
  const { ply, seats: at } = await asks(ann, table.path);
  expect(at.map(({ stand_in }: any) => stand_in)).toEqual([true, true, false]);
  expect(ply).toBeLessThan(40); // bots did not play on among themselves
  for (const person of [ann, bo]) {
    await person.page.reload();
    await shows(person, '[data-standing=over]');
    expect(await person.page.locator('[data-standing=over]').textContent()).toContain('Called off');
  }
  await leave([ann, bo]);
});

test('every rule of a clock and of absence can be chosen, and the table has it', async () => {
  const ann = await slow.person();
  const phone = await slow.person({ theme: 'dark' }, PHONE);
  for (const [person, kind, atZero, rule] of [
    [ann, 'live', 'skip', 'win'],
    [phone, 'days', 'resign', 'bot'],
  ] as const) {
    await person.go('/new/glory');
    await person.page.locator('[data-door] [data-more]').click();
    const select = person.page.locator('dialog select');
    await select.nth(0).selectOption(kind);
    await select.nth(1).selectOption(atZero);
    await person.page.getByLabel('Time to react (seconds)').fill('7');
    await select.nth(2).selectOption(rule);
    await person.page.getByLabel('After (minutes)').fill('5');
    await person.page.keyboard.press('Tab');
    if (rule === 'bot') await select.nth(3).selectOption('bot:4');
    await person.picture('clocks');
    await fits(person);
    await person.page.keyboard.press('Escape');
    await person.page.click('.sit');
    await until(async () => person.page.url().includes('/table/'), 'the table');
    const told = await asks(person, `/api/tables/${person.page.url().split('/').at(-1)}`);
    expect(told.pace).toMatchObject({ kind, at_zero: atZero });
    expect(told.window).toBe(7);
    expect(told.absence).toMatchObject({
      rule,
      after: 300,
      ...(rule === 'bot' && { bot: 'bot:4' }),
    });
  }
  await leave([ann, phone]);
});
