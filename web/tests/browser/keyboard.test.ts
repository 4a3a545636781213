// Matches with the keyboard alone: after the page is open no mouse, no finger and no script touches it. What is heard of
// the battle is kept as tests/out/heard.txt, to be read aloud.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ear } from './ear';
import { against, House, LONG, luckOf, openTable, until, WHOLE_MATCH, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const MATCHES: [string, number, Record<string, unknown>][] = [
  ['glory', 2, { rounds: 1 }],
  ['samurai', 2, {}],
  ['honor', 3, { goal: 250, round_limit: 20 }],
  ['skirmish', 2, { scenario: 'first_clash' }],
];

type Sight = { over: boolean; asked: boolean; sheet: boolean; sure: boolean; lit: number };

const look = (person: Person): Promise<Sight> =>
  person.page.evaluate(() => {
    const sees = (selector: string): boolean => document.querySelector(selector) !== null;
    const lit =
      '.board .table [data-lit]:not([disabled]), .prompt .options .button:not([disabled])';
    return {
      over: sees('.page[data-over]'),
      asked: sees('.prompt.mine'),
      sheet: sees('dialog[open]'),
      sure: sees('dialog[open] .body .strong'),
      lit: [...document.querySelectorAll(lit)].filter((it) => it.getClientRects().length).length,
    };
  });

const here = (person: Person, selector: string): Promise<boolean> =>
  person.page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector);

/** One thing after the other with n, as far as luck leads, or an option by its number; then Enter. */
async function decide(person: Person, sight: Sight, luck: () => number): Promise<void> {
  const { keyboard } = person.page;
  if (sight.sheet) {
    if (!sight.sure || luck() < 0.2) return keyboard.press('Escape');
    await keyboard.press('Tab');
    return keyboard.press('Enter');
  }
  if (!sight.lit) return keyboard.press('o');
  if (luck() < 0.15) return keyboard.press(String(1 + Math.floor(luck() * 3)));
  if (await here(person, '[data-lit=confirm]')) return keyboard.press('Enter');
  const steps = 1 + Math.floor(luck() * Math.min(sight.lit, 9));
  for (let step = 0; step < steps; step += 1) await keyboard.press(luck() < 0.8 ? 'n' : 'N');
  // the answer to the key before may come only now, and then the focus stands on what was lit
  if (!(await here(person, '[data-lit], .prompt .options .button, body')))
    expect(await look(person)).not.toEqual(sight);
  if (luck() < 0.3) await keyboard.press('ArrowRight');
  // what a first Enter chose, a second one confirms where it stands
  await keyboard.press('Enter');
  if (luck() < 0.7) await keyboard.press(luck() < 0.5 ? 'Enter' : 'n');
}

test.each(MATCHES)(
  `${LONG ? 'a whole' : 'a'} match of %s without a mouse`,
  async (game, seats, options) => {
    const battle = game === 'skirmish';
    const ann = await house.person({ pace: battle ? 'quick' : 'instant' });
    const ear = await Ear.of(ann);
    await openTable(ann, against(game, seats, options));
    await until(() => ann.sees('.board .table > *'), 'the table is drawn');
    const luck = luckOf(4);
    let keys = 0;
    const begun = Date.now();
    await until(
      async () => {
        const sight = await look(ann);
        if (!sight.over && sight.asked) {
          await decide(ann, sight, luck);
          keys += 1;
        }
        return sight.over || (!LONG && !battle && keys > 20);
      },
      `the match of ${game} goes on`,
      WHOLE_MATCH,
    ).catch(async (stuck: unknown) => {
      await ann.picture(`${game}-keys-stuck`);
      throw stuck;
    });
    console.log(
      `${game} by keyboard: ${keys} decisions, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
    );
    expect(keys).toBeGreaterThan(10);
    if (battle) {
      await until(() => ann.sees('dialog[open] .tale'), 'the end is told');
      await ear.keep('heard');
    }
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);

test('the list of keys opens with a key and closes with another', async () => {
  const ann = await house.person();
  await openTable(ann, against('glory', 2));
  await until(() => ann.isAsked(), 'asked');
  await ann.page.keyboard.press('k');
  await until(() => ann.sees('dialog[open] kbd'), 'the keys are listed');
  await ann.picture('keys');
  await ann.page.keyboard.press('Escape');
  await until(async () => !(await ann.sees('dialog[open]')), 'it is closed');
  await ann.context.close();
});
