// The table of Honor of the Samurai holds still: what is asked fits its place, and nothing moves because of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  against,
  House,
  LONG,
  luckOf,
  openTable,
  PHONE,
  playMatches,
  playUntil,
  until,
  type Person,
} from './house';

const house = new House();
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
].slice(0, LONG ? 3 : 1);
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** Where roofs, halls and the tray stand. */
const places = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.roof, .hall, .tray, .race')].map((thing) => {
      const { left, top, width } = thing.getBoundingClientRect();
      return [left, top, width].map(Math.round).join(' ');
    }),
  );
/** What of the panel is cut off, below or within it. */
const cut = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => {
    const panel = document.querySelector('.prompt') as HTMLElement;
    const words = panel.querySelector('.words') as HTMLElement;
    const parts = [panel, ...panel.querySelectorAll<HTMLElement>('.words > *, .options > *')];
    const tall = words.scrollHeight > words.clientHeight + 1 ? ['the words'] : [];
    return [
      ...tall,
      ...parts
        .filter((part) => part.getBoundingClientRect().bottom > innerHeight + 0.5)
        .map((part) => part.className || part.tagName),
    ];
  });

/** Cards of the hand whose name goes on under the next card. */
const buried = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => {
    const cards = [...document.querySelectorAll('.pick')];
    return cards.flatMap((card, at) => {
      const name = card.querySelector('.name span') as Element;
      if (getComputedStyle(name).visibility === 'hidden') return [];
      const next = cards[at + 1]?.getBoundingClientRect().left ?? innerWidth;
      return name.getBoundingClientRect().right > next + 2 ? [name.textContent ?? ''] : [];
    });
  });

/** The same in the houses. */
const blurred = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.cards')].flatMap((row) => {
      const cards = [...row.querySelectorAll('.piece')];
      return cards.flatMap((card, at) => {
        const name = card.querySelector('.name span') as Element;
        const next = cards[at + 1]?.getBoundingClientRect().left ?? innerWidth;
        return name.getBoundingClientRect().right > next + 2 ? [name.textContent ?? ''] : [];
      });
    }),
  );

/** Labels at places that say nothing. */
const hollow = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.table .price, .tray .price')]
      .filter((label) => label.getClientRects().length && !label.textContent?.trim())
      .map((label) => label.outerHTML),
  );

/** Asked, with nothing chosen and nothing going on. */
const atRest = async (person: Person): Promise<boolean> =>
  (await person.isAsked()) &&
  !(await person.sees('.verdict, .pick[aria-pressed=true], .prompt [data-lit]'));

test.each(SIZES)(
  'a card that is taken up moves nothing and its panel is whole: $width x $height',
  async (size) => {
    const ann = await house.person({}, size);
    await openTable(ann, against('honor', 6));
    const calm = async (): Promise<boolean> =>
      (await atRest(ann)) && (await ann.sees('.pick[data-lit]'));
    await playUntil(calm, [ann], luckOf(4));
    const before = await places(ann);
    expect(before.length).toBeGreaterThan(12);
    expect(await cut(ann)).toEqual([]);
    expect(await buried(ann)).toEqual([]);
    expect(await blurred(ann)).toEqual([]);
    // as narrow as beside a review, they overlap
    await ann.page.addStyleTag({ content: '.row > .player { flex-basis: 150px !important }' });
    expect(await blurred(ann)).toEqual([]);
    await ann.page.addStyleTag({
      content: '.row > .player { flex-basis: var(--house) !important }',
    });
    const cards = ann.page.locator('.pick[data-lit]');
    for (let at = 0; at < (await cards.count()); at += 1) {
      await cards.nth(at).focus();
      await ann.page.keyboard.press('Enter');
      await until(() => ann.sees('.pick[aria-pressed=true]'), 'it is taken up');
      expect(await places(ann)).toEqual(before);
      expect(await cut(ann)).toEqual([]);
      expect(await hollow(ann)).toEqual([]);
      await ann.page.keyboard.press('Escape');
    }
    await ann.context.close();
  },
);

/** Cards whose price is shown before they are played. */
const COSTLY = ['ninja_spy', 'elite_ninja_spy', 'ninja_assassin', 'dishonor'].map(
  (card) => `.pick[data-lit][data-zone="mine-${card}"]`,
);
const GOALS = '[data-drop][data-lit]:not([data-drop=discards])';
/** Takes up that card and goes on to what is lit until only a yes is missing; lays it down again if it leads nowhere. */
async function arm(person: Person, card: string): Promise<boolean> {
  const { keyboard } = person.page;
  await person.page.locator(card).focus();
  await keyboard.press('Enter');
  await until(() => person.sees(`${card}[aria-pressed=true]`), 'it is taken up');
  for (let step = 0; step < 4; step += 1) {
    if (await person.sees('.prompt [data-lit=confirm]')) return true;
    if (!(await person.sees(GOALS))) break;
    await person.page.locator(GOALS).first().focus();
    await keyboard.press('Enter');
    await person.page.waitForTimeout(60);
  }
  await keyboard.press('Escape');
  await until(async () => !(await person.sees('.pick[aria-pressed=true]')), 'it is laid down');
  return false;
}
test.each(SIZES.slice(0, 2))(
  'what asks for a yes is whole, with its price and its odds: $width x $height',
  async (size) => {
    const ann = await house.person({}, size);
    let before: string[] = [];
    /** One of them can be played now, and only its yes is missing. */
    const armed = async (): Promise<boolean> => {
      if (!(await atRest(ann))) return false;
      before = await places(ann);
      for (const card of COSTLY) if ((await ann.sees(card)) && (await arm(ann, card))) return true;
      return false;
    };
    await playMatches(armed, ann, against('honor', 5), luckOf(7));
    expect(await cut(ann)).toEqual([]);
    expect(await places(ann)).toEqual(before);
    await ann.picture(`honor-confirm-${size.width}`);
    await ann.page.keyboard.press('Escape');
    // all options lie over the table and push nothing
    await ann.page.keyboard.press('o');
    await until(() => ann.sees('.prompt .list'), 'all options are listed');
    expect(await places(ann)).toEqual(before);
    await ann.context.close();
  },
);

test('who takes up a card is no longer asked about the end of the turn', async () => {
  const ann = await house.person();
  const end = '.prompt [data-rule="HON-3.13"]';
  const early = async (): Promise<boolean> =>
    (await atRest(ann)) && (await ann.sees('.pick[data-lit]')) && (await ann.sees(end));
  const sure = '.prompt [data-lit=confirm]';
  const asked = async (): Promise<boolean> => {
    if (!(await early())) return false;
    await ann.page.locator(end).first().click();
    await until(
      async () => (await ann.sees(sure)) || !(await ann.isAsked()),
      'it is asked or done',
    );
    return ann.sees(sure);
  };
  await playMatches(asked, ann, against('honor', 3), luckOf(3));
  await ann.page.locator('.pick[data-lit]').first().press('Enter');
  await until(() => ann.sees('.pick[aria-pressed=true]'), 'it is taken up');
  await ann.page.keyboard.press('Escape');
  await until(async () => !(await ann.sees('.pick[aria-pressed=true]')), 'it is laid down');
  expect(await ann.sees(sure)).toBe(false);
  expect(await ann.sees(end)).toBe(true);
  await ann.context.close();
});

/** In the page: frame by frame, whether a battle was seen, and what of it lay over what. */
function overlaps(): void {
  const PAIRS = [
    ['.drama > .caption', '.throw .cube'],
    ['.drama > .caption', '.head b, .head em, .fighter'],
    ['.throw .cube', '.head b, .head em, .odds'],
    ['.total', '.head b, .head em, .fighter, .odds'],
    ['.fighter', '.head b, .head em'],
  ];
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const boxes = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect());
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const look = (): void => {
    const act = document.querySelector('.battle')?.classList[1];
    if (act) seen.add(act);
    for (const [over = '', under = ''] of act ? PAIRS : [])
      if (boxes(over).some((one) => boxes(under).some((other) => meets(one, other))))
        seen.add(`${over} over ${under} (${act})`);
    requestAnimationFrame(look);
  };
  look();
}

/** What lay over what while the battle of the lesson was fought, and which acts were seen. */
async function fought(ann: Person, fault = ''): Promise<string[]> {
  await ann.go('/learn/honor');
  await ann.page.waitForSelector('.teacher [data-show]');
  if (fault) await ann.page.addStyleTag({ content: fault });
  await ann.page.evaluate(overlaps);
  const seen = (): Promise<string[]> =>
    ann.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
  await until(async () => {
    const show = ann.page.locator('.teacher [data-show]');
    if (await show.count()) await show.click({ timeout: 2000 }).catch(() => undefined);
    return (await seen()).includes('hush') && !(await ann.sees('.battle'));
  }, 'the battle of the lesson was fought');
  return seen();
}

// what falls passes over cards, and never over words
test.runIf(LONG).each([PHONE, SIZES[0]])(
  'in a battle nothing lies over what is said: $width x $height',
  async (size) => {
    const ann = await house.person({ pace: 'normal' }, size);
    expect(await fought(ann)).toEqual(['attack', 'challenge', 'defense', 'hush', 'strength']);
    const fault = '.drama > .caption { translate: 0 300px; z-index: 0 }';
    expect((await fought(ann, fault)).join()).toContain('.drama > .caption over');
    await ann.context.close();
  },
);
