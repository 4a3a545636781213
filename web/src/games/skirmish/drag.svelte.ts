// A figure in the hand: carried over the field to a place or to an enemy, and set down or brought back. What it would
// do there is what two taps would propose, so it is drawn alike.
import type { Speaker } from '../../words/speaker';
import type { Choice } from './choice.svelte';
import type { Foresight } from './foresight.svelte';
import { distance, spoken, standing } from './plane';
import { whyNot, type Place, type View } from './view';

/** Pixels a finger trembles. */
const STILL = 7;
/** Milliseconds a hand rests before it is asked why it cannot set down. */
const REST = 220;
/** Thousandths of an inch within which it is the same place to a hand. */
const SAME = 200;

export class Drag {
  /** Who is in the hand, and where the hand is over the field. */
  unit = $state<number | null>(null);
  at = $state.raw<Place | null>(null);
  /** Why it cannot be set down here. */
  reason = $state('');
  /** Where a pointer is on the field; the field says it. */
  point: (event: PointerEvent) => Place | null = () => null;
  /** A finger's width on the field. */
  slack: () => number = () => 0;
  /** The press became a carry: its click means nothing. */
  carried = false;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #barredAt: Place | null = null;
  #from: { x: number; y: number; id: number; unit: number } | null = null;

  constructor(
    private readonly choice: Choice,
    private readonly foresight: Foresight,
    private readonly view: () => View,
    private readonly speaker: () => Pick<Speaker, 'say' | 'problem'>,
  ) {}

  /** Whether this unit can be picked up now. */
  may(unit: number): boolean {
    const { choice } = this;
    if (choice.options.length === 0) return false;
    if (choice.do === 'place') return choice.litUnits.has(unit) || choice.actor === unit;
    return choice.actor === unit && (choice.ground() !== null || choice.litTargets.size > 0);
  }

  press(event: PointerEvent, unit: number): void {
    this.carried = false;
    if (event.button !== 0 || !this.may(unit)) return;
    this.#from = { x: event.clientX, y: event.clientY, id: event.pointerId, unit };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#cancel);
    addEventListener('keydown', this.#escape, true);
  }

  readonly #move = (event: PointerEvent): void => {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    if (this.unit === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
      this.#pick(from.unit);
    }
    event.preventDefault();
    const at = this.point(event);
    this.at = at;
    if (at) this.over(at);
    else this.#leave();
  };

  #pick(unit: number): void {
    this.carried = true;
    this.unit = unit;
    document.documentElement.classList.add('carrying');
    const { choice } = this;
    choice.target = choice.place = null;
    if (choice.litUnits.has(unit)) choice.who = unit;
    choice.looked = unit;
  }

  #leave(): void {
    this.#free();
    this.choice.target = this.choice.place = null;
  }

  /** The hand is above a place: an enemy who could be attacked, or ground. */
  over(at: Place): void {
    const { choice } = this;
    const acting = choice.acting;
    const foe = this.view()
      .units.filter(standing)
      .find(
        (unit) =>
          unit.side !== choice.unit(this.unit)?.side &&
          distance(unit, at) <= unit.radius + this.slack(),
      );
    if (foe && acting) return this.#attack(foe.unit);
    if (choice.target !== null) this.#leave();
    const mode = choice.ground();
    if (mode && choice.mode !== mode) choice.take(mode);
    const place = mode ? choice.snap(at) : null;
    choice.place = place;
    if (place) this.#free();
    else this.#barred(at);
  }

  #attack(foe: number): void {
    const { choice } = this;
    this.#free();
    if (choice.litTargets.has(foe)) {
      if (choice.target !== foe) choice.touchUnit(foe);
      return;
    }
    choice.target = choice.place = null;
    const seen = this.foresight.targets?.targets.find(({ target }) => target === foe);
    const why = seen?.charge ?? seen?.no_shot;
    this.reason = why ? whyNot(this.speaker(), why) : '';
  }

  /** Here it can be set down. */
  #free(): void {
    this.reason = '';
    clearTimeout(this.#asking);
    this.#asking = undefined;
    this.#barredAt = null;
  }

  /** Beyond its reach that is said at once. Within it something is in the way: the server knows what, and is asked where
   *  the hand rests. */
  #barred(at: Place): void {
    const far = this.#tooFar(at);
    if (!far && this.#barredAt && distance(this.#barredAt, at) < SAME) return;
    this.#free();
    this.reason = far || this.speaker().say('skirmish-web-in-the-way');
    if (far) return;
    this.#barredAt = at;
    this.#asking = setTimeout(() => void this.#ask(at), REST);
  }

  async #ask(at: Place): Promise<void> {
    const asked = this.#asking;
    const words = this.choice.meant(at);
    const problem = words && (await this.choice.desk.why?.(words));
    if (problem && asked === this.#asking) this.reason = this.speaker().problem(problem);
  }

  #tooFar(at: Place): string {
    const { acting } = this.choice;
    if (this.choice.do === 'place') return this.speaker().say('skirmish-web-out-of-zone');
    const limit = this.foresight.reach?.limit;
    if (!acting || limit === undefined || distance(acting, at) <= limit) return '';
    return this.speaker().say('skirmish-web-too-far', {
      far: spoken(distance(acting, at)),
      limit: spoken(limit),
    });
  }

  readonly #up = (event: PointerEvent): void => {
    if (!this.#from || event.pointerId !== this.#from.id) return;
    const carried = this.unit !== null;
    const { at, choice } = this;
    this.#end();
    if (!carried) return;
    // what leaves it to dice is asked once more, with its odds; a move is done
    if (at && choice.target === null && choice.place && choice.words) choice.confirm();
    else if (choice.target === null) choice.place = null;
  };
  readonly #cancel = (): void => {
    const carried = this.unit !== null;
    this.#end();
    if (carried) this.choice.target = this.choice.place = null;
  };
  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#cancel();
  };

  #end(): void {
    this.#from = null;
    this.unit = null;
    this.at = null;
    this.#free();
    document.documentElement.classList.remove('carrying');
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#cancel);
    removeEventListener('keydown', this.#escape, true);
  }

  destroy(): void {
    this.#end();
  }
}
