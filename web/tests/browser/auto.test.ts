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
    localStorage.setItem('sengoku-settings', JSON.stringify({ ...kept, miniatures: 'auto' }));
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
  await page.waitForSelector('.ghost');
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

test('nothing complained', () => {
  const quiet = /GL Driver|GPU stall|WebGL/i;
  expect([...house.complaints, ...flat.complaints].filter((said) => !quiet.test(said))).toEqual([]);
});
