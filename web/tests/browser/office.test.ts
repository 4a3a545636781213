// Who hosts closes tables and bans people while they play; everybody takes along what is kept of him, or has it deleted.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { asks, fits, gone, leave, met, press, send, shows, somebody } from './guests';
import { House, PHONE, PYTHON, ROOT, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const seats = [{ kind: 'mine' }, {}];
/** `sengoku admin`, beside the running server. */
const admin = (...words: string[]): string =>
  execFileSync(PYTHON, ['-m', 'sengoku', 'admin', ...words, '--database', house.database], {
    cwd: ROOT,
    encoding: 'utf-8',
    env: { ...process.env, SENGOKU_LANG: 'en' },
  });
async function two(): Promise<[Person, Person]> {
  return [await somebody(house, 'Ann'), await somebody(house, 'Bo', { theme: 'dark' }, PHONE)];
}

test('a table is closed and a person banned before the eyes of those who play', async () => {
  const [ann, bo] = await two();
  const [table, other] = [
    await met([ann, bo], { game: 'glory', seats }),
    await met([ann, bo], { game: 'glory', seats }),
  ];
  for (const { id, path } of [table, other]) {
    await send(ann, `${path}/start`);
    for (const person of [ann, bo]) await person.go(`/table/${id}`);
    for (const person of [ann, bo]) await shows(person, '.page .board');
    if (id === table.id) {
      const listed = JSON.parse(admin('tables', '--status', 'running', '--json'));
      expect(listed.map((row: any) => row.id)).toEqual([id]);
      admin('close', id);
      for (const person of [ann, bo]) await shows(person, 'dialog[open] .end');
      expect((await asks(ann, path)).result.how).toBe('abandoned');
      await bo.picture('closed-by-host');
    }
  }
  const { code } = await send(bo, '/api/me/code');
  const [{ id }] = JSON.parse(admin('people', '--name', 'Bo', '--json'));
  admin('ban', id);
  await until(async () => (await asks(bo, '/api/me')).key === 'banned', 'he is out');
  await until(async () => !(await asks(ann, other.path)).seats[1].present, 'and seen to be gone');
  await bo.go('/');
  await shows(bo, '[role=alert]');
  await bo.picture('banned');
  await fits(bo);
  await bo.go(`/table/${other.id}`);
  await shows(bo, '[data-nothing]');
  expect((await asks(ann, '/api/me')).known).toBe(true);
  admin('pardon', id);
  const again = async (): Promise<any> => send(bo, '/api/me/recover', { code });
  await until(async () => (await again()).name === 'Bo', 'he may come again');
  await bo.go(`/table/${other.id}`);
  await shows(bo, '.page .board');
  await leave([ann, bo]);
});

test('a table that nobody joins goes from all lists, who is revoked is asked his name, and what is purged is gone', async () => {
  const [ann, bo] = await two();
  const open = { game: 'samurai', listed: true, seats };
  const { table } = await send(ann, '/api/tables', open);
  await ann.go(`/table/${table.id}`);
  await shows(ann, '[data-seat="1"]');
  await bo.go('/');
  await press(bo, 'Look');
  await shows(bo, `[data-tables] a[href$="${table.id}"]`);
  admin('expire', table.id, '--days', '0');
  await gone(bo, `[data-tables] a[href$="${table.id}"]`);
  await until(
    async () => (await asks(ann, `/api/tables/${table.id}`)).status === 'abandoned',
    'its host is told',
  );
  expect(JSON.parse(admin('statistics', '--json')).tables.abandoned).toBeGreaterThan(0);
  const [{ id }] = JSON.parse(admin('people', '--name', 'Ann', '--json'));
  admin('revoke', id);
  await until(async () => (await asks(ann, '/api/me')).known === false, 'his sessions have ended');
  expect((await asks(bo, '/api/me')).known).toBe(true);
  expect((await asks(bo, `/api/tables/${table.id}`)).status).toBe('abandoned');
  admin('purge', '--days', '0'); // whoever has no table left is forgotten, too
  await until(
    async () => (await asks(bo, `/api/tables/${table.id}`)).key === 'no-such-table',
    'nothing is left of it',
  );
  await leave([ann, bo]);
});

test('I take along what is kept of me, and when I am deleted no name is left', async () => {
  const [ann, bo] = await two();
  const table = await met([ann, bo], { game: 'samurai', seats });
  await send(ann, `${table.path}/start`);
  await ann.go(`/table/${table.id}`);
  await shows(ann, '.page .board');
  await bo.go('/me');
  await bo.page.click('[data-code]');
  const code = await bo.page.locator('input.code[readonly]').inputValue();
  const [file] = await Promise.all([
    bo.page.waitForEvent('download'),
    bo.page.locator('[data-kept] a[download]').click(),
  ]);
  const kept = readFileSync(await file.path(), 'utf-8');
  const mine = JSON.parse(kept).tables.map((row: any) => row.id);
  expect([...new Set(mine)]).toEqual([table.id]);
  expect(kept).not.toContain('Ann');
  expect(kept).not.toContain(code);

  await bo.page.click('[data-forget]');
  await shows(bo, 'dialog[open] [data-forget-sure]');
  await bo.picture('forget');
  expect.soft(await serious(bo.page)).toEqual([]);
  await press(bo, 'Cancel');
  await gone(bo, 'dialog[open]');
  expect((await asks(bo, '/api/me')).name).toBe('Bo');
  await bo.page.click('[data-forget]');
  await bo.page.click('[data-forget-sure]');
  await bo.page.waitForURL((url) => url.pathname === '/');
  expect((await asks(bo, '/api/me')).known).toBe(false);
  expect((await asks(ann, table.path)).seats[1]).toMatchObject({ name: '', resigned: true });
  await ann.page.reload();
  await shows(ann, 'dialog[open] .end');
  expect(await ann.page.textContent('body')).not.toMatch(/\bBo\b/);
  await ann.picture('forgotten');

  // nothing that he had brings him back
  await bo.go('/me');
  await bo.page.locator('input.code').fill(code);
  await press(bo, 'That’s me');
  await shows(bo, '[role=alert]');
  await leave([ann, bo]);
});
