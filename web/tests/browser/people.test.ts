// People meet: a name that stays, a code for another device, on a phone and at a desk.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { asks, press } from './guests';
import { House, luckOf, openTable, PHONE, playUntil, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const plies = async (person: Person): Promise<number> =>
  (await asks(person, `/api/tables/${person.page.url().split('/').at(-1)}`)).ply;

/** Sits down for a game with a friend and gives the path of the link. */
async function invites(ann: Person, game: string): Promise<string> {
  await ann.go(`/new/${game}`);
  await ann.page.click('.seg button >> nth=0'); // two of us
  await ann.page.click('[data-guest=friend] .who');
  await ann.page.click('[data-face=Akira] .who');
  await ann.page.click('.sit');
  const link = ann.page.locator('input[readonly]');
  await until(async () => (await link.count()) > 0 && (await link.inputValue()) !== '', 'a link');
  return new URL(await link.inputValue()).pathname;
}

test('a guest gets a name on the invite, changes it, and takes it all to a phone by a code', async () => {
  const ann = await house.person();
  const bo = await house.person();
  await bo.go('/');
  await bo.page.evaluate(() =>
    fetch('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Guest' }),
    }),
  );
  await bo.go(await invites(ann, 'samurai'));
  const field = bo.page.locator('label.name input');
  expect(await field.inputValue()).toBe(''); // a guest is asked again
  await field.fill('Bo');
  await bo.page.click('[data-dress-open]');
  await bo.page.click('[data-color=amber]');
  await bo.page.click('[data-crest=moon]');
  await bo.picture('dress');
  await press(bo, 'Close');
  await press(bo, 'Sit down here');
  await until(() => ann.sees('li >> text=/^Bo$/'), 'the host sees the name');
  const seats = (await asks(ann, `/api/tables/${ann.page.url().split('/').at(-1)}`)).seats;
  expect(seats.map(({ color, crest }: any) => `${color} ${crest}`)).toContain('amber moon');
  await until(async () => (await asks(bo, '/api/me')).name === 'Bo', 'and it stays');
  await bo.page.getByRole('button', { name: 'Settings' }).click();
  await bo.page.locator('dialog input[autocomplete=nickname]').fill('Boris');
  await press(bo, 'Save');
  await until(() => ann.sees('li:has-text("Boris")'), 'the new name is told at the table');
  await ann.page.locator('button.start:not([disabled])').click();
  await until(() => bo.sees('.page'), 'they play');

  await bo.go('/me');
  await bo.page.click('[data-code]');
  const shown = bo.page.locator('input.code[readonly]');
  await until(async () => (await shown.count()) > 0, 'a code');
  const code = await shown.inputValue();
  expect(code).toMatch(/^(\w{4}-){4}\w{4}$/);
  await bo.picture('me');
  expect.soft(await serious(bo.page)).toEqual([]);

  const phone = await house.person({ theme: 'dark' }, PHONE);
  await phone.go('/me');
  await phone.page.fill('input.code', code.toLowerCase());
  await press(phone, 'That’s me');
  await phone.page.waitForSelector('[data-standing]');
  expect((await asks(phone, '/api/me')).name).toBe('Boris');
  await phone.go('/me');
  await phone.page.waitForSelector('[data-device=other]');
  await phone.picture('me');
  expect.soft(await serious(phone.page)).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await press(phone, 'End it');
  await until(async () => !(await asks(bo, '/api/me')).known, 'the first device is ended');
  expect((await asks(phone, '/api/me')).known).toBe(true);
  expect(house.outside).toEqual([]);
  await Promise.all([ann, bo, phone].map((person) => person.context.close()));
});

test('a rematch is offered on the result sheet; who accepts sits down, who declines does not', async () => {
  const people = await Promise.all([house.person(), house.person({ theme: 'dark' }, PHONE)]);
  const [ann, bo] = people as [Person, Person];
  await bo.go(await invites(ann, 'glory'));
  await bo.page.locator('label.name input').fill('Bo');
  await press(bo, 'Sit down here');
  await ann.page.locator('button.start:not([disabled])').click();
  await until(() => ann.sees('.page'), 'they play');
  const first = ann.page.url();
  /** Bo gives up, and the result lies on both screens. */
  const giveUp = async (): Promise<void> => {
    await bo.page.locator('nav button').last().click();
    await press(bo, 'Resign');
    await bo.page.locator('.menu .strong').click();
    for (const person of people) await until(() => person.sees('dialog[open] .end'), 'the result');
  };
  await until(() => bo.sees('.page'), 'Bo, too');
  await giveUp();
  await press(ann, 'Rematch');
  await bo.page.waitForSelector('[data-offer]');
  await bo.picture('rematch');
  expect(await ann.page.locator('li em').textContent()).toContain('Bo');
  expect(await ann.page.locator('button.start').isDisabled()).toBe(true); // nobody is seated unasked
  await press(bo, 'Play again');
  for (const person of people)
    await until(async () => (await person.sees('.page')) && person.page.url() !== first, 'again');
  await giveUp();
  await press(ann, 'Rematch');
  await bo.page.waitForSelector('[data-offer]');
  await press(bo, 'No, thanks');
  await until(async () => !(await ann.sees('li em >> text=/^Bo$/')), 'the seat is free');
  await ann.picture('rematch-declined');
  await Promise.all(people.map((person) => person.context.close()));
});

test('whose seat a bot plays takes over with one click; against bots a move is taken back', async () => {
  const ann = await house.person({}, PHONE);
  const live = { kind: 'live', bank: 10, increment: 0 };
  const bots = { seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }], game: 'glory' };
  await openTable(ann, { ...bots, pace: live });
  await ann.page.waitForSelector('[data-stand-in]'); // ten seconds, and the house acts by itself
  await ann.picture('stand-in');
  await press(ann, 'Take over');
  await until(async () => !(await ann.sees('[data-stand-in]')), 'back');
  await openTable(ann, bots);
  await playUntil(async (touches) => touches > 6 && ann.isAsked(), [ann], luckOf(3));
  /** What was touched last may still be on its way: then the table says so, and one clicks again. */
  const takesBack = async (): Promise<boolean> => {
    if (!(await ann.isAsked())) return false;
    const before = await plies(ann);
    await ann.page.locator('nav button').last().click();
    await ann.page.click('[data-takeback]');
    for (let look = 0; look < 50; look += 1) if ((await plies(ann)) < before) return true;
    return false;
  };
  await until(takesBack, 'it is taken back');
  await ann.context.close();
});
