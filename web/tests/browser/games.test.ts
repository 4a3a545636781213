// For each game three whole matches by touch and mouse: two people in two browsers, wide and phone, every language
// on both screens, and a bot where a third sits. One match is an ordinary one, two have short options. One of the three
// is played by `make test`, so that together they speak every language on both screens; the others by `make test-long`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, LONG, luckOf, PHONE, playUntil, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

type Options = Record<string, unknown>;
type Pair = {
  wide: string;
  phone: string;
  themes: [string, string];
};
const PAIRS: Pair[] = [
  { wide: 'en', phone: 'nl', themes: ['light', 'dark'] },
  { wide: 'nl', phone: 'de', themes: ['dark', 'light'] },
  { wide: 'de', phone: 'en', themes: ['light', 'light'] },
];
type Game = { seats: string; first: number; options: [Options, Options, Options] };
/** The seats (h a human, b a bot), and the options of each pair's match; `first` comes in `make test`. */
const GAMES: Record<string, Game> = {
  glory: {
    seats: 'hhb',
    first: 1,
    options: [{}, { rounds: 1, imperial_orders: true }, { rounds: 1, ninja_power: true }],
  },
  samurai: {
    seats: 'hhb',
    first: 0,
    options: [{}, { influence_set: 'sam_222' }, { chain: 'none' }],
  },
  honor: {
    seats: 'hhb',
    first: 2,
    options: [
      {},
      { goal: 250, round_limit: 20, preset: 'german_2003' },
      { goal: 250, round_limit: 20 },
    ],
  },
  skirmish: { seats: 'hh', first: 1, options: [{}, {}, {}] },
};
const MATCHES = Object.entries(GAMES).flatMap(([game, { seats, first, options }]) =>
  PAIRS.map((pair, at) => ({
    ...pair,
    game,
    seats,
    options: options[at] ?? {},
    seed: at + 1,
    long: at !== first,
  })).filter((match) => match.long === LONG),
);
type Match = (typeof MATCHES)[number];

/** Ann makes the table, Bob opens her link on his phone and sits down. */
async function sitDown(ann: Person, bob: Person, match: Match): Promise<string> {
  await ann.go('/');
  const opened = await ann.page.evaluate(async (wish) => {
    const send = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    await send('/api/me', { name: 'Ann' });
    const seats = [...wish.seats].map((kind, seat) =>
      kind === 'b' ? { kind: 'bot', bot: 'greedy' } : { kind: seat ? 'open' : 'mine' },
    );
    const { game, options } = wish;
    return send('/api/tables', { game, seats, options, pace: { kind: 'free' }, window: 2 });
  }, match);
  const path = `/table/${opened.table.id as string}`;
  await ann.go(path);
  await bob.go(opened.invite as string);
  await bob.page.fill('.name input', 'Bob');
  await bob.picture(`${match.game}-lobby-${match.phone}`);
  await bob.page.locator('[data-kind=open] .strong').first().tap();
  await until(() => ann.sees('.start:not([disabled])'), 'the table is full');
  await ann.picture(`${match.game}-lobby-${match.wide}`);
  await ann.page.click('.start');
  for (const person of [ann, bob])
    await until(() => person.sees('.board .table > *'), 'the match is drawn');
  return path;
}

async function playOut(match: Match, ann: Person, bob: Person): Promise<number> {
  const luck = luckOf(match.seed);
  const picture = async (when: string): Promise<void> => {
    await ann.picture(`${match.game}-${when}-${match.wide}`);
    await bob.picture(`${match.game}-${when}-${match.phone}`);
  };
  const over = (): Promise<boolean> => ann.isOver();
  let touches = 0;
  const play = async (more: number): Promise<void> => {
    let left = more;
    touches += await playUntil(async () => (left -= 1) < 0 || over(), [ann, bob], luck);
  };
  try {
    await play(12);
    await picture('early');
    await play(60);
    await picture('middle');
    await play(Infinity);
  } catch (stuck) {
    await picture('stuck');
    throw stuck;
  }
  await until(() => bob.isOver(), 'Bob sees the end, too');
  await picture('end');
  return touches;
}

/** What one can do with a finished match: go through it, have it judged, check its luck. */
async function lookBack(match: Match, person: Person, path: string, say: string): Promise<void> {
  await person.go(path.replace('table', 'replay'));
  await until(() => person.sees('.controls'), 'the replay is drawn');
  await person.page.locator('.controls input[type=range]').fill('3');
  await until(() => person.sees('.controls input[aria-label*="3"]'), 'it stands at three');
  await person.picture(`${match.game}-replay-${say}`);
  await person.page.click('aside .strong');
  const judged = person.page.locator('aside progress');
  await until(
    async () => !(await judged.count()) || Number(await judged.getAttribute('value')) > 11,
    'a dozen decisions are judged',
  );
  await person.picture(`${match.game}-review-${say}`);
  await person.go(path.replace('table', 'verify'));
  await until(async () => (await person.page.locator('.good').count()) === 2, 'the luck is proved');
  await person.picture(`${match.game}-verify-${say}`);
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  test.each(MATCHES.filter((match) => match.game === game))(
    'a whole match: $wide on a wide screen, $phone on a phone',
    async (match) => {
      const [day, night] = match.themes;
      const ann = await house.person({ language: match.wide, theme: day });
      const bob = await house.person({ language: match.phone, theme: night }, PHONE);
      const path = await sitDown(ann, bob, match);
      const begun = Date.now();
      const touches = await playOut(match, ann, bob);
      console.log(
        `${game} ${match.wide}/${match.phone}: ${touches} touches, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
      );
      for (const thing of new Set([...ann.covered, ...bob.covered])) console.log(`  ${thing}`);
      expect(touches).toBeGreaterThan(10);
      for (const person of [ann, bob]) {
        const { page } = person;
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
      }
      if (match.seed === 1) await lookBack(match, ann, path, match.wide);
      else await lookBack(match, bob, path, match.phone);
      expect(house.complaints).toEqual([]);
      expect(house.outside).toEqual([]);
      await ann.context.close();
      await bob.context.close();
    },
  );
});
