// The card tables by lantern and beside a replay: marks of rank hold in both lights, and no number leaves its paper.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  against,
  House,
  luckOf,
  openTable,
  PHONE,
  playMatches,
  playUntil,
  until,
  WIDE,
  type Person,
} from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** Whose turn it is, and who leads: painted over the paper of a plate. */
const marks = (person: Person, marked: string, theme: string): Promise<string[]> =>
  person.page.evaluate(
    ([marked, theme]) => {
      document.documentElement.dataset.theme = theme;
      return [...document.querySelectorAll(marked!)].map(
        (plate) => getComputedStyle(plate).boxShadow,
      );
    },
    [marked, theme] as const,
  );

test('by lantern, too, a plate shows whose turn it is', async () => {
  const ann = await house.person();
  await openTable(ann, against('samurai', 3));
  await until(() => ann.isAsked(), 'Ann is asked');
  for (const theme of ['light', 'dark']) {
    const [shadow] = await marks(ann, '.plates .turn', theme);
    expect(shadow).toContain('inset');
  }
  await ann.context.close();
});

/** What a plate holds and shows that reaches over the edge of its paper. */
const over = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.plates :is(section, li, .need)')].flatMap((plate) => {
      const paper = plate.getBoundingClientRect();
      return [...plate.querySelectorAll('*')]
        .filter((thing) => {
          const { left, right, top, width } = thing.getBoundingClientRect();
          if (getComputedStyle(thing).clipPath !== 'none' || !width) return false;
          const row = thing.parentElement!.getBoundingClientRect();
          return top < row.bottom && (right > paper.right - 2 || left < paper.left - 8);
        })
        .map((thing) => `${thing.className || thing.tagName} ${thing.textContent.trim()}`);
    }),
  );

/** Where the plates beside the land begin. */
const tops = (person: Person): Promise<string> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.plates :is(section, li)')]
      .map((plate) => Math.round(plate.getBoundingClientRect().top))
      .join(),
  );

test('the plates of Samurai stay where they are to the last round, and on their paper beside a replay', async () => {
  const ann = await house.person();
  const id = await openTable(ann, against('samurai', 3));
  await until(() => ann.isAsked(), 'Ann is asked');
  await ann.page.evaluate(() => document.fonts.ready);
  const [first, seen] = [await tops(ann), new Set<string>()];
  await playUntil(
    async () => {
      if (!(await ann.isOver())) seen.add(await tops(ann));
      return ann.isOver();
    },
    [ann],
    luckOf(7),
  );
  seen.delete(''); // the end has come meanwhile
  expect([...seen]).toEqual([first]);
  const found: Record<string, string[]> = {};
  for (const language of ['en', 'nl', 'de']) {
    await ann.page.evaluate((language) => {
      const kept = JSON.parse(localStorage['sengoku-settings'] as string) as object;
      localStorage['sengoku-settings'] = JSON.stringify({ ...kept, language });
    }, language);
    await ann.go(`/replay/${id}`);
    await until(() => ann.sees('.plates section'), 'the replay is drawn');
    for (const width of [1000, 1180, 1280, 1366, 1440, 1600, 1720, 1920]) {
      await ann.page.setViewportSize({ width, height: 900 });
      await ann.page.waitForTimeout(60);
      for (const what of await over(ann)) (found[`${language} ${width}`] ??= []).push(what);
    }
  }
  expect(found).toEqual({});
  await ann.context.close();
});

/** In the page: how opaque each card is in the first frame in which it stands on the land. */
function arrivals(): void {
  const opaque: number[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('.standard'))
          opaque.push(Number(getComputedStyle(node).opacity));
  });
  watch.observe(document.querySelector('.world')!, { childList: true });
  Object.assign(window, { opaque });
}

test('a corner that was tapped stays under the finger: the second tap plays there', async () => {
  const ann = await house.person({ pace: 'quick' });
  const { page } = ann;
  await openTable(ann, against('samurai', 3, { start_player: 1 }));
  await until(() => ann.isAsked(), 'Ann is asked');
  await page.waitForTimeout(600);
  await page.evaluate(arrivals);
  await page.locator('.hand [data-lit]').first().click();
  // others have played, and between two cards of two players a village rises
  const corners = page.locator('.corner [data-drop]');
  let place = -1;
  const at = async (): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await corners.nth(place).boundingBox())!;
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  let before = { x: 0, y: 0 };
  do {
    place += 1;
    before = await at();
    await ann.touch(before);
    await page.waitForTimeout(600);
  } while (!(await ann.sees('.promised')));
  expect(await at()).toEqual(before);
  await ann.touch(before);
  await until(async () => !(await ann.sees('.prompt.mine')), 'the card is played');
  // mine, and those of both others: what came flying is never gone for a moment
  const seen = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { opaque: number[] }).opaque);
  await playUntil(async () => (await seen()).length >= 3, [ann], luckOf(3));
  const opaque = await seen();
  expect(Math.min(...opaque)).toBeGreaterThan(0.8);
  await ann.context.close();
});

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
    for (let at = 0; at < Math.min(60, await things.count()); at += 1) {
      if (card && !(await ann.sees('.hand [aria-pressed=true], .pick[aria-pressed=true]')))
        await page.locator(card).first().press('Enter');
      const thing = things.nth(at);
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
