// What happens is told in beats: one thing that somebody does, shown, said, heard, and only then true on this screen.
import type { Component } from 'svelte';
import type { Speaker, Told } from '../words/speaker';

/** One decision as it came from the server. Several that belong together may come as one. */
export interface Scene {
  /** What happened, in order. */
  events: readonly Told[];
  /** What was drawn before it, and what is so after it, by the same eyes. */
  before: Told;
  after: Told;
  /** Whose eyes; null for the public. */
  seat: number | null;
  speaker: Speaker;
  /** How many decisions had been made after it. */
  ply: number;
}

/** Every sound there is; sound.ts makes them. */
export type Cue =
  | 'block' // somebody's turn
  | 'slide' // a card drawn
  | 'tap' // a card laid
  | 'drum' // something is beaten
  | 'whoosh' // swept off
  | 'bell' // a stone; `fifth` if it is mine
  | 'fifth'
  | 'water' // land rises
  | 'dice'
  | 'fan'
  | 'koto'; // my turn, and nothing else

/** A thing that travels in an arc from one place to another, as it is: a card with its face. */
export interface Motion {
  /** Elements with `data-zone`. Where one is missing, nothing travels. */
  from: string;
  to: string;
  /** How it is drawn (within the context of the table), and with what. */
  look: Component<any>; // every look has its own facts
  props?: Record<string, unknown>;
  /** How wide it is drawn, in px; usually as the place where it goes. */
  width?: number;
  /** Milliseconds after the beat's begin. */
  delay?: number;
  /** `land` sets down (usual), `in` arrives, `melt` becomes what is drawn there, `out` leaves: swept off, it fades. */
  ease?: 'land' | 'in' | 'melt' | 'out';
  /** Degrees by which it lies turned at the end; cards that are swept off do. */
  turn?: number;
  /** Pixels by which it lies aside of the middle of its goal: cards of a set fan out. */
  aside?: number;
  /** The light that it draws behind it: gold (usual), pale where it is swept off, or none. */
  trail?: 'gold' | 'pale' | 'none';
}

/** A thing so small that it fits a line of text: the card of a chip. */
export interface Tiny {
  look: Component<any>; // every look has its own facts
  props?: Record<string, unknown>;
}

export interface Beat {
  /** Whose doing it is: color and crest. */
  who: number | null;
  /** Milliseconds at the normal pace. */
  length: number;
  /** Subject first, present tense, seven words at most. A beat without one is only seen. */
  caption?: string;
  /** One sentence of consequence, below the caption. */
  under?: string;
  /** Six words for the strip "since your turn"; without them the beat is not listed there. */
  chip?: string;
  /** What the chip is about, drawn after its words. */
  tiny?: readonly Tiny[];
  /** It costs me something: its chip has a red rim. */
  hurts?: boolean;
  cues?: readonly Cue[];
  motions?: readonly Motion[];
  /** Zones that stay in the light while the rest dims. */
  focus?: readonly string[];
  /** Zone that has to be in sight before anything moves: cameras and phones bring it there. */
  look?: string;
  /** What is drawn while it runs, made of what was drawn: a card leaves its pile. */
  lift?: (drawn: Told) => Told;
  /** What is drawn once it has landed: only what this beat changed. After the last beat of a scene all is drawn as it is. */
  land?: (drawn: Told) => Told;
  /** Which events it tells; their lines join the story when it has landed. Without it they come with the last beat. */
  events?: readonly Told[];
  /** A stage over the table for as long as it runs (a battle, an intermission); `drama` is its to read. */
  drama?: unknown;
}

/** Where an action is done on the table: drawn as an arrow from the one to the others. */
export interface Pointing {
  from?: string;
  to?: readonly string[];
}

/** The situation in two sentences: what is the case, and what to do. */
export interface Situation {
  now?: string;
  todo: string;
  /** What to do with what was taken up: buttons, the one that does it marked `sure`. */
  acts?: readonly Act[];
}

/** A button of the line that the table itself answers for. */
export interface Act {
  text: string;
  /** Where the text is only a sign. */
  label?: string;
  /** Without it the button is there, and cannot be pressed. */
  act?: (() => void) | undefined;
  sure?: boolean;
  rule?: string;
}

/** Events that no beat tells join the one before them, so that the story keeps its order. */
export function complete(beats: Beat[], scene: Scene): Beat[] {
  let at = 0;
  for (const beat of beats) {
    const last = beat.events?.at(-1);
    const end = last ? scene.events.indexOf(last) + 1 : at;
    beat.events = scene.events.slice(at, Math.max(at, end));
    at = Math.max(at, end);
  }
  return beats;
}
