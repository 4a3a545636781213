// Who comes back after hours, and what happened meanwhile.
import type { Page } from 'playwright-core';
import { WIDE, type House, type Person } from '../browser/house';

const HOURS = 5 * 3_600_000;

/** The same person, back after hours: the screen shows what happened. */
export async function back(
  house: House,
  person: Person,
  id: string,
  size: typeof WIDE = WIDE,
  theme = 'light',
): Promise<Person> {
  const late = await house.person({ pace: 'normal', theme }, size);
  await late.context.addCookies(await person.context.cookies());
  await late.page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) =>
      line.send(
        String(message).replace(/"now":(\d{13})/g, (_, now) => `"now":${Number(now) + HOURS}`),
      ),
    );
  });
  await late.go(`/table/${id}`);
  return late;
}

/** What happened so far, as the first seat heard it. */
export const story = (person: Person, id: string): Promise<string[]> =>
  person.page.evaluate(async (id) => {
    const read = (path: string): Promise<Record<string, unknown>> =>
      fetch(`/api/tables/${id}${path}`).then((answer) => answer.json());
    const { ply } = (await read('')) as { ply: number };
    const told = await read(`/replay?ply=${ply}&viewer=0`);
    return (told.events as { event: string }[]).map(({ event }) => event);
  }, id);

/** What is said or staged just now; null when all has been shown. */
export const beat = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const board = document.querySelector('.board[data-showing]');
    if (!board) return null;
    const said = [...document.querySelectorAll('.caption, .tale h2')].at(-1)?.textContent ?? '';
    return `${said}${document.querySelector('.battle')?.className ?? ''}`;
  });
