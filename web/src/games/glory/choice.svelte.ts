// What a player has taken up: a character from the hand, how many of it, or a ninja figure; and above which place it
// is carried. It only looks among the options that the server gave.
import type { Desk, Option, Thing, Words } from '../../desk';
import { spot } from '../../stage/spot.svelte';

export class Choice {
  readonly #desk: Desk;
  #picked = $state<string | null>(null);
  #many = $state<number | null>(null);
  #armed = $state(false);
  /** The place that a card is carried over. */
  over = $state<string | null>(null);
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
    return this.all(words)[0];
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

  /** Taken up, or put back if it was. */
  pick(character: string, keys = false): void {
    const again = this.picked === character;
    this.take(character);
    this.keys = keys;
    if (again) this.#picked = null;
  }

  take(character: string): void {
    this.#picked = character;
    this.#many = null;
    this.#armed = false;
    this.keys = false;
  }

  drop(): void {
    this.#picked = null;
    this.#armed = false;
    this.over = null;
  }

  /** The sets that can be laid of the character taken up, the smallest first. */
  get lays(): Option[] {
    if (this.picked === null) return [];
    const found = this.all({ do: 'lay', character: this.picked });
    return found.sort((a, b) => Number(a.words.count) - Number(b.words.count));
  }

  /** The set that is laid next: as many as were chosen, else all. */
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

  /** What was shown beforehand with its consequence is not asked again. */
  play(option: Option, agreed?: 'agreed'): void {
    this.drop();
    this.#desk.play(option, agreed);
  }

  // -- piles

  onPile(pile: string): Option | undefined {
    const draw = this.find({ do: 'draw', pile }) ?? this.find({ do: 'place', pile });
    if (draw || this.picked === null) return draw;
    return this.find({ do: 'discard', character: this.picked, pile });
  }

  /** What a click on this pile is about. */
  meant(pile: string): Thing {
    return this.picked === null ? { pile } : { do: 'discard', character: this.picked, pile };
  }

  // -- carrying

  /** A card set down on a place; where it may not go, the reason is told. */
  setDown(place: string): void {
    const character = this.picked;
    if (character === null) return;
    const pile = place.startsWith('pile-') ? place.slice(5) : null;
    const option = pile
      ? this.find({ do: 'discard', character, pile })
      : place === `set-${character}`
        ? this.lay
        : undefined;
    if (option) this.play(option);
    else {
      this.drop();
      if (pile) this.#desk.explain({ do: 'discard', character, pile });
      else if (place === `set-${character}`) this.#desk.explain({ character });
      else spot.say(this.#notHere(place.replace('set-', '')), 'GLO-4.1');
    }
  }

  #notHere(character: string): string {
    const { speaker } = this.#desk;
    return speaker.say('glory-web-why-other', {
      cards: speaker.noun('character', `${character}.many`),
    });
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

const CHOICES = new WeakMap<Desk, Choice>();

/** The choice of whoever sits at this desk: the table and the line speak of the same. */
export function choiceOf(desk: Desk): Choice {
  const known = CHOICES.get(desk);
  if (known) return known;
  const made = new Choice(desk);
  CHOICES.set(desk, made);
  return made;
}
