// What the seat is about to do: a card, then its target, then yes. Knows no rule; it narrows the options down.
import type { Desk, Option, Words } from '../../desk';
import { printOf } from './cards';

export type Loot = { loot: string; to: string };
/** Whose options belong to a card although their words do not name it. */
const CARD_OF: Record<string, string> = {
  assassin: 'ninja_assassin',
  dishonor: 'dishonor',
  save_face: 'save_face',
};
/** What is declared about somebody without a card. */
export type Declaration = 'attack' | 'ally';
/** Played by the first click on their target: cheap, and what they bring is written on the target. */
const AT_ONCE = new Set(['place', 'daimyo', 'discard', 'draw', 'end_turn']);

const cardOf = (words: Words): string => CARD_OF[words.do] ?? String(words.card ?? '');
const isSpy = (words: Words): boolean => words.do === 'spy' || words.do === 'spy_two';
export const isSpyCard = (card: string | null): boolean =>
  card === 'ninja_spy' || card === 'elite_ninja_spy';

export function lootOf(words: Words): Loot[] {
  const first = { loot: String(words.loot), to: String(words.to) };
  return words.do === 'spy'
    ? [first]
    : [first, { loot: String(words.loot_2), to: String(words.to_2) }];
}

/** What is left of the pairs once those taken are gone; null if they do not all lie in it. */
function without(pairs: Loot[], taken: Loot[]): Loot[] | null {
  const rest = [...pairs];
  for (const one of taken) {
    const at = rest.findIndex((pair) => pair.loot === one.loot && pair.to === one.to);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** A place of the table by its `data-drop`: a house, a card in it, a player, or the discard pile. */
export type Drop = { house: string | null; seat: number | null; loot: string | null };
export function dropOf(place: string): Drop {
  if (place === 'discards') return { house: 'destroy', seat: null, loot: null };
  const [zone = '', loot = null] = place.split(':');
  const [sort, seat] = zone.split('-');
  return { house: sort === 'player' ? null : zone, seat: Number(seat), loot };
}

export class Choice {
  card = $state<string | null>(null);
  deed = $state<Declaration | null>(null);
  /** The house that was touched first, before any card. */
  place = $state<string | null>(null);
  /** Where something is carried just now. */
  hover = $state<string | null>(null);
  /** The house a spy is in, what he has taken, and the card whose goal is still open. */
  house = $state<string | null>(null);
  taken = $state.raw<Loot[]>([]);
  pending = $state<string | null>(null);
  armed = $state.raw<Option | null>(null);
  readonly #desk: Desk;
  readonly options = $derived.by(() => this.#desk.options);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  clear(): void {
    this.card = this.house = this.pending = this.armed = this.deed = null;
    this.place = this.hover = null;
    this.taken = [];
  }

  /** The table moved on: forget what can no longer be. */
  keep(hand: Record<string, number>): void {
    const gone =
      (this.card !== null && !hand[this.card]) ||
      (this.deed !== null && !this.plain(this.deed)) ||
      (this.place !== null && this.options.length === 0);
    const armed = this.armed && JSON.stringify(this.armed.words);
    const stale = armed && !this.options.some((option) => JSON.stringify(option.words) === armed);
    if (gone || stale) this.clear();
  }

  plain(verb: string): Option | undefined {
    return this.options.find((option) => option.words.do === verb);
  }
  about(verb: string, seat: number): Option | undefined {
    return this.options.find((option) => option.words.do === verb && option.words.seat === seat);
  }
  of(card: string): Option[] {
    return this.options.filter((option) => cardOf(option.words) === card);
  }
  /** More than throwing it away. */
  useful(card: string): boolean {
    return this.of(card).some((option) => option.words.do !== 'discard');
  }
  discard(): Option | undefined {
    return this.card === null
      ? undefined
      : this.of(this.card).find((option) => option.words.do === 'discard');
  }

  // -- the house a card goes to

  get spying(): boolean {
    return isSpyCard(this.card);
  }
  /** The chosen card wants a house. */
  get wantsHouse(): boolean {
    if (this.card === null) return false;
    if (this.spying) return this.pending !== null;
    return this.card !== 'dishonor' && this.card !== 'save_face';
  }
  /** A player as a whole is sought. */
  get wantsPlayer(): boolean {
    return this.card === 'dishonor' || this.deed !== null;
  }
  aim(seat: number): Option | undefined {
    return this.wantsPlayer ? this.about(this.deed ?? 'dishonor', seat) : undefined;
  }
  target(house: string): Option | undefined {
    if (this.card === null || this.spying) return undefined;
    return this.#into(this.card, house);
  }
  /** Whether anything chosen can be done at that player's houses. */
  reaches(seat: number): boolean {
    const zones = [`samurai-${seat}`, `daimyo-${seat}`];
    if (this.aim(seat)) return true;
    if (this.spying && this.pending === null)
      return this.#spies(null).length > 0 && this.#loots().some((zone) => zones.includes(zone));
    const goals = this.goals();
    return zones.some((zone) => this.target(zone) !== undefined || goals.has(zone));
  }
  #loots(): string[] {
    return this.options.flatMap(({ words }) =>
      isSpy(words) && words.card === this.card && (this.house ?? words.house) === words.house
        ? [String(words.house)]
        : [],
    );
  }
  /** The cards that may go to the house that was touched first. */
  fits(card: string): boolean {
    return this.place !== null && this.#into(card, this.place) !== undefined;
  }
  #into(card: string, house: string): Option | undefined {
    const seat = house.startsWith('daimyo-') ? Number(house.slice(7)) : -1;
    return this.of(card).find(
      ({ words }) =>
        !isSpy(words) &&
        words.do !== 'discard' &&
        (words.house === house || (words.do === 'daimyo' && words.seat === seat)),
    );
  }
  /** What the chosen card would do to that house, possible or not. */
  words(house: string): Words {
    const card = this.card ?? '';
    if (this.spying)
      return {
        do: 'spy',
        card,
        house: this.house ?? house,
        loot: this.pending ?? 'lancers',
        to: house,
      };
    if (card === 'ninja_assassin') return { do: 'assassin', house };
    if (printOf(card).kind === 'daimyo')
      return { do: 'daimyo', card, seat: Number(house.split('-')[1]) };
    return { do: 'place', card, house };
  }

  // -- a spy's loot

  #spies(house: string | null): Loot[][] {
    return this.options.flatMap(({ words }) =>
      isSpy(words) && words.card === this.card && (house === null || words.house === house)
        ? [lootOf(words)]
        : [],
    );
  }
  lootable(house: string, card: string): boolean {
    if (!this.spying || this.pending !== null || (this.house !== null && this.house !== house))
      return false;
    return this.#spies(house).some((pairs) =>
      without(pairs, this.taken)?.some((pair) => pair.loot === card),
    );
  }
  goals(): Set<string> {
    const rests =
      this.pending === null
        ? []
        : this.#spies(this.house).map((pairs) => without(pairs, this.taken) ?? []);
    return new Set(
      rests.flatMap((rest) =>
        rest.filter((pair) => pair.loot === this.pending).map((pair) => pair.to),
      ),
    );
  }
  take(house: string, card: string): void {
    this.house = house;
    this.pending = card;
    this.armed = null;
  }
  bring(to: string): void {
    if (this.pending === null) return;
    this.taken = [...this.taken, { loot: this.pending, to }];
    this.pending = null;
    this.armed =
      this.options.find(({ words }) => {
        if (!isSpy(words) || words.card !== this.card || words.house !== this.house) return false;
        return without(lootOf(words), this.taken)?.length === 0;
      }) ?? null;
  }
  /** A second card may come along. */
  get more(): boolean {
    return (
      this.taken.length > 0 &&
      this.#spies(this.house).some((pairs) => (without(pairs, this.taken)?.length ?? 0) > 0)
    );
  }

  // -- verbs

  /** A card of the hand was clicked. */
  pick(card: string): void {
    const again = this.card === card;
    const option = this.place === null ? undefined : this.#into(card, this.place);
    this.clear();
    if (again) return;
    if (option) this.use(option, card);
    else if (this.of(card).length === 0) this.#desk.explain({ card });
    else this.hold(card);
  }
  /** It is in the hand above the table: clicked, or carried. */
  hold(card: string): void {
    this.clear();
    this.card = card;
    if (card === 'save_face') this.armed = this.plain('save_face') ?? null;
  }
  declare(deed: Declaration): void {
    const again = this.deed === deed;
    this.clear();
    if (!again) this.deed = deed;
  }
  /** A house was touched before any card. */
  mark(house: string): void {
    const again = this.place === house;
    this.clear();
    if (!again && this.options.length) this.place = house;
  }

  /** What would be done at a place, if it is one step. */
  optionAt(place: string): Option | undefined {
    const { house, seat } = dropOf(place);
    if (this.wantsPlayer && seat !== null) return this.aim(seat);
    if (house === 'destroy') return this.pending === null ? this.discard() : undefined;
    return house === null ? undefined : this.target(house);
  }
  /** Whether what is chosen may go there, as a step or as a whole. */
  may(place: string): boolean {
    const { house, loot } = dropOf(place);
    if (this.pending !== null && house !== null) return this.goals().has(house);
    if (this.spying && house !== null && loot !== null) return this.lootable(house, loot);
    return this.optionAt(place) !== undefined;
  }
  /** Set down there, or touched. The second time the same costly thing is touched it is done. */
  drop(place: string): void {
    this.hover = null;
    const { house, seat, loot } = dropOf(place);
    if (this.pending !== null && house !== null && this.goals().has(house)) this.bring(house);
    else if (this.spying && house !== null && loot !== null && this.lootable(house, loot))
      this.take(house, loot);
    else {
      const option = this.optionAt(place);
      if (option && option === this.armed) this.confirm();
      else if (option) this.use(option);
      else if (house !== 'destroy') this.#refuse(house, seat, loot);
    }
  }
  #refuse(house: string | null, seat: number | null, loot: string | null): void {
    if (this.wantsPlayer) this.#desk.explain({ do: this.deed ?? 'dishonor', seat });
    else if (this.spying && this.pending === null && house !== null && loot !== null) {
      if (['army', 'possession'].includes(printOf(loot).kind))
        this.#desk.explain({ ...this.words('destroy'), house, loot });
      else
        this.#desk.refuse({
          key: 'honor-cannot-be-stolen',
          facts: { card: loot, house },
          clause: 'HON-6.4',
        });
    } else if (house !== null && this.card !== null && !(this.spying && this.pending === null))
      this.#desk.explain(this.words(house));
  }
  /** A lit thing was clicked: play it, or show first what it costs. */
  use(option: Option, card = this.card): void {
    const atOnce = AT_ONCE.has(option.words.do);
    if (atOnce) this.clear();
    else {
      this.armed = option;
      this.card = card;
    }
    if (atOnce) this.#desk.play(option);
  }
  confirm(): void {
    const option = this.armed;
    this.clear();
    if (option) this.#desk.play(option, 'agreed');
  }
}
