// What I have in hand and in mind: a card, a corner, and the option they make together.
import { getDesk, type Option } from '../../desk';
import { lens } from '../../stage/lens.svelte';
import { spot } from '../../stage/spot.svelte';
import { settings } from '../../settings.svelte';
import { cellOf, keyOf, zoneOfCell, type View } from './view';

export class Choice {
  /** The card I chose, the corner I chose, the corner under the mouse, the corner with the focus. */
  #card = $state<string | null>(null);
  pinned = $state<string | null>(null);
  hover = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** A card is carried over the table. */
  carried = $state(false);
  readonly #desk = getDesk();

  constructor(readonly view: () => View) {}

  readonly laying = $derived.by(() =>
    this.#desk.options.some((option) => option.words.do === 'lay'),
  );
  readonly playing = $derived.by(() =>
    this.#desk.options.some((option) => option.words.do === 'play'),
  );
  /** Cards that can be played. */
  readonly cards = $derived.by(
    () =>
      new Set(
        this.#desk.options.flatMap((o) => (o.words.do === 'play' ? [o.words.card as string] : [])),
      ),
  );
  /** The chosen card; the only one there is needs no choosing. */
  readonly card = $derived.by(() => {
    if (this.#card && this.cards.has(this.#card)) return this.#card;
    return this.cards.size === 1 ? ([...this.cards][0] ?? null) : null;
  });
  /** What a click on a corner would play, by corner. */
  readonly lit = $derived.by(() => {
    const mine = this.#desk.options.filter(
      (o) => o.words.do === 'lay' || o.words.card === this.card,
    );
    return new Map(mine.map((option) => [cellOf(option), option]));
  });
  /** Corners that wait for a card to be chosen. */
  readonly open = $derived.by(
    () => new Set(this.playing && !this.card ? this.#desk.options.map(cellOf) : []),
  );
  /** The corner that I chose before a card, if it is free. */
  readonly waits = $derived.by(() =>
    this.pinned !== null && this.open.has(this.pinned) ? this.pinned : null,
  );
  /** What somebody advises: its arrow is drawn, so what it would bring is drawn, too. */
  readonly advised = $derived.by((): Option | null => {
    const arrow = spot.marks.arrows?.find(({ tone }) => tone === 'advised');
    if (!arrow) return null;
    const fits = ({ words }: Option): boolean =>
      zoneOfCell(words.x as number, words.y as number) === arrow.to &&
      (words.do === 'lay' || `held-${words.card as string}` === arrow.from);
    return this.#desk.options.find(fits) ?? null;
  });
  /** The card that somebody advises here, where it cannot be played any more, too: looking back. */
  advisedAt(cell: string): string | null {
    const deed = spot.marks.deeds?.find(
      ({ tone, words }) =>
        tone === 'advised' &&
        words.do === 'play' &&
        keyOf(words.x as number, words.y as number) === cell,
    );
    return (deed?.words.card as string | undefined) ?? null;
  }
  /** What is thought of: its consequences are drawn on the land. */
  readonly current = $derived.by((): Option | null => {
    for (const cell of [this.hover, this.focused, this.pinned]) {
      const option = cell === null ? undefined : this.lit.get(cell);
      if (option) return option;
    }
    return this.advised;
  });
  /** What one more tap, or its button, would play. */
  readonly settled = $derived.by((): Option | null =>
    this.pinned === null ? null : (this.lit.get(this.pinned) ?? null),
  );

  take(card: string, at: Element): void {
    if (this.cards.has(card)) this.#card = this.card === card && this.cards.size > 1 ? null : card;
    else if (this.#desk.options.length) this.#desk.explain({ card });
    else lens.look(at);
  }

  // -- by hand: carried from the tray to a corner

  pick(card: string): void {
    this.#card = card;
    this.pinned = null;
    this.carried = true;
  }
  over(cell: string | null): void {
    this.hover = cell !== null && this.lit.has(cell) ? cell : null;
  }
  /** Set down; where it may not lie, the reason is told there. */
  set(cell: string): void {
    this.carried = false;
    const option = this.lit.get(cell);
    if (option) return this.play(option);
    const [x, y] = cell.split(',').map(Number);
    this.#explainCell(Number(x), Number(y));
    this.back();
  }
  back(): void {
    this.carried = false;
    this.hover = null;
    this.#card = null;
  }

  /** A click on a corner: the first shows what would come, the second plays. Keys show it on focus, so they play. */
  choose(x: number, y: number, decided: boolean): void {
    const cell = keyOf(x, y);
    const option = this.lit.get(cell);
    if (option && (decided || this.pinned === cell || settings.confirm === 'never'))
      return this.play(option);
    if (option || this.open.has(cell)) this.pinned = cell;
    else this.#explainCell(x, y);
  }

  /** A click on what lies on the land: why a card cannot go there, or what it is. */
  ask(x: number, y: number, at: Element): void {
    if (this.card || this.laying) this.#explainCell(x, y);
    else lens.look(at);
  }

  play(option: Option): void {
    this.drop();
    this.#desk.play(option, 'agreed');
  }

  drop(): void {
    this.#card = null;
    this.pinned = null;
    this.hover = null;
    this.focused = null;
    this.carried = false;
  }

  #explainCell(x: number, y: number): void {
    this.#desk.explain(this.card && !this.laying ? { card: this.card, x, y } : { x, y });
  }
}

/** What is thought of at the table that is drawn: the line tells it. */
class Mind {
  choice = $state.raw<Choice | null>(null);
}
export const mind = new Mind();
