// Whole battles of Test of Honour as pictures, to be looked at with a critical eye (`make battles`): each telling moment
// on both sizes, in both lights, painted and sculpted. BATTLES=roadblock-phone takes one, FINE=1 draws the sculpted table
// as for a graphics card, which takes a processor a second a frame. Kept in tests/out/battles.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  against,
  House,
  luckOf,
  openTable,
  PHONE,
  until,
  WHOLE_MATCH,
  WIDE,
  type Person,
} from '../browser/house';
import { Album } from './album';

const ONLY = process.env.BATTLES ?? '';
const FINE = process.env.FINE === '1';
const SIZES = { wide: WIDE, phone: PHONE };

/** What is worth a picture the first times that it is seen. */
const MOMENTS: Record<string, string> = {
  muster: '.muster',
  deploy: '.deploy',
  token: '.flights > *',
  reach: '.reach',
  ghost: '.ghost',
  lane: '.lane, .lands',
  beam: '.beam',
  odds: '[data-odds]',
  driven: '[data-driven]',
  strike: '[data-showing-roll=strike]',
  avoid: '[data-showing-roll=avoid]',
  damage: '[data-showing-roll=damage]',
  nerve: '[data-showing-roll=honor], [data-showing-roll=nerve]',
  prone: '.figure .prone',
  fallen: '[data-fallen]',
};
const TIMES = 2;
const REST = FINE ? 15_000 : 4000;

class Battle extends Album {
  #seen: Record<string, number> = {};
  /** Each battle of a campaign has its own moments. */
  #battle = '';

  async take(what: string): Promise<void> {
    await this.keep(this.person.page, this.next(what));
  }

  /** A picture if there is something to be seen that was seldom seen so far. */
  async look(): Promise<void> {
    const { there, battle } = await this.person.page.evaluate(
      (moments) => ({
        there: Object.keys(moments).filter((name) => document.querySelector(moments[name] ?? '')),
        battle: /Battle \d/.exec(document.querySelector('header')?.textContent ?? '')?.[0] ?? '',
      }),
      MOMENTS,
    );
    if (battle !== this.#battle) this.#seen = {};
    this.#battle = battle;
    const fresh = there.filter((name) => (this.#seen[name] ?? 0) < TIMES);
    for (const name of fresh) this.#seen[name] = (this.#seen[name] ?? 0) + 1;
    const { page } = this.person;
    const held = await page.evaluate(() => document.documentElement.dataset.held);
    if (held) await page.waitForTimeout(REST); // the dice come to rest
    if (fresh.length) await this.take(fresh.join('+').slice(0, 80));
    if (!held) return;
    await page.evaluate(() => {
      delete document.documentElement.dataset.held;
      dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    });
  }

  get moments(): string[] {
    return Object.keys(this.#seen);
  }
}

/** Who can be attacked is attacked before anything else is done, as long as luck will. */
async function fight(person: Person, luck: () => number): Promise<boolean> {
  if (luck() > 0.7) return false;
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

async function play(album: Battle, done: () => Promise<boolean>): Promise<void> {
  const { person, name } = album;
  const luck = luckOf(11);
  await until(
    async () => {
      await album.look();
      if (await done()) return true;
      if (!(await person.isAsked())) return false;
      if (!(await fight(person, luck))) await person.decide(luck);
      await person.page.waitForTimeout(60); // what the table foresees of it comes with an answer
      return false;
    },
    `the battle ${name} is over`,
    WHOLE_MATCH,
  );
}

/** What was played and what was better, drawn on the field. */
async function review(album: Battle): Promise<void> {
  const { person } = album;
  const { page } = person;
  await page.locator('dialog[open] .links a').first().click();
  await until(() => person.sees('aside .button.strong'), 'the replay is drawn');
  await page.locator('aside .button.strong').first().click();
  await until(async () => !(await person.sees('progress')), 'all decisions are judged', 600);
  await album.take('review');
  const rows = page.locator('aside button.row');
  for (let row = 0; row < Math.min(3, await rows.count()); row += 1) {
    await rows.nth(row).click();
    await until(() => person.sees('[data-deed], .muster'), 'what was played is drawn');
    await page.evaluate(() => document.querySelector('.board')?.scrollIntoView());
    await page.waitForTimeout(900);
    await album.take(`review-${row}`);
  }
}

async function end(album: Battle): Promise<void> {
  const { person } = album;
  await until(() => person.sees('dialog[open] .tale'), 'the end is told');
  await person.page.waitForTimeout(2500);
  await album.take('end');
  for (const part of [1, 2]) {
    const more = await person.page.evaluate(() => {
      const before = document.querySelector('dialog[open] .body')?.scrollTop ?? 0;
      for (const thing of document.querySelectorAll('dialog[open], dialog[open] *'))
        thing.scrollTop += innerHeight * 0.6;
      return (document.querySelector('dialog[open] .body')?.scrollTop ?? 0) > before;
    });
    if (more) await album.take(`end-below-${part}`);
  }
}

/** In the page: a graphics card, as far as anybody asks, so that the table is as fine as with one, and slow. */
function card(): void {
  const asked = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (what: number): unknown {
    return what === 0x9246 ? 'a card' : asked.call(this, what);
  };
}

/** In the page: time stands when dice are thrown for the first times, until space is pressed. */
function holdRolls(times: number): void {
  const seen: Record<string, number> = {};
  let last = '';
  new MutationObserver(() => {
    const roll = document.querySelector<HTMLElement>('[data-showing-roll]');
    const now = roll?.dataset.showingRoll ?? '';
    if (now === last) return;
    last = now;
    seen[now] = (seen[now] ?? 0) + 1;
    if (!now || seen[now] > times) return;
    document.documentElement.dataset.held = now;
    dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-showing-roll'] });
}

type Screen = keyof typeof SIZES;
type Run = [string, Screen, 'light' | 'dark', 'painted' | 'sculpted', Record<string, unknown>];
const RUNS: Run[] = [
  ['first_clash', 'wide', 'light', 'painted', {}],
  ['first_clash', 'phone', 'dark', 'painted', {}],
  ['first_clash', 'wide', 'dark', 'sculpted', {}],
  ['first_clash', 'phone', 'light', 'sculpted', {}],
  ['battlefield', 'wide', 'dark', 'painted', { level: 2 }],
  ['battlefield', 'phone', 'light', 'painted', { level: 2 }],
  ['roadblock', 'wide', 'light', 'painted', {}],
  ['roadblock', 'phone', 'dark', 'painted', {}],
  ['campaign', 'wide', 'dark', 'painted', {}],
  ['campaign', 'phone', 'light', 'painted', {}],
];
const nameOf = ([scenario, screen, theme, miniatures]: Run): string =>
  [scenario, screen, theme, miniatures].join('-');

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test.each(RUNS.filter((run) => nameOf(run).startsWith(ONLY)).map((run) => [nameOf(run), run]))(
  '%s',
  async (name, [scenario, screen, theme, miniatures, options]) => {
    const pace = scenario === 'first_clash' ? 'quick' : 'instant';
    const ann = await house.person({ theme, miniatures, pace }, SIZES[screen]);
    if (FINE) await ann.context.addInitScript(card);
    await ann.context.addInitScript(holdRolls, TIMES);
    await openTable(ann, against('skirmish', 2, { scenario, ...options }));
    const album = new Battle(ann, 'battles', name);
    await until(() => ann.sees('canvas.painted, .muster'), 'the table is drawn');
    if (miniatures === 'sculpted')
      await until(() => ann.sees('canvas.stands, .muster'), 'it stands');
    await ann.page.waitForTimeout(1500);
    await album.take('opening');
    const third = async (): Promise<boolean> =>
      scenario === 'campaign' &&
      (await ann.page.locator('.campaign .now .picture b').allTextContents()).includes('3');
    await play(album, async () => (await ann.isOver()) || (await third()));
    if (await ann.isOver()) {
      await end(album);
      if (miniatures === 'painted') await review(album);
    } else await album.take('third-battle');
    console.log(`${name}: ${album.moments.join(' ')}`);
    expect(ann.covered).toEqual([]);
    expect(house.complaints.filter((said) => !/GL Driver|GPU stall/.test(said))).toEqual([]);
    await ann.context.close();
  },
);
