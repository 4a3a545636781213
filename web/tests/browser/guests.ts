// What people who meet do in every story: come in under a name, ask the house, sit down by a link, move.
import { expect } from 'vitest';
import { until, type House, type Person } from './house';

/** What the house says, by its own address. */
export const asks = (person: Person, path: string): Promise<any> =>
  person.page.evaluate(async (at) => (await fetch(at)).json(), path);
export const send = (person: Person, path: string, body: unknown = {}): Promise<any> =>
  person.page.evaluate(
    async ([at, sent]) =>
      (
        await fetch(at as string, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        })
      ).json(),
    [path, body] as const,
  );
export const shows = (person: Person, selector: string): Promise<unknown> =>
  person.page.waitForSelector(selector, { state: 'attached' });
export const gone = (person: Person, selector: string): Promise<void> =>
  until(async () => !(await person.sees(selector)), `${selector} is gone`);
export const press = (person: Person, name: string): Promise<void> =>
  person.page.getByRole('button', { name, exact: true }).first().click();
/** What can be done at a table besides playing. */
export const menu = (person: Person): Promise<void> =>
  person.page.locator('nav button').last().click();
export const leave = (people: Person[]): Promise<unknown> =>
  Promise.all(people.map((person) => person.context.close()));
/** No page is wider than its screen. */
export async function fits(person: Person): Promise<void> {
  const width = await person.page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, person.page.url()).toBeLessThanOrEqual(person.page.viewportSize()!.width);
}

/** Somebody who is known by a name. */
export async function somebody(
  house: House,
  name: string,
  ...how: Parameters<House['person']>
): Promise<Person> {
  const person = await house.person(...how);
  await person.go('/');
  await send(person, '/api/me', { name });
  return person;
}

export interface Met {
  id: string;
  path: string;
  invite: string;
}

/** Ann makes a table, and the others sit down at it by her link, in order. */
export async function met([ann, ...others]: Person[], wish: Record<string, unknown>): Promise<Met> {
  const { table, invite } = await send(ann!, '/api/tables', wish);
  const path = `/api/tables/${table.id}`;
  const open = table.seats.filter((seat: any) => seat.kind === 'open');
  for (const [at, other] of others.entries()) {
    await other.go(invite);
    await send(other, `${path}/seats/${open[at].seat}`);
  }
  return { id: table.id, path, invite };
}

/** The first thing that may be done, by whoever the table waits for among those at their seats. */
export async function move(people: Person[], path: string): Promise<boolean> {
  const { waiting } = await asks(people[0]!, path);
  const seat = waiting.find((at: number) => people[at]);
  if (seat === undefined) return false;
  const at = `?seat=${seat}`;
  const { version, asked } = await asks(people[seat]!, `${path}/present${at}`);
  if (!asked) return false;
  const request = { id: 'm', type: 'move', version, option: 0 };
  return (await send(people[seat]!, `${path}/requests${at}`, request)).type === 'done';
}

/** Until the table waits for this seat alone, and at least one move was made. */
export async function moveUntil(seat: number, people: Person[], path: string): Promise<void> {
  let moved = 0;
  await until(async () => {
    if (moved && (await asks(people[0]!, path)).waiting.join() === `${seat}`) return true;
    moved += Number(await move(people, path));
    return false;
  }, `seat ${seat} is asked`);
}

/** A request of the socket, for a seat. */
export const requests = (person: Person, path: string, seat: number, what: object): Promise<any> =>
  send(person, `${path}/requests?seat=${seat}`, { id: `${Math.random()}`, ...what });
