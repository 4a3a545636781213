// A message budget for every screen: whoever only looks on, or thinks, sends next to nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUDGET, Counter } from './budget';
import { against, House, luckOf, openTable, playUntil, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const SEATS = { glory: 3, samurai: 3, honor: 3, skirmish: 2 };
const SECONDS = 3;

/** Who thinks for so long, and does nothing. */
async function quiet(person: Person, counter: Counter): Promise<void> {
  await counter.begin();
  await person.page.waitForTimeout(SECONDS * 1000);
  expect(await counter.rate()).toBeLessThanOrEqual(BUDGET);
}

test.each(Object.entries(SEATS))('%s is quiet while somebody thinks', async (game, seats) => {
  const ann = await house.person();
  const counter = new Counter(ann);
  await openTable(ann, against(game, seats));
  let left = 14;
  await playUntil(async () => (left -= 1) < 0 && (await ann.isAsked()), [ann], luckOf(3));
  await quiet(ann, counter);
  await ann.context.close();
});
