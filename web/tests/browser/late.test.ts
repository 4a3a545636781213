// A late land of Samurai on both sizes: every number, and what a card would add to it, can be read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, PHONE, playMatches, WIDE, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** Numbers of villages in sight, and of what the card in mind would add, that one cannot read: clipped by the rim of the
 *  land, or under a button, a map, the tray; and free corners that one cannot touch. */
const unread = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => {
    const pane = document.querySelector('.land .pane')!;
    const edge = pane.getBoundingClientRect();
    const inSight = (box: DOMRect): boolean =>
      box.left >= edge.left &&
      box.right <= edge.right &&
      box.top >= edge.top &&
      box.bottom <= edge.bottom;
    const free = (x: number, y: number): boolean => pane.contains(document.elementFromPoint(x, y));
    const readable = ({ left, top, right, bottom }: DOMRect): boolean =>
      [left + 1, (left + right) / 2, right - 1].every((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].every((y) => free(x, y)),
      );
    const found: string[] = [];
    const villages = [...document.querySelectorAll('.land .village:not(.scored)')];
    for (const counted of document.querySelectorAll('.counted')) {
      const { left, top } = counted.getBoundingClientRect();
      const village = villages.find((one) => {
        const box = one.getBoundingClientRect();
        return Math.hypot((box.left + box.right) / 2 - left, (box.top + box.bottom) / 2 - top) < 3;
      });
      const touched = village?.matches('.touched') ?? false;
      // a larger land is moved: what lies beyond its rim is not meant, unless a card in mind is about it
      if (!village || !(touched || inSight(village.getBoundingClientRect()))) continue;
      for (const number of counted.querySelectorAll('.value, .grows')) {
        const box = number.getBoundingClientRect();
        if (!inSight(box)) found.push(`${number.textContent || 'what it adds'} is clipped`);
        else if (!readable(box)) found.push(`${number.textContent || 'what it adds'} is covered`);
      }
    }
    for (const corner of document.querySelectorAll('.corner [data-drop]')) {
      const { left, top, width, height } = corner.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const within = x > edge.left && x < edge.right && y > edge.top && y < edge.bottom;
      if (within && !free(x, y)) found.push('a free corner is covered');
    }
    return [...new Set(found)];
  });

/** Open villages by how many numbers stand in them, where all of the land is late: a row of four for each symbol. */
const numbers = (person: Person): Promise<number[]> =>
  person.page.evaluate(() =>
    document.querySelectorAll('.land .village').length < 24
      ? []
      : [...document.querySelectorAll('.land .counted')].map(
          (village) => village.querySelectorAll('.value, .none').length,
        ),
  );

test.each([
  ['wide', WIDE],
  ['on a phone', PHONE],
])(
  'a late land with a village of three symbols can be read, with what a card would add, %s',
  async (_, size) => {
    const ann = await house.person({}, size);
    const { page } = ann;
    const late = async (): Promise<boolean> =>
      (await ann.isAsked()) &&
      (await ann.sees('.hand [data-lit]')) &&
      (await numbers(ann)).includes(3 * 4);
    await playMatches(late, ann, against('samurai', 4), luckOf(7));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    expect(await unread(ann)).toEqual([]);
    await page.locator('.hand button[data-lit]').first().click();
    const corners = page.locator('.corner [data-drop]');
    let seen = 0;
    for (let at = 0; at < (await corners.count()); at += 1) {
      const corner = await corners.nth(at).boundingBox();
      const drawn = async (): Promise<boolean> => ann.sees('.counted .grows');
      if (!corner) continue;
      // as the keys do: it comes into sight, and what it would bring is drawn
      await corners.nth(at).evaluate((button: HTMLElement) => button.focus());
      await page.waitForTimeout(120);
      if (!(await drawn())) continue;
      seen += 1;
      expect(await unread(ann), `corner ${at}`).toEqual([]);
    }
    expect(seen).toBeGreaterThan(4);
    await ann.picture('samurai-three-symbols');
    // a button over the land would be found
    const button = '.land::after { content: ""; position: absolute; inset: 25%; z-index: 9 }';
    await page.addStyleTag({ content: button });
    expect((await unread(ann)).join()).toContain('covered');
    await ann.context.close();
  },
);
