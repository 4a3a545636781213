// Where the eye is over the land. Moves one element by its transform; nothing is drawn again while it moves.
import type { Frame } from './told';

/** The side of a cell at scale 1; a cell's middle is at (x * CELL, -y * CELL). */
export const CELL = 100;
const LEAST = 0.22;
const MOST = 2.2;
const FIT_MOST = 1.25;
const SLACK = 6;
const MARGIN = 0.12 * CELL;

type Point = { x: number; y: number };

export class Camera {
  scale = 1;
  x = 0;
  y = 0;
  /** Follows the growing land until somebody moves it. */
  follows = true;
  #frame: Frame = { west: -1, east: 1, south: -1, north: 1 };
  #focus: Point = { x: 0, y: 0 };
  #lit: readonly Point[] = [];
  /** All of it is in sight, however small the cells are. */
  #whole = false;
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #dragged = false;
  #queued = 0;
  #glideEnd = 0;

  constructor(
    readonly window: HTMLElement,
    readonly world: HTMLElement,
    /** Cells are at least so wide on the screen after fitting: a finger's width where there are fingers. */
    readonly least: () => number,
    readonly motion: () => number,
  ) {}

  // -- verbs

  /** The land has grown, the last card lies elsewhere, or other cells are lit. */
  show(frame: Frame, focus: Point, lit: readonly Point[], glide: boolean): void {
    this.#frame = frame;
    this.#focus = focus;
    this.#lit = lit;
    if (this.follows) this.fit(glide);
    else if (glide) this.reveal(focus.x, focus.y);
  }

  /** From what one has in sight to the usual view; from there to the whole land, and back. */
  toggle(): void {
    this.#whole = this.follows && !this.#whole;
    this.fit();
  }

  /** All of it in sight; where cells would be too small, as many lit ones as can be, near the last card. */
  fit(glide = true): void {
    this.follows = true;
    const { west, east, south, north } = this.#frame;
    const size = this.#size();
    const wide = (east - west + 1) * CELL + 2 * MARGIN;
    const high = (north - south + 1) * CELL + 2 * MARGIN;
    const whole = Math.min(size.x / wide, size.y / high, FIT_MOST);
    this.scale = this.#whole ? whole : Math.max(whole, this.least() / CELL);
    const middle = { x: ((west + east) / 2) * CELL, y: (-(south + north) / 2) * CELL };
    const clamp = (at: number, mid: number, extent: number, room: number): number => {
      const spare = Math.max(0, (extent - room / this.scale) / 2);
      return Math.min(Math.max(at, mid - spare), mid + spare);
    };
    const aim = this.#aim(size);
    const x = clamp(aim.x * CELL, middle.x, wide, size.x);
    const y = clamp(-aim.y * CELL, middle.y, high, size.y);
    this.x = size.x / 2 - x * this.scale;
    this.y = size.y / 2 - y * this.scale;
    this.#apply(glide);
  }

  /** The cell around which most lit ones are in sight; the last card is worth as much as three of them. */
  #aim(size: Point): Point {
    const reach = {
      x: size.x / this.scale / CELL / 2 - 0.5,
      y: size.y / this.scale / CELL / 2 - 0.5,
    };
    const sees = (from: Point, to: Point): boolean =>
      Math.abs(to.x - from.x) <= reach.x && Math.abs(to.y - from.y) <= reach.y;
    const worth = (from: Point): number =>
      (sees(from, this.#focus) ? 3 : 0) + this.#lit.filter((to) => sees(from, to)).length;
    const between = this.#lit.map((to) => ({
      x: (to.x + this.#focus.x) / 2,
      y: (to.y + this.#focus.y) / 2,
    }));
    let best = this.#focus;
    for (const place of [...between, ...this.#lit]) if (worth(place) > worth(best)) best = place;
    return best;
  }

  pan(dx: number, dy: number, glide = true): void {
    this.follows = this.#whole = false;
    this.x += dx;
    this.y += dy;
    this.#apply(glide);
  }

  /** Closer (by > 1) or farther, around a point of the window; around its middle without one. */
  zoom(by: number, around?: Point, glide = true): void {
    const size = this.#size();
    const at = around ?? { x: size.x / 2, y: size.y / 2 };
    const scale = Math.min(Math.max(this.scale * by, LEAST), MOST);
    const real = scale / this.scale;
    this.follows = this.#whole = false;
    this.x = at.x - (at.x - this.x) * real;
    this.y = at.y - (at.y - this.y) * real;
    this.scale = scale;
    this.#apply(glide);
  }

  /** Moves just so far that a cell and a bit around it is in sight. */
  reveal(x: number, y: number, covered = 0): void {
    const size = this.#size();
    size.y -= covered;
    const room = 0.75 * CELL * this.scale;
    const at = { x: this.x + x * CELL * this.scale, y: this.y - y * CELL * this.scale };
    const shift = (place: number, length: number): number =>
      length < 2 * room
        ? length / 2 - place
        : Math.max(room - place, 0) + Math.min(length - room - place, 0);
    const dx = shift(at.x, size.x);
    const dy = shift(at.y, size.y);
    if (dx === 0 && dy === 0) return;
    this.x += dx;
    this.y += dy;
    this.#apply(true);
  }

  // -- hands on it

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    if (this.#fingers.size === 1) {
      this.#start = this.#at(event);
      this.#dragged = false;
    }
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = this.#at(event);
    if (!this.#dragged && this.#fingers.size === 1) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLACK) return;
      this.window.setPointerCapture(event.pointerId);
      this.window.dataset.dragging = '';
      this.#dragged = true;
    }
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, before, now);
    else this.pan(now.x - before.x, now.y - before.y, false);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size) return;
    this.#start = null;
    delete this.window.dataset.dragging;
  }

  /** Whether the click that follows only ends a drag. */
  wasDragged(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), this.#at(event), false);
  }

  #pinch(id: number, before: Point, now: Point): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    this.#dragged = true;
    const apart = (a: Point): number => Math.max(Math.hypot(a.x - other.x, a.y - other.y), 1);
    this.zoom(
      apart(now) / apart(before),
      { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
      false,
    );
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2, false);
  }

  // -- the one write

  #apply(glide: boolean): void {
    const length = glide ? 320 * this.motion() : 0;
    clearTimeout(this.#glideEnd);
    this.world.style.transition = length
      ? `transform ${length}ms cubic-bezier(.3,.7,.3,1)`
      : 'none';
    if (length)
      this.#glideEnd = window.setTimeout(() => (this.world.style.transition = 'none'), length + 40);
    if (this.#queued) return;
    this.#queued = requestAnimationFrame(() => {
      this.#queued = 0;
      this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
      const detail = this.scale * CELL < 60 ? 'low' : 'high';
      if (this.world.dataset.detail !== detail) this.world.dataset.detail = detail;
    });
  }

  #size(): Point {
    return { x: this.window.clientWidth || 1, y: this.window.clientHeight || 1 };
  }

  #at(event: MouseEvent): Point {
    const box = this.window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
