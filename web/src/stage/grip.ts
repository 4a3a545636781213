// Hands on what a camera looks at: a finger or the mouse drags it, two fingers pinch it, the wheel brings it nearer.
// What that does to the picture, the camera says.
export type At = { x: number; y: number };

export interface Gripped {
  /** Where a pointer is, in pixels of the frame. */
  at(event: { clientX: number; clientY: number }): At;
  /** One finger drags. */
  drag(dx: number, dy: number): void;
  /** Two fingers move. */
  pan(dx: number, dy: number): void;
  /** Closer (by > 1) or farther, around a point of the frame. */
  zoom(by: number, around: At): void;
  /** It is taken hold of: the pointer is kept until it is let go. */
  grabbed(pointer: number): void;
}

export class Grip {
  #fingers = new Map<number, At>();
  #start: At | null = null;
  /** Whether the last press became a drag, so that its click means nothing. */
  dragged = false;

  constructor(
    readonly camera: Gripped,
    /** Pixels that a finger may tremble before it is a drag. */
    readonly slack: number,
  ) {}

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    const at = this.camera.at(event);
    if (this.#fingers.size === 0) {
      this.#start = at;
      this.dragged = false;
    }
    this.#fingers.set(event.pointerId, at);
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    const at = this.camera.at(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, at, other);
    else if (!this.#drag(event.pointerId, before, at)) return;
    this.#fingers.set(event.pointerId, at);
  }

  /** Whether it is one by now. */
  #drag(pointer: number, before: At, at: At): boolean {
    const start = this.#start ?? at;
    if (!this.dragged && Math.hypot(at.x - start.x, at.y - start.y) < this.slack) return false;
    if (!this.dragged) this.camera.grabbed(pointer);
    this.dragged = true;
    this.camera.drag(at.x - before.x, at.y - before.y);
    return true;
  }

  #pinch(before: At, at: At, other: At): void {
    this.dragged = true;
    const apart = (a: At): number => Math.max(Math.hypot(a.x - other.x, a.y - other.y), 1);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.camera.zoom(apart(at) / apart(before), middle);
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
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
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), this.camera.at(event));
  }
}
