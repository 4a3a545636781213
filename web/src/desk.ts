// What a game's table may use: words, the options of the seat that is asked, and verbs. It knows no rule.
import { getContext, setContext } from 'svelte';
import { settings } from './settings.svelte';
import type { ProblemInfo, SeatInfo } from './wire/types';
import type { Speaker, Told } from './words/speaker';

export type Words = { do: string } & Record<string, unknown>;
/** `grave` says why one should think twice before it: `web-grave-<reason>`. */
export type Option = {
  place: number;
  words: Words;
  clause: string;
  grave?: string;
} & Record<string, unknown>;
export type Question = { asks: string; seat: number; clause: string } & Record<string, unknown>;

export interface Desk {
  /** Says events, actions, nouns in the chosen language. */
  readonly speaker: Speaker;
  /** Whose eyes these are; null for the public. */
  readonly seat: number | null;
  /** Everything this seat may do now; empty if it is not asked, or if one only looks on. */
  readonly options: readonly Option[];
  /** What this seat is asked, with the facts of the question; null if it is not. */
  readonly question: Question | null;
  readonly seats: readonly SeatInfo[];
  /** Seats the table waits for. */
  readonly waiting: readonly number[];
  /** Milliseconds left on a seat's clock; null without a clock. */
  left(seat: number): number | null;
  /** Plays an option; asks once more first, if it is grave or the player wishes so, unless the table has just shown
   *  what it brings and the player agreed. */
  play(option: Option, agreed?: 'agreed'): void;
  /** Plays any action in words: for games whose moves are a continuum. */
  playWords(words: Words): void;
  /** Why can this not be done? Asks the server and shows the reason with its clause. */
  explain(words: Words): void;
  /** Shows a refusal that is already known. */
  refuse(problem: ProblemInfo): void;
  /** Opens a rule by its clause, or a card by its id. */
  tell(clause: string): void;
  tellCard(card: string): void;
  /** What the game foresees from public facts (docs/protocol.md), at the moment that is drawn. */
  preview(about: Told): Promise<Told | null>;
  /** How long motion takes: 1 as usual, 0 none. */
  motion(): number;
}

/** Who looks on, or back, or learns: nothing is asked and nothing can be done. Spread it, then add the rest. */
export const QUIET = {
  options: [],
  question: null,
  left: () => null,
  play: () => {},
  playWords: () => {},
  explain: () => {},
  refuse: () => {},
  preview: () => Promise.resolve(null),
  motion: () => settings.motion(),
} satisfies Partial<Desk>;

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

/** Everything a game's folder gives to the house. */
export interface GameTable {
  /** The table itself: draws `view`. Gets the desk from the context. */
  Table: import('svelte').Component<{ view: Told }>;
  /** Everybody's place and what brought it, drawn once in the sheet at the end; the house has a plain list. */
  Ending?: import('svelte').Component<{ view: Told }>;
  /** Options that are done by clicking on the table; the prompt shows buttons for all others. */
  drawn(option: Option): boolean;
  /** What moves when this happened; zones are elements with data-zone. */
  flights(event: Told): Flight[];
  /** The dice of an event as they fell, small, for its line in the log; draws nothing for an event without dice. */
  LogDice?: import('svelte').Component<{ event: Told; desk: Desk }>;
}

/** A thing that travels from one zone to another. */
export interface Flight {
  from: string;
  to: string;
  /** Which drawing: a CSS class of furniture/flight.css, e.g. "card-back". */
  look: string;
  /** Written on it, e.g. a character. */
  mark?: string;
}
