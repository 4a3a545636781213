// Where the setting is automatic the field of Test of Honour is sculpted only where the machine bears it; otherwise, and
// whenever it fails, it is painted, and nothing that was begun is lost.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, PHONE, playUntil, until, type Person } from './house';

const house = new House();
const flat = new House(1, { browser: ['--disable-3d-apis'] });
beforeAll(async () => {
  await house.open();
  await flat.open();
});
afterAll(async () => {
  await house.close();
  await flat.close();
});

/** In the page: a graphics card, as far as anybody asks. */
function card(name: string): void {
  const asked = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (what: number): unknown {
    return what === 0x9246 ? name : asked.call(this, what);
  };
}

/** In the page: time goes on with the frames, and each of them takes as long as is said. */
function ownTime(): void {
  const page = window as unknown as { frame: number };
  page.frame = 16;
  let [now, last] = [1, -1];
  const next = window.requestAnimationFrame.bind(window);
  performance.now = () => now;
  window.requestAnimationFrame = (act) =>
    next((at) => {
      if (at !== last) now += page.frame;
      last = at;
      act(now);
    });
  const go = (): number => requestAnimationFrame(go);
  go();
}

interface Seen {
  person: Person;
  /** What was fetched for the sculpted table. */
  fetched: () => number;
}

/** Sits down at a battle where the setting is automatic, until a unit may go somewhere. */
async function sit(at: House, ...setUp: [(name: string) => void, string?][]): Promise<Seen> {
  const person = await at.person({ miniatures: 'painted' }, PHONE);
  await openTable(person, against('skirmish', 2, { scenario: 'first_clash' }));
  const ready = async (): Promise<boolean> =>
    (await person.sees('g.figure')) &&
    !(await person.sees('.deploy')) &&
    (await person.page.locator('g.place').count()) > 3;
  await playUntil(ready, [person], luckOf(5));
  for (const [script, name] of setUp) await person.context.addInitScript(script, name ?? '');
  await person.context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('sengoku-settings') ?? '{}') as object;
    const wish = { pace: 'normal', miniatures: 'auto' };
    localStorage.setItem('sengoku-settings', JSON.stringify({ ...kept, ...wish }));
    // as long as anything may still be thought of, nobody is sure that it stays painted
    const idle = requestIdleCallback;
    const page = window as unknown as { idle: number };
    page.idle = 0;
    window.requestIdleCallback = (act, options) => {
      page.idle += 1;
      return idle(act, options);
    };
  });
  let fetched = 0;
  person.page.on('request', (request) => {
    if (/Table3d.*\.js$/.test(request.url())) fetched += 1;
  });
  await person.page.reload();
  await until(() => person.sees('canvas.painted'), 'the painted table stands');
  return { person, fetched: () => fetched };
}
const sculpted = (person: Person): Promise<boolean> => person.sees('canvas[data-sculpted]');

/** A move is thought of. */
async function propose({ page }: Person): Promise<void> {
  await page.locator('g.place').first().focus();
  await page.keyboard.press('Enter');
  await until(async () => (await page.locator('.ghost').count()) > 0, 'a move is proposed');
}
async function isPainted(person: Person): Promise<void> {
  await until(async () => !(await sculpted(person)), 'the sculpted table is gone');
  expect(await person.sees('svg[data-field].sculpted')).toBe(false);
  const shown = await person.page.evaluate(() => {
    const ground = document.querySelector('canvas.painted');
    return ground !== null && getComputedStyle(ground).visibility;
  });
  expect(shown).toBe('visible');
}

/** The settings tell that it is painted after all. */
async function isTold({ page }: Person): Promise<void> {
  await page.locator('header nav button').nth(2).click();
  await page.waitForSelector('[data-stays-painted]');
  expect(await page.locator('#miniatures').inputValue()).toBe('auto');
}
/** Sits down where a card bears it, and thinks of a move above the sculpted table. */
async function above(): Promise<Seen> {
  const seen = await sit(house, [card, 'ANGLE (A good card)'], [ownTime]);
  await until(() => seen.person.sees('canvas.stands'), 'the sculpted table stands');
  expect(seen.fetched()).toBe(1);
  await propose(seen.person);
  return seen;
}
/** The painted table is back, with the move that was thought of. */
async function fellBack({ person }: Seen): Promise<void> {
  await isPainted(person);
  expect(await person.sees('.ghost')).toBe(true);
  expect(await person.sees('[data-lit=confirm]')).toBe(true);
  await isTold(person);
  await person.context.close();
}

test('a processor that paints every point itself is not asked for it: nothing is fetched', async () => {
  const { person, fetched } = await sit(house);
  await person.page.waitForLoadState('networkidle');
  await propose(person);
  expect(await person.page.evaluate(() => (window as unknown as { idle: number }).idle)).toBe(0);
  expect([fetched(), await sculpted(person)]).toEqual([0, false]);
  await person.context.close();
});

test('where nothing can draw in depth, nothing is fetched', async () => {
  const { person, fetched } = await sit(flat);
  await person.page.waitForLoadState('networkidle');
  await propose(person);
  expect([fetched(), await sculpted(person)]).toEqual([0, false]);
  await person.context.close();
});

test('a card whose first frames are slow goes back before anybody has seen it', async () => {
  const { person, fetched } = await sit(house, [card, 'ANGLE (An old card)']);
  const stood = person.page.evaluate(
    () =>
      new Promise<boolean>((told) => {
        let came = false;
        new MutationObserver((_, watch) => {
          const canvas = document.querySelector('canvas[data-sculpted]');
          came ||= canvas !== null;
          if (canvas?.matches('.stands')) told(true);
          else if (came && !canvas) told(false);
          else return;
          watch.disconnect();
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  expect(await stood).toBe(false);
  expect(fetched()).toBe(1);
  await isPainted(person);
  await person.context.close();
});

test('a card that bears it has the sculpted table, until frames are slow: the painted one keeps the move', async () => {
  const seen = await above();
  const { page } = seen.person;
  for (let turn = 0; turn < 12; turn += 1) await page.keyboard.press('e');
  expect(await sculpted(seen.person)).toBe(true);
  await page.evaluate(() => ((window as unknown as { frame: number }).frame = 60));
  await until(async () => {
    await page.keyboard.press('e');
    return !(await sculpted(seen.person));
  }, 'it is given up');
  await fellBack(seen);
});

test('a card that loses what it drew leaves the painted table and the move', async () => {
  const seen = await above();
  await seen.person.page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.stands');
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await fellBack(seen);
});

test('nothing complained', () => {
  const quiet = /GL Driver|GPU stall|WebGL/i;
  expect([...house.complaints, ...flat.complaints].filter((said) => !quiet.test(said))).toEqual([]);
});
