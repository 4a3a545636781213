// What happens in Samurai is shown beat by beat: in order, in words, and never early.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi, type MockInstance, afterEach } from 'vitest';
import samurai from '../../src/games/samurai';
import { keyOf, viewOf, type At, type View } from '../../src/games/samurai/view';
import { arc } from '../../src/stage/arc';
import type { Beat, Scene } from '../../src/stage/beat';
import { Speaker, type Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

type Recorded = { events: Told[]; before: Told; after: Told };
const SCENES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/samurai/scenes.json'), 'utf-8'),
) as Recorded[];
const NAMES = ['Aiko', 'Botan', 'Chiyo'];

let wrong: MockInstance;
beforeEach(() => void (wrong = vi.spyOn(console, 'error')));
afterEach(() => {
  expect(wrong, 'a text is missing').not.toHaveBeenCalled();
  wrong.mockRestore();
});

function sceneOf(recorded: Recorded, language = 'en'): Scene {
  const text = new Text(language, wordsOf(language));
  return { ...recorded, seat: 0, speaker: new Speaker(text, 'samurai', NAMES), ply: 1 };
}
const shown = (recorded: Recorded): Beat[] => samurai.beats(sceneOf(recorded));
const has = (recorded: Recorded, event: string, mine?: boolean): boolean =>
  recorded.events.some(
    (told) => told.event === event && (mine === undefined || (told.seat === 0) === mine),
  );
const find = (event: string, mine?: boolean): Recorded =>
  SCENES.find((recorded) => has(recorded, event, mine)) as Recorded;

/** What is drawn after each beat, beginning with what was drawn before. */
function drawn(recorded: Recorded): View[] {
  const views = [viewOf(recorded.before)];
  let view = recorded.before;
  for (const beat of shown(recorded)) {
    view = beat.lift?.(view) ?? view;
    view = beat.land?.(view) ?? view;
    views.push(viewOf(view));
  }
  return views;
}
const at = ({ x, y }: At): string => keyOf(x, y);
const land = (view: View) => ({
  cards: view.table.cards.map(({ x, y, seat, card }) => `${keyOf(x, y)} ${seat} ${card}`).sort(),
  villages: view.table.villages
    .map((v) => `${keyOf(v.x, v.y)} ${v.village} ${v.scored} ${JSON.stringify(v.influence)}`)
    .sort(),
  stones: view.stones,
  pile: [view.pile.count, view.pile.top],
  hands: view.hands.map(({ count, deck, cards }) => [count, deck, cards]),
});

test.each(SCENES.map((recorded, at) => [at, recorded] as const))(
  'scene %i: nothing lies on the land twice, whatever has landed',
  (_, recorded) => {
    for (const { table } of drawn(recorded)) {
      const legal = table.legal.map(([x, y]) => keyOf(x, y));
      for (const cells of [table.cards.map(at), table.villages.map(at), legal])
        expect(new Set(cells).size).toBe(cells.length);
    }
  },
);

test.each(SCENES.map((recorded, at) => [at, recorded] as const))(
  'scene %i: when its last beat has landed, all is drawn as it is',
  (_, recorded) => {
    const waits = viewOf(recorded.after).waiting;
    const end = drawn(recorded).at(-1) as View;
    const { pile, ...is } = land(end);
    const { pile: top, ...should } = land(viewOf(recorded.after));
    expect(is).toEqual(should);
    if (!waits) expect(pile).toEqual(top);
  },
);

test.each(SCENES.map((recorded, at) => [at, recorded] as const))(
  'scene %i: every event is told once and in order, every view before it is left as it was',
  (_, recorded) => {
    const before = JSON.stringify(recorded.before);
    const beats = shown(recorded);
    drawn(recorded);
    expect(JSON.stringify(recorded.before)).toBe(before);
    const told = beats.flatMap((beat) => [...(beat.events ?? [])]);
    expect(told).toEqual(recorded.events.slice(0, told.length));
  },
);

test.each(SCENES.map((recorded, at) => [at, recorded] as const))(
  'scene %i: nothing is drawn twice, whenever one looks',
  (_, recorded) => {
    let view = recorded.before;
    for (const beat of shown(recorded))
      for (const change of [beat.lift, beat.land]) {
        view = change?.(view) ?? view;
        const { cards, villages, legal } = viewOf(view).table;
        for (const places of [cards.map(at), villages.map(at), legal.map(([x, y]) => keyOf(x, y))])
          expect(places).toEqual([...new Set(places)]);
      }
  },
);

test("somebody else's card: the light first, then it flies, and only then counts", () => {
  const recorded = find('CardPlayed', false);
  const [turn, plant] = shown(recorded) as [Beat, Beat];
  expect([turn.caption, turn.length]).toEqual(['Botan’s turn', 400]);
  const { x, y, card } = recorded.events[0] as { x: number; y: number; card: string };
  expect(plant.motions?.[0]).toMatchObject({
    from: 'hand-1',
    to: `cell-${x},${y}`,
    props: { card, seat: 1 },
  });
  const flying = viewOf(plant.lift?.(recorded.before) as Told);
  const count = (view: View): number | undefined => view.hands[1]?.count;
  expect(count(flying)).toBe((count(viewOf(recorded.before)) ?? 0) - 1);
  expect(flying.table).toEqual(viewOf(recorded.before).table);
});

test('my own card stands at once and does not fly', () => {
  const recorded = find('CardPlayed', true);
  const [plant] = shown(recorded) as [Beat];
  expect(plant.motions).toBeUndefined();
  expect(plant.caption).toMatch(/^You play /);
  const { x, y } = recorded.events[0] as { x: number; y: number };
  const now = viewOf(plant.lift?.(recorded.before) as Told);
  expect(now.table.cards.some((one) => one.x === x && one.y === y)).toBe(true);
});

test('a stone is counted when it has landed, a majority after all stones', () => {
  const recorded = SCENES.find(
    (one) =>
      JSON.stringify(viewOf(one.before).standing) !== JSON.stringify(viewOf(one.after).standing),
  ) as Recorded;
  let view = recorded.before;
  for (const beat of shown(recorded)) {
    const before = viewOf(view).stones;
    view = beat.lift?.(view) ?? view;
    expect(viewOf(view).stones, 'while it runs').toEqual(before);
    const reaps = beat.events?.some((event) => event.event === 'StoneWon');
    view = beat.land?.(view) ?? view;
    if (!reaps) expect(viewOf(view).stones, 'nobody won').toEqual(before);
    else expect(viewOf(view).standing).toEqual(viewOf(recorded.before).standing);
  }
});

test('captions have at most nine words and name no cell, in every language', () => {
  for (const language of ['en', 'nl', 'de'])
    for (const recorded of SCENES)
      for (const { caption = '', under = '', chip = '' } of samurai.beats(
        sceneOf(recorded, language),
      )) {
        expect(caption.split(/\s+/).length, caption).toBeLessThanOrEqual(9);
        expect(`${caption}${under}${chip}`).not.toMatch(/\(-?\d+,|samurai-|undefined|NaN/);
      }
});

test('what costs me something has a red rim', () => {
  const hurt = SCENES.flatMap(shown).filter((beat) => beat.hurts);
  expect(hurt.length).toBeGreaterThan(0);
  expect(hurt.every((beat) => beat.who !== 0)).toBe(true);
});

test('the last round and the end are told, with their reasons', () => {
  expect(shown(find('LastRound')).some((beat) => beat.caption === 'This is the last round')).toBe(
    true,
  );
  const last = shown(find('GameEnded')).at(-1) as Beat;
  expect(last.caption).toMatch(/the land/);
  expect(last.under).not.toBe('');
});

test.each([
  ['en', 'Helmet: Botan leads 3 : 2, in the other village 3 : 0'],
  ['nl', 'Helm: Botan staat 3 : 2 voor, in het andere dorp 3 : 0'],
  ['de', 'Helm: Botan führt 3 : 2, im anderen Dorf 3 : 0'],
])('a lead in two villages at once is told of both (%s)', (language, words) => {
  const recorded = structuredClone(find('CardPlayed', false));
  const played = recorded.events.find(({ event }) => event === 'CardPlayed') as unknown as At;
  const village = (x: number, y: number, helmet: number[], leads: number | null): object => ({
    ...{ x, y, village: 'v_h', symbols: ['helmet'], free: [], scored: false },
    ...{ influence: { helmet }, leads: { helmet: leads } },
  });
  const { x, y } = played;
  const lay = (view: Told, ...villages: object[]): void => {
    Object.assign(view.table as object, { villages });
  };
  lay(recorded.before, village(x, y + 1, [2, 0, 0], 0), village(x + 1, y, [0, 0, 0], null));
  lay(recorded.after, village(x, y + 1, [2, 3, 0], 1), village(x + 1, y, [0, 3, 0], 1));
  recorded.events = recorded.events
    .filter(({ event }) => event === 'CardPlayed')
    .map((event) => ({ ...event, seat: 1 }));
  const beat = samurai.beats(sceneOf(recorded, language)).find(({ under }) => under);
  expect(beat?.under).toBe(words);
});

test('the tile of a village gives way to the land that rises where it arrives', () => {
  const rises = shown(find('VillageLaid')).find(({ motions }) => motions?.[0]?.from === 'pile');
  const ways: Keyframe[][] = [];
  const node = { animate: (frames: Keyframe[]) => ways.push(frames) } as unknown as HTMLElement;
  const spot = (at: number): DOMRect => ({ left: at, top: at, width: 10, height: 10 }) as DOMRect;
  const [motion] = rises!.motions!;
  arc(node, spot(0), spot(300), motion!, 1);
  arc(node, spot(0), spot(300), { ...motion!, ease: 'land' }, 1);
  const ends = ways.map((frames) => [frames[0]?.opacity, frames.at(-1)?.opacity]);
  expect(ends).toEqual([
    [1, 0],
    [1, 1],
  ]);
});
