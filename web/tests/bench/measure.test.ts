// Figures for bench/README.md (`make bench`): times depend on the machine, are kept and decide nothing.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, playUntil, until, type Person } from '../browser/house';

// Bots pause a little (400 ms; 700 at an ordinary table): their moves do not queue before the frame waited for.
const house = new House(400);
beforeAll(async () => {
  await house.open();
});
/** Lines of a whole run; a part of it is told and not kept. */
const WHOLE = 7;
const told: string[] = [];
const note = (line: string): void => {
  console.log(line);
  told.push(`- ${line}`);
};
afterAll(async () => {
  await house.close();
  const kept = {
    measured: new Date().toISOString().slice(0, 10),
    by: '`web/tests/bench/measure.test.ts`',
    load: loadavg()[2]?.toFixed(0) ?? '',
    lines: told,
    numbers: {},
  };
  const file = new URL('../../../bench/figures/browser.json', import.meta.url);
  if (told.length === WHOLE) writeFileSync(file, JSON.stringify(kept, null, 1) + '\n');
});

type Shown = { all: number; sent: number; answered: number };

/** In the page: from each touch that sends a move to the frame that shows what came of it. */
function watch(): void {
  const shown: Shown[] = [];
  let [touched, sent] = [0, 0];
  addEventListener('click', (event) => (touched = event.timeStamp), true);
  const hear = (event: MessageEvent): void => {
    if (!sent || !String(event.data).includes('"present"')) return;
    const [begun, known] = [touched, { sent: sent - touched, answered: performance.now() - sent }];
    sent = 0;
    requestAnimationFrame(() => {
      // the frame is painted before the next task runs
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => shown.push({ ...known, all: performance.now() - begun });
      port2.postMessage(0);
    });
  };
  class Watched extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', hear);
    }
    override send(data: string): void {
      if (data.includes('"move"')) sent = performance.now();
      super.send(data);
    }
  }
  Object.assign(window, { shown, WebSocket: Watched });
}
const rank = (numbers: number[], share: number): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
};

test.each([
  ['samurai', 3],
  ['honor', 6],
])('how soon an action shows on the acting screen: %s with %i', async (game, seats) => {
  const ann = await house.person();
  await ann.page.addInitScript(watch);
  await openTable(ann, against(game, seats));
  const read = (): Promise<Shown[]> =>
    ann.page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);
  await playUntil(
    async () => (await read()).length >= 40 || (await ann.isOver()),
    [ann],
    luckOf(6),
  );
  const times = await read();
  const tell = (name: keyof Shown): string =>
    `${rank(
      times.map((it) => it[name]),
      0.5,
    )} ms median, ${rank(
      times.map((it) => it[name]),
      0.95,
    )} ms at 95 %`;
  note(`${game}: an action of ${times.length} shows after ${tell('all')}`);
  note(`${game}: until it is sent ${tell('sent')}; until the server answers ${tell('answered')}`);
  expect(times.length).toBeGreaterThan(8);
  await ann.context.close();
});

/** Times between frames while something is carried about for two seconds. */
async function drag(ann: Person, at: { x: number; y: number }): Promise<number[]> {
  const frames = ann.page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (gaps.length < 120) requestAnimationFrame(step);
          else done(gaps.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  await ann.page.mouse.move(at.x, at.y);
  await ann.page.mouse.down();
  // from the tray up, then to and fro over the middle of the table
  for (let step = 0; step < 100; step += 1)
    await ann.page.mouse.move(620 + 320 * Math.sin(step / 9), Math.max(240, at.y - 12 * step));
  await ann.page.keyboard.press('Escape');
  await ann.page.mouse.up();
  return frames;
}
const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, no graphics card`;

// what is counted on the table until it is full enough, and what is carried over it
test.each([
  ['skirmish', 2, 'svg g.figure', 7, null],
  ['samurai', 3, '.standard', 28, '.hand button.can'],
  ['honor', 6, '.roof', 6, '.hand button'],
] as const)(
  'frames while one drags over the table of %s',
  async (game, seats, things, full, from) => {
    const ann = await house.person({ confirm: 'never' });
    await openTable(ann, against(game, seats));
    const count = (): Promise<number> => ann.page.locator(things).count();
    await playUntil(
      async () => ((await count()) >= full && (await ann.isAsked())) || (await ann.isOver()),
      [ann],
      luckOf(9),
    );
    const box = from ? await ann.page.locator(from).first().boundingBox() : null;
    const gaps = await drag(ann, box ? { x: box.x + 40, y: box.y + 40 } : { x: 500, y: 250 });
    note(
      `frames over ${game} (${await count()} ${things}; ${machine}): ${rank(gaps, 0.5)} ms median, ${rank(gaps, 0.95)} ms at 95 %`,
    );
    expect(gaps.length).toBe(119);
    await ann.context.close();
  },
);
