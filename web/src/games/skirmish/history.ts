// A battle told as a whole, from its story: where everybody went, who fell where and by whom, what turned it.
import type { Told } from '../../words/speaker';
import { seatOf, type Place, type View } from './view';
import type { Event } from './wire';

export interface Trail {
  unit: number;
  /** From where it was set up to where it stood last. */
  places: Place[];
  fell: boolean;
}
/** Something that turned the battle, and where. */
export interface Moment {
  round: number;
  event: Told;
  unit: number;
  /** Who struck the blow, where it was one. */
  by: number | null;
  at: Place | null;
}
export interface BattleStory {
  trails: Trail[];
  moments: Moment[];
}

const MOST = 3;
const HERO = 12;
/** What served the winner comes before what did not. */
const SERVED = 4;
/** How much each turns a battle; who falls counts by what he was. */
const WEIGHTS: Partial<Record<Event['event'], number>> = {
  CaptiveLeft: 11,
  CaptiveTaken: 6,
  MarkerSearched: 7,
  Survived: 5,
  DrivenOff: 4,
  ModelLost: 2,
};

function weigh(event: Event, view: View): number {
  if (event.event !== 'Removed')
    return event.event === 'MarkerSearched' && event.found === 'nothing'
      ? 0
      : (WEIGHTS[event.event] ?? 0);
  const card = view.units[event.unit]?.card ?? '';
  return card === 'hero' ? HERO : /^samurai/.test(card) ? 9 : 6;
}

/** Who won the battle; null if nobody did, or not alone. Of a campaign the last battle. */
export function winnerOf(view: View): number | null {
  if (view.campaign) return view.campaign.won.at(-1) ?? null;
  const first = (view.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** Whose cause it served: a loss that of the other side. */
export function served({ event, unit }: Pick<Moment, 'event' | 'unit'>, view: View): number | null {
  const side = view.units[unit]?.side;
  if (!side) return null;
  const seat = seatOf(view, side);
  return LOSSES.has(String(event.event)) ? 1 - seat : seat;
}
const LOSSES = new Set(['Removed', 'DrivenOff', 'ModelLost']);

class Scribe {
  readonly #trails = new Map<number, Trail>();
  readonly #moments: (Moment & { weight: number; order: number })[] = [];
  #round = 0;
  #blow: { unit: number; target: number } | null = null;

  constructor(private readonly view: View) {}

  #trail(unit: number): Trail {
    const known = this.#trails.get(unit) ?? { unit, places: [], fell: false };
    this.#trails.set(unit, known);
    return known;
  }

  write(event: Event): void {
    if (event.event === 'RoundBegan') this.#round = event.round;
    if (event.event === 'TokenGiven') this.#blow = null;
    if (event.event === 'Attacked') this.#blow = event;
    if ('unit' in event) {
      this.#moment(event);
      this.#walk(event);
    }
  }

  #walk(event: Event & { unit: number }): void {
    const trail = this.#trail(event.unit);
    if (event.event === 'Moved')
      for (let at = 0; at + 1 < event.turns.length; at += 2)
        trail.places.push({ x: event.turns[at] ?? 0, y: event.turns[at + 1] ?? 0 });
    if ('x' in event) trail.places.push({ x: event.x, y: event.y });
    if (event.event === 'Removed') trail.fell = true;
  }

  #moment(event: Event & { unit: number }): void {
    const heavy = weigh(event, this.view);
    if (!heavy || !this.#round) return;
    const { unit } = event;
    const winner = winnerOf(this.view);
    const by = this.#blow?.target === unit ? this.#blow.unit : null;
    const at = this.#trail(unit).places.at(-1) ?? null;
    const told = event as unknown as Told;
    const won = winner !== null && served({ event: told, unit }, this.view) === winner;
    const weight = heavy + (won ? SERVED : 0);
    const order = this.#moments.length;
    this.#moments.push({ round: this.#round, event: told, unit, by, at, weight, order });
  }

  /** The weightiest, in the order in which they came. */
  done(): BattleStory {
    const moments = this.#moments
      .sort((a, b) => b.weight - a.weight || a.order - b.order)
      .slice(0, MOST)
      .sort((a, b) => a.order - b.order)
      .map(({ weight: _, order: __, ...moment }) => moment);
    return { trails: [...this.#trails.values()].filter(({ places }) => places.length), moments };
  }
}

/** Of a campaign the last battle. */
export function historyOf(story: readonly Told[], view: View): BattleStory {
  const ends = story.flatMap(({ event }, at) => (event === 'BattleEnded' ? [at] : []));
  const scribe = new Scribe(view);
  for (const event of story.slice((ends.at(-2) ?? -1) + 1)) scribe.write(event as unknown as Event);
  return scribe.done();
}
