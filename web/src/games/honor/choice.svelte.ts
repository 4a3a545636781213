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

export class Choice {
  card = $state<string | null>(null);
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
    this.card = this.house = this.pending = this.armed = null;
    this.taken = [];
  }

  /** The table moved on: forget what can no longer be. */
  keep(hand: Record<string, number>): void {
    const gone = this.card !== null && !hand[this.card];
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
    if (this.card === null || this.armed) return false;
    if (this.spying) return this.pending !== null;
    return this.card !== 'dishonor' && this.card !== 'save_face';
  }
  get wantsPlayer(): boolean {
    return this.card === 'dishonor' && !this.armed;
  }
  target(house: string): Option | undefined {
    if (this.card === null || this.spying) return undefined;
    const seat = house.startsWith('daimyo-') ? Number(house.slice(7)) : -1;
    return this.of(this.card).find(
      ({ words }) =>
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
  pick(card: string, seat: number): void {
    const again = this.card === card;
    this.clear();
    if (again) return;
    const options = this.of(card);
    if (options.length === 0) this.#desk.explain(whyNot(card, seat));
    else {
      this.card = card;
      if (card === 'save_face') this.armed = this.plain('save_face') ?? null;
    }
  }
  /** A lit thing was clicked: play it, or show first what it costs. */
  use(option: Option): void {
    const atOnce = AT_ONCE.has(option.words.do);
    if (atOnce) this.clear();
    else this.armed = option;
    if (atOnce) this.#desk.play(option);
  }
  confirm(): void {
    const option = this.armed;
    this.clear();
    if (option) this.#desk.play(option, 'agreed');
  }
}

/** What one would do with a card that can do nothing now: the server says why not. */
export function whyNot(card: string, seat: number): Words {
  const { kind } = printOf(card);
  const other = seat === 0 ? 1 : 0;
  if (kind === 'daimyo') return { do: 'daimyo', card, seat };
  if (isSpyCard(card))
    return { do: 'spy', card, house: `samurai-${other}`, loot: 'lancers', to: 'destroy' };
  if (card === 'ninja_assassin') return { do: 'assassin', house: `samurai-${other}` };
  if (card === 'dishonor') return { do: 'dishonor', seat: other };
  if (card === 'save_face') return { do: 'save_face' };
  return { do: 'place', card, house: kind === 'castle' ? `daimyo-${seat}` : `samurai-${seat}` };
}
