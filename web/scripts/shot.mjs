// A picture of a page: node scripts/shot.mjs URL OUT.png [WIDTHxHEIGHT] [light|dark] [click selectors, in order ...]
import { chromium } from 'playwright-core';

const [url, out, size = '1440x900', scheme = 'light', ...clicks] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
const page = await browser.newPage({
  viewport: { width, height },
  colorScheme: scheme,
  hasTouch: width < 600,
  isMobile: width < 600,
});
page.on('console', (message) => console.log(`[${message.type()}] ${message.text()}`));
page.on('pageerror', (failed) => console.log(`[error] ${failed.message}`));
await page.goto(url);
await page.waitForTimeout(900);
for (const click of clicks) {
  await page.click(click, { timeout: 4000 });
  await page.waitForTimeout(500);
}
await page.screenshot({ path: out });
const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
if (overflow > 0) console.log(`the page is ${overflow} px wider than the screen`);
await browser.close();
