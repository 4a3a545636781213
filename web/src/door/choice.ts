// Who sits down, and what is played: what one chooses at the door of a game, and last chose there.
import { PEOPLE, personNamed, type Person } from '../art/faces/faces';
import type { Box } from '../games/list';
import type { GameInfo, NewTable, SeatWish } from '../wire/types';

/** `here`: one more person at this screen, perhaps by name. */
export type Chair =
  { kind: 'me' | 'friend' } | { kind: 'here'; called?: string } | { kind: 'bot'; name: string };
export type Pace = NonNullable<NewTable['pace']>;
export type Absence = NonNullable<NewTable['absence']>;
/** For whom a table in the lobby is. */
export type Level = NonNullable<NewTable['level']>;
export const FOR_WHOM: readonly Level[] = ['everyone', 'learning', 'experienced'];
export interface TableChoice {
  /** In the order of the seats; I sit on one of them. */
  chairs: Chair[];
  /** Of bots whose level was changed, by name. */
  levels: Record<string, number>;
  options: Record<string, unknown>;
  pace: Pace;
  /** Seconds to react in a window; null is what fits the pace. */
  window: number | null;
  absence: Absence;
  listed: boolean;
  level: Level;
  hints: boolean;
  /** For the rating of all who sit down. */
  counts: boolean;
}
/** How many may play. */
export type Bounds = Pick<Box, 'seats'>;

export const LEVELS = 6;
/** From this level on a bot thinks ahead, and its temper shows (tests/bots/test_bots.py). */
export const TEMPERED = 3;
const STORE = 'sengoku-choices';

export function usualChoice(box: Pick<Box, 'usual'>): TableChoice {
  const bots = PEOPLE.slice(0, box.usual - 1).map(({ name }): Chair => ({ kind: 'bot', name }));
  const chairs: Chair[] = [{ kind: 'me' }, ...bots];
  return {
    chairs,
    levels: {},
    options: {},
    pace: { kind: 'free' },
    window: null,
    absence: { rule: 'wait', after: 180, bot: 'bot:2' },
    listed: false,
    level: 'everyone',
    hints: true,
    counts: false,
  };
}

// -- whether it counts

const CLOCK: Pace = { kind: 'live', bank: 900, increment: 10, at_zero: 'resign' };

/** Several people at one screen play a friendly game. */
export const mayCount = (choice: TableChoice): boolean => countOf(choice, 'here') === 0;
export const isCounting = (choice: TableChoice): boolean =>
  choice.counts && mayCount(choice) && choice.pace.kind !== 'free';

/** What counts needs a clock. */
export function counting(choice: TableChoice, counts: boolean): TableChoice {
  const pace = counts && choice.pace.kind === 'free' ? CLOCK : choice.pace;
  return { ...choice, counts, pace };
}
export const paced = (choice: TableChoice, pace: Pace): TableChoice => ({
  ...choice,
  pace,
  counts: choice.counts && pace.kind !== 'free',
});

// -- sitting down

export const isSeated = (choice: TableChoice, name: string): boolean =>
  choice.chairs.some((chair) => chair.kind === 'bot' && chair.name === name);

export const countOf = (choice: TableChoice, kind: Chair['kind']): number =>
  choice.chairs.filter((chair) => chair.kind === kind).length;

const withChairs = (choice: TableChoice, chairs: Chair[]): TableChoice => ({ ...choice, chairs });
const without = (choice: TableChoice, place: number): TableChoice =>
  withChairs(
    choice,
    choice.chairs.filter((_, at) => at !== place),
  );

/** Bots leave first, the last one before the others; I never do. */
function lastToLeave({ chairs }: TableChoice): number {
  const bot = chairs.findLastIndex((chair) => chair.kind === 'bot');
  return bot >= 0 ? bot : chairs.findLastIndex((chair) => chair.kind !== 'me');
}

const freeFace = (choice: TableChoice): Person | undefined =>
  PEOPLE.find(({ name }) => !isSeated(choice, name));

/** So many chairs: faces that are free sit down, or the last ones leave. */
export function resized(choice: TableChoice, count: number): TableChoice {
  if (choice.chairs.length > count) return resized(without(choice, lastToLeave(choice)), count);
  const free = freeFace(choice);
  if (choice.chairs.length === count || !free) return choice;
  return resized(withChairs(choice, [...choice.chairs, { kind: 'bot', name: free.name }]), count);
}

/** A further chair for somebody; at a full table somebody makes way. */
export function seated(
  choice: TableChoice,
  chair: Chair,
  { seats: [, most] }: Bounds,
): TableChoice {
  if (choice.chairs.length < most) return withChairs(choice, [...choice.chairs, chair]);
  const leaving = lastToLeave(choice);
  if (leaving < 0) return choice;
  return withChairs(
    choice,
    choice.chairs.map((sitting, at) => (at === leaving ? chair : sitting)),
  );
}

/** One of those leaves; where the game needs as many as sit there, another face comes. Null if none is free. */
export function unseated(
  choice: TableChoice,
  leaves: (chair: Chair) => boolean,
  { seats: [fewest] }: Bounds,
): TableChoice | null {
  const place = choice.chairs.findLastIndex(leaves);
  if (place < 0) return choice;
  if (choice.chairs.length > fewest) return without(choice, place);
  const free = freeFace(choice);
  if (!free || choice.chairs[place]!.kind === 'bot') return null;
  const bot: Chair = { kind: 'bot', name: free.name };
  return withChairs(
    choice,
    choice.chairs.map((chair, at) => (at === place ? bot : chair)),
  );
}

/** The one beside me at that place is called so. */
export const renamed = (choice: TableChoice, place: number, called: string): TableChoice =>
  withChairs(
    choice,
    choice.chairs.map((chair, at) =>
      at === place && chair.kind === 'here' ? { ...chair, called } : chair,
    ),
  );

// -- levels and tempers

export const levelOf = (choice: TableChoice, name: string): number =>
  choice.levels[name] ?? personNamed(name)?.level ?? 2;

/** One better; after the best comes the first. */
export function levelled(choice: TableChoice, name: string): TableChoice {
  const level = (levelOf(choice, name) % LEVELS) + 1;
  return { ...choice, levels: { ...choice.levels, [name]: level } };
}

/** How a bot plays beyond its level; too simple a one does not show its temper yet. */
export const temperOf = (choice: TableChoice, name: string): string =>
  levelOf(choice, name) >= TEMPERED ? (personNamed(name)?.temper ?? '') : '';

// -- the table

/** Who sits beside me: by name, or as one more of us. */
export function calledAs(choice: TableChoice, chair: Chair & { kind: 'here' }, me: string): string {
  const place = choice.chairs.filter((each) => each.kind === 'here').indexOf(chair) + 2;
  return chair.called?.trim() || `${me.slice(0, 21)} ${place}`;
}

function wishFor(choice: TableChoice, chair: Chair, me: string): SeatWish {
  if (chair.kind === 'friend') return { kind: 'open' };
  if (chair.kind === 'here') return { kind: 'mine', called: calledAs(choice, chair, me) };
  if (chair.kind !== 'bot') return { kind: 'mine' };
  const temper = temperOf(choice, chair.name);
  const bot = `bot:${levelOf(choice, chair.name)}${temper && `:${temper}`}`;
  return { kind: 'bot', bot, name: chair.name as SeatWish['name'] };
}

/** Only a table that waits for somebody is one of the open ones; nobody looks on unasked at a game against bots. */
export const isListed = (choice: TableChoice): boolean =>
  choice.listed && countOf(choice, 'friend') > 0;

/** `me`: what I am called. */
export const wishOf = (game: string, choice: TableChoice, me: string): NewTable => ({
  game,
  seats: choice.chairs.map((chair) => wishFor(choice, chair, me)),
  options: choice.options,
  pace: choice.pace,
  window: choice.window,
  absence: choice.absence,
  listed: isListed(choice),
  level: choice.level,
  hints: choice.hints,
  counts: isCounting(choice),
});

/** The same against bots alone, so that it can begin at once; what counts is agreed to before. */
export function alone(choice: TableChoice): TableChoice {
  const people = choice.chairs.filter((chair) => chair.kind === 'me' || chair.kind === 'bot');
  return resized({ ...choice, chairs: people, counts: false }, choice.chairs.length);
}

// -- what was chosen last

function choices(): Record<string, TableChoice> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, TableChoice>;
  } catch {
    return {};
  }
}

export function remember(slug: string, choice: TableChoice): void {
  localStorage.setItem(STORE, JSON.stringify({ ...choices(), [slug]: choice }));
}

/** What was chosen last at this game, as far as it still can be; else what is usual. */
export function lastChoice(box: Box): TableChoice {
  const usual = usualChoice(box);
  const kept = choices()[box.slug];
  if (!kept || !Array.isArray(kept.chairs)) return usual;
  const known = kept.chairs.filter((chair) => chair.kind !== 'bot' || personNamed(chair.name));
  if (!known.some((chair) => chair.kind === 'me')) return usual;
  const [fewest, most] = box.seats;
  const count = Math.min(most, Math.max(fewest, known.length));
  return resized({ ...usual, ...kept, chairs: known }, count);
}

/** Without options that the game does not have, or no longer with that value. */
export function fitting(choice: TableChoice, game: GameInfo): TableChoice {
  const options = Object.entries(choice.options).filter(([name, value]) => {
    const option = game.options.find((each) => each.name === name);
    if (!option) return false;
    if (option.choices.includes(value) || option.custom !== '') return true;
    const { low, high } = option;
    return typeof value === 'number' && low !== null && value >= low && value <= (high ?? value);
  });
  return { ...choice, options: Object.fromEntries(options) };
}
