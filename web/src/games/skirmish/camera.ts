// Looking at the field: one transform, set without making anything anew. Drag, wheel, pinch, buttons, keys.
// A drag only shifts the picture that is there already; it is drawn anew where it is let go.
import { Camera, type Edges, type Size } from '../../stage/camera';
import { RIM, TABLE } from './plane';
import type { Eye } from './eye';
import type { Place } from './view';

const SLACK = 7; // pixels a finger may tremble before it is a drag
const LABEL = 18; // pixels below the field for the labels of who stands at its edge
const HEAD = 40; // pixels above it for the odds at a target
const EDGE = 30; // pixels that a kept place stays away from the edge
const CLOSEST = 8; // times the whole field
const TOOLS = 56; // pixels for the tools: a column at the right, on a narrow screen a row above
const AIR = 4; // pixels between what is written and the edge
const NARROW = 620;
const ROOM = 2500; // about what is to be seen: labels and the next step
const LEAST = 11000; // nobody wants to see less of the field than this, even of a duel

const NEARER = 1.45; // times as large is worth a move of the eye
const WHOLE = 1.22; // who sees nearly all of the field sees all of it

/** How the field is laid into the frame. */
type Layout = { scale: number; x: number; y: number };
/** A part of the field, as it is drawn. */
export type Part = Edges;

export const partOf = (places: readonly Place[]): Part | null =>
  places.length
    ? {
        left: Math.min(...places.map(({ x }) => x)),
        right: Math.max(...places.map(({ x }) => x)),
        top: Math.min(...places.map(({ y }) => y)),
        bottom: Math.max(...places.map(({ y }) => y)),
      }
    : null;

/** No more is shown beside the table than must be. */
function inside(at: number, scale: number, size: number): number {
  const [first, last] = [size - (TABLE + RIM) * scale, RIM * scale];
  return first > last ? (first + last) / 2 : Math.min(Math.max(at, first), last);
}

export class FieldCamera extends Camera implements Eye {
  protected frame: SVGSVGElement | null = null;
  #world: SVGGElement | null = null;
  /** What is kept in sight when the frame changes its size: the whole field, a part of it, or nothing any more. */
  #kept: 'all' | Part | null = 'all';
  #ground: HTMLElement | null = null;
  #gliding = 0;
  /** Called with how many thousandths a pixel is, when that changes. */
  scaled: (px: number) => void = () => {};
  /** Where the picture was drawn, before a drag shifted it. */
  #drawn: Place = { x: 0, y: 0 };

  constructor() {
    super(SLACK);
    this.scale = 0.02;
  }

  /** Follows the size of its frame; returns how to stop. */
  mount(frame: SVGSVGElement, world: SVGGElement, ground: HTMLElement | null = null): () => void {
    this.frame = frame;
    this.#world = world;
    this.#ground = ground;
    this.#refit();
    const watch =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.#refit());
    watch?.observe(frame);
    const wheel = (event: WheelEvent): void => this.wheel(event);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      cancelAnimationFrame(this.#gliding);
      watch?.disconnect();
      frame.removeEventListener('wheel', wheel);
    };
  }

  protected size(): Size {
    const rect = this.frame?.getBoundingClientRect();
    return { w: rect?.width || 800, h: rect?.height || 800 };
  }

  /** What lies free of tools and labels. */
  #free(): { width: number; top: number; bottom: number } {
    const { w: width, h: height } = this.size();
    const narrow = width < NARROW;
    return {
      width: narrow ? width : width - TOOLS,
      top: narrow ? TOOLS : HEAD,
      bottom: height - LABEL,
    };
  }

  /** Shifts the picture by hand, within its bounds. */
  protected override drag(dx: number, dy: number): void {
    this.freed();
    this.x += dx;
    this.y += dy;
    this.#bound();
    this.#slide();
    if (this.frame)
      this.frame.style.transform = `translate(${this.x - this.#drawn.x}px, ${this.y - this.#drawn.y}px)`;
  }

  #least(): number {
    const { w: width, h: height } = this.size();
    const high = height - LABEL - (width < NARROW ? TOOLS : 0);
    return Math.min(width, high) / (TABLE + 2 * RIM + 300);
  }

  #refit(): void {
    if (this.#kept === 'all') this.fit();
    else if (this.#kept) this.see(this.#kept);
    else this.draw();
  }

  /** The whole field. */
  fit(): void {
    this.#put(this.#whole());
    this.#kept = 'all';
    this.draw();
  }

  #whole(): Layout {
    const { w: width, h: height } = this.size();
    const scale = this.#least();
    const top = width < NARROW ? TOOLS : 0;
    return {
      scale,
      x: (width - TABLE * scale) / 2,
      y: top + (height - top - LABEL - TABLE * scale) / 2,
    };
  }

  #put({ scale, x, y }: Layout): void {
    [this.scale, this.x, this.y] = [scale, x, y];
  }

  /** How a part fills the frame. */
  #aim(part: Part): Layout {
    const { w: full, h: height } = this.size();
    const { width, top, bottom } = this.#free();
    const wide = Math.max(part.right - part.left + 2 * ROOM, LEAST);
    const deep = Math.max(part.bottom - part.top + 2 * ROOM, LEAST);
    const scale = Math.min(width / wide, (bottom - top) / deep);
    if (scale < this.#least() * WHOLE) return this.#whole();
    return {
      scale,
      x: inside(width / 2 - ((part.left + part.right) / 2) * scale, scale, full),
      y: inside((bottom + top) / 2 - ((part.top + part.bottom) / 2) * scale, scale, height),
    };
  }

  /** Shows a part of the field; in so many milliseconds. */
  see(part: Part, time = 0): void {
    const [from, to] = [{ scale: this.scale, x: this.x, y: this.y }, this.#aim(part)];
    cancelAnimationFrame(this.#gliding);
    const put = (t: number): void => {
      const at = (a: number, b: number): number => a + (b - a) * t;
      this.scale = from.scale * (to.scale / from.scale) ** t;
      [this.x, this.y] = [at(from.x, to.x), at(from.y, to.y)];
      this.#kept = part;
      this.draw();
    };
    if (time <= 0) return put(1);
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / time);
      put(t * t * (3 - 2 * t));
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  /** Whether it is in sight, and near enough, unless somebody wants to see it from so far. */
  sees(part: Part): boolean {
    const far = this.#kept !== null && this.#aim(part).scale > this.scale * NEARER;
    return !far && this.shows(part);
  }

  /** A part with as much about it as is seen now: the eye goes there, and no nearer. */
  wide(part: Part): Part {
    const { w: width, h: height } = this.size();
    const grow = (from: number, to: number, size: number): [number, number] => {
      const more = Math.max(0, (size / this.scale - 2 * ROOM - (to - from)) / 2);
      return [from - more, to + more];
    };
    const [left, right] = grow(part.left, part.right, width);
    const [top, bottom] = grow(part.top, part.bottom, height - LABEL - HEAD);
    return { left, top, right, bottom };
  }

  /** What is in sight now. */
  get part(): Part {
    const { w: width, h: height } = this.size();
    const [left, top] = [-this.x / this.scale, -this.y / this.scale];
    return { left, top, right: left + width / this.scale, bottom: top + height / this.scale };
  }

  get clear(): Part {
    const { top, width, bottom } = this.#free();
    const { left, top: above } = this.part;
    const narrow = top === TOOLS;
    return {
      left: left + AIR / this.scale,
      top: above + (narrow ? TOOLS : AIR) / this.scale,
      right: left + (width - AIR) / this.scale,
      bottom: above + (bottom + LABEL - AIR) / this.scale,
    };
  }

  /** Whether all of a part is in sight. */
  shows(part: Part): boolean {
    const free = this.#free();
    const { x: left, y: top } = this.screen({ x: part.left, y: part.top });
    const { x: right, y: bottom } = this.screen({ x: part.right, y: part.bottom });
    return left > 12 && top > free.top && right < free.width - 12 && bottom < free.bottom - 12;
  }

  /** Closer or farther, about a drawn place or the middle. */
  step(factor: number, about: Place | null = null): void {
    this.zoom(factor, about ? this.screen(about) : this.middle());
    if (about) this.keep(about);
  }

  /** Moves so far that a drawn place is well in sight. */
  keep(place: Place): void {
    const by = this.inward(this.screen(place), EDGE);
    if (by.x || by.y) this.pan(by.x, by.y);
  }

  protected freed(): void {
    this.#kept = null;
  }

  protected range(): readonly [number, number] {
    const least = this.#least();
    return [least * 0.8, least * CLOSEST];
  }

  #bound(): void {
    const { w: width, h: height } = this.size();
    const side = TABLE * this.scale;
    this.x = Math.min(Math.max(this.x, 60 - side), width - 60);
    this.y = Math.min(Math.max(this.y, 60 - side), height - 60);
  }

  protected draw(): void {
    this.#bound();
    this.#drawn = { x: this.x, y: this.y };
    if (this.frame) this.frame.style.transform = '';
    this.#world?.setAttribute(
      'transform',
      `matrix(${this.scale} 0 0 ${this.scale} ${this.x} ${this.y})`,
    );
    this.#world?.style.setProperty('--px', String(1 / this.scale));
    this.#slide();
    this.scaled(1 / this.scale);
  }

  /** The painted ground follows. */
  #slide(): void {
    if (!this.#ground) return;
    const scale = (this.scale * (TABLE + 2 * RIM)) / 2048;
    const [x, y] = [this.x - RIM * this.scale, this.y - RIM * this.scale];
    this.#ground.style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`;
  }

  /** The frame itself is shifted while it is dragged. */
  protected override local(event: { clientX: number; clientY: number }): Place {
    const { x, y } = super.local(event);
    return { x: x + this.x - this.#drawn.x, y: y + this.y - this.#drawn.y };
  }

  override up(event: PointerEvent): boolean {
    const free = super.up(event);
    if (this.x !== this.#drawn.x || this.y !== this.#drawn.y) this.draw();
    return free;
  }
}
