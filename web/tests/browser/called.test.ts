// Who is away is called: a note of a closed page, a letter, a webhook; an open tab by its title, a sound and a note.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { asks, leave, met, moveUntil, press, requests, send, shows, somebody } from './guests';
import { freePort, House, PHONE, PYTHON, ROOT, until, type Person } from './house';

/** A push service, a mail server and a webhook of this machine, and what came to them. */
let reached: ChildProcess;
let where: { smtp: number; url: string; subscription: Record<string, string> };
const came: any[] = [];
let house: House;

beforeAll(async () => {
  reached = spawn(PYTHON, ['-m', 'tests.server.reached'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  createInterface({ input: reached.stdout! }).on('line', (line) => {
    const told = JSON.parse(line);
    if (where) came.push(told);
    else where = told;
  });
  await until(async () => where !== undefined, 'they are there');
  const port = String(await freePort());
  house = new House(1, {
    flags: ['--port', port, '--address', `http://127.0.0.1:${port}/`],
    env: {
      SENGOKU_PUSH: 'mailto:host@example.org',
      SENGOKU_SMTP: `smtp://127.0.0.1:${where.smtp}`,
      SENGOKU_WEBHOOKS: '1',
      SENGOKU_PRIVATE_TARGETS: '1',
      SENGOKU_CALL_DELAY: '0',
      SENGOKU_HOSTS: 'lan.test',
    },
    browser: ['--host-resolver-rules=MAP lan.test 127.0.0.1'],
  });
  await house.open();
});
afterAll(async () => {
  await house.close();
  reached.stdin?.end();
});

async function next(kind: string): Promise<any> {
  await until(async () => came.some((each) => each.kind === kind), `${kind} comes`);
  const [found] = came.splice(
    came.findIndex((each) => each.kind === kind),
    1,
  );
  return found;
}
/** No browser here has a push service of its own: ours stands in for it, with the browser's keys. */
async function subscribed(person: Person): Promise<void> {
  await person.context.addInitScript(({ target, p256dh, auth }) => {
    PushManager.prototype.subscribe = async function (wish) {
      localStorage.pushKey = wish?.applicationServerKey;
      const told = { endpoint: target, keys: { p256dh, auth } };
      return { ...told, toJSON: () => told } as unknown as PushSubscription;
    };
  }, where.subscription);
}
/** As a push service hands a message to a browser. */
async function delivered(person: Person, note: unknown): Promise<void> {
  const cdp = await person.context.newCDPSession(person.page);
  const { origin } = new URL(house.url);
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) found(ours.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(note);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test('a note, a letter and a webhook call who is away, each once he agreed', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', { theme: 'dark' }, PHONE);
  await bo.context.grantPermissions(['notifications'], { origin: new URL(house.url).origin });
  await subscribed(bo);
  const seats = [{ kind: 'mine' }, {}];
  const { id, path } = await met([ann, bo], { game: 'glory', seats, pace: { kind: 'days' } });
  await bo.go('/');
  await bo.page.getByRole('button', { name: 'Settings' }).click();
  await bo.page.check('#notify');
  expect((await next('push')).note.kind).toBe('hello');
  const { push_key } = await asks(bo, '/api/me/calls');
  expect(await bo.page.evaluate(() => localStorage.pushKey)).toBe(push_key);
  const add = async (kind: string, target: string): Promise<void> => {
    await bo.page.locator(`form input[type=${kind}]`).fill(target);
    await bo.page.keyboard.press('Enter');
  };
  await add('url', `${where.url}/hook`);
  expect((await next('hook')).note.kind).toBe('hello');
  await add('email', 'bo@example.org');
  await shows(bo, '[data-reach=mail] small');
  await bo.picture('calls');
  expect.soft(await serious(bo.page)).toEqual([]);

  // a program that follows the links of a letter agrees to nothing; a person does by one click
  const { to, letter } = await next('mail');
  expect(to).toEqual(['bo@example.org']);
  const [yes, end] = links(letter);
  for (const link of [yes!, end!]) expect((await fetch(link)).status).toBe(200);
  expect(await mailOf(bo)).toEqual([false]);
  const reader = await house.person({}, PHONE);
  await reader.page.goto(yes!);
  await reader.page.waitForSelector('[data-yes]');
  await reader.picture('letter');
  expect.soft(await serious(reader.page)).toEqual([]);
  await reader.page.click('[data-yes]');
  await shows(reader, '[data-letter=yes] h1[role=status]');
  expect(await mailOf(bo)).toEqual([true]);

  // it is his turn, and he is somewhere else
  await bo.go('/me');
  await send(ann, `${path}/start`);
  for (const kind of ['push', 'hook', 'mail']) {
    const { note, letter: written } = await next(kind);
    const told = written ?? JSON.stringify(note);
    expect(told).toContain('Call to Glory');
    expect(told).toContain('Ann');
    expect(told).toContain(`/table/${id}`);
    if (kind === 'push') await delivered(bo, note);
  }
  const shown = (): Promise<string[]> =>
    bo.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(
        ({ title, body, data }) => `${title} | ${body} | ${data}`,
      );
    });
  await until(async () => (await shown()).length === 1, 'the browser shows the note');
  expect((await shown())[0]).toMatch(new RegExp(`Call to Glory.*\\| .*Ann.* \\| table/${id}`));

  await reader.page.goto(end!);
  await reader.page.click('[data-end]');
  await shows(reader, '[data-letter=end] h1[role=status]');
  await reader.picture('letter-ended');
  expect(await mailOf(bo)).toEqual([]);
  expect(came).toEqual([]); // once a table and hour
  await leave([ann, bo, reader]);
});

const links = (letter: string): string[] =>
  letter.replaceAll('=\r\n', '').match(/^http:\/\/\S+\/calls\/\S+/gm) ?? [];
const mailOf = async (person: Person): Promise<boolean[]> =>
  (await asks(person, '/api/me/calls')).reaches
    .filter(({ kind }: any) => kind === 'mail')
    .map(({ confirmed }: any) => confirmed);

test('in a tab behind others a title, a sound and a note tell the beginning, my turn, a question, the end', async () => {
  const ann = await somebody(house, 'Ann');
  const bo = await somebody(house, 'Bo', { notify: true, sound: true }, PHONE);
  await bo.context.addInitScript(() => {
    const seen = Object.assign(window as any, { behind: false, notes: [], tones: 0 });
    Object.defineProperty(document, 'hidden', { get: () => seen.behind });
    seen.Notification = class {
      static readonly permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        seen.notes.push(`${title} ${body}`);
      }
    };
    const made = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () {
      seen.tones += 1;
      return made.call(this);
    };
  });
  const seats = [{ kind: 'mine' }, {}];
  const { table, invite } = await send(ann, '/api/tables', { game: 'glory', seats });
  const path = `/api/tables/${table.id}`;
  await ann.go(`/table/${table.id}`);
  await bo.go(invite);
  await bo.page.locator('[data-seat="1"] .strong').tap();
  await shows(ann, '[data-seat="1"][data-kind=human]');
  const behind = (so: boolean): Promise<void> =>
    bo.page.evaluate((is) => {
      (window as any).behind = is;
      document.dispatchEvent(new Event('visibilitychange'));
    }, so);
  let heard = 0;
  const told = async (note: string): Promise<void> => {
    await until(
      async () => (await bo.page.evaluate(() => (window as any).notes)).at(-1) === note,
      note,
    );
    const tones = await bo.page.evaluate(() => (window as any).tones);
    expect(tones).toBeGreaterThan(heard);
    heard = tones;
  };
  const titled = (title: string): Promise<void> =>
    until(async () => (await bo.page.title()).startsWith(title), title);
  await behind(true);
  await press(ann, 'Start the game');
  await told('The game begins! Call to Glory');
  await titled('● ');
  await moveUntil(0, [ann, bo], path);
  await moveUntil(1, [ann, bo], path);
  await told('Your turn! Call to Glory');
  await titled('● Your turn!');
  await requests(ann, path, 0, { type: 'propose', version: 0, what: 'pause' });
  await told('A question for you. Call to Glory');
  await titled('● A question for you.');
  await requests(ann, path, 0, { type: 'resign' });
  await told('Game over. Call to Glory');
  await titled('● Game over.');
  await behind(false);
  await titled('Call to Glory');
  await leave([ann, bo]);
});

test('without HTTPS it says why no note can come', async () => {
  const ann = await house.person({}, PHONE);
  await ann.go(`http://lan.test:${house.port}/`);
  await ann.page.getByRole('button', { name: 'Settings' }).click();
  await ann.page.locator('#notify').click();
  await ann.page.getByText('Notes need HTTPS, and this address has none.').waitFor();
  expect(await ann.page.isChecked('#notify')).toBe(false);
  await ann.picture('no-https');
  await leave([ann]);
});
