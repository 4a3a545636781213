// Pointing at the field by finger, mouse or keys: what is meant by a place, a cursor for the keys, the ruler.
import type { Choice } from './choice.svelte';
import { distance, standing, TABLE, type Standing } from './plane';
import type { Marker, Place, View } from './view';

const STEP = 1000;
const FINE = 100;
const MARKER = 492; // the radius of a marker
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
export type Ruler = { from: Place; to: Place; length: number };
/** How far beside a thing one may point and still mean it. */
export type Slack = { figure: number; place: number };

const clamp = (length: number): number => Math.min(Math.max(length, 0), TABLE);
const same = (a: Place | null, b: Place | null): boolean => a?.x === b?.x && a?.y === b?.y;

export class FieldPointer {
  readonly #choice: Choice;
  readonly #view: () => View;
  measuring = $state(false);
  ruler = $state.raw<Ruler | null>(null);
  /** Where the keys point; null until an arrow is pressed. */
  cursor = $state.raw<Place | null>(null);

  constructor(choice: Choice, view: () => View) {
    this.#choice = choice;
    this.#view = view;
  }

  figures = $derived.by(() => this.#view().units.filter(standing));
  markers = $derived.by(() => this.#view().markers.filter((marker) => marker.there));

  /** The unit on whose base a place lies. */
  under = (place: Place): Standing | undefined =>
    this.figures.find((unit) => distance(unit, place) <= unit.radius);

  marker = (place: Place): Marker | undefined =>
    this.markers.find((marker) => distance(marker, place) <= MARKER);

  // -- finger and mouse

  /** Does what is nearest: targets overlap, so the distance to their rims decides. */
  tap(at: Place, slack: Slack): void {
    const choice = this.#choice;
    const found: { far: number; touch: () => void }[] = [];
    const add = (far: number, most: number, touch: () => void): void => {
      if (far <= most) found.push({ far, touch });
    };
    for (const unit of this.figures.filter((each) => !this.passesOver(each)))
      add(distance(unit, at) - unit.radius, slack.figure, () => choice.touchUnit(unit.unit));
    for (const marker of this.markers)
      add(distance(marker, at) - MARKER, slack.figure, () => choice.touchMarker(marker.marker));
    for (const option of choice.places) {
      const place = { x: option.words.x as number, y: option.words.y as number };
      add(distance(place, at), slack.place, () => choice.touchPlace(option));
    }
    found.sort((a, b) => a.far - b.far);
    if (found[0]) found[0].touch();
    else choice.touchGround(at);
  }

  /** Who is about to move leaves the places around and under him free to be chosen. */
  passesOver = (unit: Standing): boolean =>
    this.#choice.places.length > 0 &&
    this.#choice.actor === unit.unit &&
    !this.#choice.litUnits.has(unit.unit);

  /** From rim to rim where the ruler begins or ends on a base. */
  measure(from: Place, to: Place): void {
    const [a, b] = [this.under(from), this.under(to)];
    const [start, end] = [a ?? from, b ?? to];
    const gap = distance(start, end) - (a?.radius ?? 0) - (b?.radius ?? 0);
    const length = a && a === b ? 0 : Math.max(0, gap);
    this.ruler = { from: { x: start.x, y: start.y }, to: { x: end.x, y: end.y }, length };
  }

  // -- keys

  /** Where the cursor comes out: where one is about to go, else by the unit one looks at, else amid the places. */
  start(): Place {
    const choice = this.#choice;
    const unit = choice.acting ?? choice.unit(choice.looked);
    const places = choice.places.map(({ words }) => ({
      x: words.x as number,
      y: words.y as number,
    }));
    if (choice.place) return choice.place;
    if (standing(unit)) return { x: unit.x, y: unit.y };
    const middle = { x: TABLE / 2, y: TABLE / 2 };
    return places.sort((a, b) => distance(a, middle) - distance(b, middle))[0] ?? middle;
  }

  /** An inch in the direction of an arrow, or a tenth; false for any other key. */
  step(key: string, fine: boolean, turned: boolean, from: Place): boolean {
    const arrow = ARROWS[key];
    if (!arrow) return false;
    const by = (turned ? -1 : 1) * (fine ? FINE : STEP);
    const at = this.cursor ?? from;
    this.cursor = {
      x: clamp(Math.round(at.x + arrow[0] * by)),
      y: clamp(Math.round(at.y + arrow[1] * by)),
    };
    if (this.measuring) this.measure(this.ruler?.from ?? at, this.cursor);
    return true;
  }

  /** Enter where the cursor is: a unit, a marker, a place; the same place again means to do it. */
  enter(): void {
    const choice = this.#choice;
    const at = this.cursor;
    if (!at) return;
    if (this.measuring) return this.measure(at, at);
    const unit = this.under(at);
    const marker = this.marker(at);
    if (unit && !this.passesOver(unit)) return choice.touchUnit(unit.unit);
    if (marker && (choice.litMarkers.has(marker.marker) || !choice.needsPlace))
      return choice.touchMarker(marker.marker);
    const before = choice.place;
    choice.touchGround(at);
    if (before && same(before, choice.place)) choice.confirm();
    else if (choice.place) this.cursor = choice.place;
  }

  /** Escape takes back one thing: the ruler, what was chosen, the cursor. */
  leave(): void {
    const choice = this.#choice;
    if (this.measuring) this.measuring = false;
    else if (choice.place || choice.target !== null || choice.marker !== null || !this.cursor)
      choice.cancel();
    else this.cursor = null;
  }
}
