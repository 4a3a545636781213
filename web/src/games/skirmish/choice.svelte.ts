// What a player is about to do: a way of acting, a unit, a target, a place. Every step of it is one of the
// options that were given; a place may also be any other on the field, and then the table decides.
import type { Desk, Option, Words } from '../../desk';
import { distance, standing, type Standing } from './plane';
import type { Place, Unit, View } from './view';

/** These name one unit and nothing else: the unit itself is what is chosen. */
const PICKS = new Set(['token', 'give', 'hold', 'carry', 'test']);
const PLACES = new Set([
  'place',
  'move',
  'cautious',
  'stand_up',
  'shoot',
  'enter',
  'enter_cautious',
  'arrive',
]);
const OTHERS = new Set(['charge', 'order', 'reload', 'search', 'hide', 'recruit', 'take_force']);
/** The order of the ways of acting; the first that can be done is what a click on the ground means. */
const USUAL = ['move', 'stand_up', 'enter', 'arrive', 'place', 'cautious', 'charge', 'shoot'];
const SNAP = 320;
const rank = (mode: string): number => USUAL.indexOf(mode) + 1 || USUAL.length + 1;

const atPlace = (words: Words): boolean =>
  PLACES.has(words.do) || (words.do === 'use' && Number(words.x) + Number(words.y) > 0);

/** Whether the table offers this by clicking. */
export const isDrawn = (words: Words): boolean =>
  PICKS.has(words.do) || OTHERS.has(words.do) || atPlace(words);

/** Ways of acting: a verb, apart where it also takes the captive, and each card that sets a unit down. */
export const modeOf = (words: Words): string =>
  words.do === 'use' ? `use-${words.skill}` : words.pick_up ? `${words.do}-captive` : words.do;

const placeOf = (words: Words): Place => ({ x: words.x as number, y: words.y as number });

export class Choice {
  readonly desk: Desk;
  readonly view: () => View;
  /** The unit that is looked at. */
  looked = $state<number | null>(null);
  wish = $state<string | null>(null);
  who = $state<number | null>(null);
  target = $state<number | null>(null);
  marker = $state<number | null>(null);
  place = $state.raw<Place | null>(null);
  /** Which place is meant by one that was pointed at; null where none is near that could be. */
  snap: (at: Place) => Place | null = (at) =>
    this.near(at) ?? { x: Math.round(at.x), y: Math.round(at.y) };

  constructor(desk: Desk, view: () => View) {
    this.desk = desk;
    this.view = view;
  }

  options = $derived.by(() =>
    this.desk.options.filter(
      (option) =>
        isDrawn(option.words) && option.words.do !== 'recruit' && option.words.do !== 'take_force',
    ),
  );
  modes = $derived.by(() =>
    [...new Set(this.options.map((option) => modeOf(option.words)))].sort(
      (a, b) => rank(a) - rank(b),
    ),
  );
  mode = $derived.by(() => {
    if (this.wish !== null && this.modes.includes(this.wish)) return this.wish;
    return this.modes[0] ?? null;
  });
  inMode = $derived.by(() => this.options.filter((option) => modeOf(option.words) === this.mode));
  do = $derived.by(() => this.inMode[0]?.words.do ?? '');
  picks = $derived.by(() => PICKS.has(this.do));
  needsPlace = $derived.by(() => this.inMode.some((option) => atPlace(option.words)));
  needsTarget = $derived.by(() => this.inMode.some((option) => option.words.target !== undefined));
  needsMarker = $derived.by(() => this.inMode.some((option) => option.words.marker !== undefined));
  #units = $derived.by(
    () =>
      new Set(
        this.inMode.flatMap((option) =>
          option.words.unit === undefined ? [] : [option.words.unit as number],
        ),
      ),
  );
  /** The unit that acts: the one that is asked about, or the one that was chosen for it. */
  actor = $derived.by(() => {
    if (this.who !== null && this.#units.has(this.who)) return this.who;
    const first = [...this.#units][0] ?? null;
    return this.do === 'place' || (this.#units.size === 1 && !this.picks) ? first : null;
  });
  /** Units that can be chosen to act. */
  litUnits = $derived.by(() =>
    this.#units.size > 1 || this.picks ? this.#units : new Set<number>(),
  );
  #aimed = $derived.by(() =>
    this.options.filter(
      (option) => option.words.target !== undefined && option.words.unit === this.actor,
    ),
  );
  /** Units that can be attacked, in any way. */
  litTargets = $derived.by(
    () => new Set(this.#aimed.map((option) => option.words.target as number)),
  );
  litMarkers = $derived.by(
    () =>
      new Set(
        this.options.flatMap((option) =>
          option.words.marker === undefined ? [] : [option.words.marker as number],
        ),
      ),
  );
  /** Options that agree with what was chosen so far, whatever the place. */
  #agreeing = $derived.by(() =>
    this.inMode.filter(
      ({ words }) =>
        (words.unit === undefined || words.unit === this.actor) &&
        (words.target === undefined || words.target === this.target) &&
        (words.marker === undefined || words.marker === this.marker),
    ),
  );
  /** Places that are offered. */
  places = $derived.by(() => (this.needsPlace ? this.#agreeing : []));
  /** What would be done now, if something is complete. */
  words = $derived.by((): Words | null => {
    const option = this.option;
    if (option) return option.words;
    const like = this.#agreeing[0]?.words;
    return like && this.needsPlace && this.place ? { ...like, ...this.place } : null;
  });
  option = $derived.by((): Option | null => {
    if (!this.needsPlace) return this.#agreeing[0] ?? null;
    const at = this.place;
    return (at && this.#agreeing.find(({ words }) => words.x === at.x && words.y === at.y)) ?? null;
  });

  /** The rule behind what would be done. */
  clause = $derived.by(() => (this.option ?? this.#agreeing[0])?.clause ?? '');

  unit(number: number | null): Unit | undefined {
    return number === null ? undefined : this.view().units[number];
  }

  get acting(): Standing | null {
    const unit = this.unit(this.actor);
    return standing(unit) ? unit : null;
  }

  /** Begins anew: something else is asked. */
  reset(): void {
    this.wish = this.who = this.target = this.marker = this.place = null;
    this.looked = (this.desk.question?.unit as number | null | undefined) ?? null;
  }

  cancel(): void {
    if (this.place || this.target !== null || this.marker !== null)
      this.place = this.target = this.marker = null;
    else this.who = this.looked = null;
  }

  take(mode: string): void {
    this.wish = mode;
    this.place = this.marker = null;
    if (!this.needsTarget || this.target === null || !this.#hits(mode, this.target))
      this.target = null;
    else this.#stand();
  }

  confirm(): void {
    const { option, words } = this;
    if (option) this.desk.play(option, 'agreed');
    else if (words) this.desk.playWords(words);
  }

  explain(): void {
    if (this.words) this.desk.explain(this.words);
  }

  touchUnit(number: number): void {
    if (this.litUnits.has(number)) this.#pick(number);
    else if (this.litTargets.has(number)) this.#aim(number);
    else {
      this.looked = number;
      this.#whyNot(number);
    }
  }

  #pick(number: number): void {
    if (this.picks && this.who === number) return this.confirm();
    this.looked = this.who = number;
    this.target = this.place = null;
  }

  #aim(number: number): void {
    if (!this.mode || !this.#hits(this.mode, number)) {
      this.wish = modeOf(
        this.#aimed.find((option) => option.words.target === number)?.words ?? { do: '' },
      );
    } else if (this.target === number && this.words) return this.confirm();
    this.looked = this.actor;
    this.target = number;
    this.#stand();
  }

  /** The way of acting that a place on the ground means. */
  ground(): string | null {
    const goes = (mode: string): boolean => {
      const words = this.options.find((option) => modeOf(option.words) === mode)?.words;
      return words !== undefined && atPlace(words) && words.target === undefined;
    };
    return [this.mode, ...this.modes].find((mode) => mode !== null && goes(mode)) ?? null;
  }

  #hits = (mode: string, target: number): boolean =>
    this.#aimed.some((option) => modeOf(option.words) === mode && option.words.target === target);

  /** A shot is first thought of from where the shooter stands, or near it. */
  #stand(): void {
    const from = this.acting;
    const places = this.places.map((option) => placeOf(option.words));
    if (from) places.sort((a, b) => distance(a, from) - distance(b, from));
    this.place = places[0] ?? null;
  }

  #whyNot(number: number): void {
    const unit = this.unit(number);
    if (!unit || this.desk.seat === null || !this.mode) return;
    const mine = unit.side === (this.desk.seat === this.view().south ? 'south' : 'north');
    if (mine && this.picks && this.litUnits.size) this.desk.explain({ unit: number });
    else if (!mine && this.needsTarget && this.actor !== null)
      this.desk.explain({ do: this.do, unit: this.actor, target: number });
  }

  touchMarker(number: number): void {
    if (!this.litMarkers.has(number)) {
      if (this.actor !== null) this.desk.explain({ marker: number });
      return;
    }
    if (this.marker === number) return this.confirm();
    this.wish = modeOf(
      this.options.find((option) => option.words.marker === number)?.words ?? { do: '' },
    );
    this.marker = number;
  }

  /** A place on the field; near an offered one it is that one. */
  touchGround(at: Place): void {
    if (!this.needsPlace || this.actor === null || (this.needsTarget && this.target === null))
      return;
    const place = this.snap(at);
    if (this.place && place && distance(place, this.place) < SNAP) return this.confirm();
    this.place = place;
    const words = place ? null : this.meant(at);
    if (words) this.desk.explain(words);
  }

  /** What would be done at a place, whether it can be or not. */
  meant(at: Place): Words | null {
    const like = this.#agreeing[0]?.words;
    return like ? { ...like, x: Math.round(at.x), y: Math.round(at.y) } : null;
  }

  /** The nearest offered place, if there is one close by. */
  near(at: Place): Place | undefined {
    return this.places
      .map((option) => placeOf(option.words))
      .filter((place) => distance(place, at) < SNAP)
      .sort((a, b) => distance(a, at) - distance(b, at))[0];
  }

  touchPlace(option: Option): void {
    const place = placeOf(option.words);
    if (this.place?.x === place.x && this.place.y === place.y) return this.confirm();
    this.place = place;
  }
}
