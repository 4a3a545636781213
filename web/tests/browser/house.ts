// A real server on a new database, a real browser, and people who sit down in it.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
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

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export class House {
  readonly complaints: string[] = [];
  readonly outside: string[] = [];
  #folder = mkdtempSync(join(tmpdir(), 'sengoku-'));
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;
  url = '';

  async open(): Promise<this> {
    this.#browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? PATHS.find(existsSync),
      args: FLAGS,
    });
    await this.start('0');
    return this;
  }

  async start(port: string): Promise<void> {
    const python =
      process.env.SENGOKU_PYTHON ?? join(import.meta.dirname, '../../../.venv/bin/python');
    const web = join(import.meta.dirname, '../../dist');
    const line = [
      '-m',
      'sengoku',
      'serve',
      '--port',
      port,
      '--web',
      web,
      '--database',
      join(this.#folder, 'tables.db'),
    ];
    const env = {
      ...process.env,
      SENGOKU_BOT_DELAY: '1',
      SENGOKU_WINDOW_LEAST: '50',
      SENGOKU_REQUESTS_A_MINUTE: '1000000',
      SENGOKU_MESSAGES_A_SECOND: '1000000',
      SENGOKU_BURST: '1000000',
      SENGOKU_LANG: 'en',
    };
    const server = spawn(python, line, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
    const kept = { language: 'en', pace: 'off', theme: 'light', ...settings };
    await context.addInitScript(
      (text) => localStorage.setItem('sengoku-settings', text),
      JSON.stringify(kept),
    );
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(message.text());
    });
    page.on('pageerror', (fault) => this.complaints.push(fault.message));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && host !== new URL(this.url).host)
        this.outside.push(request.url());
    });
    return new Person(page, context);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    this.#server?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export class Person {
  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {}

  async go(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Kept as test output. */
  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  isOver(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('dialog[open] .first') !== null);
  }

  isAsked(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('.prompt.mine') !== null);
  }

  /** Decides something by clicking: something lit on the table, or a button of the prompt. True if it could. */
  async decide(random: () => number): Promise<boolean> {
    return this.page.evaluate((luck) => {
      document
        .querySelectorAll<HTMLDialogElement>('dialog[open]')
        .forEach((sheet) => sheet.close());
      const lit = [
        ...document.querySelectorAll<HTMLElement>('.board .table [data-lit]:not([disabled])'),
      ];
      const buttons = [
        ...document.querySelectorAll<HTMLElement>('.prompt .options button:not([disabled])'),
      ];
      const places = [...lit, ...buttons].filter((thing) => thing.getClientRects().length > 0);
      const sure = luck < 0.8 ? places.find((thing) => thing.dataset.lit === 'confirm') : undefined;
      const chosen = sure ?? places[Math.floor(luck * places.length)];
      if (!chosen) {
        // nothing to click on the table: then from the list of all options
        document.querySelector<HTMLElement>('.prompt .tools [aria-expanded=false]')?.click();
        return false;
      }
      chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return true;
    }, random());
  }
}

/** A stream of numbers that is the same every time. */
export function luckOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export async function until(
  true_: () => Promise<boolean>,
  what: string,
  seconds = 20,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await true_())) {
    if (Date.now() > end) throw new Error(`it did not happen: ${what}`);
    await new Promise((done) => setTimeout(done, 30));
  }
}
