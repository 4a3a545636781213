// What cannot be done is said at the thing: no click opens a window over the table.
import type { ElementHandle } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, playMatches, WIDE } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** With how many, and what is taken up first, so that there is something to set down where it may not lie. */
const TAKEN: Record<string, [number, string]> = {
  glory: [3, '.hand button[data-lit]'],
  samurai: [3, '.hand [data-lit]'],
  honor: [4, '.pick[data-lit][data-zone="mine-ninja_spy"]'],
  skirmish: [2, ''],
};

test.each(Object.entries(TAKEN))(
  'in %s no click on what cannot be done opens a window; it is said at the thing',
  async (game, [seats, card]) => {
    const ann = await house.person({}, WIDE);
    const { page } = ann;
    const taken = async (): Promise<boolean> => {
      if (!(await ann.isAsked()) || (await ann.lines()) < 12) return false;
      if (await ann.sees('dialog[open], .verdict, .prompt [data-lit]')) return false;
      return !card || ann.sees(card);
    };
    await playMatches(taken, ann, against(game, seats), luckOf(5));
    const things = page.locator(
      '.board .table :is([data-zone], [data-drop], [data-x], .figure):not([data-lit], .rule)',
    );
    const windows: string[] = [];
    let said = 0;
    const handles = (await things.elementHandles()) as ElementHandle<Element>[];
    for (const thing of handles.slice(0, 60)) {
      if (card && !(await ann.sees('.hand [aria-pressed=true], .pick[aria-pressed=true]')))
        await page.locator(card).first().press('Enter');
      // a seat tells what lies there, and that is no refusal
      const apart = '.prompt, .hand, .legend, [data-zone^="seat-"]';
      if (await thing.evaluate((it, apart) => it.closest(apart) !== null, apart)) continue;
      const label = await thing.evaluate((it) => it.getAttribute('data-zone') ?? it.className);
      await thing.dispatchEvent('click', { detail: 1 });
      await page.waitForTimeout(60);
      if (await ann.sees('.bubble')) said += 1;
      if (!(await ann.sees('dialog[open]'))) continue;
      windows.push(label);
      await page.keyboard.press('Escape');
    }
    expect(windows).toEqual([]);
    if (card) expect(said).toBeGreaterThan(0);
    await ann.context.close();
  },
);
