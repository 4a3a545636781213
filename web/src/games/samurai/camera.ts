// Where the eye is over the land. Moves one element by its transform; nothing is drawn again while it moves.
import { Camera, type Size } from '../../stage/camera';
import { pointOf, UNIT, type Fit } from './plan';
import type { At, Frame } from './view';

const LEAST = 0.2;
const MOST = 2.6;
const SLACK = 6;
const GLIDE = 340;

export class LandCamera extends Camera {
  /** Follows the growing land until somebody moves it. */
  follows = true;
  #extent: Frame = { west: -1, east: 1, south: -1, north: 1 };
  #fit: Fit = { ratio: 1, scale: 1, whole: true };
  #focus: At = { x: 0, y: 0 };
  #lit: readonly At[] = [];
  /** All of it is in sight, however small it is. */
  #whole = false;
  #queued = 0;
  #glideEnd = 0;

  constructor(
    readonly frame: HTMLElement,
    readonly world: HTMLElement,
    readonly motion: () => number,
    /** Told after every move. */
    readonly moved: () => void = () => {},
  ) {
    super(SLACK);
  }

  // -- verbs

  /** The land has grown, the last card lies elsewhere, or other corners are free. */
  show(extent: Frame, fit: Fit, focus: At, lit: readonly At[], glide: boolean): void {
    this.#extent = extent;
    this.#fit = fit;
    this.#focus = focus;
    this.#lit = lit;
    if (this.follows) this.fit(glide);
    else if (glide) this.reveal(focus);
  }

  /** From what one has in sight to the usual view; from there to the whole land, and back. */
  toggle(): void {
    this.#whole = this.follows && !this.#whole && !this.#fit.whole;
    this.fit();
  }

  /** All of it in sight; where it would be too small to read, as many free corners as can be, near the last card. */
  fit(glide = true): void {
    this.follows = true;
    const { west, east, south, north } = this.#extent;
    const size = this.size();
    const wide = (east - west + 1) * UNIT;
    const high = ((north - south + 1) * UNIT) / this.#fit.ratio;
    this.scale = this.#whole ? Math.min(size.w / wide, size.h / high) : this.#fit.scale;
    const middle = pointOf({ x: (west + east) / 2, y: (south + north) / 2 }, this.#fit.ratio);
    const clamp = (at: number, mid: number, extent: number, room: number): number => {
      const spare = Math.max(0, (extent - room / this.scale) / 2);
      return Math.min(Math.max(at, mid - spare), mid + spare);
    };
    const aim = pointOf(this.#aim(size), this.#fit.ratio);
    const all = this.#fit.whole || this.#whole;
    const x = all ? middle.x : clamp(aim.x, middle.x, wide, size.w);
    const y = all ? middle.y : clamp(aim.y, middle.y, high, size.h);
    this.x = size.w / 2 - x * this.scale;
    this.y = size.h / 2 - y * this.scale;
    this.draw(glide);
  }

  /** The corner around which most free ones are in sight; the last card is worth as much as three of them. */
  #aim(size: Size): At {
    const reach = {
      x: size.w / this.scale / UNIT / 2 - 0.5,
      y: (size.h / this.scale / UNIT / 2) * this.#fit.ratio - 0.5,
    };
    const sees = (from: At, to: At): boolean =>
      Math.abs(to.x - from.x) <= reach.x && Math.abs(to.y - from.y) <= reach.y;
    const worth = (from: At): number =>
      (sees(from, this.#focus) ? 3 : 0) + this.#lit.filter((to) => sees(from, to)).length;
    const between = this.#lit.map((to) => ({
      x: (to.x + this.#focus.x) / 2,
      y: (to.y + this.#focus.y) / 2,
    }));
    let best = this.#focus;
    for (const place of [...between, ...this.#lit]) if (worth(place) > worth(best)) best = place;
    return best;
  }

  /** A point of the land, in corners, comes into the middle. */
  go(to: At): void {
    const at = this.#corner(to);
    const middle = this.middle();
    this.pan(middle.x - at.x, middle.y - at.y);
  }

  /** Moves just so far that a corner and a bit around it is in sight; `around`, the land that would rise beside it, too. */
  reveal(cell: At, glide = true, around = false): void {
    const by = this.inward(this.#corner(cell), (around ? 1.45 : 0.72) * UNIT * this.scale);
    if ((by.x === 0 && by.y === 0) || (this.follows && this.#fit.whole)) return;
    this.shift(by.x, by.y, glide);
  }

  /** What is in sight, in corners of the land. */
  sight(): Frame {
    const size = this.size();
    const unit = UNIT * this.scale;
    return {
      west: -this.x / unit,
      east: (size.w - this.x) / unit,
      north: (this.y / unit) * this.#fit.ratio,
      south: ((this.y - size.h) / unit) * this.#fit.ratio,
    };
  }

  // -- hands on it

  override up(event: PointerEvent): boolean {
    const free = super.up(event);
    if (free) delete this.frame.dataset.dragging;
    return free;
  }

  /** Whether the click that follows only ends a drag. */
  wasDragged(): boolean {
    const { dragged } = this;
    this.dragged = false;
    return dragged;
  }

  protected override grabbed(pointer: number): void {
    super.grabbed(pointer);
    this.frame.dataset.dragging = '';
  }

  protected freed(): void {
    this.follows = this.#whole = false;
  }

  protected range(): readonly [number, number] {
    return [LEAST, MOST];
  }

  // -- the one write

  protected draw(glide: boolean): void {
    const length = glide ? GLIDE * this.motion() : 0;
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
      this.moved();
    });
  }

  #corner(cell: At): At {
    return this.screen(pointOf(cell, this.#fit.ratio));
  }

  protected size(): Size {
    return { w: this.frame.clientWidth || 1, h: this.frame.clientHeight || 1 };
  }
}
