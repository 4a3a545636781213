// What a game's table may use: words, the options of the seat that is asked, and verbs. It knows no rule.
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import { settings } from './settings.svelte';
import type { Entry } from './livetable.svelte';
import type { Beat, Pointing, Scene, Situation } from './stage/beat';
import type { Chronicle, Finished } from './stage/chronicle';
import type { ProblemInfo, SeatInfo } from './wire/types';
import type { Speaker, Told } from './words/speaker';

export type Words = { do: string } & Record<string, unknown>;
/** What somebody points at, as a part of an action's words: `{ card: 'cavalry' }`. */
export type Thing = Record<string, unknown>;
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
  /** The time at the server; where nobody is away, nobody asks. */
  now?(): number;
  /** Plays an option; asks once more first, if it is grave or the player wishes so, unless the table has just shown
   *  what it brings and the player agreed. */
  play(option: Option, agreed?: 'agreed'): void;
  /** Plays any action in words: for games whose moves are a continuum. */
  playWords(words: Words): void;
  /** Why can nothing be done with this? Asks the server, which knows the action that is missed, and shows the reason
   *  with its clause. */
  explain(thing: Thing): void;
  /** The same reason, for who shows it himself; where one only looks on, nobody knows it. */
  why?(thing: Thing): Promise<ProblemInfo | null>;
  /** Shows a refusal that is already known. */
  refuse(problem: ProblemInfo): void;
  /** Opens a rule by its clause, or a card by its id. */
  tell(clause: string): void;
  tellCard(card: string): void;
  /** What the game foresees from public facts (docs/protocol.md), at the moment that is drawn, or after so many
   *  decisions. */
  preview(about: Told, ply?: number): Promise<Told | null>;
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
  /** The table itself: draws `view`, and `line` (what to do, or what happens) in its tray. Gets the desk from the
   *  context. `look` is a zone that has to be in sight just now: what happens there. */
  Table: Component<{ view: Told; line: Snippet; look?: string | null }>;
  /** What lies under the table and around it: wood, unless a class of `kit.css` is named. */
  ground?: string;
  /** Whether it has a tray; under any other table the house puts the line itself. */
  tray?: boolean;
  /** Everybody's place and what brought it, drawn once in the sheet at the end; the house has a plain list. `story` is
   *  all that this viewer heard. */
  Ending?: Component<{ view: Told; story?: readonly Told[] }>;
  /** What a seat stood at, in few words, where the game did not come to its end; nothing, if nothing had begun. */
  stood(view: Told, seat: number, speaker: Speaker): string;
  /** The whole game in two sentences, with everybody's way to the end and what turned it. */
  chronicle?(finished: Finished): Chronicle;
  /** A piece of the table as it was, small: what a turning point is about. */
  Vignette?: Component<{ view: Told; thing: string }>;
  /** Options that are done by clicking on the table; the line shows buttons for all others. */
  drawn(option: Option): boolean;
  /** How a decision is shown, beat by beat. */
  beats(scene: Scene): Beat[];
  /** Whether the second of two decisions in a row is shown together with the first. */
  joins?(first: readonly Told[], second: readonly Told[]): boolean;
  /** What a beat with a `drama` shows over the table; `on` ends the beat, `back` looks back at a moment of the story. */
  Drama?: Component<{
    beat: Beat;
    on: () => void;
    log?: readonly Entry[];
    back?: ((ply: number) => void) | undefined;
  }>;
  /** The deed with its odds, or with the score that it ends at, for the button that does it; null where nothing of the
   *  kind hangs on it. */
  stake?(option: Option, desk: Desk, view: Told): string | null | Promise<string | null>;
  /** Where an action is done: hints, refusals, lessons and the review draw it there. */
  points?(words: Words, view: Told): Pointing;
  /** Zones that a hand touches for an action, one after the other; usually those that `points` names. */
  clicks?(words: Words, view: Told): readonly string[];
  /** An action in words that fit what is drawn; the speaker's own may name what nobody sees (coordinates). */
  says?(words: Words, view: Told, speaker: Speaker): string;
  /** The situation of the seat that is asked; the house says the question plainly. */
  situation?(desk: Desk, view: Told): Situation | null;
  /** The key of its name where the bar is narrow; usually its title. */
  short?: string;
  /** Where the game stands, beside its title: the round, whose turn it is. */
  heading?(view: Told, desk: Desk): string;
  /** Whom one waits for and what they choose, in one sentence; the house says only whom. */
  waiting?(desk: Desk, view: Told): string | null;
  /** What the signs on the table mean, for the rule book at the table; `always`, however often it was put away. */
  Legend?: Component<{ always?: boolean }>;
  /** Explains what is marked `data-lens`: a card, large, with what it does. */
  Lens?: Component<{ thing: string; view: Told }>;
  /** The dice of an event as they fell, small, for its line in the log; draws nothing for an event without dice. */
  LogDice?: Component<{ event: Told; desk: Desk }>;
}
