// What I have in hand and in mind: a card, a cell, and the option they make together.
import { getDesk, type Option } from '../../desk';
import { settings } from '../../settings.svelte';
import { cellOf, keyOf, type SamuraiView } from './told';

export class Choice {
  /** The card I chose, the cell I chose, the cell under the mouse, the cell with the focus. */
  #card = $state<string | null>(null);
  pinned = $state<string | null>(null);
  hover = $state<string | null>(null);
  focused = $state<string | null>(null);
  readonly #desk = getDesk();

  constructor(readonly view: () => SamuraiView) {}

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
  /** What a click on a cell would play, by cell. */
  readonly lit = $derived.by(() => {
    const mine = this.#desk.options.filter(
      (o) => o.words.do === 'lay' || o.words.card === this.card,
    );
    return new Map(mine.map((option) => [cellOf(option), option]));
  });
  /** Cells that wait for a card to be chosen. */
  readonly open = $derived.by(
    () => new Set(this.playing && !this.card ? this.#desk.options.map(cellOf) : []),
  );
  readonly current = $derived.by((): Option | null => {
    for (const cell of [this.hover, this.focused, this.pinned]) {
      const option = cell === null ? undefined : this.lit.get(cell);
      if (option) return option;
    }
    return null;
  });
  readonly isPinned = $derived.by(
    () => this.current !== null && cellOf(this.current) === this.pinned,
  );

  take(card: string): void {
    if (!this.cards.has(card)) return this.#explainCard(card);
    this.#card = this.card === card && this.cards.size > 1 ? null : card;
  }

  /** A click on a cell: the first shows what would come, the second plays. Keys show it on focus, so they play. */
  pick(x: number, y: number, decided: boolean): void {
    const cell = keyOf(x, y);
    const option = this.lit.get(cell);
    if (option && (decided || this.pinned === cell || settings.confirm === 'never'))
      return this.play(option);
    if (option || this.open.has(cell)) this.pinned = cell;
    else this.#explainCell(x, y);
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
  }

  #explainCell(x: number, y: number): void {
    const card = this.card ?? this.#held()[0];
    if (this.laying) this.#desk.explain({ do: 'lay', x, y });
    else if (card) this.#desk.explain({ do: 'play', card, x, y });
  }

  #explainCard(card: string): void {
    const [x, y] = this.view().table.legal[0] ?? [0, 1];
    this.#desk.explain({ do: 'play', card, x, y });
  }

  #held(): string[] {
    const hand = this.#desk.seat === null ? undefined : this.view().hands[this.#desk.seat];
    return !hand || hand.cards === 'hidden' ? [] : Object.keys(hand.cards);
  }
}
