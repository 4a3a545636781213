// My games: which they are, whose turn it is, how they ended.
import * as http from '../wire/http';
import type { TableInfo } from '../wire/types';

export type Progress = 'turn' | 'running' | 'open' | 'paused' | 'over';
/** All that go on; the last ones that are over, and where the older ones begin. */
export interface Mine {
  tables: TableInfo[];
  older: Older | null;
  /** What has to be added to our clock for the server's. */
  skew: number;
}
type Older = Record<string, string>;

const ENDED = ['over', 'abandoned'];
/** Closed before it began: there is nothing to come back to. */
export const neverBegan = (table: TableInfo): boolean =>
  table.status === 'abandoned' && table.round === null;
const isMine = (table: TableInfo): boolean =>
  !neverBegan(table) && (table.host || table.seats.some((seat) => seat.yours || seat.offered));

export function standingOf(table: TableInfo): Progress {
  if (table.status === 'open') return 'open';
  if (table.status !== 'running') return 'over';
  if (table.paused) return 'paused';
  return table.seats.some(
    (seat) => seat.yours && !seat.stand_in && table.waiting.includes(seat.seat),
  )
    ? 'turn'
    : 'running';
}

const ORDER: Record<Progress, number> = { turn: 0, running: 1, paused: 2, open: 3, over: 4 };
const due = (table: TableInfo): number =>
  standingOf(table) === 'turn' ? (table.due ?? Infinity) : Infinity;
const sooner = (a: TableInfo, b: TableInfo): number => (due(a) === due(b) ? 0 : due(a) - due(b));

/** My turn first, the least time before all; then the others, then what is over; the newest first among equals. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  [...tables].sort(
    (a, b) => ORDER[standingOf(a)] - ORDER[standingOf(b)] || sooner(a, b) || b.created - a.created,
  );

async function every(query: Record<string, string>): Promise<TableInfo[]> {
  const found: TableInfo[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await http.tables(after ? { ...query, after } : query);
    found.push(...page.tables);
    after = page.next;
  }
  return found.filter(isMine);
}

/** A page of each that ended. */
async function ended(query: Record<string, string>, from: Older): Promise<Mine> {
  const pages = await Promise.all(
    Object.entries(from).map(async ([status, after]) => {
      const page = await http.tables({ ...query, status, ...(after && { after }) });
      return { status, ...page };
    }),
  );
  const more = pages.flatMap(({ status, next }) => (next ? [[status, next]] : []));
  return {
    tables: inOrder(pages.flatMap(({ tables }) => tables.filter(isMine))),
    older: more.length ? (Object.fromEntries(more) as Older) : null,
    skew: Math.max(...pages.map(({ now }) => now)) - Date.now(),
  };
}

const asked = (game: string): Record<string, string> => ({ mine: 'true', ...(game && { game }) });

/** All that go on, and the last ones that are over; of one game, or of all. */
export async function myGames(game = ''): Promise<Mine> {
  const [running, open, over] = await Promise.all([
    every({ ...asked(game), status: 'running' }),
    every({ ...asked(game), status: 'open' }),
    ended(asked(game), Object.fromEntries(ENDED.map((status) => [status, '']))),
  ]);
  return { ...over, tables: inOrder(once([...open, ...running, ...over.tables])) };
}

/** A table that began or ended while the lists came is in two of them: it is what it became. */
const once = (tables: readonly TableInfo[]): TableInfo[] => [
  ...new Map(tables.map((table) => [table.id, table])).values(),
];

/** The ones before, added behind those that are known; one of these may have ended since, and be among them. */
export async function olderGames(known: Mine, game = ''): Promise<Mine> {
  if (!known.older) return known;
  const more = await ended(asked(game), known.older);
  const came = new Set(more.tables.map(({ id }) => id));
  return { ...more, tables: [...known.tables.filter(({ id }) => !came.has(id)), ...more.tables] };
}

/** The games that wait for me, the least time first, but for the one that I am at. */
export async function askedElsewhere(here: string): Promise<TableInfo[]> {
  const running = await every({ ...asked(''), status: 'running' });
  return inOrder(running).filter((table) => table.id !== here && standingOf(table) === 'turn');
}

/** My place among how many; 0 where it has none. */
export function placeOf({ result, seats }: TableInfo): number {
  const mine = seats.filter((seat) => seat.yours).map((seat) => result?.ranks?.[seat.seat] ?? 0);
  return mine.length ? Math.min(...mine) : 0;
}

export const haveWon = ({ result, seats }: TableInfo): boolean =>
  seats.some((seat) => seat.yours && result?.winners.includes(seat.seat));
