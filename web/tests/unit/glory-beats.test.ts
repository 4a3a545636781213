// What happens in Call to Glory, beat by beat: in order, told once, and nothing on the table before it has landed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import glory from '../../src/games/glory';
import Back from '../../src/games/glory/Back.svelte';
import Card from '../../src/games/glory/Card.svelte';
import type { EndedRound } from '../../src/games/glory/round';
import type { View } from '../../src/games/glory/wire';
import type { Beat, Scene } from '../../src/stage/beat';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const FIXTURES = join(import.meta.dirname, '../fixtures/glory');
const TEXTS = ['en', 'nl', 'de'].map((language) => new Text(language, wordsOf(language)));
const load = (number: number): View =>
  (JSON.parse(readFileSync(join(FIXTURES, `${number}.json`), 'utf-8')) as { view: View }).view;

/** A table of three in the first round: Kenji (2) may beat my (0) Envoys, and both open piles hold a card. */
function table(): View {
  const view = load(3);
  const set = (character: string, owner: number | null, size: number): void => {
    const it = view.characters.find((at) => at.character === character);
    if (it) Object.assign(it, { owner, size, needs: size + 1 });
  };
  for (const { character } of view.characters) set(character, null, 0);
  set('envoy', 0, 3);
  view.seats = 3;
  view.hands = [0, 1, 2].map((seat) => ({
    count: 5,
    cards: seat ? 'hidden' : { monk: 3, farmer: 2 },
    known: {},
  }));
  view.piles.discard_1 = { count: 1, top: 'ninja', cards: ['ninja'] };
  view.piles.discard_2 = { count: 1, top: 'monk', cards: ['monk'] };
  view.scores.totals = [10, 20, 30];
  view.scores.running = [0, 1, 2].map((seat) => ({ base: 0, total: seat ? 0 : 16, reasons: [] }));
  view.pending = null;
  return view;
}

function tell(events: Told[], before: View, after: View = before, seat: number | null = 0): Beat[] {
  const speaker = new Speaker(TEXTS[0]!, 'glory', ['Ann', 'Hana', 'Kenji']);
  const [was, is] = [before, after] as unknown as Told[];
  const scene: Scene = { events, before: was!, after: is!, seat, speaker, ply: 9 };
  return glory.beats(scene);
}
/** What is drawn while each beat runs, and when it has landed. */
function drawn(beats: Beat[], before: View): { runs: View; lands: View }[] {
  let now = before as unknown as Told;
  return beats.map((beat) => {
    const runs = beat.lift ? beat.lift(now) : now;
    now = beat.land ? beat.land(runs) : runs;
    return { runs: runs as unknown as View, lands: now as unknown as View };
  });
}
const envoys = (view: View): (number | null)[] => {
  const it = view.characters.find(({ character }) => character === 'envoy');
  return [it?.owner ?? null, it?.size ?? 0];
};

const LAID = { event: 'SetLaid', seat: 2, character: 'envoy', count: 4 };
const BEATEN = { event: 'SetBeaten', seat: 0, character: 'envoy', count: 3, by: 2 };
const PLACED = { event: 'CardsPlaced', seat: 0, character: 'envoy', count: 3, pile: 'discard_1' };
const TURN = { event: 'TurnBegan', seat: 1, turn: 4 };

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

describe('a set is beaten', () => {
  const before = table();
  const beats = tell([LAID, BEATEN, PLACED, TURN], before);
  const shown = drawn(beats, before);

  test('lay, beat, put away, turn; each tells its own event', () => {
    expect(beats.map((beat) => beat.events)).toEqual([[LAID], [BEATEN], [PLACED], [TURN]]);
    expect(beats.map((beat) => beat.caption)).toEqual([
      'Kenji lays down 4 Envoys',
      'Kenji’s 4 Envoys beat your 3',
      undefined, // my own deed
      'Hana’s turn',
    ]);
    expect(beats[1]).toMatchObject({ under: 'You lose 16.', chip: 'beat your 3', hurts: true });
  });

  test('nothing is there before it has landed', () => {
    const [lay, beat, place] = shown;
    expect(lay?.runs.hands[2]?.count).toBe(1);
    expect(envoys(lay!.runs)).toEqual([0, 3]);
    expect(lay?.runs.scores.running?.map(({ total }) => total)).toEqual([16, 0, 0]);
    expect(envoys(lay!.lands)).toEqual([2, 4]);
    expect(lay?.lands.scores.running?.map(({ total }) => total)).toEqual([0, 0, 16]);
    expect(beat?.runs.pending).toBeNull();
    expect(beat?.lands.pending).toEqual({ character: 'envoy', count: 3 });
    expect(place?.runs.pending).toBeNull();
    expect(place?.runs.piles.discard_1).toMatchObject({ count: 1, top: 'ninja' });
    expect(place?.lands.piles.discard_1).toMatchObject({ count: 4, top: 'envoy' });
    expect(shown[3]?.runs.active).toBe(1);
  });

  test('real cards travel, as many as there are, and the old ones are swept off', () => {
    expect(beats[0]?.motions?.map(({ from, to, look }) => [from, to, look])).toEqual(
      Array.from({ length: 4 }, () => ['hand-2', 'set-envoy', Card]),
    );
    expect(beats[1]?.motions?.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 3 }, () => ['set-envoy', 'pending']),
    );
    expect(beats[1]?.cues).toContain('drum');
  });

  test('what was drawn before is left as it was', () => {
    expect(before).toEqual(table());
  });

  test('who makes their own set larger hears it as “you”', () => {
    const raised = { ...BEATEN, by: 0 };
    const captions = (seat: number | null): (string | undefined)[] =>
      tell([raised], before, before, seat).map((beat) => beat.caption);
    expect(captions(0)).toEqual(['You now have 3 Envoys']);
    expect(captions(1)).toEqual(['Ann now has 3 Envoys']);
  });
});

describe('draws', () => {
  const open = { event: 'CardTaken', seat: 2, pile: 'discard_1', character: 'ninja' };
  const hidden = { event: 'CardDrawn', seat: 2, pile: 'draw_2', character: 'hidden' };

  test('two of the same player are one beat: a face, and a back', () => {
    const before = table();
    const [beat, ...more] = tell([open, hidden], before);
    expect(more).toEqual([]);
    expect(beat?.caption).toBe('Kenji draws a Ninja and a hidden card');
    expect(beat?.motions?.map(({ look }) => look)).toEqual([Card, Back]);
    const [{ runs, lands } = { runs: before, lands: before }] = drawn([beat!], before);
    expect([runs.piles.discard_1.count, runs.hands[2]?.count]).toEqual([0, 5]);
    expect(lands.hands[2]).toMatchObject({ count: 7, cards: 'hidden', known: { ninja: 1 } });
  });

  test('they are shown together only if the same player draws', () => {
    expect(glory.joins?.([open], [hidden])).toBe(true);
    expect(glory.joins?.([open], [{ ...hidden, seat: 1 }])).toBe(false);
    expect(glory.joins?.([LAID], [hidden])).toBe(false);
  });

  test('my own are seen and not said; the cards come into my hand', () => {
    const before = table();
    const mine = { event: 'CardDrawn', seat: 0, pile: 'draw_1', character: 'monk' };
    const beats = tell([mine], before);
    expect(beats[0]).toMatchObject({ who: 0 });
    expect(beats[0]?.caption).toBeUndefined();
    expect(drawn(beats, before)[0]?.lands.hands[0]?.cards).toEqual({ monk: 4, farmer: 2 });
  });
});

describe('a round ends', () => {
  const before = table();
  const after: View = {
    ...table(),
    round: 2,
    characters: table().characters.map((it) => ({ ...it, owner: null, size: 0 })),
    scores: { ...table().scores, totals: [10, 20, 46], sheet: [[0, 0, 16]] },
    hands: table().hands.map((hand) => ({ ...hand, count: 3 })),
  };
  const ended = { event: 'RoundEnded', round: 1, reasons: ['nine'], scores: [0, 0, 16] };
  const events: Told[] = [
    LAID,
    BEATEN,
    PLACED,
    { ...ended, totals: [10, 20, 46] },
    { event: 'RoundBegan', round: 2, seat: 0 },
    ...[0, 1, 2].map((seat) => ({
      event: 'HandDealt',
      seat,
      cards: seat ? 'hidden' : { monk: 3 },
    })),
    { event: 'TurnBegan', seat: 0, turn: 1 },
    { event: 'CardDrawn', seat: 0, pile: 'draw_1', character: 'monk' },
    { event: 'CardDrawn', seat: 0, pile: 'draw_2', character: 'farmer' },
  ];
  const beats = tell(events, before, after);
  const shown = drawn(beats, before);
  const at = beats.findIndex((beat) => beat.drama);

  test('it is told before the next one is dealt: reason, sums, who starts, what turned it', () => {
    const tale = beats[at]?.drama as EndedRound;
    expect(tale).toMatchObject({ round: 1, reasons: ['nine'], starts: 0 });
    expect(
      tale.rows.map(({ seat, score, before: was, total }) => [seat, score, was, total]),
    ).toEqual([
      [2, 16, 30, 46],
      [1, 0, 20, 20],
      [0, 0, 10, 10],
    ]);
    expect(tale.rows[0]?.characters).toEqual([{ character: 'envoy', value: 16 }]);
  });

  test('stillness comes first, and the old table stays until the new one is dealt', () => {
    expect(beats[at - 1]).toEqual({ who: null, length: 800 });
    expect(envoys(shown[at]!.lands)).toEqual([2, 4]);
    const deal = shown[at + 1]!;
    expect(envoys(deal.runs)).toEqual([null, 0]);
    expect(deal.runs.hands.map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(deal.lands.hands.map(({ count }) => count)).toEqual([3, 3, 3]);
    expect(deal.runs.piles.draw_1.count).toBe(after.piles.draw_1.count + 1);
    expect(beats.at(-1)?.caption).toBe('You draw a Monk and a Farmer');
  });

  test('every line joins the story once and in order', () => {
    expect(beats.flatMap((beat) => beat.events ?? [])).toEqual(events);
  });

  test('after the last round there is no intermission: the sheet at the end tells it', () => {
    const end = tell([...events.slice(0, 4), { event: 'GameEnded' }], before, {
      ...after,
      over: true,
    });
    expect(end.some((beat) => beat.drama)).toBe(false);
    expect(end.at(-1)?.caption).toBe('Round 1 is over');
  });
});

test('while a card is taken from an open pile, the one under it lies there', () => {
  const [before, after] = [table(), table()];
  before.piles.discard_1 = { count: 4, top: 'ninja', cards: ['ninja'] };
  after.piles.discard_1 = { count: 3, top: 'monk', cards: ['monk'] };
  const taken = { event: 'CardDrawn', seat: 1, pile: 'discard_1', character: 'ninja' };
  for (const { runs } of drawn(tell([taken], before, after), before).slice(-1))
    expect(runs.piles.discard_1).toMatchObject({ count: 3, top: 'monk' });
  // another one came there since: what lay between is not known
  after.piles.discard_1 = { count: 5, top: 'farmer', cards: ['farmer'] };
  const [last] = drawn(tell([taken], before, after), before).slice(-1);
  expect(last?.runs.piles.discard_1).toMatchObject({ count: 3, top: null });
});

test('every event has its beats, with words in three languages', () => {
  const events: Told[] = [
    { event: 'CardDiscarded', seat: 2, character: 'monk', pile: 'discard_2' },
    { ...PLACED, seat: 1 },
    { event: 'FigureTaken', seat: 1 },
    { event: 'FigureDeclined', seat: 1 },
    { event: 'FigureUsed', seat: 2, target: 0, character: 'envoy' },
    { event: 'OrderPlayed', seat: 1, card: 'order_a_shogun', owner: 0, points: 10 },
    { event: 'OrderPlayed', seat: 1, card: 'order_a_shogun', owner: -1, points: 0 },
  ];
  for (const event of events)
    for (const text of TEXTS) {
      const speaker = new Speaker(text, 'glory', ['Ann', 'Hana', 'Kenji']);
      const view = table() as unknown as Told;
      const [beat] = glory.beats({
        events: [event],
        before: view,
        after: view,
        seat: 0,
        speaker,
        ply: 1,
      });
      expect(beat?.caption, String(event.event)).toBeTruthy();
      expect(beat?.caption).not.toMatch(/\{|undefined|glory-web/);
      // order cards and piles keep their numbers to themselves
      expect(`${beat?.caption} ${beat?.chip}`).not.toMatch(/_|seat \d/);
    }
});

test('an action is pointed out on the table', () => {
  const view = { ...table(), you: 0, question: { seat: 0 } } as unknown as Told;
  expect(glory.points({ do: 'lay', character: 'monk', count: 3 }, view)).toEqual({
    from: 'held-monk',
    to: ['set-monk'],
  });
  expect(glory.points({ do: 'draw', pile: 'draw_1' }, view)).toEqual({
    from: 'pile-draw_1',
    to: ['hand-end'],
  });
  expect(glory.points({ do: 'place', pile: 'discard_2' }, view)).toEqual({
    from: 'pending',
    to: ['pile-discard_2'],
  });
});
