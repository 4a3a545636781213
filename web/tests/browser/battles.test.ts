// Whole battles of Test of Honour as a person plays them who likes to fight, each telling moment kept as a picture:
// nothing that is lit lies covered, nothing complains, and the end is told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, PHONE, until, WHOLE_MATCH, WIDE } from './house';
import type { Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** What is worth a picture the first times that it is seen. */
const MOMENTS: Record<string, string> = {
  muster: '.muster',
  deploy: '.deploy',
  brief: '.brief',
  reach: '.reach',
  ghost: '.ghost',
  lane: '.lane, .lands',
  beam: '.beam',
  odds: '[data-odds]',
  driven: '[data-driven]',
  dice: '[data-showing-roll]',
  nerve: '[data-showing-roll=nerve]',
  prone: '.figure .prone',
  fallen: '[data-fallen]',
  campaign: '.campaign, .road',
  end: 'dialog[open] .tale',
};
const TIMES = 2;

class Album {
  readonly #seen: Record<string, number> = {};
  constructor(
    private readonly person: Person,
    private readonly name: string,
  ) {}

  get moments(): string[] {
    return Object.keys(this.#seen);
  }

  async look(): Promise<void> {
    const there = await this.person.page.evaluate(
      (moments) =>
        Object.keys(moments).filter((name) => document.querySelector(moments[name] ?? '')),
      MOMENTS,
    );
    const fresh = there.filter((name) => (this.#seen[name] ?? 0) < TIMES);
    for (const name of fresh) this.#seen[name] = (this.#seen[name] ?? 0) + 1;
    const [first] = fresh;
    if (first) await this.person.picture(`battle-${this.name}-${first}-${this.#seen[first]}`);
  }
}

/** Who can be attacked is attacked before anything else is done, two times of three. */
async function fight(person: Person, luck: () => number): Promise<boolean> {
  if (luck() > 0.66) return false;
  const foe = await person.page.evaluate(() => {
    if (document.querySelector('dialog[open], [data-lit=confirm]')) return null;
    for (const figure of document.querySelectorAll('g.figure.aimed')) {
      const box = figure.querySelector('.hit')?.getBoundingClientRect();
      if (!box) continue;
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit && figure.contains(hit)) return at;
    }
    return null;
  });
  if (foe) await person.touch(foe);
  return foe !== null;
}

async function playOut(
  person: Person,
  name: string,
  luck: () => number,
  done: () => Promise<boolean>,
) {
  const album = new Album(person, name);
  await until(
    async () => {
      await album.look();
      if (await done()) return true;
      if (!(await person.isAsked())) return false;
      if (!(await fight(person, luck))) await person.decide(luck);
      return false;
    },
    `the battle ${name} is over`,
    WHOLE_MATCH,
  );
  return album;
}

/** What was played and what was better, drawn on the field. */
async function review(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.locator('dialog[open] .links a').first().click();
  await page.locator('aside .button.strong').first().click();
  await until(
    async () => !(await person.sees('progress')),
    'all decisions are judged',
    WHOLE_MATCH,
  );
  const rows = page.locator('aside button.row');
  expect(await rows.count()).toBeGreaterThan(0);
  for (let row = 0; row < Math.min(3, await rows.count()); row += 1) {
    await rows.nth(row).click();
    await until(() => person.sees('[data-deed=played]'), 'what was played is drawn');
    await until(() => person.sees('[data-deed=advised]'), 'what was better is drawn');
    await person.picture(`battle-${name}-review-${row + 1}`);
  }
}

const BATTLES = [
  ['first_clash', {}],
  ['battlefield', { level: 2 }],
  ['roadblock', {}],
] as const;
const LOOKS = [
  ['wide', WIDE, 'light', 'painted'],
  ['phone', PHONE, 'dark', 'painted'],
  ['phone', PHONE, 'light', 'sculpted'],
] as const;
const PLAYED = BATTLES.flatMap(([scenario, options]) =>
  LOOKS.map((look) => [scenario, ...look, options] as const),
).filter(([scenario, , , , miniatures]) => miniatures === 'painted' || scenario === 'first_clash');

test.each(PLAYED)(
  'a whole battle: %s, %s',
  async (scenario, screen, size, theme, miniatures, options) => {
    const pace = scenario === 'first_clash' && screen === 'wide' ? 'quick' : 'instant';
    const ann = await house.person({ theme, miniatures, pace }, size);
    await openTable(ann, against('skirmish', 2, { scenario, ...options }));
    const name = `${scenario}-${miniatures}-${theme}`;
    const album = await playOut(ann, name, luckOf(11), () => ann.isOver());
    await until(() => ann.sees('dialog[open] .tale'), 'the end is told');
    await ann.picture(`battle-${name}-end`);
    console.log(`${name}: ${album.moments.join(' ')}`);
    expect(ann.covered).toEqual([]);
    expect(house.complaints.filter((said) => !/GL Driver|GPU stall/.test(said))).toEqual([]);
    if (scenario === 'first_clash') await review(ann, name);
    await ann.context.close();
  },
);
