// Two at one screen, a third on a phone: each has a name, the curtain says whose turn it is, and both are present.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { asks, leave, requests, send, shows, somebody } from './guests';
import { House, luckOf, PHONE, until } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test('each at one screen has a name, the curtain says it, and the phone sees both', async () => {
  const ann = await house.person();
  const bo = await house.person({ theme: 'dark' }, PHONE);
  await ann.go('/new/glory');
  await ann.page.fill('.faces input', 'Ann');
  await ann.page.click('.seg button >> nth=1'); // three of us
  await ann.page.click('[data-guest=here] .who');
  await ann.page.fill('[data-beside]', 'Otto');
  await ann.page.click('[data-guest=friend] .who');
  await ann.page.click('[data-face=Akira] .who'); // no bot at this table
  await ann.picture('beside');
  await ann.page.click('.sit');
  const link = ann.page.locator('input[readonly]');
  await until(async () => (await link.count()) > 0 && (await link.inputValue()) !== '', 'a link');
  await bo.go(new URL(await link.inputValue()).pathname);
  const path = `/api/tables/${ann.page.url().split('/').at(-1)}`;
  const { seats } = await asks(bo, path);
  expect(seats.map(({ name }: any) => name).sort()).toEqual(['', 'Ann', 'Otto']);
  await bo.page.locator('label.name input').fill('Otto'); // nobody passes for him
  await bo.page.locator('[data-kind=open] .strong').tap();
  await bo.page.locator('.problem').waitFor();
  await bo.page.locator('label.name input').fill('Bo');
  await bo.page.locator('[data-kind=open] .strong').tap();
  await ann.page.locator('button.start:not([disabled])').click();

  const handed: string[] = [];
  const luck = luckOf(5);
  await until(
    async () => {
      if (await ann.sees('.curtain .strong')) {
        const said = (await ann.page.locator('.curtain h1').textContent()) ?? '';
        expect(await ann.sees('.board')).toBe(false); // nothing of anybody's hand
        if (!handed.length) {
          await ann.picture('curtain');
          expect.soft(await serious(ann.page)).toEqual([]);
          const here = async (): Promise<boolean> =>
            (await asks(bo, path)).seats.every(({ present }: any) => present);
          await until(here, 'who is behind the curtain is here');
        }
        const name = ['Ann', 'Otto'].find((each) => said.includes(each))!;
        if (handed.at(-1) !== name) handed.push(name);
        await ann.page.locator(`.curtain .strong:has-text("I am ${name}")`).click();
        await shows(ann, '.board');
      }
      for (const person of [ann, bo]) if (await person.isAsked()) await person.decide(luck);
      return handed.length > 2;
    },
    'the screen is handed to and fro',
    300,
  );
  expect(handed.slice(0, 3).sort()).toEqual(
    handed[0] === 'Ann' ? ['Ann', 'Ann', 'Otto'] : ['Ann', 'Otto', 'Otto'],
  );
  for (const seat of (await asks(bo, path)).seats) expect(seat.present, seat.name).toBe(true);
  await until(
    async () => (await bo.page.textContent('body'))!.includes('Otto'),
    'the phone names him',
  );
  await bo.picture('fellows');
  expect.soft(await serious(bo.page)).toEqual([]);
  expect(house.complaints.filter((line) => !line.includes('409'))).toEqual([]);
  await leave([ann, bo]);
});

test('at one screen the end names who won, and what is over has no curtain', async () => {
  const ann = await somebody(house, 'Ann');
  const seats = [{ kind: 'mine' }, { kind: 'mine', called: 'Otto' }];
  const { table } = await send(ann, '/api/tables', { game: 'samurai', seats });
  const path = `/api/tables/${table.id}`;
  await send(ann, `${path}/start`);
  await ann.go(`/table/${table.id}`);
  await ann.page.click('.curtain .strong');
  await shows(ann, '.board');
  await ann.page.locator('nav button').last().click();
  await shows(ann, '.menu');
  expect(await ann.page.locator('.menu').textContent()).not.toContain('Propose a pause'); // to whom?
  await ann.page.keyboard.press('Escape');
  await requests(ann, path, 0, { type: 'resign' });
  await shows(ann, '.end');
  expect(await ann.page.locator('.end h2').textContent()).toBe('Otto wins.');
  await ann.picture('hotseat-end');
  await ann.page.reload();
  await shows(ann, '.end');
  expect(await ann.sees('.curtain')).toBe(false);
  await leave([ann]);
});
