// First lessons: who only follows the finger, by mouse or touch, comes to the end, in ten minutes, and plays on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe';
import { House, PHONE, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const WORDS_A_MINUTE = 180;
const CLICK = 4; // seconds

/** Which lessons are walked on which screen, in which language and by which light. */
const WALKS = [
  { slug: 'glory', settings: {}, screen: undefined },
  { slug: 'samurai', settings: { language: 'nl', theme: 'dark' }, screen: PHONE },
  { slug: 'honor', settings: { language: 'de' }, screen: PHONE },
  { slug: 'skirmish', settings: { theme: 'dark' }, screen: undefined },
] as const;

interface Now {
  step: string;
  words: number;
  /** Whether the learner acts; otherwise he looks. */
  does: boolean;
  last: boolean;
  holes: number;
  finger: { turn: string; x: number; y: number } | null;
  /** What lies over the place of the finger. */
  over: 'bubble' | 'lens' | null;
}

/** What the lesson says and shows; null while something happens. */
const look = (ann: Person): Promise<Now | null> =>
  ann.page.evaluate(() => {
    const said = document.querySelector<HTMLElement>('.teacher [data-step]');
    if (!said) return null;
    const finger = document.querySelector<HTMLElement>('[data-finger]');
    const [x, y] = [parseFloat(finger?.style.left ?? ''), parseFloat(finger?.style.top ?? '')];
    const covers = (selector: string): boolean => {
      const { left, right, top, bottom } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return finger !== null && left < x && x < right && top < y && y < bottom;
    };
    const text = [...said.querySelectorAll('h2, .idea')].map((part) => part.textContent).join(' ');
    return {
      step: said.dataset.step ?? '',
      words: text.trim().split(/\s+/).length,
      does: !document.querySelector('.teacher .strong'),
      last: !document.querySelector('.teacher [data-show]'),
      holes: Number(document.querySelector<HTMLElement>('[data-holes]')?.dataset.holes ?? 0),
      finger: finger && { turn: finger.dataset.finger ?? '', x, y },
      over: covers('.teacher') ? 'bubble' : covers('.lens') ? 'lens' : null,
    };
  });

/** The same twice: nothing moves any more. */
async function still(ann: Person): Promise<Now> {
  let before = '';
  let now: Now | null = null;
  await until(async () => {
    await ann.page.waitForTimeout(200);
    now = await look(ann);
    const same = now !== null && JSON.stringify(now) === before;
    before = JSON.stringify(now);
    return same && (!now!.does || now!.finger !== null) && now!.holes > 0;
  }, `a step that points at something, after ${before}`);
  return now as unknown as Now;
}

async function touch(ann: Person, { x, y }: { x: number; y: number }): Promise<void> {
  if (ann.phone) await ann.page.touchscreen.tap(x, y);
  else await ann.page.mouse.click(x, y);
}

/** Follows the finger through one step; how many clicks it took. */
async function follow(ann: Person, now: Now): Promise<number> {
  if (!now.does) {
    await ann.page.click('.teacher [data-show]');
    return 1;
  }
  let clicks = 0;
  for (let here = now; here.step === now.step; clicks += 1) {
    expect(here.over, `${here.step}: what is to be clicked lies open`).toBeNull();
    const { turn } = here.finger!;
    await touch(ann, here.finger!);
    await until(async () => {
      const then = await look(ann);
      return then?.step !== now.step || (then.finger !== null && then.finger.turn !== turn);
    }, `the click of ${now.step} is answered`);
    if ((await look(ann))?.step !== now.step) return clicks + 1;
    here = await still(ann);
  }
  return clicks;
}

test.each(WALKS)(
  'who follows the finger comes to the end of the lesson of $slug in ten minutes, and plays on',
  async ({ slug, settings, screen }) => {
    const ann = await house.person(settings, screen);
    await ann.go(`/learn/${slug}`);
    let [words, clicks] = [0, 0];
    let now = await still(ann);
    expect(await serious(ann.page)).toEqual([]);
    while (!now.last) {
      words += now.words;
      clicks += await follow(ann, now);
      const before = now.step;
      await until(async () => (await look(ann))?.step !== before, `after ${before}`);
      now = await still(ann);
      if (clicks > 6 && clicks < 12) await ann.picture(`lesson-${slug}`);
    }
    console.log(`lesson ${slug}: ${words} words, ${clicks} clicks`);
    expect(words / WORDS_A_MINUTE + (clicks * CLICK) / 60).toBeLessThanOrEqual(10);
    await ann.page.click('.teacher .strong');
    await until(() => ann.sees('.prompt'), 'the match goes on');
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);

test('who clicks something else is told what the lesson wants, and keys go where the finger is', async () => {
  const ann = await house.person();
  await ann.go('/learn/glory');
  for (let now = await still(ann); !now.does; now = await still(ann)) {
    await ann.page.click('.teacher [data-show]');
    await until(async () => (await look(ann))?.step !== now.step, `after ${now.step}`);
  }
  const before = await look(ann);
  await ann.page.click('.prompt [aria-expanded]');
  await ann.page.locator('.prompt .list .button').last().click();
  await until(() => ann.sees('.teacher .note'), 'it is told');
  expect((await look(ann))?.step).toBe(before?.step);
  await ann.page.keyboard.press('Escape');
  await ann.page.keyboard.press('n');
  const focus = await ann.page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset.zone,
  );
  expect(focus).toBe('held-envoy');
  await ann.context.close();
});

test.each(['glory', 'samurai', 'honor', 'skirmish'])(
  '"Show me" plays the move of %s as a beat, and then the lesson goes on',
  async (slug) => {
    const ann = await house.person({ pace: 'quick' });
    await ann.go(`/learn/${slug}`);
    let now = await still(ann);
    while (!now.does) {
      const before = now.step;
      await ann.page.click('.teacher [data-show]');
      await until(async () => ((await look(ann))?.step ?? before) !== before, `after ${before}`);
      now = await still(ann);
    }
    await ann.page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const board = document.querySelector('.board')!;
      const note = (): void => {
        if (board.hasAttribute('data-showing')) seen.push(board.textContent ?? '');
      };
      new MutationObserver(note).observe(board, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await ann.page.click('.teacher [data-show]');
    await until(async () => ((await look(ann))?.step ?? now.step) !== now.step, 'the next step');
    const seen = await ann.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.length, 'the table moved before the next step was said').toBeGreaterThan(0);
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);

test('a phone brings the house on its stage that a step of honor speaks of', async () => {
  const ann = await house.person({}, PHONE);
  await ann.go('/learn/honor');
  const stage = (step: string, seat: number): Promise<void> =>
    until(
      () => ann.sees(`.page:has([data-step=${step}]) .one [data-zone="daimyo-${seat}"]`),
      `the houses of ${seat} at the step ${step}`,
    );
  await stage('goal', 0);
  await ann.page.click('.teacher [data-show]');
  for (const step of ['score', 'hall', 'ki', 'actions', 'title', 'done']) {
    await until(() => ann.sees(`[data-step=${step}]`), step);
    await ann.page.click('.teacher [data-show]');
  }
  await stage('battle', 1);
  await ann.page.click('.teacher [data-show]');
  await stage('lost', 2);
  await ann.context.close();
});
