// The rule book of a game: which pictures it has and what is near in them, and what lies in the box. Positions come from
// the server (`games/<slug>/book.toml`), texts are `<slug>-web-book-...`, and the table itself draws.
import type { Component } from 'svelte';
import type { Speaker } from '../words/speaker';

/** What a picture shows of the table: these zones, and what is between them. Nothing named is the whole table. */
export interface Near {
  wide?: readonly string[];
  narrow?: readonly string[];
  /** How large its window is on a wide screen: in a smaller one everything is larger. */
  window?: readonly [number, number];
  /** Whether it shows no arrow. */
  quiet?: boolean;
}
/** A thing in the box: found by the search, shown by `Piece`. */
export interface Piece {
  /** Of the anchor, and for `Piece`. */
  id: string;
  /** `<slug>-web-book-box-<sort>` is the heading above it. */
  sort: string;
  name: string;
  /** What it does, or how it is counted; in sentences. */
  text: string;
  /** Its numbers, each with a word. */
  numbers: readonly (readonly [string, string | number])[];
  /** What is to be said of a part of it: of one side, of a roll, of another edition. */
  parts?: readonly (readonly [string, string])[];
}
export interface GameBook {
  /** Where the numbers of "how to read the table" stand: zones, in the order of `<slug>-web-book-read-<n>`. */
  read: readonly string[];
  /** On a phone, where that differs. */
  readNarrow?: readonly string[];
  near: Readonly<Record<string, Near>>;
  examples: readonly string[];
  /** Everything in the box. */
  pieces(speaker: Speaker): Piece[];
  /** What the pictures share, once a page. */
  Shared?: Component;
  /** The picture of a thing. */
  Piece: Component<{ id: string; sort: string }>;
}

const BOOKS = import.meta.glob<{ default: GameBook }>('../games/*/book.ts');
const fileOf = (slug: string): string => `../games/${slug}/book.ts`;

export async function loadBook(slug: string): Promise<GameBook | null> {
  return (await BOOKS[fileOf(slug)]?.())?.default ?? null;
}

/** Whether a game has more than its clauses. */
export const hasBook = (slug: string): boolean => fileOf(slug) in BOOKS;

export const TURN = [1, 2, 3, 4] as const;

/** A text in pieces: plain, strong (`**so**`), or notes (`[GLO-3.3]`) with the word that they stay with. */
export type Passage =
  { plain: string } | { strong: string } | { word: string; clauses: readonly string[] };

const NOTE = /\s?\[([A-Z]{3}-[0-9.]+)\]/g;

export function partsOf(text: string): Passage[] {
  return text
    .split(/(\*\*[^*]+\*\*|[^\s*]*(?:\s?\[[A-Z]{3}-[0-9.]+\])+)/)
    .filter(Boolean)
    .map((part) => {
      const clauses = [...part.matchAll(NOTE)].map(([, clause]) => clause ?? '');
      if (clauses.length) return { word: part.replace(NOTE, ''), clauses };
      return part.startsWith('**') ? { strong: part.slice(2, -2) } : { plain: part };
    });
}

export const clausesIn = (text: string): string[] =>
  partsOf(text).flatMap((part) => ('clauses' in part ? part.clauses : []));

/** All notes of a page in the order in which they are met: their numbers follow from it. */
export const notesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(clausesIn)),
];

/** As it is read aloud: no marks. */
export const plainOf = (text: string): string =>
  partsOf(text)
    .map((part) => ('plain' in part ? part.plain : 'strong' in part ? part.strong : part.word))
    .join('');

/** How large the window of a picture is, before it is brought near. */
export const WINDOWS = { wide: [1180, 780], narrow: [390, 760] } as const;
