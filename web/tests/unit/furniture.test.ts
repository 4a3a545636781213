// What all tables share.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUIET, type Desk, type GameTable, type Option } from '../../src/desk';
import { settings } from '../../src/settings.svelte';
import { Speaker } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import type { LiveTable } from '../../src/livetable.svelte';
import { ruleHere } from '../../src/furniture/keys';
import Course from '../../src/furniture/Course.svelte';
import Edition from '../../src/furniture/Edition.svelte';
import SettingsSheet from '../../src/furniture/SettingsSheet.svelte';
import { botName } from '../../src/livedesk.svelte';
import Result from '../../src/furniture/Result.svelte';
import glory from '../../src/games/glory';
import honor from '../../src/games/honor';
import samurai from '../../src/games/samurai';
import skirmish from '../../src/games/skirmish';
import OptionField from '../../src/pages/OptionField.svelte';
import type { OptionInfo } from '../../src/wire/types';
import Asked from './Asked.svelte';
import { wordsOf } from './words';

const ATTACK: Option = {
  place: 3,
  words: { do: 'attack', seat: 1 },
  clause: 'HON-10.1',
  grave: 'dice',
};
const END: Option = { place: 0, words: { do: 'end_turn' }, clause: 'HON-3.13' };

function desk(language: string, game = 'honor'): Desk {
  const text = new Text(language, wordsOf(language));
  settings.text = text;
  return {
    ...QUIET,
    speaker: new Speaker(text, game, ['Aiko', 'Botan', 'Chiyo', 'Daichi']),
    seat: 0,
    options: [END, ATTACK],
    question: { asks: 'TakeTurn', seat: 0, clause: 'HON-4.1' },
    seats: [],
    waiting: [0],
    tell: vi.fn<Desk['tell']>(),
    tellCard: () => {},
    play: vi.fn<Desk['play']>(),
  };
}
const buttons = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.options .button'),
];

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('asking once more', () => {
  test.each(['en', 'nl', 'de'])('in %s the prompt says what hangs on it', (language) => {
    const { getByText } = render(Asked, { desk: desk(language), doubt: ATTACK });
    expect(getByText(settings.text.say('web-grave-dice'))).toBeTruthy();
    expect(buttons().map((button) => button.textContent?.trim())).toEqual(
      ['web-yes', 'web-no'].map((key) => settings.text.say(key)),
    );
    expect(document.activeElement).toBe(buttons()[0]);
  });

  test.each([
    ['en', 'Attack 70%'],
    ['nl', 'Aanvallen 70%'],
    ['de', 'Angreifen 70\u00a0%'],
  ])('in %s the button carries the odds of the deed', (language, deed) => {
    const odds = { permille: 700 };
    document.documentElement.lang = language;
    const doubt = { ...ATTACK, preview: { odds } };
    render(Asked, { desk: desk(language), doubt, game: { ...honor, drawn: () => false } });
    expect(buttons()[0]!.textContent?.trim()).toBe(deed);
    expect(document.activeElement).toBe(buttons()[0]);
  });

  test('yes plays it, and it is not asked a second time', async () => {
    const at = desk('en');
    render(Asked, { desk: at, doubt: ATTACK });
    await fireEvent.click(buttons()[0]!);
    expect(at.play).toHaveBeenCalledWith(ATTACK, 'agreed');
    expect(buttons()).toHaveLength(2);
    expect(buttons()[1]!.textContent).toContain('Botan');
  });

  test.each(['no', 'Escape'])('%s plays nothing and shows the options again', async (how) => {
    const at = desk('en');
    render(Asked, { desk: at, doubt: ATTACK });
    if (how === 'no') await fireEvent.click(buttons()[1]!);
    else await fireEvent.keyDown(window, { key: 'Escape' });
    expect(at.play).not.toHaveBeenCalled();
    expect(document.querySelector('[data-lit=confirm]')).toBeNull();
  });

  test('never, what is grave, or always, as one chose', () => {
    const asks = (): boolean[] => [settings.asksAgain(undefined), settings.asksAgain('dice')];
    expect(asks()).toEqual([false, true]);
    settings.set({ confirm: 'always' });
    expect(asks()).toEqual([true, true]);
    settings.set({ confirm: 'never' });
    expect(asks()).toEqual([false, false]);
    settings.set({ confirm: 'grave' });
  });
});

describe('a go-ahead', () => {
  const DRAW: Option = { place: 0, words: { do: 'draw' }, clause: 'TOH-5.16' };
  const at = (language: string): Desk => ({
    ...desk(language, 'skirmish'),
    options: [DRAW],
    question: { asks: 'NextToken', seat: 0, clause: 'TOH-5.16', formal: true },
  });

  test.each([
    ['en', 'Draw the next token'],
    ['nl', 'Volgend fiche trekken'],
    ['de', 'Nächsten Marker ziehen'],
  ])('in %s stands beside the way back, and Enter gives it', async (language, go) => {
    const table = at(language);
    const undo = vi.fn();
    render(Asked, { desk: table, undo });
    const [draw, back] = [...document.querySelectorAll<HTMLElement>('.options button')];
    expect(buttons()).toEqual([draw]);
    expect(draw!.textContent?.trim()).toBe(go);
    expect(back!.textContent).toContain(settings.text.say('web-undo'));
    expect(document.activeElement).toBe(draw);
    await fireEvent.click(draw!);
    expect(table.play).toHaveBeenCalledExactlyOnceWith(DRAW, 'agreed');
    await fireEvent.click(back!);
    expect(undo).toHaveBeenCalledOnce();
  });

  test('hands the focus back to what had it, a field too', () => {
    const field = document.body.appendChild(
      document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    );
    field.setAttribute('tabindex', '0');
    field.focus();
    const { unmount } = render(Asked, { desk: at('en') });
    expect(document.activeElement).toBe(buttons()[0]);
    unmount();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe('an option that takes a file', () => {
  const GROUND: OptionInfo = {
    name: 'ground',
    default: 'scenario',
    clause: 'TOH-15.6',
    choices: ['scenario'],
    low: null,
    high: null,
    custom: '@FILE.toml',
  };

  test('sends the text that stands in it, and nothing before one is chosen', async () => {
    const { speaker } = desk('en', 'skirmish');
    const choose = vi.fn();
    const { container } = render(OptionField, { option: GROUND, speaker, choose });
    const select = container.querySelector('select')!;
    expect([...select.options].map((each) => each.textContent)).toEqual([
      'as the scenario says',
      'a file of your own …',
    ]);
    expect(container.querySelector('input')).toBeNull();
    await fireEvent.change(select, { target: { value: '@' } });
    expect(choose).toHaveBeenLastCalledWith(undefined);
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    expect(input.required).toBe(true);
    const text = '[[piece]]';
    Object.defineProperty(input, 'files', { value: [{ text: () => Promise.resolve(text) }] });
    await fireEvent.change(input);
    await vi.waitFor(() => expect(choose).toHaveBeenLastCalledWith(text));
    await fireEvent.change(select, { target: { value: 'scenario' } });
    expect(choose).toHaveBeenLastCalledWith(undefined);
    expect(container.querySelector('input')).toBeNull();
  });
});

describe('an option that is a length', () => {
  const CARRY: OptionInfo = {
    name: 'carry_limit',
    default: 4000,
    clause: 'TOH-14.4',
    choices: [],
    low: 3000,
    high: 6000,
    custom: '',
  };

  test.each(['en', 'nl', 'de'])('is told and asked in inches, in %s too', async (language) => {
    const { speaker } = desk(language, 'skirmish');
    const choose = vi.fn();
    const { container } = render(OptionField, { option: CARRY, speaker, value: 5500, choose });
    const input = container.querySelector('input')!;
    expect([input.min, input.max, input.value]).toEqual(['3', '6', '5.5']);
    expect(container.innerHTML).not.toMatch(/\d{4}|\d[.,]\d{3}/);
    await fireEvent.change(input, { target: { value: '4.5' } });
    expect(choose).toHaveBeenLastCalledWith(4500);
  });
});

describe('the rule behind a button', () => {
  test('stands beside it', async () => {
    const at = desk('en');
    const { getByRole } = render(Asked, { desk: at });
    await fireEvent.click(getByRole('button', { name: 'Rule HON-10.1' }));
    expect(at.tell).toHaveBeenCalledExactlyOnceWith('HON-10.1');
    expect(at.play).not.toHaveBeenCalled();
  });

  test('is what the key asks for while the button has the focus', () => {
    render(Asked, { desk: desk('en') });
    expect(ruleHere()).toBe('');
    buttons()[1]!.focus();
    expect(ruleHere()).toBe('HON-10.1');
  });
});

describe('rules that are no longer the newest', () => {
  const told = (language: string, edition: number, newest: number): string => {
    desk(language);
    const { container } = render(Edition, { table: { edition, newest } });
    return container.textContent?.trim() ?? '';
  };

  test.each(['en', 'nl', 'de'])('are named in %s, with those there are now', (language) => {
    const text = told(language, 1, 2);
    expect(text).toBe(settings.text.say('plays-by-edition', { edition: 1, newest: 2 }));
    expect(text).toMatch(/1.*2/);
  });

  test('nothing is said of the newest', () => {
    expect(told('en', 2, 2)).toBe('');
  });
});

describe('one sheet at the end', () => {
  const load = (path: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', path), 'utf-8')).view;
  const end = (game: GameTable, slug: string, view: Record<string, unknown>): string => {
    const result = { how: 'played', ranks: [2, 1, 3, 4], scores: [7, 9, 5, 1], winners: [1] };
    const present = { view, result };
    const match = { id: 'x', seat: 0, present } as unknown as LiveTable;
    const { container } = render(Result, { match, game, desk: desk('en', slug), close: () => {} });
    expect(container.querySelectorAll('.first')).toHaveLength(1);
    return container.textContent?.replace(/\s+/g, ' ') ?? '';
  };

  test('Call to Glory: what the last round added, and why it ended', () => {
    const text = end(glory, 'glory', load('glory/7.json'));
    expect(text).toMatch(/Chiyo wins by 54.*188/);
    expect(text).toContain('somebody has enough different characters');
  });

  test('Samurai: majorities and what was set aside', () => {
    expect(end(samurai, 'samurai', load('samurai/5.json'))).toMatch(/majority: rice field/);
  });

  test('Honor of the Samurai: the goal that was reached', () => {
    const text = end(honor, 'honor', load('honor/4.json'));
    expect(text).toContain('Aiko wins with 495 honor');
  });

  test.each([
    ['en', 'A draw: nobody wins.'],
    ['nl', 'Gelijkspel: niemand wint.'],
    ['de', 'Unentschieden: Niemand gewinnt.'],
  ])('Samurai in %s: where nobody has a majority nobody wins', (language, title) => {
    const told = load('samurai/5.json') as { standing: Record<string, unknown> };
    const standing = { ...told.standing, ranks: [1, 1, 1, 1], winners: [] };
    const drawn = { ...standing, majorities: [[], [], [], []], keys: Array(4).fill([0, 0, 0]) };
    const result = { how: 'played', ranks: [1, 1, 1, 1], scores: [3, 3, 3, 3], winners: [] };
    const present = { view: { ...told, standing: drawn }, result };
    const match = { id: 'x', seat: 0, present } as unknown as LiveTable;
    const at = desk(language, 'samurai');
    const { container } = render(Result, { match, game: samurai, desk: at, close: () => {} });
    const text = container.textContent?.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain(title);
    expect(text).toContain(settings.text.say('samurai-web-draw'));
    expect(container.querySelectorAll('.first')).toHaveLength(0);
    expect(text).not.toContain('1.');
  });

  test('a victory that all share is no draw, and one that was given up is neither', () => {
    const heading = (how: string, winners: number[]): string => {
      const result = { how, ranks: [1, 1], scores: [5, 5], winners };
      const present = { view: load('glory/0.json'), result };
      const match = { id: 'x', seat: 0, present } as unknown as LiveTable;
      const props = { match, game: glory, desk: desk('en', 'glory'), close: () => {} };
      const title = render(Result, props).container.querySelector('h2')?.textContent ?? '';
      cleanup();
      return title.trim();
    };
    expect(heading('played', [0, 1])).toBe('Aiko and Botan share the victory.');
    expect(heading('abandoned', [])).toBe('The game was called off.');
  });

  test.each([[0], [1]])(
    'after a win the next bot is stronger, after a loss weaker (seat %i wins)',
    (winner) => {
      const result = { how: 'resigned', ranks: [1, 2], scores: null, winners: [winner] };
      const seats = [
        { seat: 0, kind: 'human', bot: '', yours: true, resigned: winner === 1 },
        { seat: 1, kind: 'bot', bot: 'bot:3:bold', yours: false, resigned: false },
      ];
      const table = { seats, options: {}, game: 'glory' };
      const match = { id: 'x', seat: 0, table, present: { view: load('glory/0.json'), result } };
      const { container } = render(Result, {
        match: match as unknown as LiveTable,
        game: glory,
        desk: desk('en', 'glory'),
        close: () => {},
      });
      const text = container.textContent ?? '';
      expect(text).toContain(
        settings.text.say('web-end-next', { bot: botName(winner ? 'bot:2' : 'bot:4') }),
      );
      expect(text.includes('gave up the game')).toBe(winner === 1);
    },
  );

  /** As the sheet tells a game that did not come to its end; `left` gave up. */
  const stopped = (
    game: GameTable,
    slug: string,
    language: string,
    { ranks, left }: { ranks: number[] | null; left: number[] },
  ): string => {
    const view = load(slug === 'skirmish' ? 'skirmish/4.json' : `${slug}/0.json`);
    expect(view.over).toBe(false);
    const how = ranks ? 'resigned' : 'abandoned';
    const result = { how, ranks, scores: null, winners: ranks ? [1] : [] };
    const seats = Array.from({ length: view.seats as number }, (_, seat) => seat).map((seat) => ({
      seat,
      kind: 'human',
      bot: '',
      yours: seat === 0,
      resigned: left.includes(seat),
    }));
    const table = { seats, options: {}, game: slug };
    const match = { id: 'x', seat: 0, table, present: { view, result } } as unknown as LiveTable;
    const at = desk(language, slug);
    const { container } = render(Result, { match, game, desk: at, close: () => {} });
    expect(container.querySelector('.score')).toBeNull();
    return container.textContent?.replace(/\s+/g, ' ') ?? '';
  };

  test.each([
    ['en', 'You gave up the game.', 'gave up the game · '],
    ['nl', 'Je gaf de partij op.', 'gaf de partij op · '],
    ['de', 'Du hast die Partie aufgegeben.', 'Partie aufgegeben · '],
  ])('in %s: who gave up, and what everybody stood at', (language, story, row) => {
    const view = load('honor/0.json') as unknown as { honor: number[]; round: number };
    const ranks = view.honor.map((_, seat) => (seat === 0 ? view.honor.length : 1));
    const text = stopped(honor, 'honor', language, { ranks, left: [0] });
    expect(text).toContain(story);
    expect(text).toContain(settings.text.say('web-end-stood', { round: view.round }));
    const stood = (seat: number): string =>
      settings.text.say('honor-web-stood', { honor: view.honor[seat] ?? 0 });
    expect(text).toContain(row + stood(0));
    expect(text).toContain(`1. Botan${stood(1)}`.replace(/\s+/g, ' '));
  });

  test.each([
    [glory, 'glory', /stood at \d+ points?/],
    [samurai, 'samurai', /stood at \d+ stones?/],
    [skirmish, 'skirmish', /\d+ of \d+ units left/],
  ])('%# names each with what was reached where a game was called off', (game, slug, each) => {
    const text = stopped(game as GameTable, slug, 'en', { ranks: null, left: [] });
    expect(text).toContain('The game was called off.');
    expect(text).toContain('How it stood');
    expect(text).toMatch(each);
    expect(text).toContain('Botan');
    expect(text).not.toMatch(/[12]\. (You|Botan)/);
    expect(text).not.toContain('gave up');
  });
});

describe('what one chooses on this device', () => {
  const box = (id: string): HTMLInputElement =>
    document.getElementById(id) as unknown as HTMLInputElement;
  const device = (still: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: still && query.includes('reduced-motion'),
    }));

  test('small sounds are there from the start; no messages come unless one asks for them', () => {
    expect([settings.sound, settings.notify]).toEqual([true, false]);
  });

  test('the pace is calm, normal, quick or instant; a device that asks for stillness has its way', () => {
    const paces = (['calm', 'normal', 'quick', 'instant'] as const).map((pace) => {
      settings.set({ pace });
      return settings.motion();
    });
    expect(paces).toEqual([1.6, 1, 0.5, 0]);
    settings.set({ pace: 'calm' });
    device(true);
    expect([settings.motion(), settings.tempo()]).toEqual([0, 1.6]);
    settings.text = new Text('en', wordsOf('en'));
    const { getByText } = render(SettingsSheet, { close: () => {} });
    expect(getByText(settings.text.say('web-motion-still'))).toBeTruthy();
    settings.set({ pace: 'normal' });
  });

  test.each([
    ['granted', true],
    ['denied', false],
  ])('messages when it is my turn: the browser says %s', async (answer, on) => {
    vi.stubGlobal('Notification', { requestPermission: async () => answer });
    settings.text = new Text('en', wordsOf('en'));
    render(SettingsSheet, { close: () => {} });
    box('notify').checked = true;
    await fireEvent.change(box('notify'));
    const alerts = (): number => document.querySelectorAll('[role=alert]').length;
    await vi.waitFor(() => expect([settings.notify, alerts()]).toEqual([on, on ? 0 : 1]));
    expect(box('notify').checked).toBe(on);
    settings.set({ notify: false });
  });
});

test('two moments of one time stand beside each other on the curve', () => {
  const turning = { ply: 10, text: '', thing: '' };
  const chronicle = {
    story: '',
    heading: 'Honor',
    plies: [0, 10, 20],
    lines: [
      [0, 5, 9],
      [0, 2, 3],
    ],
    turnings: [turning, turning, { ...turning, ply: 20 }],
  };
  const { container } = render(Course, { chronicle, me: 0 });
  const across = [...container.querySelectorAll('g')].map((mark) =>
    Number(/\(([\d.]+)/.exec(mark.getAttribute('transform') ?? '')?.[1]),
  );
  expect(across).toHaveLength(3);
  across.slice(1).forEach((x, at) => expect(x - (across[at] ?? 0)).toBeGreaterThan(26));
});
