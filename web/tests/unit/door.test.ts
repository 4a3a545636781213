// The front door: who sits down and what is played, whose turn it is in my games.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PEOPLE } from '../../src/art/faces/faces';
import {
  alone,
  counting,
  countOf,
  fitting,
  isCounting,
  isSeated,
  lastChoice,
  levelled,
  levelOf,
  paced,
  remember,
  resized,
  seated,
  temperOf,
  unseated,
  usualChoice,
  renamed,
  wishOf,
  type Chair,
  type TableChoice,
} from '../../src/door/choice';
import FaceCard from '../../src/door/FaceCard.svelte';
import Faces from '../../src/door/Faces.svelte';
import { besides, chosenWay, loadDoor, wayOf } from '../../src/door/door';
import { timeLeft } from '../../src/door/left';
import {
  askedElsewhere,
  inOrder,
  myGames,
  olderGames,
  placeOf,
  standingOf,
} from '../../src/door/mine';
import { BOXES, boxOf } from '../../src/games/list';
import GamePage from '../../src/pages/GamePage.svelte';
import { say, settings } from '../../src/settings.svelte';
import type { GameInfo, TableInfo } from '../../src/wire/types';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const ENDED = ['over', 'abandoned'];
const glory = boxOf('glory')!; // two to four, usually three
const usual = (): TableChoice => usualChoice(glory);
const bots = (choice: TableChoice): string[] =>
  choice.chairs.flatMap((chair) => (chair.kind === 'bot' ? chair.name : []));
const bot = (name: string): Chair => ({ kind: 'bot', name });
const isBot =
  (name: string) =>
  (chair: Chair): boolean =>
    chair.kind === 'bot' && chair.name === name;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('who sits down', () => {
  test('usually the first faces, and I on the first seat', () => {
    expect(usual().chairs[0]).toEqual({ kind: 'me' });
    expect(bots(usual())).toEqual(PEOPLE.slice(0, 2).map(({ name }) => name));
  });

  test('another number seats free faces or lets the last ones go', () => {
    const four = resized(usual(), 4);
    expect(four.chairs).toHaveLength(4);
    expect(new Set(bots(four)).size).toBe(3);
    expect(bots(resized(four, 2))).toEqual(bots(usual()).slice(0, 1));
  });

  test('a face takes a further chair; at a full table the last bot makes way', () => {
    const more = seated(usual(), bot('Nobu'), glory);
    expect(more.chairs).toHaveLength(4);
    const full = seated(more, bot('Emi'), glory);
    expect(full.chairs).toHaveLength(4);
    expect(isSeated(full, 'Emi') && !isSeated(full, 'Nobu')).toBe(true);
  });

  test('at a full table of people nobody is sent away who cannot be: I stay', () => {
    let choice = usual();
    for (let at = 0; at < 6; at += 1) choice = seated(choice, { kind: 'friend' }, glory);
    expect(choice.chairs).toHaveLength(4);
    expect(countOf(choice, 'me')).toBe(1);
    expect(countOf(choice, 'friend')).toBe(3);
  });

  test('a face leaves, but not the last one that the game needs', () => {
    const [first = '', second = ''] = bots(usual());
    const two = unseated(usual(), isBot(second), glory)!;
    expect(two.chairs).toHaveLength(2);
    expect(unseated(two, isBot(first), glory)).toBeNull();
  });

  test('for a friend who is not coming a face sits down', () => {
    const pair = resized(usual(), 2);
    const friends = { ...pair, chairs: [{ kind: 'me' }, { kind: 'friend' }] as Chair[] };
    const back = unseated(friends, (chair) => chair.kind === 'friend', glory)!;
    expect(bots(back)).toHaveLength(1);
  });

  test('one click plays at once: friends of the last time are bots then', () => {
    const choice = seated(usual(), { kind: 'friend' }, glory);
    const now = alone(choice);
    expect(now.chairs).toHaveLength(4);
    expect(countOf(now, 'friend')).toBe(0);
    expect(new Set(bots(now)).size).toBe(3);
  });
});

describe('how well they play', () => {
  test('dots go up to six and begin again', () => {
    let choice = usual();
    const seen = [levelOf(choice, 'Ren')];
    for (let at = 0; at < 6; at += 1) {
      choice = levelled(choice, 'Ren');
      seen.push(levelOf(choice, 'Ren'));
    }
    expect(seen).toEqual([5, 6, 1, 2, 3, 4, 5]);
  });

  test.each(['en', 'nl', 'de'])('the dots say how many levels there are (%s)', (language) => {
    settings.text = new Text(language, wordsOf(language));
    const nothing = (): void => undefined;
    const seen = { name: 'Nobu', choice: usual(), toggle: nothing, cycle: nothing };
    const { container } = render(FaceCard, seen);
    const dots = container.querySelector('.dots')!;
    expect(dots.querySelectorAll('i')).toHaveLength(6);
    expect(dots.getAttribute('aria-label')?.match(/\d/g)).toEqual(['6', '6']);
    settings.text = new Text('en', wordsOf('en'));
  });

  test('the wish names face, level and temper; a simple bot has no temper', () => {
    let choice = { ...usual(), chairs: [{ kind: 'me' }, bot('Kenji')] as Chair[] };
    expect(wishOf('glory', choice, 'Ida').seats).toEqual([
      { kind: 'mine' },
      { kind: 'bot', bot: 'bot:3:bold', name: 'Kenji' },
    ]);
    for (let at = 0; at < 4; at += 1) choice = levelled(choice, 'Kenji');
    expect(temperOf(choice, 'Kenji')).toBe('');
    expect(wishOf('glory', choice, 'Ida').seats?.[1]?.bot).toBe('bot:1');
  });
});

describe('tempers', () => {
  test('everybody has one, and plays it from the level on from which it is told', () => {
    for (const { name, temper } of PEOPLE) {
      expect(['bold', 'careful']).toContain(temper);
      for (const level of [1, 2, 3, 4, 5, 6]) {
        const choice = { ...usual(), levels: { [name]: level }, chairs: [bot(name)] };
        const wish = wishOf('glory', choice, 'Ida').seats?.[0]?.bot;
        expect(wish).toBe(level < 3 ? `bot:${level}` : `bot:${level}:${temper}`);
      }
    }
  });

  test('below that level the line tells from when on it shows', async () => {
    const seen = { choice: usual(), box: glory, name: 'Ida', change: () => undefined };
    const { container } = render(Faces, seen);
    const line = (): string => container.querySelector('[role=status]')?.textContent ?? '';
    const touch = (name: string): Promise<void> =>
      fireEvent.click(container.querySelector(`[data-face=${name}] .who`)!) as never;
    await touch('Akira');
    expect(line()).toContain('From level 3 on Akira takes the riskier');
    await touch('Nobu');
    expect(line()).toContain('Of two good moves Nobu takes the riskier');
  });
});

describe('at one screen', () => {
  const three = {
    ...usual(),
    chairs: [{ kind: 'me' }, { kind: 'here' }, { kind: 'here' }] as Chair[],
  };
  const called = (choice: TableChoice): unknown[] =>
    wishOf('glory', choice, 'Ida').seats.map((seat) => seat.called);

  test('everybody has a name, also who says none', () => {
    expect(called(three)).toEqual([undefined, 'Ida 2', 'Ida 3']);
    expect(called(renamed(three, 2, ' Otto '))).toEqual([undefined, 'Ida 2', 'Otto']);
    expect(called(renamed(three, 0, 'Eve'))).toEqual(called(three));
  });
});

describe('whether it counts', () => {
  test('what counts gets a clock, and without one it does not count', () => {
    const counts = counting(usual(), true);
    expect(counts.pace).toEqual({ kind: 'live', bank: 900, increment: 10, at_zero: 'resign' });
    expect(wishOf('glory', counts, 'Ida').counts).toBe(true);
    const days = paced(counts, { kind: 'days', days: 3, at_zero: 'bot' });
    expect(isCounting(days)).toBe(true);
    expect(isCounting(paced(days, { kind: 'free' }))).toBe(false);
    expect(counting(days, true).pace).toEqual(days.pace);
  });

  test('several at one screen play a friendly game', () => {
    const counts = counting(usual(), true);
    const two = { ...counts, chairs: [{ kind: 'me' }, { kind: 'here' }] as Chair[] };
    expect(isCounting(counts)).toBe(true);
    expect(wishOf('glory', two, 'Ida').counts).toBe(false);
  });

  test('what begins with one click is friendly: nobody was asked', () => {
    expect(wishOf('glory', alone(counting(usual(), true)), 'Ida').counts).toBe(false);
  });
});

describe('what was chosen last', () => {
  test('comes back, each game its own', () => {
    const chosen = levelled(seated(usual(), bot('Nobu'), glory), 'Nobu');
    remember('glory', { ...chosen, options: { ninja_power: true } });
    expect(lastChoice(glory)).toEqual({ ...chosen, options: { ninja_power: true } });
    expect(lastChoice(boxOf('samurai')!)).toEqual(usualChoice(boxOf('samurai')!));
  });

  test('is left out as far as nobody knows it any more', () => {
    remember('glory', { ...usual(), chairs: [{ kind: 'me' }, bot('Nobody')] });
    expect(lastChoice(glory).chairs).toEqual([{ kind: 'me' }, bot('Akira')]);
    localStorage.setItem('sengoku-choices', '{broken');
    expect(lastChoice(glory)).toEqual(usual());
  });

  test('only with options that the game still has', () => {
    const option = { default: 4, clause: '', choices: [], low: 1, high: 8, custom: '' };
    const game = { options: [{ name: 'rounds', ...option }] } as unknown as GameInfo;
    const kept = (options: Record<string, unknown>): unknown =>
      fitting({ ...usual(), options }, game).options;
    expect(kept({ rounds: 3, gone: true })).toEqual({ rounds: 3 });
    expect(kept({ rounds: 9 })).toEqual({});
    expect(kept({ rounds: 'many' })).toEqual({});
  });
});

describe('ways to play', () => {
  test('a way sets its options and leaves others', async () => {
    const door = await loadDoor('glory');
    const [base, orders, , both] = door.ways;
    const options = chosenWay(door, { rounds: 2 }, both!);
    expect(options).toEqual({ rounds: 2, imperial_orders: true, ninja_power: true });
    expect(wayOf(door, options)).toBe(both);
    expect(besides(both, options)).toEqual(['rounds']);
    expect(wayOf(door, chosenWay(door, options, orders!))).toBe(orders);
    expect(wayOf(door, chosenWay(door, options, base!))).toBe(base);
  });

  test.each(BOXES.map(({ slug }) => slug))(
    'every way of %s has a picture of its own',
    async (slug) => {
      const { ways, picture } = await loadDoor(slug);
      expect(ways.length).toBeGreaterThan(2);
      expect(new Set(ways.map(({ id }) => picture(id))).size).toBe(ways.length);
      expect(ways.every(({ id }) => picture(id).startsWith('data:image/svg+xml'))).toBe(true);
    },
  );

  test('a game without a door of its own has options only', async () => {
    expect((await loadDoor('lanterns')).ways).toEqual([]);
  });
});

const table = (more: Partial<TableInfo> & { id: string }): TableInfo =>
  ({
    game: 'glory',
    status: 'running',
    seats: [0, 1, 2].map((seat) => ({ seat, yours: seat === 0, kind: 'human', name: `P${seat}` })),
    waiting: [1],
    paused: false,
    host: true,
    created: 0,
    ply: 3,
    result: null,
    ...more,
  }) as TableInfo;

describe('my games', () => {
  test('whose turn it is', () => {
    expect(standingOf(table({ id: 'a' }))).toBe('running');
    expect(standingOf(table({ id: 'a', waiting: [0] }))).toBe('turn');
    expect(standingOf(table({ id: 'a', waiting: [0], paused: true }))).toBe('paused');
    expect(standingOf(table({ id: 'a', status: 'over' }))).toBe('over');
  });

  test('my turn comes first, what is over last', () => {
    const tables = [
      table({ id: 'over', status: 'over', created: 9 }),
      table({ id: 'older' }),
      table({ id: 'newer', created: 5 }),
      table({ id: 'mine', waiting: [0], created: 1 }),
      table({ id: 'open', status: 'open', created: 8 }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'newer', 'older', 'open', 'over']);
  });

  test('an old game that runs is found however many are newer', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const page = (id: string, next: string | null): Response =>
        Response.json({ tables: id ? [table({ id })] : [], next, now: 5 });
      if (!path.includes('status=running')) return page('', null);
      const at = Number(/after=(\d+)/.exec(path)?.[1] ?? 0);
      return page(`game ${at}`, at < 9 ? `${at + 1}.x` : null);
    });
    expect((await myGames('glory')).tables.map(({ id }) => id)).toContain('game 9');
    expect(asked.every((path) => path.includes('mine=true') && path.includes('game=glory'))).toBe(
      true,
    );
  });

  test('of those that wait for me, the one with the least time comes first', () => {
    const tables = [
      table({ id: 'untimed', waiting: [0], created: 9 }),
      table({ id: 'days', waiting: [0], due: 5000 }),
      table({ id: 'soon', waiting: [0], due: 1000 }),
      table({ id: 'theirs', due: 1 }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(['soon', 'days', 'untimed', 'theirs']);
  });

  test('the next game is one that waits for me, and not the one I am at', async () => {
    const tables = [
      table({ id: 'here', waiting: [0], due: 1 }),
      table({ id: 'theirs' }),
      table({ id: 'next', waiting: [0], due: 9 }),
    ];
    vi.stubGlobal('fetch', async () => Response.json({ tables, next: null, now: 5 }));
    expect((await askedElsewhere('here')).map(({ id }) => id)).toEqual(['next']);
  });

  test('those that ended before come page by page, called off or not', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      const status = /status=(\w+)/.exec(path)?.[1] ?? '';
      const after = path.includes('after=');
      if (!ENDED.includes(status)) return Response.json({ tables: [], next: null, now: 5 });
      const tables = [table({ id: `${status}${after ? ' before' : ''}`, status } as never)];
      return Response.json({ tables, next: status === 'over' && !after ? '1.x' : null, now: 5 });
    });
    const first = await myGames();
    expect(first.tables.map(({ id }) => id).sort()).toEqual(['abandoned', 'over']);
    const all = await olderGames(first);
    expect(all.tables.map(({ id }) => id)).toContain('over before');
    expect(all.older).toBeNull();
  });

  test('a game that began or ended while the lists came is there once, as what it became', async () => {
    const lists: Record<string, TableInfo[]> = {
      open: [table({ id: 'begins', status: 'open' })],
      running: [table({ id: 'begins' }), table({ id: 'ends' })],
      over: [table({ id: 'ends', status: 'over' })],
    };
    vi.stubGlobal('fetch', async (path: string) => {
      const tables = lists[/status=(\w+)/.exec(path)?.[1] ?? ''] ?? [];
      return Response.json({ tables, next: null, now: 5 });
    });
    const found = (await myGames()).tables.map(({ id, status }) => `${id} ${status}`);
    expect(found).toEqual(['begins running', 'ends over']);
  });

  test('a game that ended since is not among the older ones once more', async () => {
    const ended = table({ id: 'long', status: 'over' });
    vi.stubGlobal('fetch', async () => Response.json({ tables: [ended], next: null, now: 5 }));
    const known = { tables: [table({ id: 'long' })], older: { over: '1.x' }, skew: 0 };
    expect((await olderGames(known)).tables).toEqual([ended]);
  });

  test('how long there is, is never more than there is', () => {
    settings.text = new Text('en', wordsOf('en'));
    const HOUR = 3_600_000;
    expect(timeLeft(71 * HOUR)).toBe('2 days left');
    expect(timeLeft(24 * HOUR)).toBe('one day left');
    expect(timeLeft(HOUR - 1)).toBe('59 minutes left');
    expect(timeLeft(59_000)).toBe('time is almost up');
  });

  test('my place is the best of my seats', () => {
    const result = { how: 'played', ranks: [3, 1, 2], scores: null, winners: [1] } as const;
    const over = table({ id: 'a', status: 'over', result: { ...result } as never });
    expect(placeOf(over)).toBe(3);
    over.seats[2]!.yours = true;
    expect(placeOf(over)).toBe(2);
  });
});

/** A house with one game that keeps what it is sent. */
function house(): { sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = [];
  const option = (name: string, usual: unknown, choices: unknown[]): unknown => ({
    name,
    default: usual,
    choices,
    clause: '',
    low: null,
    high: null,
    custom: '',
  });
  const options = [
    option('imperial_orders', false, [false, true]),
    option('ninja_power', false, [false, true]),
    option('discard_view', 'top', ['top', 'all']),
  ];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/api/house'))
      return Response.json({ games: [{ slug: 'glory', seats: [2, 3, 4], options }] });
    if (path.endsWith('/api/me')) return Response.json({ known: false });
    if (path.endsWith('/api/tables') && body) sent.push(JSON.parse(String(body)));
    return Response.json({ key: 'server-fault', facts: {}, clause: '' }, { status: 500 });
  });
  return { sent };
}

describe.each(['en', 'nl', 'de'])('the door of a game in %s', (language) => {
  beforeEach(() => {
    settings.text = new Text(language, wordsOf(language));
  });

  test('is one sheet: number, faces, way, chips, sit down; and it is remembered', async () => {
    const { sent } = house();
    const shown = render(GamePage, { id: 'glory' });
    const click = async (selector: string): Promise<void> => {
      await waitFor(() => expect(shown.container.querySelector(selector)).not.toBeNull());
      await fireEvent.click(shown.container.querySelector(selector)!);
    };
    await click('.seg button:last-child');
    await click('[data-face=Nobu] .who');
    await click('[data-face=Nobu] .dots');
    await click('[data-way=ninja] input');
    await click('.sit');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ game: 'glory', options: { ninja_power: true } });
    const names = (sent[0]!.seats as { name?: string; bot?: string }[]).map(({ name }) => name);
    expect(names).toHaveLength(4);
    expect(names).toContain('Nobu');
    expect((sent[0]!.seats as { bot?: string }[]).at(-1)?.bot).toBe('bot:1');
    cleanup();
    const again = render(GamePage, { id: 'glory' });
    await waitFor(() =>
      expect(
        again.container.querySelector('[data-face=Nobu] .who')?.getAttribute('aria-pressed'),
      ).toBe('true'),
    );
    expect(again.container.querySelector<HTMLInputElement>('[data-way=ninja] input')?.checked).toBe(
      true,
    );
  });

  test('a friend is a seat, and then one sits down to get the link', async () => {
    const { sent } = house();
    const { container } = render(GamePage, { id: 'glory' });
    await waitFor(() => expect(container.querySelector('[data-guest=friend]')).not.toBeNull());
    await fireEvent.click(container.querySelector('[data-guest=friend] .who')!);
    const sit = container.querySelector('.sit')!;
    expect(sit.textContent).toBe(say('web-door-sit-link'));
    await fireEvent.click(sit);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(
      (sent[0]!.seats as { kind: string }[]).filter(({ kind }) => kind === 'open'),
    ).toHaveLength(1);
  });
});
