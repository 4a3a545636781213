// A message budget for every screen: whoever only looks on, or thinks, sends next to nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, playUntil, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const SEATS = { glory: 3, samurai: 3, honor: 3, skirmish: 2 };
/** Messages a second without a person acting: what goes over the socket, and every other request. */
const BUDGET = 5;
const SECONDS = 3;

class Counter {
  sent = 0;
  constructor(person: Person) {
    person.page.on('websocket', (socket) => socket.on('framesent', () => (this.sent += 1)));
    person.page.on('request', (request) => {
      if (request.url().startsWith('http')) this.sent += 1;
    });
  }
}

/** Who thinks for so long, and does nothing. */
async function quiet(person: Person, counter: Counter, where: string): Promise<void> {
  // the page has come, with all that it asks for at first
  await person.page.waitForLoadState('networkidle');
  counter.sent = 0;
  await person.page.waitForTimeout(SECONDS * 1000);
  expect([where, counter.sent <= BUDGET * SECONDS, counter.sent]).toEqual([
    where,
    true,
    counter.sent,
  ]);
}

test.each(Object.entries(SEATS))('%s is quiet while somebody thinks', async (game, seats) => {
  const ann = await house.person();
  const counter = new Counter(ann);
  await openTable(ann, against(game, seats));
  let left = 14;
  await playUntil(async () => (left -= 1) < 0 && (await ann.isAsked()), [ann], luckOf(3));
  await quiet(ann, counter, game);
  await ann.context.close();
});
