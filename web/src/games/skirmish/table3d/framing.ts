// How the eye has to stand for a part of the table to fill the frame.
import type { Edges } from '../../../stage/camera';
import { LOWEST, Sight, type Look } from './sight';

/** Inches, about the middle of the drawn table. */
export type Footprint = { left: number; right: number; far: number; near: number };
/** Pixels of the frame that are kept free. */
export type Inset = Edges;

const LEAST = 5;
const WIDEST = 39.8;

/** How many inches of height show the whole table from above. */
export const whole = ({ width, height }: Sight): number =>
  Math.max(WIDEST, (WIDEST * height) / width);

/** Nobody loses the table out of sight. */
export function bounded(look: Look, sight: Sight): Look {
  const within = (value: number, least: number, most: number): number =>
    Math.min(Math.max(value, least), most);
  return {
    x: within(look.x, -18, 18),
    z: within(look.z, -18, 18),
    span: within(look.span, LEAST, whole(sight) * 1.25),
    tilt: within(look.tilt, 0, LOWEST),
    yaw: look.yaw,
  };
}

const cornersOf = ({ left, right, far, near }: Footprint): [number, number][] => [
  [left, far],
  [right, far],
  [right, near],
  [left, near],
];

export function boundsOf(sight: Sight, box: Footprint): Edges {
  const pixels = cornersOf(box).map(([x, z]) => sight.pixel(x, z));
  return {
    left: Math.min(...pixels.map(({ x }) => x)),
    right: Math.max(...pixels.map(({ x }) => x)),
    top: Math.min(...pixels.map(({ y }) => y)),
    bottom: Math.max(...pixels.map(({ y }) => y)),
  };
}

export function within(sight: Sight, box: Footprint, inset: Inset): boolean {
  const { left, right, top, bottom } = boundsOf(sight, box);
  return (
    left >= inset.left &&
    top >= inset.top &&
    right <= sight.width - inset.right &&
    bottom <= sight.height - inset.bottom
  );
}

/** Tries where the corners fall, and steps back and aside until they fill the room that is left. */
export function framed(from: Sight, box: Footprint, inset: Inset, least: number): Look {
  const trial = new Sight(from.ground);
  [trial.width, trial.height] = [from.width, from.height];
  trial.look = { ...from.look, x: (box.left + box.right) / 2, z: (box.far + box.near) / 2 };
  const room = {
    x: from.width - inset.left - inset.right,
    y: from.height - inset.top - inset.bottom,
  };
  for (let n = 0; n < 8; n += 1) {
    trial.aim();
    const { left, right, top, bottom } = boundsOf(trial, box);
    const grow = Math.max((right - left) / room.x, (bottom - top) / room.y);
    const here = trial.point((left + right) / 2, (top + bottom) / 2);
    const there = trial.point(inset.left + room.x / 2, inset.top + room.y / 2);
    trial.look.x += here.x - there.x;
    trial.look.z += here.z - there.z;
    trial.look.span = Math.max(least, trial.look.span * Math.min(Math.max(grow, 0.4), 2.5));
  }
  trial.aim();
  slide(trial, aside(trial, box, inset));
  return bounded(trial.look, trial);
}

/** By how many pixels the picture may go aside, so that less is seen of what lies beside the table. */
function aside(sight: Sight, box: Footprint, inset: Inset): number {
  const middle = (box.far + box.near) / 2;
  const edge = WIDEST / 2;
  const table = boundsOf(sight, { left: -edge, right: edge, far: middle, near: middle });
  const part = boundsOf(sight, box);
  const least = inset.left - part.left;
  const most = sight.width - inset.right - part.right;
  if (least > most) return 0;
  let wanted = 0;
  if (table.right - table.left <= sight.width)
    wanted = (sight.width - table.left - table.right) / 2;
  else if (table.right < sight.width) wanted = sight.width - table.right;
  else if (table.left > 0) wanted = -table.left;
  return Math.min(Math.max(wanted, least), most);
}

function slide(sight: Sight, pixels: number): void {
  const [x, y] = [sight.width / 2, sight.height / 2];
  const [here, there] = [sight.point(x, y), sight.point(x + pixels, y)];
  sight.look.x += here.x - there.x;
  sight.look.z += here.z - there.z;
}
