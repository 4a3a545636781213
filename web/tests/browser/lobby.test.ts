// The lobby: people find a table, talk before the first card, choose bots, hand over, ask somebody to leave, mute.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { asks, gone, press, send, shows, somebody } from './guests';
import { House, PHONE, until, type Person } from './house';

const house = new House(1, { env: { SENGOKU_AWAY: '1500' } });
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const says = async (person: Person, text: string): Promise<void> => {
  await person.page.locator('.talk input').fill(text);
  await person.page.keyboard.press('Enter');
};

test('from the list of open tables to the first card', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', { theme: 'dark' }, PHONE);
  const cleo = await somebody(house, 'Cleo');
  const open = { listed: true, seats: [{ kind: 'mine' }, {}, {}] };
  const live = { kind: 'live', bank: 600, increment: 5 };
  await send(cleo, '/api/tables', { ...open, game: 'samurai', level: 'learning' });
  const options = { imperial_orders: true };
  const { table } = await send(ann, '/api/tables', { ...open, game: 'glory', pace: live, options });
  const path = `/api/tables/${table.id}`;
  await ann.go(`/table/${table.id}`);

  // Bo finds it among the others
  await bo.go('/');
  await press(bo, 'Look');
  await shows(bo, '[data-tables="2"]');
  await bo.page.selectOption('[data-filter=level]', 'learning');
  await shows(bo, '[data-tables="1"]');
  await bo.page.selectOption('[data-filter=level]', '');
  await bo.page.selectOption('[data-filter=pace]', 'live');
  await bo.page.selectOption('[data-filter=players]', '3');
  await shows(bo, '[data-tables="1"]');
  await bo.picture('open-tables');
  expect.soft(await serious(bo.page)).toEqual([]);
  await bo.page.selectOption('[data-filter=game]', 'honor');
  await shows(bo, '[data-tables="0"]');
  await bo.page.selectOption('[data-filter=game]', 'glory');
  await bo.page.locator(`a[href$="${table.id}"]`).click();

  // what is played, who looks on, and talk before he sits down
  expect(await bo.page.locator('[data-term=pace]').textContent()).toContain('10 min');
  await shows(bo, '[data-term=imperial_orders]');
  await shows(ann, '[data-spectators="1"] [data-visitor=Bo]');
  await says(bo, 'May I join?');
  await ann.page.getByText('May I join?').waitFor();
  await says(ann, 'Please do');
  await bo.page.getByText('Please do').waitFor();
  await bo.page.locator('[data-seat="1"] .strong').click();
  await shows(ann, '[data-seat="1"][data-kind=human] .here');
  await gone(ann, '[data-spectators]');

  // how well a bot plays
  await ann.page.locator('[data-seat="2"]').getByRole('button', { name: 'A bot' }).click();
  await shows(bo, '[data-seat="2"] [data-level="2"]');
  expect(await bo.page.locator('[data-seat="2"] .dots').isDisabled()).toBe(true);
  await ann.page.click('[data-seat="2"] .dots');
  await shows(bo, '[data-seat="2"] [data-level="3"]');
  await ann.picture('lobby');
  await bo.picture('lobby');
  for (const person of [ann, bo]) expect.soft(await serious(person.page)).toEqual([]);
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  // another host, and back by himself when that one leaves
  await ann.page.click('[data-seat="1"] [data-more]');
  await ann.picture('person');
  await press(ann, 'Make Bo the host');
  await shows(bo, '[data-passed]');
  await shows(ann, '[data-seat="1"] [data-host]');
  await shows(bo, 'button.start');
  await bo.go('/');
  await shows(ann, '[data-seat="0"] [data-host]');
  await ann.picture('lobby-host');

  // nothing is dealt before Bo is here
  await ann.page.locator('button.start:not([disabled])').click();
  await shows(ann, '[data-called]');
  await shows(ann, '[data-seat="1"].waits');
  await ann.picture('lobby-called');
  expect((await asks(ann, path)).status).toBe('open');
  await bo.go(`/table/${table.id}`);
  for (const person of [ann, bo]) await shows(person, '.page');
  await cleo.go(`/table/${table.id}`);
  await shows(ann, '[data-watchers="1"]');
  await ann.page.click('[data-watchers]');
  await shows(ann, '[data-visitor=Cleo]');
  await ann.picture('watchers');
  expect(house.outside).toEqual([]);
  await Promise.all([ann, bo, cleo].map((person) => person.context.close()));
});

test('a table for everybody is made at the door, and who looks for one finds it without asking again', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', { theme: 'dark' }, PHONE);
  await bo.go('/');
  await ann.go('/new/honor');
  expect(await ann.sees('[data-listed]')).toBe(false); // there is nobody to come
  await ann.page.click('[data-guest=friend] .who');
  await ann.page.selectOption('[data-listed] select', 'all');
  await ann.picture('door-listed');
  await ann.page.click('.sit');
  await shows(ann, '[data-term=listed]');
  const id = ann.page.url().split('/').at(-1)!;
  await press(bo, 'Look'); // the page has seen that there is one
  await shows(bo, `[data-tables] a[href$="${id}"]`);
  const open = { game: 'samurai', listed: true, seats: [{ kind: 'mine' }, {}] };
  const { table } = await send(ann, '/api/tables', open);
  await shows(bo, `[data-tables] a[href$="${table.id}"]`); // one more while he chooses

  // against bots alone nobody looks on unasked, whatever was chosen before
  await ann.go('/');
  await ann.page.click('[data-play=honor]');
  await shows(ann, '.page');
  expect((await asks(ann, `/api/tables/${ann.page.url().split('/').at(-1)}`)).listed).toBe(false);
  await Promise.all([ann, bo].map((person) => person.context.close()));
});

test('who is muted is not heard, and who is asked to leave does not come back', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', {}, PHONE);
  const eve = await somebody(house, 'Eve', { quiet: true });
  const { table, invite } = await send(ann, '/api/tables', {
    game: 'glory',
    seats: [{ kind: 'mine' }, {}, {}],
  });
  await ann.go(`/table/${table.id}`);
  await bo.go(invite);
  await eve.go(invite);
  await shows(ann, '[data-spectators="2"] [data-visitor=Bo]');
  expect(await ann.page.locator('[data-visitor]').count()).toBe(1); // Eve does not tell her name
  await bo.page.locator('[data-seat="1"] .strong').click();
  await says(bo, 'Losers!');
  await ann.page.locator('.talk .name', { hasText: 'Bo' }).click();
  await ann.page.click('[data-mute]');
  await gone(ann, '.talk li:has-text("Losers")');
  await says(bo, 'Do you hear me?');
  await eve.page.getByText('Do you hear me?').waitFor();
  await says(eve, 'I do');
  await ann.page.getByText('I do').waitFor();
  expect(await ann.sees('.talk li:has-text("hear me")')).toBe(false);
  await ann.page.reload();
  await ann.page.getByText('I do').waitFor();
  expect(await ann.sees('.talk li:has-text("hear me")')).toBe(false); // it is kept
  await ann.page.click('[data-unmute]');
  await ann.page.getByText('Do you hear me?').waitFor();

  await ann.page.click('[data-seat="1"] [data-more]');
  await ann.page.click('[data-block]');
  await ann.picture('block');
  await ann.page.click('[data-sure]');
  await bo.page.getByText('The host has asked you to leave this table.').waitFor();
  await bo.picture('blocked');
  await shows(ann, '[data-seat="1"][data-kind=open]');
  await shows(ann, '[data-blocked]');
  await ann.picture('lobby-blocked');
  expect(await eve.sees('[data-blocked]')).toBe(false);
  await send(bo, '/api/me', { name: 'Somebody' });
  await bo.go(invite);
  await bo.page.getByText('This link no longer works. Ask the host for the new one.').waitFor();
  await bo.go(`/table/${table.id}`);
  await bo.page.getByText('The host has asked you to leave this table.').waitFor();
  await press(ann, 'Let Bo in again');
  await gone(ann, '[data-blocked]');
  await bo.page.reload();
  await bo.page.getByText('no such table').waitFor(); // he needs the new link
  await Promise.all([ann, bo, eve].map((person) => person.context.close()));
});

test('by days nobody has to wait for the others, and everybody has come before the first card', async () => {
  const ann = await somebody(house, 'Ann', {}, PHONE);
  const bo = await somebody(house, 'Bo');
  const made = await send(ann, '/api/tables', {
    game: 'glory',
    seats: [{ kind: 'mine' }, {}],
    pace: { kind: 'days', days: 2 },
  });
  const path = `/api/tables/${made.table.id}`;
  await bo.go(made.invite);
  await bo.page.locator('[data-seat="1"] .strong').click();
  await ann.go(`/table/${made.table.id}`);
  await shows(ann, '[data-seat="1"][data-kind=human]');
  await bo.go('/');
  await until(async () => !(await asks(ann, path)).seats[1].present, 'Bo is away');
  await ann.page.locator('button.start:not([disabled])').click();
  await shows(ann, '[data-called]');
  await ann.picture('lobby-days');
  await ann.go('/');
  await bo.go(`/table/${made.table.id}`);
  await shows(bo, '.page'); // though Ann is gone
  expect((await asks(bo, path)).due).toBeGreaterThan(Date.now());
  await Promise.all([ann, bo].map((person) => person.context.close()));
});
