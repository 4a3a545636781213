// Looking at the field: one transform, set without making anything anew. Drag, wheel, pinch, buttons, keys.
// A drag only shifts the picture that is there already; it is drawn anew where it is let go.
import { TABLE } from './plane';
import type { Place } from './types';

const SLACK = 7; // pixels a finger may tremble before it is a drag
const LABEL = 18; // pixels below the field for the labels of who stands at its edge
const EDGE = 30; // pixels that a kept place stays away from the edge
const CLOSEST = 8; // times the whole field

export class Camera {
  #frame: SVGSVGElement | null = null;
  #world: SVGGElement | null = null;
  #scale = 0.02;
  #x = 0;
  #y = 0;
  #fitted = true;
  /** Where the picture was drawn, before a drag shifted it. */
  #drawn: Place = { x: 0, y: 0 };
  #fingers = new Map<number, Place>();
  #start: Place | null = null;
  /** Whether the last press became a drag, so that its click means nothing. */
  dragged = false;
  /** Set while a tool wants the drag for itself. */
  hold = false;

  /** Follows the size of its frame; returns how to stop. */
  mount(frame: SVGSVGElement, world: SVGGElement): () => void {
    this.#frame = frame;
    this.#world = world;
    this.fit();
    const watch =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => (this.#fitted ? this.fit() : this.#show()));
    watch?.observe(frame);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY * 0.0015), this.#local(event));
    };
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      watch?.disconnect();
      frame.removeEventListener('wheel', wheel);
    };
  }

  #size(): { width: number; height: number } {
    const rect = this.#frame?.getBoundingClientRect();
    return { width: rect?.width || 800, height: rect?.height || 800 };
  }

  /** Shifts the picture by hand, within its bounds. */
  #drag(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#fitted = false;
    this.#bound();
    if (this.#frame)
      this.#frame.style.transform = `translate(${this.#x - this.#drawn.x}px, ${this.#y - this.#drawn.y}px)`;
  }

  #least(): number {
    const { width, height } = this.#size();
    return Math.min(width, height - LABEL) / (TABLE + 2200);
  }

  fit(): void {
    const { width, height } = this.#size();
    this.#scale = this.#least();
    this.#x = (width - TABLE * this.#scale) / 2;
    this.#y = (height - LABEL - TABLE * this.#scale) / 2;
    this.#fitted = true;
    this.#show();
  }

  /** Closer or farther, about a drawn place or the middle. */
  step(factor: number, about: Place | null = null): void {
    const { width, height } = this.#size();
    if (!about) this.#zoom(factor, { x: width / 2, y: height / 2 });
    else {
      this.#zoom(factor, {
        x: about.x * this.#scale + this.#x,
        y: about.y * this.#scale + this.#y,
      });
      this.keep(about);
    }
  }

  nudge(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#fitted = false;
    this.#show();
  }

  /** Moves so far that a drawn place is well in sight. */
  keep({ x, y }: Place): void {
    const { width, height } = this.#size();
    const inward = (at: number, size: number): number =>
      at < EDGE ? EDGE - at : Math.min(0, size - EDGE - at);
    const dx = inward(x * this.#scale + this.#x, width);
    const dy = inward(y * this.#scale + this.#y, height);
    if (dx || dy) this.nudge(dx, dy);
  }

  #zoom(factor: number, about: Place): void {
    const least = this.#least();
    const scale = Math.min(Math.max(this.#scale * factor, least * 0.8), least * CLOSEST);
    const by = scale / this.#scale;
    this.#x = about.x - (about.x - this.#x) * by;
    this.#y = about.y - (about.y - this.#y) * by;
    this.#scale = scale;
    this.#fitted = false;
    this.#show();
  }

  #bound(): void {
    const { width, height } = this.#size();
    const side = TABLE * this.#scale;
    this.#x = Math.min(Math.max(this.#x, 60 - side), width - 60);
    this.#y = Math.min(Math.max(this.#y, 60 - side), height - 60);
  }

  #show(): void {
    this.#bound();
    this.#drawn = { x: this.#x, y: this.#y };
    if (this.#frame) this.#frame.style.transform = '';
    this.#world?.setAttribute(
      'transform',
      `matrix(${this.#scale} 0 0 ${this.#scale} ${this.#x} ${this.#y})`,
    );
    this.#world?.style.setProperty('--px', String(1 / this.#scale));
  }

  #local(event: { clientX: number; clientY: number }): Place {
    const rect = this.#frame?.getBoundingClientRect();
    return {
      x: event.clientX - (rect?.left ?? 0) + this.#x - this.#drawn.x,
      y: event.clientY - (rect?.top ?? 0) + this.#y - this.#drawn.y,
    };
  }

  /** The drawn place under a pointer. */
  point(event: { clientX: number; clientY: number }): Place {
    const { x, y } = this.#local(event);
    return { x: (x - this.#x) / this.#scale, y: (y - this.#y) / this.#scale };
  }

  /** So many pixels as a length on the field. */
  length(pixels: number): number {
    return pixels / this.#scale;
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    const at = this.#local(event);
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, at);
    this.#start = at;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || this.hold) return;
    const at = this.#local(event);
    const [other] = [...this.#fingers]
      .filter(([id]) => id !== event.pointerId)
      .map(([, place]) => place);
    if (other) this.#pinch(before, at, other);
    else if (
      this.dragged ||
      (this.#start && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > SLACK)
    ) {
      if (!this.dragged) this.#frame?.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.#drag(at.x - before.x, at.y - before.y);
    } else return;
    this.#fingers.set(event.pointerId, at);
  }

  #pinch(before: Place, at: Place, other: Place): void {
    this.dragged = true;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    this.nudge((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 1) this.#zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#x !== this.#drawn.x || this.#y !== this.#drawn.y) this.#show();
  }
}
