// Figures for bench/README.md. Frames of the field of Test of Honour, painted and sculpted, with 8 and with 40 units (`make bench`): times depend on the
// machine, are printed with who drew them, and decide nothing. What a busy machine does not change is the time that all
// processors spent on a frame. Drawn from recorded positions by the developer's server.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserServer, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, WIDE } from '../browser/house';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const house = new House();
let vite: ViteDevServer;
let server: BrowserServer;
let browser: Browser;
const told: string[] = [];
const HEAD = [
  '| field | units | all processors, a frame | between frames, median | at 95 % | drawn by |',
  '|---|---|---|---|---|---|',
];
beforeAll(async () => {
  await house.open(); // for the texts
  vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    server: { port: 0, proxy: { '/words': house.url, '/api': house.url } },
  });
  await vite.listen();
  server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? PATHS.find(existsSync),
    args: ['--no-sandbox', ...(process.env.SENGOKU_GPU === '1' ? [] : ['--disable-gpu'])],
  });
  browser = await chromium.connect(server.wsEndpoint());
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await vite?.close();
  await house.close();
  const kept = {
    measured: new Date().toISOString().slice(0, 10),
    by: '`web/tests/bench/sculpted.test.ts`',
    load: loadavg()[2]?.toFixed(0) ?? '',
    lines: [...HEAD, ...told, '', `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores.`],
    numbers: {},
  };
  const file = new URL('../../../bench/figures/miniatures.json', import.meta.url);
  if (told.length === ALL.length) writeFileSync(file, JSON.stringify(kept, null, 1) + '\n');
});

async function open(position: string, miniatures: string): Promise<Page> {
  const page = await browser.newPage({ viewport: WIDE });
  const kept = { language: 'en', pace: 'instant', theme: 'light', miniatures };
  await page.addInitScript(
    (text) => localStorage.setItem('sengoku-settings', text),
    JSON.stringify(kept),
  );
  await page.goto(`${vite.resolvedUrls?.local[0]}gallery/skirmish/${position}`);
  const drawn = miniatures === 'sculpted' ? 'canvas.stands' : 'canvas.painted';
  await page.waitForSelector(drawn, { timeout: 600_000 });
  await page.waitForTimeout(1500);
  return page;
}

/** Milliseconds that a process and all that it started have spent on processors; null where nobody counts them. */
function spent(pid: number): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const known = new Map<number, { parent: number; ticks: number }>();
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      // after the name of the program: its state, its parent, ... and then its time
      const told = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const ticks = Number(told[11]) + Number(told[12]);
      known.set(Number(name), { parent: Number(told[1]), ticks });
    } catch {
      continue; // it has ended meanwhile
    }
  const ours = (one: number): boolean =>
    one === pid || (one > 1 && ours(known.get(one)?.parent ?? 0));
  const ticks = [...known].flatMap(([one, { ticks }]) => (ours(one) ? [ticks] : []));
  return 10 * ticks.reduce((sum, one) => sum + one, 0); // there are a hundred in a second
}

/** Between frames while the wheel brings the table closer and farther. */
const zoom = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const field = document.querySelector('svg[data-field]')!;
        const gaps: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (gaps.length > 20) return done(gaps.slice(1));
          const wheel = { deltaY: gaps.length % 2 ? 60 : -60, clientX: 500, clientY: 400 };
          field.dispatchEvent(
            new WheelEvent('wheel', { ...wheel, bubbles: true, cancelable: true }),
          );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );

const ALL: [string, number, string][] = [
  ['2', 8, 'painted'],
  ['2', 8, 'sculpted'],
  ['crowd', 40, 'painted'],
  ['crowd', 40, 'sculpted'],
];
test.each(ALL)('position %s with %i units, %s', async (position, count, miniatures) => {
  const page = await open(position, miniatures);
  expect(await page.locator('g.figure').count()).toBe(count);
  const before = spent(server.process().pid ?? 0);
  const gaps = (await zoom(page)).sort((a, b) => a - b);
  const after = spent(server.process().pid ?? 0);
  const frame =
    before === null || after === null
      ? '–'
      : `${((after - before) / (gaps.length + 1)).toFixed(0)} ms`;
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const named = gl?.getExtension('WEBGL_debug_renderer_info');
    return String(gl?.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  });
  const line = `| ${miniatures} | ${count} | ${frame} | ${gaps[10]?.toFixed(0)} ms | ${gaps[18]?.toFixed(0)} ms | ${miniatures === 'painted' ? 'no WebGL' : renderer} |`;
  console.log(line);
  told.push(line);
  await page.close();
});
