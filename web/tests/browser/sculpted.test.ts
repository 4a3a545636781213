// The sculpted table of Test of Honour in a browser that has to paint every point itself: few frames, a small screen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, PHONE, playUntil, until, type Person } from './house';

const house = new House();
const flat = new House(1, { browser: ['--disable-3d-apis'] });
let ann: Person;
let table = '';

/** Sits down and plays on the painted table until a unit may go somewhere, then wishes for the other one. */
async function reach(person: Person): Promise<string> {
  const id = await openTable(person, against('skirmish', 2, { scenario: 'first_clash' }));
  const ready = async (): Promise<boolean> =>
    (await person.sees('g.figure')) &&
    !(await person.sees('.deploy')) &&
    (await person.page.locator('g.place').count()) > 3;
  await playUntil(ready, [person], luckOf(5));
  await person.context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('sengoku-settings') ?? '{}') as object;
    localStorage.setItem('sengoku-settings', JSON.stringify({ ...kept, miniatures: 'sculpted' }));
  });
  await person.page.reload();
  return id;
}

beforeAll(async () => {
  await house.open();
  ann = await house.person({ miniatures: 'painted' }, PHONE);
  table = await reach(ann);
  await until(() => ann.sees('canvas.stands'), 'the sculpted table stands');
});
afterAll(async () => {
  await house.close();
  await flat.close();
});

const frames = (): Promise<number> =>
  ann.page.evaluate(() =>
    Number(document.querySelector<HTMLElement>('canvas.stands')?.dataset.frames),
  );
/** Until nothing moves any more. */
async function rest(): Promise<void> {
  let last = -1;
  await until(async () => {
    const before = last;
    last = await frames();
    await ann.page.waitForTimeout(400);
    return before === last;
  }, 'it comes to rest');
}
type Unit = { unit: number; x: number | null; y: number | null; label: string };
const units = (): Promise<Unit[]> =>
  ann.page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/present?seat=0`);
    return ((await answer.json()) as { view: { units: Unit[] } }).view.units;
  }, table);

test('figures are found by role and name, and focus and Enter pick one', async () => {
  const standing = (await units()).filter(({ x }) => x !== null);
  for (const { label } of standing)
    expect(
      await ann.page.getByRole('button', { name: new RegExp(`\\b${label}\\b`) }).count(),
    ).not.toBe(0);
  const figure = ann.page.locator('svg[data-field] g.figure').first();
  await figure.focus();
  await ann.page.keyboard.press('Enter');
  await until(async () => (await figure.getAttribute('aria-pressed')) === 'true', 'it is chosen');
  await ann.page.keyboard.press('Escape');
});

test('something is to be seen, and nothing is drawn while nothing changes', async () => {
  await rest();
  const before = await frames();
  await ann.page.waitForTimeout(1500);
  expect(await frames()).toBe(before);
  await ann.page.evaluate(() => {
    document.querySelector<SVGElement>('svg[data-field]')!.style.visibility = 'hidden';
  });
  const picture = await ann.page.locator('canvas.stands').screenshot();
  await ann.page.evaluate(() => {
    document.querySelector<SVGElement>('svg[data-field]')!.style.visibility = '';
  });
  expect(picture.length).toBeGreaterThan(40_000); // an empty one has some 3,000
  await ann.picture('sculpted');
});

test('a proposal survives when the context is lost, and the painted table is there', async () => {
  const place = ann.page.locator('g.place').first();
  await place.focus();
  await ann.page.keyboard.press('Enter');
  await until(() => ann.sees('.ghost'), 'a move is proposed');
  await rest();
  await ann.page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.stands');
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await until(async () => !(await ann.sees('canvas[data-sculpted]')), 'it is gone');
  expect(await ann.sees('.ghost')).toBe(true);
  expect(await ann.sees('svg[data-field].sculpted')).toBe(false);
  const drawn = await ann.page.evaluate(() => {
    const ground = document.querySelector('.field > canvas');
    return ground !== null && getComputedStyle(ground).visibility;
  });
  expect(drawn).toBe('visible');
  await ann.picture('sculpted-lost');
  await ann.page.reload();
  await until(() => ann.sees('canvas.stands'), 'the sculpted table stands again');
});

test('nothing complained', () => {
  expect(house.complaints.filter((said) => !/GL Driver|GPU stall|WebGL/i.test(said))).toEqual([]);
});

test('without any graphics it is painted, whatever is wished, and nothing complains', async () => {
  await flat.open();
  const bob = await flat.person({ miniatures: 'painted' }, PHONE);
  await reach(bob);
  await until(() => bob.sees('g.figure'), 'the painted table stands');
  await bob.page.waitForTimeout(1500);
  expect(await bob.sees('canvas[data-sculpted]')).toBe(false);
  expect(flat.complaints).toEqual([]);
});
