// A ground of one's own: laid by hand, kept as a file, opened again, shared as a link, fought on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { handOf } from './hand';
import { House, PHONE, until, WIDE, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const EXAMPLE = join(import.meta.dirname, '../../../examples/ground/village.toml');
const pieces = (person: Person): Promise<(string | null)[]> =>
  person.page
    .locator('[data-piece]')
    .evaluateAll((found) => found.map((piece) => piece.getAttribute('aria-label')));
const checked = (person: Person, state: string): Promise<unknown> =>
  person.page.waitForSelector(`[data-checked="${state}"]`);

/** Drags from the middle of one thing to a place of the table, given in shares of it. */
async function drag(person: Person, from: string, x: number, y: number): Promise<void> {
  const start = await person.page.locator(from).boundingBox();
  const table = await person.page.locator('.plot').boundingBox();
  if (!start || !table) throw new Error('not there');
  const { mouse } = person.page;
  await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(table.x + table.width * x, table.y + table.height * y, { steps: 6 });
  await mouse.up();
}

/** Pulls something by so many pixels. */
async function pull(person: Person, from: string, dx: number, dy: number): Promise<void> {
  const start = await person.page.locator(from).boundingBox();
  if (!start) throw new Error('not there');
  const { mouse } = person.page;
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + dx, y + dy, { steps: 6 });
  await mouse.up();
}

async function saved(person: Person): Promise<string> {
  const coming = person.page.waitForEvent('download');
  await person.page.getByRole('button', { name: 'Save as a file' }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}
const opened = (person: Person, text: string): Promise<void> =>
  person.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ground.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a ground is laid with the hand, kept, opened again and fought on', async () => {
  const ann = await house.person();
  await ann.go('/ground');
  await drag(ann, '[data-kind=building]', 0.35, 0.5);
  await drag(ann, '[data-kind=rough]', 0.7, 0.5);
  expect(await pieces(ann)).toHaveLength(2);
  await drag(ann, '[data-piece="1"]', 0.6, 0.4);
  await pull(ann, '[data-grip=turn]', 60, -20);
  await pull(ann, '[data-grip=size]', 14, 22);
  const before = await pieces(ann);
  expect(before[1]).not.toContain('5.0 by 5.0');
  await checked(ann, 'good');
  await ann.picture('ground');
  const file = await saved(ann);
  expect(file).toContain('kind = "building"');

  const link = ann.page.url();
  const bo = await house.person();
  await bo.go('/ground');
  await opened(bo, file);
  await until(async () => (await pieces(bo)).length === 2, 'it lies there');
  expect(await pieces(bo)).toEqual(before);
  expect(await saved(bo)).toBe(file);
  const eve = await house.person();
  await eve.go(link.slice(house.url.length - 1));
  await until(async () => (await pieces(eve)).length === 2, 'the link brings it, too');
  expect(await pieces(eve)).toEqual(before);

  await bo.page.getByRole('button', { name: 'Play here' }).click();
  await bo.page.waitForSelector('.muster');
  const id = new URL(bo.page.url()).pathname.split('/').at(-1);
  const info = await bo.page.evaluate(
    (table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()),
    id,
  );
  expect(info.options.ground.map(({ kind }: { kind: string }) => kind)).toEqual([
    'building',
    'rough',
  ]);
  await Promise.all([ann, bo, eve].map(({ context }) => context.close()));
});

test('what is wrong is told in a sentence of the server, and marked; undo mends it', async () => {
  const ann = await house.person();
  await ann.go('/ground');
  await opened(ann, readFileSync(EXAMPLE, 'utf8'));
  await checked(ann, 'good');
  await drag(ann, '[data-piece="1"]', 0.8, 0.46);
  await checked(ann, 'bad');
  expect(await ann.page.locator('.state').textContent()).toMatch(/Pieces 2 and 5 .* overlap/);
  expect(await ann.page.locator('.piece.wrong').count()).toBe(2);
  expect(await ann.page.getByRole('button', { name: 'Play here' }).isDisabled()).toBe(true);
  await ann.page.keyboard.press('Control+z');
  await checked(ann, 'good');
  await opened(ann, 'no ground at all');
  await until(
    async () => /not TOML/.test((await ann.page.locator('.state').textContent()) ?? ''),
    'it is told that this is no ground',
  );
  await ann.context.close();
});

test('with keys alone a piece is laid, moved, turned and sized', async () => {
  const ann = await house.person();
  await ann.go('/ground');
  await ann.page.locator('[data-kind=hill]').focus();
  await ann.page.keyboard.press('Enter');
  await until(
    () => ann.page.evaluate(() => document.activeElement?.getAttribute('data-piece') === '0'),
    'the piece has the focus',
  );
  for (const key of ['ArrowLeft', 'ArrowUp', 'q', '+', 'Shift+ArrowRight'])
    await ann.page.keyboard.press(key);
  expect(await pieces(ann)).toEqual([
    '1. Hill, 17.6 inches from the west edge, 18.5 from the south edge, 6.5 by 6.5, turned by 15 degrees',
  ]);
  await ann.page.keyboard.press('Delete');
  expect(await pieces(ann)).toEqual([]);
  await ann.context.close();
});

/** The middle of something. */
async function middle(person: Person, what: string): Promise<{ x: number; y: number }> {
  const box = await person.page.locator(what).boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('with one finger a piece is brought, moved, turned and sized, and the page does not scroll', async () => {
  const ann = await house.person({ theme: 'dark' }, PHONE);
  await ann.go('/ground');
  const finger = await handOf(ann);
  const told = async (): Promise<string> => (await pieces(ann)).join();
  const table = await ann.page.locator('.plot').boundingBox();
  if (!table) throw new Error('no table');
  const carry = async (what: string, x: number, y: number, name: string): Promise<void> => {
    const [before, scrolled] = [await told(), await ann.page.evaluate(() => scrollY)];
    await finger.down(await middle(ann, what));
    await finger.move({ x, y });
    await ann.picture(`ground-${name}`);
    await finger.up();
    await until(async () => (await told()) !== before, `${name} is done`);
    expect([name, await ann.page.evaluate(() => scrollY)]).toEqual([name, scrolled]);
  };
  const at = (u: number, v: number): [number, number] => [
    table.x + table.width * u,
    table.y + table.height * v,
  ];
  await carry('[data-kind=building]', ...at(0.5, 0.4), 'brought');
  await carry('[data-piece="0"]', ...at(0.35, 0.6), 'moved');
  const knob = await middle(ann, '[data-grip=turn]');
  await carry('[data-grip=turn]', knob.x + 40, knob.y + 20, 'turned');
  const corner = await middle(ann, '[data-grip=size]');
  await carry('[data-grip=size]', corner.x + 22, corner.y + 14, 'sized');
  expect(await told()).toMatch(/turned by \d+ degrees/);
  await checked(ann, 'good');
  await ann.context.close();
});

test.each([
  ['wide', 'light', WIDE],
  ['wide', 'dark', WIDE],
  ['phone', 'light', PHONE],
  ['phone', 'dark', PHONE],
] as const)('the page is in order: %s, %s', async (_, theme, size) => {
  const ann = await house.person({ theme }, size);
  await ann.go('/ground#b12.5,27,5,3.5,20~h25,20,6,6,0~o18,12,5,0,30');
  await checked(ann, 'good');
  if (ann.phone) {
    await ann.page.locator('[data-kind=rough]').tap();
    const table = await ann.page.locator('.plot').boundingBox();
    await ann.touch({ x: (table?.x ?? 0) + 100, y: (table?.y ?? 0) + 250 });
    expect(await pieces(ann)).toHaveLength(4);
  }
  await ann.picture(`ground-${theme}`);
  expect(await serious(ann.page)).toEqual([]);
  expect(
    await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await ann.context.close();
});

test('nobody complained, and nothing was asked for elsewhere', () => {
  expect([house.complaints, house.outside]).toEqual([[], []]);
});
