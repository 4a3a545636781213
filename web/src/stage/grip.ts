// Hands on what a camera looks at: a finger or the mouse drags it, two fingers pinch and turn it, the wheel brings it
// nearer, the right button goes about it. What that does to the picture, the camera says.
export type At = { x: number; y: number };

export interface Gripped {
  /** Where a pointer is, in pixels of the frame. */
  at(event: { clientX: number; clientY: number }): At;
  /** One finger drags: what lay under one point comes to lie under the other. */
  drag(to: At, from: At): void;
  /** Two fingers move, likewise. */
  pan(to: At, from: At): void;
  /** Closer (by > 1) or farther, around a point of the frame. */
  zoom(by: number, around: At): void;
  /** Two fingers turn, in radians; a flat picture does not. */
  turn?(by: number): void;
  /** The right button drags; without it that button takes hold of nothing. */
  circle?(to: At, from: At): void;
  /** It is taken hold of: the pointer is kept until it is let go. */
  grabbed(pointer: number): void;
}

const RIGHT = 2;
const LINE = 16; // pixels a line of the wheel
const WHEEL = 0.0016;

/** Between -π and π. */
const least = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));

export class Grip {
  #fingers = new Map<number, At>();
  #start: At | null = null;
  #circling = false;
  /** Whether the last press became a drag, so that its click means nothing. */
  dragged = false;
  /** Set while a tool wants the drag for itself. */
  hold = false;

  constructor(
    readonly camera: Gripped,
    /** Pixels that a finger may tremble before it is a drag. */
    readonly slack: number,
  ) {}

  down(event: PointerEvent): void {
    this.#circling = event.button === RIGHT && !!this.camera.circle;
    if (event.button > 0 && !this.#circling) return;
    const at = this.camera.at(event);
    if (this.#fingers.size === 0) {
      this.#start = at;
      this.dragged = false;
    }
    this.#fingers.set(event.pointerId, at);
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start || this.hold) return;
    const at = this.camera.at(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const still = Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < this.slack;
    if (!this.dragged && !other && still) return;
    if (!this.dragged) this.camera.grabbed(event.pointerId);
    this.dragged = true;
    this.#fingers.set(event.pointerId, at);
    if (other) this.#pinch(at, before, other);
    else if (this.#circling) this.camera.circle?.(at, before);
    else this.camera.drag(at, before);
  }

  /** What lay between the fingers stays between them. */
  #pinch(at: At, before: At, other: At): void {
    const middle = (a: At): At => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
    const apart = (a: At): number => Math.max(Math.hypot(a.x - other.x, a.y - other.y), 1);
    const aslant = (a: At): number => Math.atan2(a.y - other.y, a.x - other.x);
    this.camera.pan(middle(at), middle(before));
    this.camera.zoom(apart(at) / apart(before), middle(at));
    this.camera.turn?.(least(aslant(at) - aslant(before)));
  }

  /** Whether no finger is left on it. */
  up(event: PointerEvent): boolean {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size) return false;
    this.#start = null;
    return true;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? LINE : 1;
    this.camera.zoom(Math.exp(-event.deltaY * lines * WHEEL), this.camera.at(event));
  }
}
