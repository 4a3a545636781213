// Every screen of the client, and tables on which there is something to be seen.
import { against, openTable, until, type House, type Person } from './house';

const GAMES = { glory: 3, samurai: 3, honor: 6, skirmish: 2 };
export const tables: Record<string, string> = {};

type Cookies = Awaited<ReturnType<Person['context']['cookies']>>;

/** In the page: the first seat plays on without its screen, until it is asked and so much has happened, or to the end. */
async function playOn([id, enough]: [string, number]): Promise<void> {
  const ask = async (path: string, body?: unknown): Promise<any> => {
    const headers = { 'content-type': 'application/json' };
    const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`/api/tables/${id}/${path}?seat=0`, sent || {})).json();
  };
  let luck = 3;
  for (let number = 0; ; number += 1) {
    const { version, events, asked, result } = await ask('present');
    if (result || (asked && events.length >= enough)) return;
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    const option = Math.floor((luck / 2 ** 32) * (asked?.question.options.length ?? 0));
    if (asked && !asked.answered)
      await ask('requests', { type: 'move', id: String(number), version, option });
    else await new Promise((done) => setTimeout(done, 20));
  }
}

/** Plays and opens what is to be looked at; the cookies of who sat down at all these tables. */
export async function prepared(house: House): Promise<Cookies> {
  const ann = await house.person();
  for (const [slug, seats] of Object.entries(GAMES)) {
    const id = await openTable(ann, against(slug, seats));
    await ann.page.evaluate(playOn, [id, 40] as [string, number]);
    tables[slug] = id;
  }
  tables.muster = await openTable(
    ann,
    against('skirmish', 2, { scenario: 'last_samurai', level: 3 }),
  );
  tables.campaign = await openTable(ann, against('skirmish', 2, { scenario: 'campaign' }));
  tables.curtain = await openTable(ann, {
    game: 'samurai',
    seats: [{ kind: 'mine' }, { kind: 'mine' }],
  });
  const over = await openTable(ann, against('samurai', 2));
  await ann.page.evaluate(playOn, [over, Infinity] as [string, number]);
  tables.over = over;
  await ann.go('/');
  tables.lobby = await ann.page.evaluate(async () => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'glory',
        seats: [{ kind: 'mine' }, { kind: 'open' }, { kind: 'bot', bot: 'bot:3' }],
      }),
    });
    return (await answer.json()).table.id as string;
  });
  const cookies = await ann.context.cookies();
  await ann.context.close();
  return cookies;
}

export type Screen = {
  name: string;
  path: () => string;
  seen: string;
  then?: (ann: Person) => unknown;
};
const key =
  (key: string) =>
  (ann: Person): Promise<void> =>
    ann.page.keyboard.press(key);
const each = (make: (slug: string) => Screen): Screen[] => Object.keys(GAMES).map(make);
const sheet =
  (at: number) =>
  (ann: Person): Promise<void> =>
    ann.page.locator('header nav button').nth(at).click();

export const SCREENS: Screen[] = [
  { name: 'start', path: () => '/', seen: '[data-play]' },
  ...each((slug) => ({
    name: `new-${slug}`,
    path: () => `/new/${slug}`,
    seen: '[data-door]',
  })),
  ...each((slug) => ({
    name: `more-${slug}`,
    path: () => `/new/${slug}`,
    seen: '[data-more]',
    then: (ann) => ann.page.click('[data-more]'),
  })),
  ...each((slug) => ({ name: `rules-${slug}`, path: () => `/rules/${slug}/clauses`, seen: '.id' })),
  ...each((slug) => ({ name: `book-${slug}`, path: () => `/rules/${slug}`, seen: '.said button' })),
  { name: 'book-examples', path: () => '/rules/honor/examples', seen: '.said button' },
  { name: 'book-box', path: () => '/rules/skirmish/box', seen: '[data-piece] svg' },
  { name: 'book-try', path: () => '/try/glory/turn-3', seen: '.board .table > *' },
  { name: 'me', path: () => '/me', seen: 'main' },
  ...each((slug) => ({
    name: `learn-${slug}`,
    path: () => `/learn/${slug}`,
    seen: '.teacher button',
    then: async (ann) => {
      for (let step = 0; step < 3; step += 1)
        await ann.page.locator('.teacher button').first().click();
    },
  })),
  ...each((slug) => ({
    name: `play-${slug}`,
    path: () => `/table/${tables[slug]}`,
    seen: '.mine',
  })),
  ...each((slug) => ({
    name: `options-${slug}`,
    path: () => `/table/${tables[slug]}`,
    seen: '.mine',
    then: key('o'),
  })),
  { name: 'keys', path: () => `/table/${tables.samurai}`, seen: '.mine', then: key('k') },
  { name: 'rulebook', path: () => `/table/${tables.honor}`, seen: '.mine', then: key('?') },
  {
    name: 'advice',
    path: () => `/table/${tables.glory}`,
    seen: '.mine',
    then: async (ann) => {
      await ann.page.keyboard.press('h');
      await until(() => ann.sees('.prompt [data-idea]'), 'advice is there');
    },
  },
  { name: 'settings', path: () => `/table/${tables.glory}`, seen: '.mine', then: sheet(2) },
  { name: 'menu', path: () => `/table/${tables.honor}`, seen: '.mine', then: sheet(3) },
  { name: 'muster', path: () => `/table/${tables.muster}`, seen: '.muster' },
  { name: 'campaign', path: () => `/table/${tables.campaign}`, seen: '.board .table > *' },
  { name: 'curtain', path: () => `/table/${tables.curtain}`, seen: '.curtain, .mine' },
  { name: 'lobby', path: () => `/table/${tables.lobby}`, seen: 'main' },
  { name: 'over', path: () => `/table/${tables.over}`, seen: 'dialog[open]' },
  { name: 'replay', path: () => `/replay/${tables.over}`, seen: '.board .table > *' },
  { name: 'verify', path: () => `/verify/${tables.over}`, seen: '.good' },
];
