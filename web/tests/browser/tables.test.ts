// The card tables by lantern and beside a replay: marks of rank hold in both lights, and no number leaves its paper.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requests } from './guests';
import { against, House, LONG, luckOf, openTable, playUntil, until, type Person } from './house';

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

const WIDTHS = [1000, 1440, 1920, ...(LONG ? [1180, 1280, 1366, 1600, 1720] : [])];

/** Where the plates beside the land begin. */
const tops = (person: Person): Promise<string> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.plates :is(section, li)')]
      .map((plate) => Math.round(plate.getBoundingClientRect().top))
      .join(),
  );

test('the plates of Samurai stay where they are, and on their paper beside a replay', async () => {
  const ann = await house.person();
  const id = await openTable(ann, against('samurai', 3));
  await until(() => ann.isAsked(), 'Ann is asked');
  await ann.page.evaluate(() => document.fonts.ready);
  const [first, seen] = [await tops(ann), new Set<string>()];
  await playUntil(
    async (touches) => {
      if (!(await ann.isOver())) seen.add(await tops(ann));
      return LONG ? ann.isOver() : touches > 8;
    },
    [ann],
    luckOf(7),
  );
  if (!LONG) await requests(ann, `/api/tables/${id}`, 0, { type: 'resign' });
  await until(() => ann.isOver(), 'the match is over');
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
    for (const width of WIDTHS) {
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
