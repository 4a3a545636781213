// Figures for bench/README.md. Only the size decides: times depend on the machine and are printed.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, luckOf, until } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test('the first load has less than 250 KB of script, compressed', async () => {
  const ann = await house.person();
  const sizes: number[] = [];
  ann.page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) sizes.push(gzipSync(await answer.body()).length);
  });
  await ann.go('/');
  await ann.page.waitForSelector('[data-play]');
  const start = sizes.reduce((sum, size) => sum + size, 0);
  await ann.page.click('[data-play=skirmish]');
  await until(async () => (await ann.page.locator('.prompt').count()) > 0, 'the table is drawn');
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `script, compressed: start page ${start} bytes, with the largest table ${whole} bytes`,
  );
  expect(whole).toBeLessThan(250_000);
  await ann.context.close();
});

test('how soon an action shows on the acting screen', async () => {
  const ann = await house.person();
  await ann.go('/');
  await ann.page.click('[data-play=samurai]');
  const luck = luckOf(6);
  const times: number[] = [];
  const end = Date.now() + 25_000;
  while (times.length < 12 && Date.now() < end && !(await ann.isOver())) {
    if (await ann.isAsked()) {
      const spent = await ann.page.evaluate(async (at) => {
        const before = document.querySelectorAll('aside ol li').length;
        const lit = [...document.querySelectorAll<HTMLElement>('.board .table [data-lit]')];
        const begun = performance.now();
        lit[Math.floor(at * lit.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        for (let wait = 0; wait < 100; wait += 1) {
          await new Promise((done) => requestAnimationFrame(done));
          if (document.querySelectorAll('aside ol li').length > before)
            return performance.now() - begun;
        }
        return null;
      }, luck());
      if (spent !== null) times.push(spent);
    }
    await ann.page.waitForTimeout(10);
  }
  times.sort((a, b) => a - b);
  console.log(
    `an action shows after ${times[times.length >> 1]?.toFixed(0)} ms (median of ${times.length}), 95 %: ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms`,
  );
  expect(times.length).toBeGreaterThan(2);
  await ann.context.close();
});

test('frames while the field of Test of Honour is dragged', async () => {
  const ann = await house.person();
  await ann.go('/');
  await ann.page.click('[data-play=skirmish]');
  const luck = luckOf(9);
  await until(
    async () => {
      if (await ann.isAsked()) await ann.decide(luck);
      return (await ann.page.locator('svg g.figure').count()) > 6;
    },
    'units stand on the field',
    60,
  );
  const frames = ann.page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (gaps.length < 120) requestAnimationFrame(step);
          else done(gaps.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  await ann.page.mouse.move(300, 300);
  await ann.page.mouse.down();
  for (let step = 0; step < 100; step += 1)
    await ann.page.mouse.move(300 + 60 * Math.sin(step / 5), 300 + step);
  await ann.page.mouse.up();
  const gaps = (await frames).sort((a, b) => a - b);
  console.log(
    `frames while dragging: median ${gaps[60]?.toFixed(1)} ms, 95 %: ${gaps[113]?.toFixed(1)} ms`,
  );
  expect(gaps.length).toBe(119);
  await ann.context.close();
});
