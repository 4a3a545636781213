// Hands on the sculpted table: a drag of the ground shifts it, the right button turns and tilts it, two fingers pinch and
// turn, the wheel brings it closer.
import type { Place } from '../types';
import type { Look } from './sight';

const SLACK = 7; // pixels a finger may tremble before it is a drag
const TURN = 0.006;
const TILT = 0.004;

/** What hands can do with an eye. */
interface Handled {
  readonly sight: { look: Look };
  readonly frame: SVGSVGElement;
  local(event: { clientX: number; clientY: number }): Place;
  set(change: Partial<Look>): void;
  shift(to: Place, from: Place): void;
  zoom(factor: number, at: Place): void;
}

export class Hands {
  dragged = false;
  hold = false;
  #turning = false;
  #start: Place | null = null;
  readonly #fingers = new Map<number, Place>();

  constructor(private readonly eye: Handled) {}

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.eye.zoom(Math.exp(-event.deltaY * 0.0015), this.eye.local(event));
  };

  down(event: PointerEvent): void {
    if (event.button === 1) return;
    const at = this.eye.local(event);
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, at);
    this.#start = at;
    this.#turning = event.button === 2;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || this.hold) return;
    const at = this.eye.local(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const start = this.#start ?? at;
    if (!other && !this.dragged && Math.hypot(at.x - start.x, at.y - start.y) <= SLACK) return;
    if (!this.dragged) this.eye.frame.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.#fingers.set(event.pointerId, at);
    if (other) this.#pinch(before, at, other);
    else if (this.#turning) this.#turn(at.x - before.x, at.y - before.y);
    else this.eye.shift(at, before);
  }

  #turn(dx: number, dy: number): void {
    const { yaw, tilt } = this.eye.sight.look;
    this.eye.set({ yaw: yaw - dx * TURN, tilt: tilt - dy * TILT });
  }

  #pinch(before: Place, at: Place, other: Place): void {
    const middle = (a: Place): Place => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
    const far = (a: Place): number => Math.hypot(a.x - other.x, a.y - other.y);
    const turn = (a: Place): number => Math.atan2(a.y - other.y, a.x - other.x);
    this.eye.shift(middle(at), middle(before));
    if (far(before) > 1) this.eye.zoom(far(at) / far(before), middle(at));
    let by = turn(at) - turn(before);
    if (Math.abs(by) > Math.PI) by -= Math.sign(by) * 2 * Math.PI;
    this.eye.set({ yaw: this.eye.sight.look.yaw - by });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#turning = false;
  }
}
