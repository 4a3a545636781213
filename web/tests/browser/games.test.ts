// For each game a whole match: two people in two browsers, wide and phone, and a bot where a third sits.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, luckOf, PHONE, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

type Story = {
  game: string;
  seats: string;
  options: Record<string, unknown>;
  languages: [string, string];
};
const STORIES: Story[] = [
  {
    game: 'glory',
    seats: 'hhb',
    options: { rounds: 1, ninja_power: true },
    languages: ['en', 'nl'],
  },
  { game: 'samurai', seats: 'hhb', options: {}, languages: ['nl', 'de'] },
  { game: 'honor', seats: 'hhb', options: { goal: 250, round_limit: 20 }, languages: ['de', 'en'] },
  { game: 'skirmish', seats: 'hh', options: {}, languages: ['en', 'de'] },
];

/** Ann makes the table, Bob opens her link on his phone and sits down. */
async function sitDown(ann: Person, bob: Person, story: Story): Promise<string> {
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
    return send('/api/tables', {
      game: wish.game,
      seats,
      options: wish.options,
      pace: { kind: 'free' },
      window: 2,
    });
  }, story);
  const path = `/table/${opened.table.id as string}`;
  await ann.go(path);
  await ann.picture(`${story.game}-lobby`);
  await bob.go(opened.invite as string);
  await bob.page.fill('.name input', 'Bob');
  await bob.page.locator('li .button').first().click();
  await until(
    async () => ann.page.locator('.start:not([disabled])').isVisible(),
    'the table is full',
  );
  await ann.page.click('.start');
  await until(async () => (await ann.page.locator('.prompt').count()) > 0, 'the match is drawn');
  return path;
}

async function playOut(story: Story, people: Person[], seconds: number): Promise<number> {
  const luck = luckOf(story.game.length);
  const end = Date.now() + seconds * 1000;
  let clicks = 0;
  for (let quiet = 0; ; quiet += 1) {
    for (const [at, person] of people.entries()) {
      if (await person.isOver()) return clicks;
      if (!(await person.isAsked())) continue;
      if (await person.decide(luck)) {
        clicks += 1;
        quiet = 0;
        if (clicks === 25 + at) await person.picture(`${story.game}-${at ? 'phone' : 'wide'}`);
      }
    }
    if (Date.now() > end) {
      for (const [at, person] of people.entries())
        await person.picture(`${story.game}-stuck-${at}`);
      throw new Error(`${story.game} is not over after ${clicks} clicks`);
    }
    await new Promise((done) => setTimeout(done, 15));
  }
}

describe.each(STORIES)('$game', (story) => {
  test('a whole match by clicking in two browsers', async () => {
    const ann = await house.person({ language: story.languages[0] });
    const bob = await house.person({ language: story.languages[1], theme: 'dark' }, PHONE);
    const path = await sitDown(ann, bob, story);
    const clicks = await playOut(story, [ann, bob], Number(process.env.PATIENCE ?? 420));
    expect(clicks).toBeGreaterThan(10);
    await until(() => bob.isOver(), 'Bob sees the end, too');
    await ann.picture(`${story.game}-end`);
    const wide = await bob.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await ann.go(path.replace('table', 'replay'));
    await until(
      async () => (await ann.page.locator('.controls').count()) === 1,
      'the replay is drawn',
    );
    await ann.page.locator('.controls input[type=range]').fill('3');
    await ann.picture(`${story.game}-replay`);
    await ann.go(path.replace('table', 'verify'));
    await until(async () => (await ann.page.locator('.good').count()) === 2, 'the luck is proved');
    expect(house.complaints).toEqual([]);
    expect(house.outside).toEqual([]);
    await ann.context.close();
    await bob.context.close();
  });
});
