// What a player has taken up: a character from the hand, how many of it, or a ninja figure. It only looks among the
// options that the server gave.
import { getContext, setContext } from 'svelte';
import type { Desk, Option, Words } from '../../desk';

export class Choice {
  readonly #desk: Desk;
  #picked = $state<string | null>(null);
  #many = $state<number | null>(null);
  #armed = $state(false);
  /** Whether the last thing was taken up by keyboard, so that the focus goes on with it. */
  keys = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Whether somebody sits here who may ask why not. */
  get seated(): boolean {
    return this.#desk.seat !== null;
  }

  find(words: Words): Option | undefined {
    return this.#desk.options.find((option) =>
      Object.entries(words).every(([key, value]) => option.words[key] === value),
    );
  }

  all(words: Words): Option[] {
    return this.#desk.options.filter((option) =>
      Object.entries(words).every(([key, value]) => option.words[key] === value),
    );
  }

  // -- a character from the hand

  /** The character taken up, as long as something can be done with it. */
  get picked(): string | null {
    return this.#picked !== null && this.usable(this.#picked) ? this.#picked : null;
  }

  usable(character: string): boolean {
    return (
      this.all({ do: 'lay', character }).length + this.all({ do: 'discard', character }).length > 0
    );
  }

  pick(character: string, keys = false): void {
    this.keys = keys;
    this.#picked = this.picked === character ? null : character;
    this.#many = null;
    this.#armed = false;
  }

  drop(): void {
    this.#picked = null;
    this.#armed = false;
  }

  /** The sets that can be laid of the character taken up, the smallest first. */
  get lays(): Option[] {
    if (this.picked === null) return [];
    const found = this.all({ do: 'lay', character: this.picked });
    return found.sort((a, b) => Number(a.words.count) - Number(b.words.count));
  }

  /** The set that the button would lay: as many as were chosen, else all. */
  get lay(): Option | undefined {
    return this.lays.find((option) => option.words.count === this.#many) ?? this.lays.at(-1);
  }

  /** The next smaller (-1) or larger (1) set, if there is one. */
  beside(step: number): Option | undefined {
    return this.lay && this.lays[this.lays.indexOf(this.lay) + step];
  }

  choose(option: Option): void {
    this.#many = Number(option.words.count);
  }

  // -- piles

  onPile(pile: string): Option | undefined {
    const draw = this.find({ do: 'draw', pile }) ?? this.find({ do: 'place', pile });
    if (draw || this.picked === null) return draw;
    return this.find({ do: 'discard', character: this.picked, pile });
  }

  /** The words of what a click on this pile would mean now. */
  meant(pile: string): Words {
    if (this.picked !== null) return { do: 'discard', character: this.picked, pile };
    return { do: this.#desk.question?.asks === 'PlaceCards' ? 'place' : 'draw', pile };
  }

  // -- ninja figures

  get figureUses(): Option[] {
    return this.all({ do: 'ninja' });
  }

  /** Whether a figure is in hand and looks for its target. */
  get armed(): boolean {
    if (this.figureUses.length === 0) return false;
    return this.#armed || this.#desk.question?.asks === 'MayUseFigure';
  }

  arm(): void {
    this.#armed = !this.#armed;
    this.#picked = null;
  }

  target(character: string): Option | undefined {
    return this.armed ? this.find({ do: 'ninja', character }) : undefined;
  }
}

const KEY = Symbol('choice');
export const setChoice = (choice: Choice): Choice => setContext(KEY, choice);
export const getChoice = (): Choice => getContext<Choice>(KEY);
