// Figures for bench/README.md (`make bench`): times depend on the machine, are printed and decide nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, playUntil, until, type Person } from '../browser/house';

// Bots pause a little (400 ms; 700 at an ordinary table): their moves do not queue before the frame waited for.
const house = new House(400);
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

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
  console.log(`${game}: an action of ${times.length} shows after ${tell('all')}`);
  console.log(`  until it is sent ${tell('sent')}; until the server answers ${tell('answered')}`);
  expect(times.length).toBeGreaterThan(8);
  await ann.context.close();
});

/** Times between frames while the mouse drags about for two seconds. */
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
  for (let step = 0; step < 100; step += 1)
    await ann.page.mouse.move(at.x + 60 * Math.sin(step / 5), at.y + 2 * step);
  await ann.page.mouse.up();
  return frames;
}

test.each([
  ['skirmish', 2, 'svg g.figure', 7],
  ['samurai', 3, '.cell .card', 28],
  ['honor', 6, '.place', 6],
] as const)('frames while the table of %s is dragged', async (game, seats, things, enough) => {
  const ann = await house.person();
  await openTable(ann, against(game, seats));
  const count = (): Promise<number> => ann.page.locator(things).count();
  await playUntil(
    async () => ((await count()) >= enough && (await ann.isAsked())) || (await ann.isOver()),
    [ann],
    luckOf(9),
  );
  const gaps = await drag(ann, { x: 500, y: 250 });
  console.log(
    `frames while dragging ${game} (${await count()} ${things}): ${rank(gaps, 0.5)} ms median, ${rank(gaps, 0.95)} ms at 95 %`,
  );
  expect(gaps.length).toBe(119);
  await ann.context.close();
});
