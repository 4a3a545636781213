// Labels step aside: from bases, and from each other. Counted in pixels about each base.
import type { Edges } from '../../stage/camera';

export interface Tagged {
  unit: number;
  /** The middle and the radius of the base on the screen. */
  x: number;
  y: number;
  radius: number;
  /** How flat the base looks, seen aslant, and how far who stands on it rises above its middle. */
  flat?: number;
  up?: number;
  /** How wide and how high the label is. */
  wide: number;
  high: number;
}
export type Offset = { x: number; y: number };

const GAP = 3;
/** How far out a label goes in a throng: it hangs on a line there. */
const OUT = [0, 16, 34, 54];
/** In these directions from the base, best first: below, above, beside, aslant. */
const BELOW = [90, 270, 0, 180, 45, 135, 315, 225, 20, 160, 340, 200];
/** What is said of a target hangs above it, as its label hangs below. */
const ABOVE = [270, 90, 315, 225, 0, 180, 45, 135];
/** A base under a label is worse than a label under it, and far out is a little worse than near. */
const BASE = 4;
const FAR = 0.05;

/** Where a label may hang: its middle, from the middle of the base, and how far out that is. */
function spots(
  { radius, flat = 1, up = 0, wide, high }: Tagged,
  turns: readonly number[],
): (Offset & { out: number })[] {
  return OUT.flatMap((out) =>
    turns.map((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // as far as the box needs to clear the rim in this direction, or the head
      const more = GAP + out + (Math.abs(cos) * wide + Math.abs(sin) * high) / 2;
      const [x, y] = [cos * (radius + more), sin * (radius * flat + more)];
      return { x: Math.round(x) + 0, y: Math.round(sin < 0 ? y + sin * up : y) + 0, out };
    }),
  );
}

/** Whether it hangs so far out that a line has to tell whose it is. */
export const hangs = ({ x, y }: Offset, radius: number, wide: number, high: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(x) - wide / 2), Math.max(0, Math.abs(y) - high / 2)) >
  radius + GAP + 9;

const boxAt = ({ x, y, wide, high }: Tagged, by: Offset): Edges => ({
  left: x + by.x - wide / 2,
  right: x + by.x + wide / 2,
  top: y + by.y - high / 2,
  bottom: y + by.y + high / 2,
});

/** How much of a base, or of who stands on it, lies under a box, roughly; 0 if nothing. */
function under(box: Edges, { x, y, radius, flat = 1, up = 0 }: Tagged): number {
  const [dx, dy] = [
    Math.max(box.left - x, 0, x - box.right),
    Math.max(box.top - y, 0, y - up - box.bottom),
  ];
  return Math.max(0, radius - Math.hypot(dx, dy / flat));
}

function overlap(a: Edges, b: Edges): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? Math.min(wide, high) : 0;
}

/** How much lies under a box: bases, and what is written there already. */
function covered(box: Edges, bases: readonly Tagged[], boxes: readonly Edges[]): number {
  const written = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  return bases.reduce((sum, base) => sum + BASE * under(box, base), written);
}

/** How far a box sticks out of another one. */
const beyond = (box: Edges, edge: Edges | null): number =>
  edge
    ? Math.max(0, edge.left - box.left, box.right - edge.right) +
      Math.max(0, edge.top - box.top, box.bottom - edge.bottom)
    : 0;

/** What lies in both. */
const common = (one: Edges | null, other: Edges | null): Edges | null =>
  one && other
    ? {
        left: Math.max(one.left, other.left),
        right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top),
        bottom: Math.min(one.bottom, other.bottom),
      }
    : (one ?? other);

/** The first free spot about a base; where none is free, the one that covers least. */
function freeSpot(
  tag: Tagged,
  bases: readonly Tagged[],
  boxes: readonly Edges[],
  turns = BELOW,
  edge: Edges | null = null,
): Offset {
  let [best, least]: [Offset, number] = [{ x: 0, y: 0 }, Infinity];
  for (const { x, y, out } of spots(tag, turns)) {
    const box = boxAt(tag, { x, y });
    const covers = covered(box, bases, boxes) + beyond(box, edge);
    if (covers + FAR * out >= least) continue;
    [best, least] = [{ x, y }, covers + FAR * out];
    if (!covers) break;
  }
  return best;
}

const others = (tags: readonly Tagged[], { unit }: Tagged): Tagged[] =>
  tags.filter((other) => other.unit !== unit);

export function placeLabels(tags: readonly Tagged[]): Map<number, Offset> {
  const placed = new Map<number, Offset>();
  const boxes: Edges[] = [];
  for (const tag of tags) {
    const at = freeSpot(tag, others(tags, tag), boxes);
    placed.set(tag.unit, at);
    boxes.push(boxAt(tag, at));
  }
  return placed;
}

/** Who stands where on the screen, with their labels: what else is written steps aside from both. */
export class Crowd {
  readonly #boxes: Edges[];

  constructor(
    readonly tags: readonly Tagged[],
    readonly placed: ReadonlyMap<number, Offset>,
    /** Where the table ends; null where that is not to be told by a box. */
    readonly edge: Edges | null = null,
  ) {
    this.#boxes = tags.map((tag) => boxAt(tag, placed.get(tag.unit) ?? { x: 0, y: 0 }));
  }

  /** Where a sentence about a unit hangs; `also` stand there in thought, `clear` is what can be seen. */
  above(
    unit: number,
    wide: number,
    high: number,
    also: readonly Tagged[] = [],
    clear: Edges | null = null,
  ): Offset {
    const base = this.tags.find((tag) => tag.unit === unit);
    if (!base) return { x: 0, y: -high };
    const bases = [...others(this.tags, base), ...also];
    const edge = common(this.edge, clear);
    return freeSpot({ ...base, wide, high }, bases, this.#boxes, ABOVE, edge);
  }

  /** Whether a sentence may be written about this place. */
  free({ x, y }: Offset, wide: number, high: number): boolean {
    const box = boxAt({ unit: -1, x, y, radius: 0, wide, high }, { x: 0, y: 0 });
    return covered(box, this.tags, this.#boxes) === 0;
  }
}
