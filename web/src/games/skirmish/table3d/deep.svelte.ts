// The eye above the sculpted table: it goes around it, down to its edge and up again, and knows what stands under a
// pointer. What hangs over the picture (labels, marks, buttons) asks it where that is.
import { Grip } from '../../../stage/grip';
import type { Part } from '../camera';
import type { DeepEye } from '../eye';
import { TABLE, type Lay, type Standing } from '../plane';
import type { Place } from '../view';
import { bounded, framed, within, type Footprint, type Inset } from './framing';
import { Sight, LOWEST, type Look } from './sight';

const ROOM = 2.5; // inches about what is to be seen
const LEAST = 11;
const NEARER = 1.45;
const EDGE = 34;
const HEAD = 1.75; // inches from the base to the top of a hat
const LYING = 0.5;
const FINGER = 22;
const SLACK = 7; // pixels a finger may tremble before it is a drag
/** How far the right button turns and tilts it, a pixel. */
const CIRCLE = { yaw: 0.006, tilt: 0.004 };
/** Kept free for the tools: columns at both sides, on a narrow screen rows above and below. */
const WIDE: Inset = { left: 60, right: 60, top: 44, bottom: 34 };
const SMALL: Inset = { left: 14, right: 14, top: 56, bottom: 60 };
const NARROW = 620;
const insetOf = ({ width }: Sight): Inset => (width < NARROW ? SMALL : WIDE);
const QUARTERS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const GLIDE = 380;
/** How far down the eye goes with each press. */
const STEPS = [0, 0.45, 0.75, LOWEST];

/** What the eye needs of the stage. */
export interface Moves {
  to(look: Partial<Look>, milliseconds: number): void;
}
type Solid = { x: number; y: number; wide: number; deep: number; up: number };

const inches = (drawn: Place): { x: number; z: number } => ({
  x: drawn.x / 1000 - 18,
  z: drawn.y / 1000 - 18,
});
const placed = ({ x, z }: { x: number; z: number }): Place => ({
  x: Math.min(Math.max((x + 18) * 1000, 0), TABLE),
  y: Math.min(Math.max((z + 18) * 1000, 0), TABLE),
});
const boxOf = ({ left, right, top, bottom }: Part): Footprint => {
  const [a, b] = [inches({ x: left, y: top }), inches({ x: right, y: bottom })];
  return { left: a.x, right: b.x, far: a.z, near: b.z };
};

export class Deep implements DeepEye {
  px = $state(30);
  #version = $state(0);
  #facing = $state(0);
  #seen = '';
  #kept: Part | null = null;
  readonly grip: Grip;

  constructor(
    readonly sight: Sight,
    readonly stage: Moves,
    readonly frame: SVGSVGElement,
    readonly flat: () => Lay,
    readonly figures: () => readonly Standing[],
    readonly motion: () => number,
  ) {
    this.grip = new Grip(
      {
        at: (event) => this.local(event),
        drag: (to, from) => this.shift(to, from),
        pan: (to, from) => this.shift(to, from),
        zoom: (by, around) => this.zoom(by, around),
        turn: (by) => this.set({ yaw: this.sight.look.yaw - by }),
        circle: (to, from) => this.circle(to.x - from.x, to.y - from.y),
        grabbed: (pointer) => frame.setPointerCapture(pointer),
      },
      SLACK,
    );
  }

  // -- what the field asks of every eye

  get dragged(): boolean {
    return this.grip.dragged;
  }
  set dragged(dragged: boolean) {
    this.grip.dragged = dragged;
  }
  get hold(): boolean {
    return this.grip.hold;
  }
  set hold(hold: boolean) {
    this.grip.hold = hold;
  }
  down = (event: PointerEvent): void => this.grip.down(event);
  move = (event: PointerEvent): void => this.grip.move(event);
  up = (event: PointerEvent): boolean => this.grip.up(event);
  wheel = (event: WheelEvent): void => this.grip.wheel(event);

  local(event: { clientX: number; clientY: number }): Place {
    const rect = this.frame.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  }

  point(event: { clientX: number; clientY: number }): Place {
    const { x, y } = this.local(event);
    this.sight.aim();
    return placed(this.sight.point(x, y));
  }

  length(pixels: number): number {
    return pixels * this.sight.inch * 1000;
  }

  keep(place: Place): void {
    const { x, z } = inches(place);
    this.sight.aim();
    const at = this.sight.pixel(x, z);
    const to = {
      x: Math.min(Math.max(at.x, EDGE), this.sight.width - EDGE),
      y: Math.min(Math.max(at.y, EDGE + 10), this.sight.height - EDGE),
    };
    if (to.x !== at.x || to.y !== at.y) this.shift(to, at);
  }

  #framed = (part: Part): Look => {
    const { left, right, far, near } = boxOf(part);
    const box = { left: left - ROOM, right: right + ROOM, far: far - ROOM, near: near + ROOM };
    return framed(this.sight, box, insetOf(this.sight), LEAST);
  };

  see(part: Part, time = 0): void {
    const { x, z, span } = this.#framed(part);
    this.stage.to({ x, z, span }, time);
    this.#kept = part;
  }

  sees(part: Part): boolean {
    const far = this.#kept !== null && this.#framed(part).span * NEARER < this.sight.look.span;
    return !far && this.shows(part);
  }

  shows(part: Part): boolean {
    this.sight.aim();
    return within(this.sight, boxOf(part), insetOf(this.sight));
  }

  wide(part: Part): Part {
    const { sight } = this;
    const [across, along] = [
      sight.inch * sight.width * 1000,
      (sight.inch * sight.height * 1000) / Math.max(0.35, Math.cos(sight.angle)),
    ];
    const grow = (from: number, to: number, size: number): [number, number] => {
      const more = Math.max(0, (size * 0.8 - 2000 * ROOM - (to - from)) / 2);
      return [from - more, to + more];
    };
    const [left, right] = grow(part.left, part.right, across);
    const [top, bottom] = grow(part.top, part.bottom, along);
    return { left, right, top, bottom };
  }

  /** What is in sight now, about. */
  get part(): Part {
    if (this.#kept) return this.#kept;
    const { x, z, span } = this.sight.look;
    const half = (span * 1000) / 3;
    const { x: mx, y: my } = placed({ x, z });
    return { left: mx - half, right: mx + half, top: my - half, bottom: my + half };
  }

  fit(): void {
    const box = { left: -19.7, right: 19.7, far: -19.7, near: 19.7 };
    this.#kept = { left: 0, right: TABLE, top: 0, bottom: TABLE };
    const { x, z, span } = framed(this.sight, box, insetOf(this.sight), LEAST);
    this.stage.to({ x, z, span }, GLIDE * this.motion());
  }

  step(factor: number, about: Place | null = null): void {
    const { sight } = this;
    const at = about
      ? sight.pixel(inches(about).x, inches(about).z)
      : { x: sight.width / 2, y: sight.height / 2 };
    this.zoom(factor, at);
  }

  // -- moving

  set(change: Partial<Look>): void {
    this.sight.look = bounded({ ...this.sight.look, ...change }, this.sight);
    this.#kept = null;
    this.stage.to({}, 0); // a hand ends any flight
  }

  /** What lay under one pixel lies under the other. */
  shift(to: Place, from: Place): void {
    this.sight.aim();
    const [a, b] = [this.sight.point(from.x, from.y), this.sight.point(to.x, to.y)];
    this.set({ x: this.sight.look.x + a.x - b.x, z: this.sight.look.z + a.z - b.z });
  }

  zoom(factor: number, at: Place): void {
    this.sight.aim();
    const before = this.sight.point(at.x, at.y);
    this.set({ span: this.sight.look.span / factor });
    this.sight.aim();
    const after = this.sight.point(at.x, at.y);
    const { x, z } = this.sight.look;
    this.set({ x: x + before.x - after.x, z: z + before.z - after.z });
  }

  circle(dx: number, dy: number): void {
    const { yaw, tilt } = this.sight.look;
    this.set({ yaw: yaw - dx * CIRCLE.yaw, tilt: tilt - dy * CIRCLE.tilt });
  }

  glide(change: Partial<Look>): void {
    this.#kept = null;
    this.stage.to(change, GLIDE * this.motion());
  }
  above = (): void => this.glide({ tilt: 0, yaw: 0 });
  lower = (): void => {
    const { tilt } = this.sight.look;
    this.glide({ tilt: STEPS.find((step) => step > tilt + 0.05) ?? LOWEST });
  };
  higher = (): void => {
    const { tilt } = this.sight.look;
    this.glide({ tilt: STEPS.findLast((step) => step < tilt - 0.05) ?? 0 });
  };
  turn = (by: number): void => this.glide({ yaw: this.sight.look.yaw + by });

  press(key: string): boolean {
    const act = {
      q: () => this.turn(-Math.PI / 8),
      e: () => this.turn(Math.PI / 8),
      g: this.lower,
      t: this.higher,
    }[key];
    act?.();
    return act !== undefined;
  }

  arrow(key: string): string {
    const at = QUARTERS.indexOf(key);
    if (at < 0) return key;
    const quarter = Math.round(this.sight.look.yaw / (Math.PI / 2));
    return QUARTERS[(((at - quarter) % 4) + 4) % 4] ?? key;
  }

  // -- what hangs over the picture

  /** A frame was drawn: if the eye has moved since, everything that hangs over it follows. */
  drawn(): void {
    const { look, width, height } = this.sight;
    const seen = JSON.stringify([look, width, height]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.px = this.sight.inch * 1000;
    this.#version += 1;
  }
  /** It has come to rest: from here on others are in front. */
  rest(): void {
    this.#facing = this.sight.look.yaw;
  }

  get clear(): Part {
    void this.#version;
    const { width, height } = this.sight;
    const { left, right, top, bottom } = insetOf(this.sight);
    const size = (pixels: number): number => pixels * this.px;
    const upper = width < NARROW ? top : 0;
    const lower = width < NARROW ? height - bottom : height;
    return { left: size(left), right: size(width - right), top: size(upper), bottom: size(lower) };
  }

  lay(flat: Lay): Lay {
    void this.#version;
    return (place) => {
      const { x, z } = inches(flat(place));
      const at = this.sight.pixel(x, z);
      return { x: at.x * this.px, y: at.y * this.px };
    };
  }

  /** Base and body on the screen. */
  solid(unit: Standing): Solid {
    void this.#version;
    const { sight } = this;
    const { x, z } = inches(this.flat()(unit));
    const radius = unit.radius / 1000;
    const at = sight.pixel(x, z);
    const [cos, sin] = [Math.cos(sight.look.yaw), Math.sin(sight.look.yaw)];
    const side = sight.pixel(x + radius * cos, z - radius * sin);
    const wide = Math.hypot(side.x - at.x, side.y - at.y);
    const head = sight.pixel(x, z, unit.prone ? LYING : HEAD);
    const deep = wide * Math.max(0.25, Math.cos(sight.angle));
    return { x: at.x, y: at.y, wide, deep, up: Math.max(0, at.y - head.y) };
  }

  figure(event: { clientX: number; clientY: number }): number | null {
    const { x, y } = this.local(event);
    this.sight.aim();
    const near = (unit: Standing): number => {
      const at = inches(this.flat()(unit));
      return this.sight.nearness(at.x, at.z);
    };
    const hit = this.figures()
      .filter((unit) => {
        const { wide, deep, up, ...at } = this.solid(unit);
        const [dx, dy] = [(x - at.x) / Math.max(wide, 12), y - at.y];
        const past = dy > 0 ? dy : Math.max(0, -dy - up);
        return Math.hypot(dx, past / Math.max(deep, 8)) <= 1;
      })
      .sort((a, b) => near(b) - near(a));
    return hit[0]?.unit ?? null;
  }

  sorted(figures: readonly Standing[]): Standing[] {
    const [sin, cos] = [Math.sin(this.#facing), Math.cos(this.#facing)];
    const lay = this.flat();
    const near = (unit: Standing): number => {
      const at = lay(unit);
      return at.x * sin + at.y * cos;
    };
    return [...figures].sort((a, b) => near(a) - near(b));
  }

  outline(unit: Standing): string {
    const { wide, deep, up } = this.solid(unit);
    const size = (pixels: number): string => (pixels * this.px).toFixed(0);
    const [w, d, u] = [size(Math.max(wide, FINGER)), size(Math.max(deep, 10)), size(up)];
    return `M-${w} 0V-${u}A${w} ${d} 0 0 1 ${w} -${u}V0A${w} ${d} 0 0 1 -${w} 0Z`;
  }
}
