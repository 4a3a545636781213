// Every screen on both sizes, by day and by night: kept as pictures, nothing wider than the screen, nothing serious
// for axe.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { House, LONG, PHONE, until, WIDE } from './house';
import { prepared, SCREENS } from './screens';

const house = new House();
/** Of the one who sat down at all tables. */
let cookies: Awaited<ReturnType<typeof prepared>> = [];
beforeAll(async () => {
  await house.open();
  cookies = await prepared(house);
});
afterAll(() => house.close());

const LOOKS = [
  { theme: 'dark', size: PHONE },
  { theme: 'light', size: WIDE },
  { theme: 'dark', size: WIDE },
  { theme: 'light', size: PHONE },
].slice(0, LONG ? 4 : 1);

test.each(LOOKS)('every screen, $theme, $size.width wide', async ({ theme, size }) => {
  const ann = await house.person({ theme }, size);
  await ann.context.addCookies(cookies);
  const faults: string[] = [];
  for (const { name, path, seen, then } of SCREENS) {
    await ann.go(path());
    await until(() => ann.sees(seen), `${name} is drawn`);
    await then?.(ann);
    await ann.picture(`screen-${name}-${theme}`);
    const wider = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) faults.push(`${name} is ${wider} px too wide`);
    faults.push(...(await serious(ann.page)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(house.complaints).toEqual([]);
  await ann.context.close();
});
