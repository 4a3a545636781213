// The hand: a card is picked up, carried over the table, and set down or brought back. A place where it may go is an
// element with `data-drop`; what it would do there is drawn while it hovers. A press that does not move is a click, so
// two taps and keys go the same way through the table's own choice.
import { hang, release } from './refused';
import { spot } from './spot.svelte';

export interface Carried {
  /** Whether it may be picked up now. */
  may: boolean;
  pick(): void;
  /** Above a place, or above none. */
  over(place: string | null): void;
  drop(place: string): void;
  /** Let go elsewhere: it returns to the hand. */
  back(): void;
}

/** Pixels a finger trembles. */
const STILL = 7;

/** The place under a point of the screen. */
export function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement | SVGElement>('[data-drop]');
    if (place) return place.dataset.drop ?? null;
  }
  return null;
}

export function carry(
  node: HTMLElement | SVGElement,
  carried: Carried,
): { update(carried: Carried): void; destroy(): void } {
  let what = carried;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;
  let above: string | null = null;

  function down(event: PointerEvent): void {
    if (!what.may || event.button !== 0) return;
    release(node);
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape, true);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving) {
      if (Math.hypot(dx, dy) < STILL) return;
      begin();
    }
    node.style.translate = `${dx}px ${dy}px`;
    const place = placeAt(event.clientX, event.clientY);
    if (place !== above) what.over((above = place));
    event.preventDefault();
  }
  function begin(): void {
    moving = true;
    node.classList.add('carried');
    document.documentElement.classList.add('carrying');
    what.pick();
  }
  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const place = moving ? placeAt(event.clientX, event.clientY) : null;
    const [moved, dx, dy] = [moving, event.clientX - from.x, event.clientY - from.y];
    end();
    if (!moved) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    if (place === null) return what.back();
    hang(node, dx, dy);
    spot.pointed(event); // what is said about it is said there
    what.drop(place);
  }
  function cancel(): void {
    const moved = moving;
    end();
    if (moved) what.back();
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  }
  /** The click that ends a carry is none. */
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function end(): void {
    from = null;
    moving = false;
    if (above !== null) what.over((above = null));
    node.style.translate = '';
    node.classList.remove('carried');
    document.documentElement.classList.remove('carrying');
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', escape, true);
  }

  node.style.touchAction = 'none';
  const started = down as (event: Event) => void;
  node.addEventListener('pointerdown', started);
  const still = (event: Event): void => event.preventDefault();
  node.addEventListener('dragstart', still);
  return {
    update: (next) => (what = next),
    destroy() {
      end();
      release(node);
      node.removeEventListener('pointerdown', started);
      node.removeEventListener('dragstart', still);
    },
  };
}
