// Everything said is drawn: arrows, glow, ghosts' places, numbers and words at the thing itself. One grammar for
// hints, refusals, lessons, the review and the story. What is drawn is gone with the next click or key.
import type { Words } from '../desk';
import { sightOf } from './arc';
import type { Beat, Pointing } from './beat';
import { refused } from './refused';

export interface Arrow {
  from: string;
  to: string;
  /** `advised` is gold and solid, `played` red and dotted. */
  tone: 'advised' | 'played';
  /** A word on it. */
  label?: string;
}
export interface Bubble {
  text: string;
  /** A clause, small. */
  clause?: string;
  /** The zone it belongs to, or a point of the screen. */
  at: string | { x: number; y: number };
  tone?: 'gold' | 'red';
  /** What was played and what would have been better, in hundredths of a won game: a bar. */
  shares?: { played: number; better: number };
}
/** A whole action, for tables that draw it where it is done. */
export interface Deed {
  words: Words;
  tone: Arrow['tone'];
}
export interface Marks {
  deeds?: Deed[];
  arrows?: Arrow[];
  /** Zones in a gold rim. */
  glow?: string[];
  /** In which order to click. */
  badges?: { at: string; mark: string }[];
  bubble?: Bubble | null;
  /** Zones that stay light while all else dims. */
  focus?: readonly string[];
}

class Spotlight {
  marks = $state.raw<Marks>({});
  /** Where the last click or key was, for words about it. */
  #at: { x: number; y: number } | null = null;
  #target: Element | null = null;
  #kept = false;

  /** Whether an advised move is drawn: what was taken up before is put back, one move is in the light. */
  get advises(): boolean {
    return !!this.marks.arrows?.some(({ tone }) => tone === 'advised');
  }

  show(marks: Marks): void {
    this.marks = marks;
    this.#kept = true;
    queueMicrotask(() => (this.#kept = false));
  }

  clear(): void {
    if (!this.#kept) this.marks = {};
  }

  /** Remembers where somebody pointed; what was drawn before is gone. */
  pointed(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-keeps-marks]')) return;
    this.#target = target;
    const rect = target?.getBoundingClientRect();
    if (event instanceof PointerEvent && event.clientX + event.clientY > 0)
      this.#at = { x: event.clientX, y: event.clientY };
    else if (rect) this.#at = { x: rect.left + rect.width / 2, y: rect.top };
    this.clear();
  }

  /** Why not: words where somebody just pointed, and the card shakes. */
  say(text: string, clause = ''): void {
    refused(this.#target);
    const at = this.#at ?? { x: innerWidth / 2, y: innerHeight / 2 };
    this.show({ bubble: { text, clause, at, tone: 'red' } });
  }
}

export const spot = new Spotlight();

/** The marks of an action that somebody advises, or that was played. */
export function marksOf(pointing: Pointing | undefined, tone: Arrow['tone']): Marks {
  const { from, to = [] } = pointing ?? {};
  if (!from) return { glow: [...to] };
  return { arrows: to.map((place) => ({ from, to: place, tone })), glow: [from, ...to] };
}

/** What is touched one after the other, numbered; a single click needs no number. */
export function inOrder(zones: readonly string[]): NonNullable<Marks['badges']> {
  const seen = zones.filter((zone) => sightOf(zone) !== null);
  return seen.length > 1 ? seen.map((at, place) => ({ at, mark: String(place + 1) })) : [];
}

/** Where a beat happened, once it is over: what travelled, or where it was, and its words there. */
export function marksOfBeat({ motions = [], focus = [], look, caption = '' }: Beat): Marks {
  const ways = new Map(motions.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
  const arrows = [...ways.values()].map((way): Arrow => ({ ...way, tone: 'played' }));
  const [at = look ?? focus[0]] = arrows.map(({ to }) => to);
  const glow = arrows.length || !at ? [] : focus.length ? [...focus] : [at];
  return { arrows, glow, bubble: at && caption ? { text: caption, at, tone: 'red' } : null };
}
