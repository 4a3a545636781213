// Advice at the table: the first idea is drawn at once, the line says why; the next idea is one click away.
import type { Desk, GameTable, Option, Words } from '../desk';
import type { LiveTable } from '../livetable.svelte';
import type { Advised } from '../wire/types';
import { inOrder, marksOf, spot } from './spot.svelte';

export class Counsel {
  open = $state(false);
  #ideas = $state.raw<Advised[]>([]);
  #at = $state(0);

  constructor(
    private readonly match: LiveTable,
    private readonly desk: Desk,
    private readonly game: () => GameTable | null,
    private readonly view: () => Record<string, unknown>,
  ) {}

  /** The idea that is drawn; none while the adviser thinks. */
  get row(): Advised | null {
    return this.#ideas[this.#at] ?? null;
  }
  /** What it would play. */
  get option(): Option | null {
    return (this.row && this.desk.options[this.row.option]) ?? null;
  }
  get count(): number {
    return this.#ideas.length;
  }
  get at(): number {
    return this.#at;
  }
  get seat(): number | null {
    return this.desk.seat;
  }
  get speaker(): Desk['speaker'] {
    return this.desk.speaker;
  }
  say(words: Words): string {
    return this.game()?.says?.(words, this.view(), this.speaker) ?? this.speaker.action(words);
  }
  get why(): string {
    return this.row ? this.speaker.advice(this.row.reason) : '';
  }
  /** Whether the idea is as good as the first one: within two in a hundred. */
  get equal(): boolean {
    const [first] = this.#ideas;
    return !!first && !!this.row && this.#at > 0 && first.chance - this.row.chance <= 2;
  }

  async ask(): Promise<void> {
    if (this.open) return this.close();
    this.open = true;
    this.#ideas = [];
    this.#at = 0;
    const answer = await this.match.request({ type: 'hint' });
    if (answer.type !== 'hint') return this.close();
    if (!this.open) return;
    this.#ideas = answer.advice as Advised[];
    this.#draw();
  }

  next(): void {
    this.#at = (this.#at + 1) % Math.max(1, this.count);
    this.#draw();
  }

  play(): void {
    const { option } = this;
    this.close();
    if (option) this.desk.play(option);
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.#ideas = [];
    spot.show({});
  }

  #draw(): void {
    if (!this.row) return;
    const words = this.row.words as { do: string };
    const [game, view] = [this.game(), this.view()];
    const pointing = game?.points?.(words, view);
    const { from, to = [] } = pointing ?? {};
    const clicks = game?.clicks?.(words, view) ?? (from ? [from, ...to] : to);
    spot.show({
      ...marksOf(pointing, 'advised'),
      badges: inOrder(clicks),
      deeds: [{ words, tone: 'advised' }],
    });
  }
}
