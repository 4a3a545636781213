// A message budget for every screen: whoever only looks on, or thinks, sends next to nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, until, type Person } from './house';
import { prepared, SCREENS, tables, type Screen } from './screens';

const house = new House();
/** Of the one who sat down at all tables. */
let cookies: Awaited<ReturnType<typeof prepared>> = [];
beforeAll(async () => {
  await house.open();
  cookies = await prepared(house);
});
afterAll(() => house.close());

/** Messages a second without a person acting: what goes over the socket, and every other request. */
const BUDGET = 5;
const SECONDS = 3;
/** So often it may take longer until a page has come with all that it asks for at first. */
const TRIES = 30;
const AT_ONCE = 4;

/** Screens that have tests of their own elsewhere, or are part of another. */
const MORE: Screen[] = [
  { name: 'letter', path: () => '/calls/nobody/yes', seen: '[data-letter]' },
  { name: 'plate', path: () => '/plate/skirmish/turn-3', seen: '[data-drawn]' },
  {
    name: 'ground',
    path: () => '/ground#b12.5,27,5,3.5,20~h25,20,6,6,0~o18,12,5,0,30',
    seen: '[data-checked=good]',
  },
  {
    name: 'unit',
    path: () => `/table/${tables.skirmish}`,
    seen: '.mine',
    then: (ann) => ann.page.locator('[data-row]').first().click(),
  },
  {
    name: 'review',
    path: () => `/replay/${tables.over}`,
    seen: 'aside .button.strong',
    then: async (ann) => {
      await ann.page.locator('aside .button.strong').first().click();
      await until(async () => !(await ann.sees('progress')), 'all decisions are judged', 600);
    },
  },
];
const ALL = [...SCREENS, ...MORE];

class Counter {
  sent: string[] = [];
  constructor({ page }: Person) {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload).slice(0, 60))),
    );
    page.on('request', (request) => {
      if (request.url().startsWith('http')) this.sent.push(request.url());
    });
  }
}

/** Whether it keeps its budget for some seconds, once all has come; else what it sent last. */
async function quiet({ page }: Person, counter: Counter): Promise<string> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    counter.sent = [];
    await page.waitForTimeout(SECONDS * 1000);
    if (counter.sent.length <= BUDGET * SECONDS) return '';
  }
  return counter.sent.join(' ');
}

async function fault({ name, path, seen, then }: Screen): Promise<string> {
  const ann = await house.person();
  await ann.context.addCookies(cookies);
  const counter = new Counter(ann);
  await ann.go(path());
  await until(() => ann.sees(seen), `${name} is drawn`);
  await then?.(ann);
  const sent = await quiet(ann, counter);
  await ann.context.close();
  return sent && `${name} sends without end: ${sent}`;
}

test('every screen is quiet while somebody thinks', async () => {
  const left = [...ALL];
  const faults: string[] = [];
  const walk = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) faults.push(await fault(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  expect(faults.filter(Boolean)).toEqual([]);
});

test('no page of the router was left out', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/App.svelte'), 'utf8');
  const pages = [...source.matchAll(/(\w+|''): \(\) => import\('\.\/pages/g)].map(
    ([, name]) => name,
  );
  const walked = new Set(ALL.map(({ path }) => path().split(/[/#?]/)[1] || "''"));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => page !== 'gallery' && !walked.has(page!))).toEqual([]);
});
