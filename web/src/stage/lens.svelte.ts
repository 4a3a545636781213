// A thing looked at closely: elements with `data-lens`. By mouse after a moment's rest, by finger with a long press,
// by keyboard with `l` on what has the focus.

const REST = 250;
const PRESS = 350;

class Lens {
  thing = $state<string | null>(null);
  /** Where the thing lies, so that the lens opens beside it. */
  at = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse pressed last, and rests: what comes to lie there by itself is not looked at. */
  #pressed: { x: number; y: number } | null = null;

  look(element: Element): void {
    const found = element.closest<HTMLElement | SVGElement>('[data-lens]');
    this.thing = found?.dataset.lens ?? null;
    this.at = found?.getBoundingClientRect() ?? null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.thing = null;
  }

  /** What the pointer does, anywhere on the table. */
  readonly over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const element = (event.target as Element).closest('[data-lens]');
    clearTimeout(this.#timer);
    const at = this.#pressed;
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) < 4) return;
    this.#pressed = null;
    if (!element) this.close();
    else if (!event.buttons) this.#timer = setTimeout(() => this.look(element), REST);
  };
  /** Anywhere on the page: a button beside the table may go, and something else lie there. */
  readonly press = (event: PointerEvent): void => {
    this.close();
    if (event.pointerType !== 'touch') this.#pressed = { x: event.clientX, y: event.clientY };
  };
  readonly down = (event: PointerEvent): void => {
    const element = (event.target as Element).closest('[data-lens]');
    if (element && event.pointerType === 'touch')
      this.#timer = setTimeout(() => this.look(element), PRESS);
  };
  /** A finger that moves carries or scrolls; one that is lifted taps. */
  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > 3)
      clearTimeout(this.#timer);
  };
  readonly up = (): void => clearTimeout(this.#timer);
}

export const lens = new Lens();
