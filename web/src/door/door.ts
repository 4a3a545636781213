// What a game gives to its front door: whole ways to play it as pictured cards, and which options are chips.
import type { Component } from 'svelte';

/** A card. Its options are set together; `says` names it, and `.about` tells what is different. */
export interface Way {
  id: string;
  says: string;
  options: Readonly<Record<string, unknown>>;
}
/** An option beside a short name. `seats`: its numbers are seats. */
export interface Chip {
  option: string;
  says: string;
  seats?: boolean;
}
export interface GameDoor {
  ways: readonly Way[];
  chips: readonly Chip[];
  /** The address of the picture of a way ... */
  picture(way: string): string;
  /** ... or what draws it. */
  Picture?: Component<{ way: string }>;
  /** A page on which something for this game is made. */
  workshop?: { path: string; says: string };
}

const DOORS = import.meta.glob<{ default: GameDoor }>('../games/*/door.ts');
const PLAIN: GameDoor = { ways: [], chips: [], picture: () => '' };

/** A game without one has only its options. */
export const loadDoor = async (slug: string): Promise<GameDoor> =>
  (await DOORS[`../games/${slug}/door.ts`]?.())?.default ?? PLAIN;

type Options = Record<string, unknown>;

/** The way that these options are: the one that sets most of them. */
export function wayOf(door: GameDoor, options: Options): Way | undefined {
  const fits = door.ways.filter((way) =>
    Object.entries(way.options).every(([name, value]) => options[name] === value),
  );
  const size = (way: Way): number => Object.keys(way.options).length;
  return fits.reduce<Way | undefined>(
    (best, way) => (best && size(best) >= size(way) ? best : way),
    undefined,
  );
}

/** Another way: what the ways set is set anew, and other options stay. */
export function chosenWay(door: GameDoor, options: Options, way: Way): Options {
  const set = new Set(door.ways.flatMap((each) => Object.keys(each.options)));
  const rest = Object.entries(options).filter(([name]) => !set.has(name));
  return { ...Object.fromEntries(rest), ...way.options };
}

/** Options that are set beside the way. */
export const besides = (way: Way | undefined, options: Options): string[] =>
  Object.keys(options).filter((name) => !(name in (way?.options ?? {})));
