// However a costly move is come by, the button that makes it carries its odds, or the score that it ends at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUIET, type Desk, type GameTable, type Option, type Question } from '../../src/desk';
import glory from '../../src/games/glory';
import { choiceOf } from '../../src/games/glory/choice.svelte';
import honor from '../../src/games/honor';
import skirmish from '../../src/games/skirmish';
import { settings } from '../../src/settings.svelte';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import Doubted from './Doubted.svelte';
import { wordsOf } from './words';

type Fixture = {
  seat: number;
  names: string[];
  view: Told;
  asked: { question: Question & { options: Option[] } } | null;
  previews?: Record<string, Told>;
};
const GAMES: Record<string, GameTable> = { glory, honor, skirmish };

/** A recorded position with such an option. */
function position(slug: string, fits: (option: Option, at: Fixture) => boolean): [Fixture, Option] {
  const folder = join(import.meta.dirname, '../fixtures', slug);
  for (const name of readdirSync(folder).filter((file) => /^\d+\.json$/.test(file))) {
    const at = JSON.parse(readFileSync(join(folder, name), 'utf-8')) as Fixture;
    at.asked?.question.options.forEach((option, place) => (option.place = place));
    const option = at.asked?.question.options.find((option) => fits(option, at));
    if (option) return [at, option];
  }
  throw new Error(`${slug}: no such position`);
}

/** Somebody sits there, and an adviser who advises just that. */
function sit(slug: string, at: Fixture, advised: Option) {
  const play = vi.fn();
  const speaker = new Speaker(settings.text, slug, at.names);
  speaker.advice = () => 'Because.';
  speaker.meet(at.view);
  const desk: Desk = {
    ...QUIET,
    speaker,
    seat: at.seat,
    options: at.asked?.question.options ?? [],
    question: at.asked?.question ?? null,
    seats: [],
    waiting: [at.seat],
    play,
    tell: () => {},
    tellCard: () => {},
    preview: (about) => Promise.resolve(at.previews?.[`charge-${about.target}`] ?? null),
    motion: () => 0,
  };
  const row = { option: advised.place, words: advised.words, chance: 50, chances: [50, 50] };
  const advice = [{ ...row, span: [50, 50], reason: { key: 'none', facts: {} } }];
  const match = { request: async () => ({ type: 'hint', advice }) };
  const out: { counsel?: { ask(): Promise<void> }; desk?: Desk } = {};
  render(Doubted, { game: GAMES[slug], view: at.view, desk, match, out } as never);
  return { play, ask: () => out.counsel!.ask(), desk: out.desk! };
}
/** The button that does it, in gold. */
const strong = (): HTMLElement => document.querySelector<HTMLElement>('.prompt .options .strong')!;
const says = (): string => strong()?.textContent?.trim() ?? '';
const asked = (): boolean => strong()?.dataset.lit === 'confirm';

beforeEach(() => {
  settings.text = new Text('en', wordsOf('en'));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  Element.prototype.animate ??= (() => ({ finished: Promise.resolve() })) as never;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** From the moment it is asked once more to the yes. */
async function agrees(play: ReturnType<typeof vi.fn>, option: Option, odds: RegExp): Promise<void> {
  await vi.waitFor(() => expect([asked(), says()]).toEqual([true, expect.stringMatching(odds)]));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(strong());
  expect(play).toHaveBeenCalledExactlyOnceWith(option, 'agreed');
}

const DICE = ({ words, grave }: Option): boolean => words.do === 'attack' && grave === 'dice';
const ATTACK = /^Attack \d+(\.\d)?%$/;

test('Honor: an attack by a hint', async () => {
  const [at, attack] = position('honor', DICE);
  const { play, ask } = sit('honor', at, attack);
  await ask();
  await vi.waitFor(() => expect(says()).toMatch(ATTACK));
  await fireEvent.click(strong());
  await agrees(play, attack, ATTACK);
});

test.each(['a click in', 'its key in'])(
  'Honor: an attack by %s the list of all options',
  async (how) => {
    const [at, attack] = position('honor', (option) => DICE(option) && option.place < 9);
    const { play } = sit('honor', at, attack);
    await fireEvent.click(document.querySelector('.prompt [aria-expanded]')!);
    const listed = document.querySelector<HTMLElement>(`.list [data-option="${attack.place}"]`)!;
    if (how.startsWith('its key')) {
      const { pressed } = await import('../../src/furniture/keys');
      expect(pressed(listed.dataset.key!)).toBe(true);
    } else await fireEvent.click(listed);
    await agrees(play, attack, ATTACK);
  },
);

test('Call to Glory: a set that ends the round, carried to its scroll', async () => {
  const ends = ({ words, grave }: Option): boolean => words.do === 'lay' && grave === 'ends-round';
  const [at, lay] = position('glory', (option, { asked }) => {
    const same = asked!.question.options.filter(
      ({ words }) => words.do === 'lay' && words.character === option.words.character,
    );
    return ends(option) && same.every(({ words }) => words.count! <= option.words.count!);
  });
  const { play, desk } = sit('glory', at, lay);
  const choice = choiceOf(desk);
  const character = String(lay.words.character);
  choice.take(character);
  const scores = /^End round\s\d+: .+ \d+(\s:\s\d+)+$/;
  await vi.waitFor(() => expect(says()).toMatch(scores));
  choice.setDown(`set-${character}`);
  const said = (): string => document.querySelector('.prompt .words')?.textContent ?? '';
  await vi.waitFor(() => expect(said()).toContain(settings.text.say('web-grave-ends-round')));
  await agrees(play, lay, scores);
});

test('Test of Honour: a charge by a hint is asked once more, too', async () => {
  const [at, charge] = position(
    'skirmish',
    ({ words }, { previews }) =>
      words.do === 'charge' && `charge-${words.target}` in (previews ?? {}),
  );
  charge.grave = 'dice'; // as the server says of every attack
  const { play, ask } = sit('skirmish', at, charge);
  await ask();
  await vi.waitFor(() => expect(says()).toMatch(/^Charge: \d+%$/));
  await fireEvent.click(strong());
  await agrees(play, charge, /^Charge: \d+%$/);
});
