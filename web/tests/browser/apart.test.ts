// Two servers of one house on PostgreSQL: who I am and my games are the same at both, whichever I come to.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { asks, leave, met, moveUntil, press, requests, send, shows, somebody } from './guests';
import { House, PHONE, PYTHON, ROOT, until, type Person } from './house';

let database: ChildProcess;
let here: House;
let there: House;

beforeAll(async () => {
  database = spawn(PYTHON, ['-m', 'tests.server.databases'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found) =>
    createInterface({ input: database.stdout! }).once('line', found),
  );
  const more = { flags: ['--database', url] };
  here = await new House(1, more).open();
  there = await new House(1, more).open();
});
afterAll(async () => {
  await here?.close();
  await there?.close();
  database.stdin?.end();
});

const seats = [{ kind: 'mine' }, {}];
/** The house by its name, since a passkey belongs to one. */
const named = ({ url }: House): string => url.replace('127.0.0.1', 'localhost');

test('name, code, devices and games are the same at both servers', async () => {
  const ann = await somebody(here, 'Ann');
  const bo = await somebody(here, 'Bo', { theme: 'dark' });
  const table = await met([ann, bo], { game: 'glory', seats, pace: { kind: 'days' } });
  await send(ann, `${table.path}/start`);
  await moveUntil(1, [ann, bo], table.path);
  const over = await met([ann, bo], { game: 'samurai', seats });
  await send(ann, `${over.path}/start`);
  await requests(ann, over.path, 0, { type: 'resign' });
  await ann.go(`/table/${table.id}`);
  await bo.go('/me');
  await bo.page.click('[data-color=teal]');
  await bo.page.click('[data-code]');
  const code = bo.page.locator('input.code[readonly]');
  await until(async () => (await code.count()) > 0, 'a code');
  await bo.page.evaluate(() => localStorage.setItem('sengoku-door-glory', '{"kept":"by Bo"}'));
  await bo.page.getByRole('button', { name: 'Settings' }).click();
  await bo.page.locator('dialog select').first().selectOption('nl');
  await until(async () => /"nl/.test((await asks(bo, '/api/me/settings')).settings), 'it is kept');

  // at the other server, on a phone
  const phone = await there.person({}, PHONE);
  await phone.go('/me');
  await phone.page.fill('input.code', await code.inputValue());
  await press(phone, 'That’s me');
  await shows(phone, '[data-standing=turn]');
  expect(await phone.page.evaluate(() => document.documentElement.lang)).toBe('nl');
  expect(await phone.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const me = await asks(phone, '/api/me');
  expect([me.name, me.color]).toEqual(['Bo', 'teal']);
  const cards = phone.page.locator('[data-standing]');
  expect(await cards.first().getAttribute('href')).toBe(`/table/${table.id}`);
  expect(await phone.page.locator(`[href$="/replay/${over.id}"]`).count()).toBe(1);
  await phone.picture('apart-mine');

  // another name, told where the first device is, and a move told back
  await phone.go('/me');
  await phone.page.fill('input[autocomplete=nickname]', 'Boris');
  await phone.page.locator('form:has(input[autocomplete=nickname]) button').click();
  await until(async () => (await ann.page.textContent('body'))!.includes('Boris'), 'Ann sees it');
  await phone.go(`/table/${table.id}`);
  await until(() => phone.isAsked(), 'his turn here, too');
  await until(async () => (await asks(ann, table.path)).seats[1].present, 'Ann sees him present');
  const lines = await ann.lines();
  await moveUntil(0, [ann, bo], table.path);
  await until(async () => (await ann.lines()) > lines, 'told at the one');
  await until(async () => (await phone.lines()) > lines, 'and at the other');

  // and the first device is ended from here
  await phone.go('/me');
  await phone.page.locator('[data-device=other] button').click();
  await until(async () => !(await asks(bo, '/api/me')).known, 'ended at the other server');
  expect((await asks(phone, '/api/me')).known).toBe(true);
  await leave([ann, bo, phone]);
});

test('a passkey made at one server is good at the other, and the next game is found there', async () => {
  const ann = await here.person();
  const phone = await there.person({}, PHONE);
  const [first, second] = [await device(ann), await device(phone)];
  await ann.page.goto(`${named(here)}me`);
  await ann.page.fill('input[autocomplete=nickname]', 'Ann');
  await press(ann, 'Save');
  await ann.page.click('[data-passkey-make]');
  await shows(ann, '[data-passkeys] li');
  const bots = [{ kind: 'mine' }, { kind: 'mine', called: 'Otto' }];
  const made = await send(ann, '/api/tables', { game: 'glory', seats: bots });
  await send(ann, `/api/tables/${made.table.id}/start`);
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: first.authenticatorId,
  });
  await second.cdp.send('WebAuthn.addCredential', {
    authenticatorId: second.authenticatorId,
    credential: credentials[0]!,
  });
  await phone.page.goto(`${named(there)}me`);
  await phone.page.click('[data-passkey-enter]');
  await phone.page.waitForURL((url) => url.pathname === '/');
  await shows(phone, '[data-standing=turn]');
  expect((await asks(phone, '/api/me')).name).toBe('Ann');
  await leave([ann, phone]);
});

/** A device with a finger on it. */
async function device(person: Person): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await person.context.newCDPSession(person.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
