// A finished match is shared with its moment and eyes, its record is watched and proved elsewhere, a judgement is kept.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import {
  asks,
  fits,
  leave,
  menu,
  met,
  move,
  press,
  requests,
  send,
  shows,
  somebody,
} from './guests';
import { House, PHONE, PYTHON, ROOT, until, type Person } from './house';

const house = new House();
const folder = mkdtempSync(join(tmpdir(), 'sengoku-shared-'));
beforeAll(async () => {
  await house.open();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a click brings as a file. */
async function file(person: Person, click: () => Promise<unknown>): Promise<any> {
  const [download] = await Promise.all([person.page.waitForEvent('download'), click()]);
  return JSON.parse(readFileSync(await download.path(), 'utf-8'));
}
const moment = (person: Person): Promise<string> =>
  person.page.locator('.controls input[type=range]').inputValue();
const eyes = (person: Person): Promise<string> =>
  person.page.locator('.controls select').inputValue();

test('from the end of a private game to a stranger who sees, proves and plays it on', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo');
  const eve = await house.person({ theme: 'dark' }, PHONE);
  const table = await met([ann, bo], { game: 'samurai', seats: [{ kind: 'mine' }, {}] });
  await send(ann, `${table.path}/start`);
  for (let moves = 0; moves < 12;) moves += Number(await move([ann, bo], table.path));
  await ann.go(`/table/${table.id}`);
  await shows(ann, '.page');

  // while it runs a report holds what all may see, and no record
  await menu(ann);
  const running = await file(ann, () => ann.page.click('[data-report]'));
  expect(running.record).toBeNull();
  expect(running.public.view).toEqual((await asks(ann, `${table.path}/present`)).view);
  await ann.page.keyboard.press('Escape');
  await requests(bo, table.path, 1, { type: 'resign' });
  await shows(ann, '.end [data-share]');
  await eve.go(`/replay/${table.id}`);
  await eve.page.locator('[data-nothing]', { hasText: 'no such table' }).waitFor(); // it is private
  await eve.picture('nothing');
  await fits(eve);

  // one button on the result sheet, and one for a moment and somebody's eyes
  await ann.page.click('.end [data-share]');
  await until(
    async () => /join/.test(await ann.page.locator('.end input[readonly]').inputValue()),
    'a link',
  );
  await ann.picture('share-end');
  expect.soft(await serious(ann.page)).toEqual([]);
  await ann.go(`/replay/${table.id}`);
  await shows(ann, '.controls');
  await ann.page.locator('.controls input[type=range]').fill('5');
  await ann.page.selectOption('.controls select', '1');
  await until(async () => ann.page.url().endsWith('?ply=5&eyes=1'), 'the address names them');
  await ann.page.click('.controls [data-share]');
  const link = ann.page.locator('.controls input[readonly]');
  await until(async () => (await link.count()) > 0, 'a link');
  await ann.picture('share-moment');
  const shared = new URL(await link.inputValue());
  await eve.go(shared.pathname + shared.search);
  await shows(eve, '.controls');
  await until(async () => eve.page.url().endsWith(`/replay/${table.id}?ply=5&eyes=1`), 'there');
  expect([await moment(eve), await eyes(eve)]).toEqual(['5', '1']);
  await eve.picture('replay-shared');
  await fits(eve);
  expect.soft(await serious(eve.page)).toEqual([]);

  // a report says versions, record and moment; on a phone it lies behind the dots
  await eve.page.click('.controls .fold');
  const told = await file(eve, () => press(eve, 'Report a problem'));
  expect(told.moment).toMatchObject({ ply: 5, eyes: '1' });
  expect(told.versions.server).toMatch(/^\d+\.\d+/);
  expect(told.record.game).toBe('samurai');

  // her record, proved by a script that knows nothing of ours
  const record = await file(eve, () => eve.page.locator('.controls a[download]').click());
  expect(record.luck.seed).toBe(told.record.luck.seed);
  const [game, draws] = ['game.json', 'draws.json'].map((name) => join(folder, name));
  writeFileSync(game!, JSON.stringify(record));
  const how = { cwd: folder, encoding: 'utf-8' as const };
  writeFileSync(draws!, execFileSync(PYTHON, ['-m', 'sengoku', 'replay', game!, '--draws'], how));
  const script = ['-I', '-S', join(ROOT, 'scripts/check_luck.py'), game!, draws!];
  expect(execFileSync(PYTHON, script, how)).toMatch(/^All /);

  // dropped anywhere it is watched, judged, and played on
  await eve.go('/');
  await shows(eve, '[data-play]');
  await eve.page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, JSON.stringify(record));
  await shows(eve, '.controls');
  expect(eve.page.url()).toMatch(/\/replay\/[\w-]+\?ply=0&eyes=referee$/);
  expect(eve.page.url()).not.toContain(table.id);
  const path = `/api/tables/${new URL(eve.page.url()).pathname.split('/').at(-1)}`;
  await press(eve, 'Analyze the game');
  await until(async () => (await asks(eve, `${path}/reviews`)).length > 0, 'one is judged');
  await press(eve, 'Pause');
  await eve.page.reload();
  await eve.page.locator('aside polyline').first().waitFor({ state: 'attached' });
  expect(await eve.page.getByRole('button', { name: 'Analyze the game' }).count()).toBe(1);
  await eve.page.click('.controls .fold');
  await press(eve, 'Play on from here');
  await until(async () => eve.page.url().includes('/table/'), 'she plays on');
  expect(house.outside).toEqual([]);
  await leave([ann, bo, eve]);
});

test('what is no record is refused in a sentence', async () => {
  const eve = await house.person({}, PHONE);
  await eve.go('/verify');
  await eve.page.setInputFiles('[data-watch]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await eve.page.locator('[role=alert]').waitFor();
  await eve.picture('no-record');
  await leave([eve]);
});
