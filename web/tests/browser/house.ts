// A real server on a new database, a real browser, and people who sit down in it.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { aim } from './aim';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const ROOT = join(import.meta.dirname, '../../..');
export const PYTHON = process.env.SENGOKU_PYTHON ?? join(ROOT, '.venv/bin/python');
const PICTURES = join(import.meta.dirname, '..', 'out');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Seconds. Only what never happens fails, however busy the machine is. */
const PATIENCE = 120;
export const WHOLE_MATCH = 900;
const ENOUGH_MATCHES = 12;
/** The whole of it, before a release (`make test-long`), where `make test` takes a part. */
export const LONG = process.env.SENGOKU_LONG === '1';
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How Svelte signs what it throws, as when two things of a list have one key. */
const SVELTE = 'svelte.dev/e/';
/** A page may throw this where its story takes the server away. */
const CUT_OFF = /fetch|network|socket/i;

/** Where something is not as usual: of the server, or of the browser. */
type More = {
  command?: string[];
  flags?: string[];
  env?: Record<string, string>;
  browser?: string[];
};

export class House {
  readonly complaints: string[] = [];
  readonly outside: string[] = [];
  /** What a page threw and nobody caught. */
  readonly #thrown: string[] = [];
  #folder = mkdtempSync(join(tmpdir(), 'sengoku-'));
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;
  url = '';

  /** Bots answer at once, unless a pause is wanted between their moves (in ms). */
  constructor(
    readonly pause = 1,
    readonly more: More = {},
  ) {}

  async open(): Promise<this> {
    this.#browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? PATHS.find(existsSync),
      args: [...FLAGS, ...(this.more.browser ?? [])],
    });
    await this.start('0');
    return this;
  }

  async start(port: string): Promise<void> {
    const web = join(import.meta.dirname, '../../dist');
    const ours = !LONG || this.more.env?.SENGOKU_HASTE;
    const sengoku = ours ? [join(import.meta.dirname, '../house.py')] : ['-m', 'sengoku'];
    const database = ['--database', this.database];
    const served = ['serve', '--port', port, '--web', web, ...database];
    const usual = [PYTHON, ...sengoku, ...served, ...(this.more.flags ?? [])];
    const env = {
      ...process.env,
      SENGOKU_BOT_DELAY: String(this.pause),
      SENGOKU_UNDO_TIME: String(this.pause),
      SENGOKU_BOT_LIMIT: '120000',
      SENGOKU_QUEUE_PATIENCE: '120000',
      SENGOKU_READING_LIMIT: '120000',
      SENGOKU_WINDOW_LEAST: '50',
      SENGOKU_LIMITS: 'off',
      SENGOKU_LANG: 'en',
      ...this.more.env,
    };
    const [program = '', ...line] = this.more.command ?? usual;
    const server = spawn(program, line, {
      env,
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    this.url = await new Promise<string>((found, failed) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const url = /http:\/\/\S+/.exec(said)?.[0];
        if (url) found(url);
      });
      server.on('exit', () => failed(new Error(`the server ended: ${said}`)));
    });
  }

  /** kill -9, as if the power went. */
  async crash(): Promise<void> {
    const gone = new Promise((done) => this.#server?.on('exit', done));
    this.#server?.kill('SIGKILL');
    await gone;
  }

  /** The file in which its tables lie. */
  get database(): string {
    return join(this.#folder, 'tables.db');
  }

  get port(): string {
    return new URL(this.url).port;
  }

  async person(settings: Record<string, unknown> = {}, viewport = WIDE): Promise<Person> {
    if (!this.#browser) throw new Error('not open');
    const phone = viewport.width < 600;
    const context = await this.#browser.newContext({
      viewport,
      hasTouch: phone,
      isMobile: phone,
      baseURL: this.url,
    });
    context.setDefaultTimeout(PATIENCE * 1000);
    const kept = { language: 'en', pace: 'instant', theme: 'light', ...settings };
    await context.addInitScript(
      (text) => (localStorage['sengoku-settings'] ??= text), // until something else is chosen
      JSON.stringify(kept),
    );
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(message.text());
    });
    page.on('pageerror', (fault) => {
      this.complaints.push(fault.message);
      this.#thrown.push(fault.message);
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && host !== new URL(this.url).host)
        this.outside.push(request.url());
    });
    return new Person(page, context);
  }

  /** Whatever a story is about, no page may break meanwhile: what was thrown fails its file. */
  async close(): Promise<void> {
    await this.#browser?.close();
    this.#server?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
    const broken = [
      ...this.#thrown.filter((said) => !CUT_OFF.test(said)),
      ...this.complaints.filter((said) => said.includes(SVELTE)),
    ];
    if (broken.length) throw new Error(`a page broke: ${broken.join('\n')}`);
  }
}

export class Person {
  /** What was lit and could not be touched, with what lay over it. */
  readonly covered: string[] = [];
  readonly phone: boolean;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    this.phone = (page.viewportSize()?.width ?? 0) < 600;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Kept as test output. */
  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({
      path: join(PICTURES, `${name}-${this.phone ? 'phone' : 'wide'}.png`),
    });
  }

  async sees(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }

  /** How many lines the story has. */
  async lines(): Promise<number> {
    const page = this.page.locator('.page[data-story]');
    return (await page.count()) ? Number(await page.getAttribute('data-story')) : 0;
  }

  isOver(): Promise<boolean> {
    return this.sees('.page[data-over]');
  }

  isAsked(): Promise<boolean> {
    return this.sees('.prompt.mine');
  }

  /** A finger on the phone, the mouse elsewhere. */
  async touch({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.phone) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Touches what the eye chooses: something lit, a button of the prompt, or what an open sheet asks. True if it could. */
  async decide(random: () => number): Promise<boolean> {
    const { at, covered } = await this.page.evaluate(aim, random());
    this.covered.push(...covered);
    if (at) await this.touch(at);
    return at !== null;
  }
}

type Done = (touches: number) => Promise<boolean>;

/** People decide whenever they are asked, until it is so. Says how often they touched something. */
export async function playUntil(done: Done, people: Person[], luck: () => number): Promise<number> {
  const touches = await playOut(done, people, luck);
  if (touches === null) throw new Error('the match ended before that happened');
  return touches;
}

/** A match as wished for, and another one whenever it ends, until it is so. */
export async function playMatches(
  done: Done,
  person: Person,
  wish: Wish,
  luck: () => number,
): Promise<void> {
  for (let match = 0; match < ENOUGH_MATCHES; match += 1) {
    await openTable(person, wish);
    if ((await playOut(done, [person], luck)) !== null) return;
  }
  throw new Error(`it did not happen in ${ENOUGH_MATCHES} matches`);
}

/** How often they touched something until it was so; null if everybody's match ended first. */
async function playOut(done: Done, people: Person[], luck: () => number): Promise<number | null> {
  let touches = 0;
  let happened = false;
  await until(
    async () => {
      for (const person of people)
        if ((await person.isAsked()) && (await person.decide(luck))) touches += 1;
      happened = await done(touches);
      if (happened || !(await everybody(people, (person) => person.isOver()))) return happened;
      happened = await done(touches); // its end may be what was waited for
      return true;
    },
    'so far one plays',
    WHOLE_MATCH,
  );
  return happened ? touches : null;
}

async function everybody(
  people: Person[],
  so: (person: Person) => Promise<boolean>,
): Promise<boolean> {
  for (const person of people) if (!(await so(person))) return false;
  return true;
}

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** A stream of numbers that is the same every time. */
export function luckOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Milliseconds. To ask a page more often takes its time for little. */
const PAUSE = 40;

export async function until(
  true_: () => Promise<boolean>,
  what: string,
  seconds = PATIENCE,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await true_())) {
    if (Date.now() > end) throw new Error(`it did not happen: ${what}`);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

type Wish = Record<string, unknown>;

/** Me against bots. */
export const against = (game: string, seats: number, options = {}): Wish => ({
  game,
  options,
  seats: Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: 'bot', bot: 'greedy' } : { kind: 'mine' },
  ),
});

/** Opens a table as wished for, begins, and goes there. */
export async function openTable(person: Person, wish: Wish): Promise<string> {
  await person.go('/');
  const id = await person.page.evaluate(async (body) => {
    const send = (path: string, data: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }).then((answer) => answer.json());
    await send('/api/me', { name: 'Ann' });
    const opened = await send('/api/tables', body);
    await send(`/api/tables/${opened.table.id}/start`, {});
    return opened.table.id as string;
  }, wish);
  await person.go(`/table/${id}`);
  return id;
}
