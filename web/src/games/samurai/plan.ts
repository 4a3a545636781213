// The plan of the land. A village is a diamond; its four corners are its four sides, where the cards stand:
//
//              N (x, y+1)
//     W (x-1,y)  village  E (x+1, y)         the corner of one diamond is the corner of its neighbors:
//              S (x, y-1)                    diamonds fill the land, cards stand where four of them meet
//
// Everything is drawn in units and scaled as one; what has to be read is as large as the scale of the fit asks.
import type { Size } from '../../stage/camera';
import type { At, Frame } from './view';

/** Half the width of a diamond; half its height is this divided by the ratio. */
export const UNIT = 100;
/** Fields lie flatter in a low room, so that the whole land is in sight. */
const WIDEST = { high: 1.7, low: 2.1 };
const LOW = 560;
const STEEPEST = 1.07;
/** Half a diamond is at most so wide on the screen, in px, and at least: less, and one follows a part of the land. */
const MOST = { mouse: 150, finger: 132 };
const LEAST = { mouse: 58, finger: 49 };
/** On a wide screen, who only looks sees all of a larger land: nothing has to be met there. */
const LOOKING = 46;
/** Room around the outer corners for banners, rings and surf, in px. */
const EDGE = { mouse: { x: 34, y: 26 }, finger: { x: 18, y: 22 } };

export interface Fit {
  ratio: number;
  /** Pixels a unit. */
  scale: number;
  /** Whether all of the land is in sight. */
  whole: boolean;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export const pointOf = (at: At, ratio: number): At => ({
  x: at.x * UNIT,
  y: (-at.y * UNIT) / ratio,
});

/** From the westmost to the eastmost village, and so on; with cells that are to be in sight as well. */
export function extentOf(villages: readonly At[], more: readonly At[] = []): Frame {
  const cells = [
    ...villages.flatMap(({ x, y }) => [
      { x: x - 1, y: y - 1 },
      { x: x + 1, y: y + 1 },
    ]),
    ...more,
  ];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

/** Whether a village there is in sight, up to its corners. */
export const isSeen = ({ x, y }: At, { west, east, south, north }: Frame): boolean =>
  x - 1 >= west && x + 1 <= east && y - 1 >= south && y + 1 <= north;

/** The ratio of the diamonds follows the room there is, the scale the land and whether one plays on it. */
export function fitOf(extent: Frame, room: Size, finger: boolean, plays = true): Fit {
  const widest = room.h < LOW ? WIDEST.low : WIDEST.high;
  const ratio = clamp(room.w / Math.max(1, room.h), STEEPEST, widest);
  const wide = (extent.east - extent.west) * UNIT;
  const high = ((extent.north - extent.south) * UNIT) / ratio;
  const hand = finger ? 'finger' : 'mouse';
  const edge = EDGE[hand];
  const all = Math.min(
    (room.w - 2 * edge.x) / wide,
    (room.h - 2 * edge.y) / high,
    MOST[hand] / UNIT,
  );
  const least = (plays || finger ? LEAST[hand] : LOOKING) / UNIT;
  return { ratio, scale: Math.max(all, least), whole: all >= least };
}

/** How large things are drawn, in units, so that they can be read at the scale of the fit. */
export interface Sizes {
  /** Height of a row of influence; its stone, the room for a number, its letters. */
  row: number;
  stone: number;
  cell: number;
  font: number;
  banner: number;
  disc: number;
  ring: number;
  /** What a finger or a mouse has to meet. */
  target: number;
}

export function sizesOf({ ratio, scale }: Fit, seats: number): Sizes {
  const px = UNIT * scale;
  const py = px / ratio;
  const row = clamp(py * 0.39, 16, 40);
  const stone = row * 0.9;
  const cell = clamp((px * (seats > 3 ? 1.28 : 1.16) - stone - 4) / seats, 13, row * 0.96);
  const drawn = {
    row,
    stone,
    cell,
    font: clamp(cell * 0.78, 13, 29),
    // four numbers stand between two banners
    banner: clamp(Math.min(px * 0.5, py * 0.84), seats > 3 ? 26 : 29, 70),
    disc: Math.max(8.5, px * 0.115),
    ring: Math.max(13, px * 0.17),
    target: 48,
  };
  return Object.fromEntries(
    Object.entries(drawn).map(([what, size]) => [what, size / scale]),
  ) as unknown as Sizes;
}
