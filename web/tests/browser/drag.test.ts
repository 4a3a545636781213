// Figures of Test of Honour in a real hand, by mouse and by finger: what is drawn while one is carried, and what is done
// where it is let go. The pictures taken in the middle of it are kept.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOf, type Hand, type Spot } from './hand';
import { against, House, openTable, PHONE, until, WIDE, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** Where a unit stands on the screen. */
async function middle(person: Person, unit: number): Promise<Spot> {
  const box = await person.page.locator(`g.figure[data-unit="${unit}"] > .hit`).boundingBox();
  if (!box) throw new Error(`unit ${unit} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Where it stands on the painted field, in thousandths of an inch. */
const place = async ({ page }: Person, unit: number): Promise<number[]> =>
  ((await page.locator(`g.figure[data-unit="${unit}"]`).getAttribute('style')) ?? '')
    .match(/translate\(([-\d.]+)px, ([-\d.]+)px\)/)!
    .slice(1)
    .map(Number);
const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const text = async (person: Person, what: string): Promise<string> =>
  (await person.page.locator(what).allTextContents()).join(' ').replace(/\s+/g, ' ').trim();

/** Whether all of it can be seen and touched. */
const whole = ({ page }: Person, what: string): Promise<boolean> =>
  page.evaluate((what) => {
    const box = document.querySelector(what)?.getBoundingClientRect();
    return [0.05, 0.5, 0.95].every((share) => {
      const [x, y] = box ? [box.left + box.width * share, box.top + box.height / 2] : [-1, -1];
      return document.elementFromPoint(x, y)?.closest(what);
    });
  }, what);

/** The table of a picture of the rule book, once it foresees something. */
async function tried(person: Person, plate: string): Promise<Hand> {
  await person.go(`/try/skirmish/${plate}`);
  await until(() => person.sees('.reach'), 'the reach of who acts is drawn');
  await person.page.waitForTimeout(600); // the eye has come to rest
  return handOf(person);
}

const HANDS = [
  ['the mouse', 'light', WIDE],
  ['a finger', 'dark', PHONE],
] as const;

test.each(HANDS)('a move is carried by %s', async (_, theme, size) => {
  const ann = await house.person({ theme, miniatures: 'painted' }, size);
  const hand = await tried(ann, 'turn-2');
  const [from, foe] = [await middle(ann, 0), await middle(ann, 2)];
  const stood = await place(ann, 0);
  await hand.down(from);
  await hand.move(between(from, foe, 0.4)); // of 9.2 inches
  await until(async () => (await text(ann, '.ghost')) === '3.7″', 'it is told how far that is');
  expect(await ann.sees('.tape:not(.bad)')).toBe(true);
  await ann.picture(`drag-move-${theme}`);
  await hand.move(between(from, foe, 0.92)); // beyond its reach, and no attack
  await until(async () => !(await ann.sees('.ghost')), 'nobody would stand there');
  await ann.picture(`drag-barred-${theme}`);
  expect(await text(ann, '.told')).not.toBe('');
  expect(await ann.sees('.tape.bad')).toBe(true);
  await hand.move(between(from, foe, 0.4));
  await hand.up();
  await until(async () => !(await ann.sees('g.place')), 'it is played');
  const far = (await place(ann, 0)).map((at, n) => at - (stood[n] ?? 0));
  expect(Math.abs(Math.hypot(...far) - 3680)).toBeLessThan(300);
  await ann.context.close();
});

test('a move is carried on the sculpted table', async () => {
  const ann = await house.person({ theme: 'dark', miniatures: 'sculpted' }, PHONE);
  const hand = await tried(ann, 'turn-2');
  await until(() => ann.sees('canvas.stands'), 'the sculpted table stands');
  await ann.page.waitForTimeout(1500);
  const [from, foe] = [await middle(ann, 0), await middle(ann, 2)];
  await hand.down(from);
  await hand.move(between(from, foe, 0.3));
  await until(
    async () => /^\d\.\d″$/.test(await text(ann, '.ghost')),
    'it is told how far that is',
  );
  await ann.page.waitForTimeout(700);
  await ann.picture('drag-sculpted');
  await hand.move(between(from, foe, 0.9));
  await until(() => ann.sees('.told.doubtful'), 'why it cannot stand there is told');
  await ann.page.waitForTimeout(700);
  await ann.picture('drag-sculpted-barred');
  await hand.move(between(from, foe, 0.3));
  await hand.up();
  await until(async () => !(await ann.sees('g.place')), 'it is played');
  await ann.context.close();
});

test('a charge is carried on the sculpted table and left to a yes', async () => {
  const ann = await house.person({ theme: 'dark', miniatures: 'sculpted' }, PHONE);
  const hand = await tried(ann, 'turn-3');
  await until(() => ann.sees('canvas.stands'), 'the sculpted table stands');
  await ann.page.waitForTimeout(1500);
  await hand.down(await middle(ann, 0));
  await hand.move(await middle(ann, 2));
  await until(() => ann.sees('[data-odds]'), 'the odds hang at the target');
  expect(await text(ann, '[data-odds]')).toMatch(/^Hit \d+% · cut down \d+%$/);
  await ann.page.waitForTimeout(700);
  await ann.picture('drag-sculpted-charge');
  await hand.up();
  expect(await whole(ann, '[data-lit=confirm]')).toBe(true);
  expect(await text(ann, '[data-lit=confirm]')).toMatch(/^Charge: \d+%$/);
  expect(await ann.sees('[data-odds]')).toBe(true); // nobody goes before it is said
  await ann.page.locator('[data-lit=confirm]').click();
  await until(async () => !(await ann.sees('[data-odds]')), 'it is played');
  await ann.context.close();
});

test.each(HANDS)('an attack is carried by %s and left to a yes', async (how, theme, size) => {
  const ann = await house.person({ theme, miniatures: 'painted' }, size);
  for (const [plate, actor, foe, name] of [
    ['turn-3', 0, 2, 'charge'],
    ['turn-4', 0, 2, 'shot'],
  ] as const) {
    const hand = await tried(ann, plate);
    await hand.down(await middle(ann, actor));
    await hand.move(await middle(ann, foe));
    await until(() => ann.sees('[data-odds]'), 'the odds hang at the target');
    expect(await text(ann, '[data-odds]')).toMatch(/^Hit \d+% · cut down \d+%$/);
    await ann.picture(`drag-${name}-${theme}`);
    await hand.up();
    expect([how, await whole(ann, '[data-lit=confirm]')]).toEqual([how, true]);
    await hand.down(await middle(ann, actor));
    await hand.move(between(await middle(ann, actor), await middle(ann, foe), -0.4));
    await ann.page.keyboard.press('Escape');
    await hand.up();
    expect(await ann.sees('.ghost')).toBe(false);
  }
  await ann.context.close();
});

test.each(HANDS)('a force is set up by %s', async (_, theme, size) => {
  const ann = await house.person({ theme, miniatures: 'painted' }, size);
  await openTable(ann, against('skirmish', 2, { scenario: 'last_samurai' }));
  await ann.page.getByRole('button', { name: 'Take the ready-made force' }).click();
  await ann.page.getByRole('button', { name: 'Go ahead' }).click();
  const waiting = (): Promise<(string | null)[]> =>
    ann.page
      .locator('[data-beside]')
      .evaluateAll((found) => found.map((unit) => unit.getAttribute('data-beside')));
  await until(async () => (await waiting()).length > 1, 'fighters wait to be set up');
  const hand = await handOf(ann);
  const [first, ...rest] = await waiting();
  const card = await ann.page.locator(`[data-beside="${first}"]`).boundingBox();
  const zone = await ann.page.locator('[data-zone=deploy]').boundingBox();
  const field = await ann.page.locator('svg[data-field]').boundingBox();
  if (!card || !zone || !field) throw new Error('nothing to set up');
  const inSight = Math.min(zone.x + zone.width, field.x + field.width);
  const at = { x: (Math.max(zone.x, field.x) + inSight) / 2, y: zone.y + zone.height * 0.4 };
  await hand.down({ x: card.x + 24, y: card.y + 24 });
  await hand.move({ x: at.x, y: zone.y - 60 });
  await until(async () => /Outside/.test(await text(ann, '.told')), 'outside its zone is told');
  await ann.picture(`drag-outside-${theme}`);
  await hand.move(at);
  await until(() => ann.sees('.ghost'), 'where it would stand is drawn');
  await ann.picture(`drag-deploy-${theme}`);
  await hand.up();
  await until(async () => (await waiting()).length === rest.length, 'it stands');
  await ann.context.close();
});

test('nobody complained, and nothing was asked for elsewhere', () => {
  const own = house.complaints.filter((said) => !/GL Driver|GPU stall/.test(said));
  expect([own, house.outside]).toEqual([[], []]);
});
