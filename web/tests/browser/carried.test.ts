// What it costs to carry a card over six houses, counted and in processor time, so that no load and no graphics card
// decides: the table is laid out when the card comes over another place, and not for each step of the hand.
import { cpus, loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filtered } from './filters';
import { against, House, luckOf, openTable, playUntil, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

interface Work {
  steps: number;
  frames: number;
  layouts: number;
  styles: number;
  /** Of the page's own thread, in ms a frame. */
  busy: number;
  script: number;
  /** Tasks of more than 50 ms by the clock, as a browser counts them. */
  long: number;
}

const CARD = '.pick[data-lit]';

/** To and fro over all houses, as a hand does. */
async function over(person: Person, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1)
    await person.page.mouse.move(720 + 620 * Math.sin(step / 11), 330 + 120 * Math.sin(step / 5));
}

async function carried(person: Person, steps: number): Promise<Work> {
  const { page, context } = person;
  const line = await context.newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const counted = async (): Promise<Record<string, number>> => {
    const { metrics } = await line.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const box = await page.locator(CARD).first().boundingBox();
  if (!box) throw new Error('no card can be carried');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await over(person, 40); // what is made once is made
  expect(await page.locator('.carried').count()).toBe(1);
  await page.evaluate(() => {
    const seen = { frames: 0, long: 0 };
    Object.assign(window, { seen });
    const frame = (): void => {
      seen.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => (seen.long += list.getEntries().length)).observe({
      type: 'longtask',
    });
  });
  const before = await counted();
  await over(person, steps);
  const after = await counted();
  const { frames, long } = await page.evaluate(
    () => (window as unknown as { seen: { frames: number; long: number } }).seen,
  );
  expect(await page.evaluate(filtered)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const since = (what: string): number => (after[what] ?? 0) - (before[what] ?? 0);
  return {
    steps,
    frames,
    layouts: since('LayoutCount'),
    styles: since('RecalcStyleCount'),
    busy: (1000 * since('TaskDuration')) / frames,
    script: (1000 * since('ScriptDuration')) / frames,
    long,
  };
}

const renderer = (person: Person): Promise<string> =>
  person.page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl');
    const name = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && name ? String(gl.getParameter(name.UNMASKED_RENDERER_WEBGL)) : 'no graphics card';
  });

/** A table of six, late enough that all houses stand. */
async function table(): Promise<Person> {
  const ann = await house.person({ confirm: 'never' });
  await openTable(ann, against('honor', 6));
  const may = async (): Promise<boolean> =>
    (await ann.lines()) > 60 && (await ann.isAsked()) && (await ann.sees(CARD));
  await playUntil(may, [ann], luckOf(9));
  return ann;
}

test('a card is carried over six houses', async () => {
  const ann = await table();
  const work = await carried(ann, 200);
  const { frames, busy, script, long } = work;
  console.log(
    `a card over six houses (${await renderer(ann)}; ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(0)}): ` +
      `${busy.toFixed(1)} ms of processor time a frame, ${script.toFixed(1)} of them script; ` +
      `${work.layouts} layouts and ${work.styles} styles in ${work.steps} steps, ${long} long tasks in ${frames} frames`,
  );
  expect(work.layouts).toBeLessThan(work.steps / 10);
  await ann.context.close();
});

test('a table that is laid out anew with each step of the hand would be seen', async () => {
  const ann = await table();
  await ann.page.evaluate(() => {
    const roof = document.querySelector<HTMLElement>('.roof');
    addEventListener('pointermove', ({ clientX }) => {
      if (roof) roof.style.paddingTop = `${clientX % 7}px`;
    });
  });
  const { steps, layouts } = await carried(ann, 40);
  expect(layouts).toBeGreaterThan(steps / 2);
  await ann.context.close();
});
