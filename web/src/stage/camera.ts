// An eye over a field: it moves, draws nearer, and is taken hold of, the same in every game. How the field is drawn, how near one
// may come, and what is in sight by itself, each field says.
import { Grip, type At } from './grip';

export type Size = { w: number; h: number };
export type Edges = { left: number; top: number; right: number; bottom: number };
type Pointer = { clientX: number; clientY: number };

export abstract class Camera {
  /** A place of the field is drawn at `x + place.x * scale` in the frame. */
  scale = 1;
  x = 0;
  y = 0;
  readonly #grip: Grip;

  constructor(slack: number) {
    this.#grip = new Grip(
      {
        at: (event) => this.local(event),
        drag: (to, from) => this.drag(to.x - from.x, to.y - from.y),
        pan: (to, from) => this.pan(to.x - from.x, to.y - from.y, false),
        zoom: (by, around) => this.zoom(by, around, false),
        grabbed: (pointer) => this.grabbed(pointer),
      },
      slack,
    );
  }

  // -- what each field says

  protected abstract readonly frame: Element | null;
  protected abstract size(): Size;
  /** The least scale and the largest. */
  protected abstract range(): readonly [number, number];
  /** Somebody moved the eye: it follows nothing any more. */
  protected abstract freed(): void;
  /** The one write: the field is seen from where the eye is now. */
  protected abstract draw(glide: boolean): void;

  protected drag(dx: number, dy: number): void {
    this.pan(dx, dy, false);
  }

  protected grabbed(pointer: number): void {
    this.frame?.setPointerCapture(pointer);
  }

  // -- verbs

  pan(dx: number, dy: number, glide = true): void {
    this.freed();
    this.shift(dx, dy, glide);
  }

  /** Closer (by > 1) or farther, around a point of the frame; around its middle without one. */
  zoom(by: number, around: At = this.middle(), glide = true): void {
    const [least, most] = this.range();
    const scale = Math.min(Math.max(this.scale * by, least), most);
    const real = scale / this.scale;
    this.freed();
    this.x = around.x - (around.x - this.x) * real;
    this.y = around.y - (around.y - this.y) * real;
    this.scale = scale;
    this.draw(glide);
  }

  protected shift(dx: number, dy: number, glide: boolean): void {
    this.x += dx;
    this.y += dy;
    this.draw(glide);
  }

  /** How far it has to move for a point of the frame to be so many pixels inside of it. */
  protected inward(at: At, room: number): At {
    const { w, h } = this.size();
    const by = (place: number, length: number): number =>
      length < 2 * room
        ? length / 2 - place
        : Math.max(room - place, 0) + Math.min(length - room - place, 0);
    return { x: by(at.x, w), y: by(at.y, h) };
  }

  // -- places

  protected middle(): At {
    const { w, h } = this.size();
    return { x: w / 2, y: h / 2 };
  }

  /** Where a drawn place is in the frame. */
  protected screen({ x, y }: At): At {
    return { x: this.x + x * this.scale, y: this.y + y * this.scale };
  }

  /** Where a pointer is in the frame. */
  protected local(event: Pointer): At {
    const box = this.frame?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  /** The drawn place under a pointer. */
  point(event: Pointer): At {
    const { x, y } = this.local(event);
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** So many pixels as a length on the field. */
  length(pixels: number): number {
    return pixels / this.scale;
  }

  // -- hands on it

  /** Whether the last press became a drag, so that its click means nothing. */
  get dragged(): boolean {
    return this.#grip.dragged;
  }
  set dragged(dragged: boolean) {
    this.#grip.dragged = dragged;
  }

  /** Set while a tool wants the drag for itself. */
  get hold(): boolean {
    return this.#grip.hold;
  }
  set hold(hold: boolean) {
    this.#grip.hold = hold;
  }

  down(event: PointerEvent): void {
    this.#grip.down(event);
  }

  move(event: PointerEvent): void {
    this.#grip.move(event);
  }

  /** Whether no finger is left on it. */
  up(event: PointerEvent): boolean {
    return this.#grip.up(event);
  }

  wheel(event: WheelEvent): void {
    this.#grip.wheel(event);
  }
}
