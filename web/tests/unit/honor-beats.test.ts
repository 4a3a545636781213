// What happens in Honor of the Samurai is told in order, and nothing of it is early.
import { describe, expect, test } from 'vitest';
import honor from '../../src/games/honor/index';
import { viewOf } from '../../src/games/honor/view';
import type { BattleShown } from '../../src/games/honor/beats/battle';
import type { Beat, Scene } from '../../src/stage/beat';
import { Speaker, type Told } from '../../src/words/speaker';
import { read, TEXTS } from './honor-desk';

const BATTLE: Told[] = [
  { event: 'BattleBegan', seat: 0, other: 2, attack_dice: 1, defense_dice: 1, chance: 500 },
  {
    event: 'DiceRolled',
    seat: 0,
    other: 2,
    attack: [3],
    defense: [3],
    attack_total: 3,
    defense_total: 3,
  },
  {
    event: 'DiceRolled',
    seat: 0,
    other: 2,
    attack: [5],
    defense: [2],
    attack_total: 5,
    defense_total: 2,
  },
  { event: 'BattleWon', seat: 0, other: 2 },
  { event: 'DaimyoDied', seat: 2, card: 'daimyo_05', cards: { house_guard: 1 } },
  { event: 'TitleWon', seat: 0, other: 2 },
];
const SPY: Told[] = [
  { event: 'HonorLost', seat: 4, amount: 25, honor: -35, why: 'ninja' },
  {
    event: 'CardStolen',
    seat: 4,
    card: 'ninja_spy',
    house: 'samurai-1',
    loot: 'lancers',
    to: 'samurai-4',
  },
];

/** Six seats; seat 2 is shogun with a guard, seat 1 has lancers. */
function scene(events: Told[], language = 'en', change: (after: Told) => void = () => {}): Scene {
  const { view, names } = read('3.json');
  const after = structuredClone(view);
  change(after);
  const speaker = new Speaker(TEXTS[language]!, 'honor', names);
  return { events, before: view, after, seat: 0, speaker, ply: 1 };
}
/** What the table draws during each beat, and after it. */
function drawn(beats: Beat[], before: Told): { during: Told; after: Told }[] {
  let view = before;
  return beats.map((beat) => {
    const during = beat.lift ? beat.lift(view) : view;
    view = beat.land ? beat.land(during) : during;
    return { during, after: view };
  });
}
const acts = (beats: Beat[]): string[] =>
  beats.flatMap(({ drama }) => (drama ? [(drama as BattleShown).act] : []));

test('a battle: challenge, strengths, dice throw by throw, hush; fate only then', () => {
  const beats = honor.beats(scene(BATTLE));
  expect(acts(beats)).toEqual([
    'challenge',
    'strength',
    'attack',
    'defense',
    'tie',
    'attack',
    'defense',
    'hush',
  ]);
  expect(beats.map(({ caption }) => caption)).toEqual([
    'You attack Chiyo!',
    'One die against one',
    'You roll one die',
    'Chiyo rolls one die',
    '3 each: both roll again!',
    'You roll one die',
    'Chiyo rolls one die',
    '5 against 2',
    'Chiyo loses Daimyo V',
    'You take the title from Chiyo',
  ]);
});

test('no beat of a battle shows more than has happened by then', () => {
  const shown = honor.beats(scene(BATTLE)).map(({ drama }) => drama as BattleShown | undefined);
  const [challenge, strength, attack, defense, , again] = shown;
  for (const early of [challenge, strength])
    expect([early?.attack, early?.defense, early?.totals]).toEqual([[], [], [null, null]]);
  expect([attack?.attack, attack?.defense, attack?.totals]).toEqual([[3], [], [3, null]]);
  expect(defense?.totals).toEqual([3, 3]);
  expect([again?.attack, again?.totals]).toEqual([[5], [5, null]]);
  for (const early of shown.slice(0, 7)) expect(early?.loser).toBeNull();
  expect(shown[7]?.loser).toBe(2);
});

test('everybody who sees a battle sees the chance before the dice, from the first beat on', () => {
  for (const seat of [0, 1, null]) {
    const shown = honor.beats({ ...scene(BATTLE), seat }).map(({ drama }) => drama as BattleShown);
    expect(shown.slice(0, 8).map(({ odds }) => odds)).toEqual(Array(8).fill(500));
  }
});

test('the story hears of a battle with the beat that shows it, and of its winner last', () => {
  const beats = honor.beats(scene(BATTLE));
  const told = beats.map(({ events }) => (events ?? []).map(({ event }) => event));
  expect(told).toEqual([
    ['BattleBegan'],
    [],
    [],
    ['DiceRolled'],
    [],
    [],
    ['DiceRolled'],
    ['BattleWon'],
    ['DaimyoDied'],
    ['TitleWon'],
  ]);
});

test('while dice roll the loser keeps his hall and his title; they leave beat by beat', () => {
  const played = scene(BATTLE);
  const frames = drawn(honor.beats(played), played.before);
  const hall = (view: Told): string | null => viewOf(view).players[2]?.daimyo_house?.head ?? null;
  for (const { during, after } of frames.slice(0, 8)) {
    expect([hall(during), hall(after)]).toEqual(['daimyo_05', 'daimyo_05']);
    expect(viewOf(after).title).toBe(2);
  }
  expect(hall(frames[8]!.during)).toBeNull();
  expect(viewOf(frames[8]!.after).discards.cards.daimyo_05).toBe(1);
  expect(viewOf(frames[8]!.after).players[0]?.shogun).toBe(false);
  expect(viewOf(frames[9]!.after).players[0]?.shogun).toBe(true);
});

test('a spy is paid, seen in the house, and only then takes the card, which arrives last', () => {
  const played = scene(SPY);
  const beats = honor.beats(played);
  expect(beats.map(({ caption }) => caption)).toEqual([
    'Emi plays Ninja Spy',
    'A spy in Botan’s samurai house',
    'Emi steals Botan’s Lancers',
  ]);
  const frames = drawn(beats, played.before);
  const at = (view: Told, seat: number): number =>
    viewOf(view).players[seat]?.samurai_house.cards.lancers ?? 0;
  expect(viewOf(frames[0]!.during).honor[4]).toBe(-10);
  expect(viewOf(frames[0]!.after).honor[4]).toBe(-35);
  expect([at(frames[1]!.after, 1), at(frames[1]!.after, 4)]).toEqual([1, 0]);
  expect([at(frames[2]!.during, 1), at(frames[2]!.during, 4)]).toEqual([0, 0]);
  expect([at(frames[2]!.after, 1), at(frames[2]!.after, 4)]).toEqual([0, 1]);
  expect(beats[2]?.motions?.[0]).toMatchObject({
    from: 'samurai-1:lancers',
    to: 'samurai-4',
    props: { card: 'lancers' },
  });
});

test('what both earn from then on is told after the theft', () => {
  const beats = honor.beats(
    scene(SPY, 'en', (after) => {
      const { players } = viewOf(after);
      players[4]!.income.total += 10;
      players[1]!.income.total -= 10;
    }),
  );
  expect(beats.at(-1)?.caption).toBe('Emi earns 10 more a turn, Botan 10 less');
});

test('nobody earns less than nothing more: one change is told of one', () => {
  const told = (emi: number, botan: number): string | undefined =>
    honor
      .beats(
        scene(SPY, 'en', (after) => {
          const { players } = viewOf(after);
          players[4]!.income.total += emi;
          players[1]!.income.total += botan;
        }),
      )
      .at(-1)?.caption;
  expect(told(5, 0)).toBe('Emi earns 5 more a turn');
  expect(told(0, -10)).toBe('Botan earns 10 less a turn');
  expect(told(-5, -10)).toBe('Botan earns 10 less a turn');
});

test('an assassin’s die tells nothing before it lies', () => {
  const beats = honor.beats(
    scene([
      { event: 'HonorLost', seat: 4, amount: 25, honor: -35, why: 'ninja' },
      { event: 'AssassinSent', seat: 4, house: 'daimyo-2', needs: 5, die: 6, hit: 1 },
      { event: 'GuardFell', seat: 2, house: 'daimyo-2' },
      { event: 'DaimyoDied', seat: 2, card: 'daimyo_05', cards: {} },
      { event: 'TitleReturned', seat: 2 },
    ]),
  );
  expect(beats.map(({ caption }) => caption)).toEqual([
    'Emi plays Ninja Assassin',
    'An assassin enters Chiyo’s daimyo house',
    'The die falls',
    '6: a hit!',
    'The guard of Chiyo’s daimyo house falls',
    'Chiyo loses Daimyo V',
    'The title is free again',
  ]);
  expect(beats.findIndex(({ events }) => events?.some((e) => e.event === 'AssassinSent'))).toBe(3);
});

test('fans are closed and alike in one beat, and open together in the next; only the saver is named', () => {
  const window = {
    victim: 2,
    cause: 'battle',
    castle: null,
    asked: [2, 3, 0, 1],
    answers: ['pass', 'hidden', 'hidden', 'hidden', null, null],
  };
  const played = scene([{ event: 'FaceSaved', seat: 3, other: 2 }]);
  const before = { ...played.before, window };
  const beats = honor.beats({ ...played, before });
  expect(beats.map(({ caption }) => caption)).toEqual(['The fans open', 'Daichi saves Chiyo']);
  expect(beats[0]?.who).toBeNull();
  expect(JSON.stringify(beats.map(({ drama }) => drama))).not.toMatch(/answers|pass|hidden/);
  expect(viewOf(drawn(beats, before)[0]!.during).window).toBeNull();
});

test('draws of one seat in a row are one beat, others are not', () => {
  const draw = (seat: number): Told => ({ event: 'CardDrawn', seat, card: 'hidden' });
  expect(honor.joins([draw(1)], [draw(1)])).toBe(true);
  expect(honor.joins([draw(1)], [draw(2)])).toBe(false);
  expect(honor.joins([draw(1)], [{ event: 'CardDiscarded', seat: 1, card: 'lancers' }])).toBe(
    false,
  );
  const beats = honor.beats(scene([draw(1), draw(1), draw(1)]));
  expect(beats.map(({ caption, chip }) => [caption, chip])).toEqual([
    ['Botan draws 3 cards', 'drew 3 cards'],
  ]);
  expect(beats[0]?.motions?.length).toBe(3);
});

test('who ended a turn has all actions of a turn while the next one begins', () => {
  const played = scene([{ event: 'TurnBegan', seat: 2, round: 4 }]);
  const before = structuredClone(played.before) as Told & { active: number; used: number };
  const actions = (view: Told): number => viewOf(view).players[1]?.actions.total ?? 0;
  const all = actions(before);
  Object.assign(before, { active: 1, used: 2 });
  (before.players as { actions: { total: number } }[])[1]!.actions.total -= 2;
  const [frame] = drawn(honor.beats({ ...played, before }), before);
  expect(actions(before)).toBe(all - 2);
  expect(actions(frame!.during)).toBe(all);
});

test('a score stands on the roof when it is said, not before', () => {
  const played = scene([
    { event: 'TurnBegan', seat: 2, round: 4 },
    { event: 'HonorScored', seat: 2, amount: 160, honor: 145 },
  ]);
  const beats = honor.beats(played);
  const frames = drawn(beats, played.before);
  expect(beats.map(({ caption }) => caption)).toEqual([
    'Chiyo’s turn',
    'Chiyo scores 160: now 145',
  ]);
  expect(viewOf(frames[1]!.during).honor[2]).toBe(-15);
  expect(viewOf(frames[1]!.after).honor[2]).toBe(145);
  expect(beats[1]?.hurts).toBe(true);
});

const EVERY: Told[] = [
  { event: 'GameBegan', dealer: 0, seat: 1 },
  { event: 'TurnBegan', seat: 1, round: 2 },
  { event: 'AllianceBegan', seat: 3, other: 2 },
  { event: 'Detached', seat: 3, other: 2 },
  { event: 'HonorScored', seat: 1, amount: 0, honor: -35 },
  { event: 'PileShuffled', count: 12 },
  { event: 'CardDrawn', seat: 0, card: 'lancers' },
  { event: 'CardDiscarded', seat: 1, card: 'lancers' },
  { event: 'CardPlaced', seat: 5, card: 'lancers', house: 'samurai-5' },
  { event: 'DaimyoPlayed', seat: 1, card: 'daimyo_01', other: 1 },
  ...SPY,
  { event: 'AssassinSent', seat: 1, house: 'samurai-5', needs: 3, die: 1, hit: 0 },
  { event: 'SamuraiDied', seat: 5, cards: { okugata_honor: 1 } },
  { event: 'HouseTakenOver', seat: 4, other: 0 },
  { event: 'DishonorPlayed', seat: 1, other: 0 },
  { event: 'DishonorAnswered', seat: 0, answer: 'save_face' },
  { event: 'HonorLost', seat: 0, amount: 30, honor: -40, why: 'saved' },
  { event: 'FaceNotSaved', seat: 2 },
  { event: 'AllianceDeclared', seat: 1, other: 5 },
  { event: 'AllianceDissolved', seat: 3, other: 2 },
  { event: 'TitleClaimed', seat: 5 },
  { event: 'CastleTaken', seat: 5, card: 'castle_osaka' },
  { event: 'CastleBurned', seat: 5, card: 'castle_osaka' },
  { event: 'CastleReplaced', seat: 5, card: 'castle_osaka' },
  ...BATTLE,
  { event: 'GameEnded', ranks: [1, 2, 3, 4, 5, 6], totals: [], reason: 'goal' },
];

describe.each(['en', 'nl', 'de'])('in %s', (language) => {
  test('every event has its beat, with words and without gaps', () => {
    for (const event of EVERY) {
      const began = BATTLE.slice(0, 1);
      const alone = ['DiceRolled', 'BattleWon'].includes(String(event.event));
      const events = alone ? [...began, BATTLE[2]!, event] : [event];
      const beats = honor.beats(scene(events, language));
      expect(beats.length, String(event.event)).toBeGreaterThan(0);
      for (const { caption, under, chip } of beats) {
        expect(caption, String(event.event)).toBeTruthy();
        for (const text of [caption, under, chip])
          if (text !== undefined) expect(text).not.toMatch(/honor-web|undefined|null|NaN|\{/);
      }
    }
  });
});
