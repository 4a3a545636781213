// Figures for bench/README.md. Frames of the field of Test of Honour, painted and sculpted, with 8 and with 40 units (`make bench`): times depend on the
// machine, are printed with who drew them, and decide nothing. Drawn from recorded positions by the developer's server.
import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, WIDE } from '../browser/house';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const house = new House();
let vite: ViteDevServer;
let browser: Browser;
const told: string[] = [];
const HEAD = [
  '| field | units | between frames, median | at 95 % | drawn by |',
  '|---|---|---|---|---|',
];
beforeAll(async () => {
  await house.open(); // for the texts
  vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    server: { port: 0, proxy: { '/words': house.url, '/api': house.url } },
  });
  await vite.listen();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? PATHS.find(existsSync),
    args: ['--no-sandbox', ...(process.env.SENGOKU_GPU === '1' ? [] : ['--disable-gpu'])],
  });
});
afterAll(async () => {
  await browser?.close();
  await vite?.close();
  await house.close();
  const kept = {
    measured: new Date().toISOString().slice(0, 10),
    by: '`web/tests/bench/sculpted.test.ts`',
    load: loadavg()[2]?.toFixed(0) ?? '',
    lines: [...HEAD, ...told],
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
  const gaps = (await zoom(page)).sort((a, b) => a - b);
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const named = gl?.getExtension('WEBGL_debug_renderer_info');
    return String(gl?.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  });
  const line = `| ${miniatures} | ${count} | ${gaps[10]?.toFixed(0)} ms | ${gaps[18]?.toFixed(0)} ms | ${miniatures === 'painted' ? 'no WebGL' : renderer} |`;
  console.log(line);
  told.push(line);
  await page.close();
});
