// My games: none is lost behind newer ones, my turn comes first, how long there is, and what is over with its end and replay.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { fits, leave, met, moveUntil, requests, send, shows, somebody } from './guests';
import { House, PHONE, until } from './house';

const MANY = 31;
const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test('a running game is found behind many newer ones, at a desk and on a phone', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', { theme: 'dark' }, PHONE);
  const seats = [{ kind: 'mine' }, {}];
  const days = { kind: 'days', days: 3 };
  const slow = await met([ann, bo], { game: 'samurai', seats, pace: days });
  await send(ann, `${slow.path}/start`);
  await moveUntil(1, [ann, bo], slow.path);
  const over = await met([ann, bo], { game: 'glory', seats });
  await send(ann, `${over.path}/start`);
  await requests(ann, over.path, 0, { type: 'resign' });
  // Ann's newer ones have not begun, Bo's run and wait for him
  for (const person of [ann, bo])
    for (let count = 0; count < MANY; count += 1) {
      const newer = { game: 'glory', seats: [{ kind: 'mine' }, { kind: 'bot', bot: 'greedy' }] };
      const { table } = await send(person, '/api/tables', newer);
      if (person === bo) await send(bo, `/api/tables/${table.id}/start`);
    }

  for (const person of [ann, bo]) await person.go('/');
  await shows(bo, '[data-standing=turn]');
  const first = bo.page.locator('[data-standing]').first();
  expect(await first.getAttribute('href')).toBe(`/table/${slow.id}`);
  expect(await first.textContent()).toMatch(/Samurai.*with Ann.*2 days left.*Your turn/s);
  expect(await bo.page.title()).toMatch(/^● Your turn( in \d+ games)? · Sengoku$/);
  const { y } = (await first.boundingBox())!;
  expect(y).toBeLessThan((await bo.page.locator('[data-play]').first().boundingBox())!.y);
  await bo.picture('mine');
  await fits(bo);
  expect.soft(await serious(bo.page)).toEqual([]);

  // Ann waits, and it is in her list all the same; all of it, and what is over
  await shows(ann, '[data-standing=running]');
  const waits = ann.page.locator('[data-standing]').first();
  expect(await waits.getAttribute('href')).toBe(`/table/${slow.id}`);
  expect(await waits.textContent()).toContain('Bo is thinking');
  await ann.picture('mine');
  for (const person of [ann, bo]) {
    await person.page.getByRole('button', { name: `All ${MANY + 2}` }).click();
    await until(
      async () => (await person.page.locator('dialog [data-standing]').count()) === MANY + 2,
      'all of them',
    );
    const ended = person.page.locator('dialog [data-standing=over]');
    expect(await ended.textContent()).toContain(person === ann ? 'Place 2 of 2' : 'You won');
    await ended.scrollIntoViewIfNeeded();
    await person.picture('mine-all');
  }
  await ann.page.locator('dialog [data-standing=over]').click();
  await shows(ann, '.controls');
  expect(ann.page.url()).toContain(`/replay/${over.id}`);

  // while nothing is asked of me here, the next game where I am
  const other = await met([ann, bo], { game: 'glory', seats });
  await send(ann, `${other.path}/start`);
  await moveUntil(0, [ann, bo], other.path);
  await bo.go(`/table/${other.id}`);
  await bo.page.locator('[data-next]').click();
  await until(async () => bo.page.url().endsWith(`/table/${slow.id}`), 'there');
  await until(() => bo.isAsked(), 'and he is asked');
  await leave([ann, bo]);
});

test('an open start page learns that it is my turn', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', {}, PHONE);
  const table = await met([ann, bo], { game: 'glory', seats: [{ kind: 'mine' }, {}] });
  await send(ann, `${table.path}/start`);
  await moveUntil(0, [ann, bo], table.path);
  await bo.page.clock.install();
  await bo.go('/');
  await shows(bo, '[data-standing=running]');
  await moveUntil(1, [ann, bo], table.path);
  await bo.page.clock.runFor(21_000);
  await shows(bo, '[data-standing=turn]');
  expect(await bo.page.title()).toBe('● Your turn · Sengoku');
  await leave([ann, bo]);
});
