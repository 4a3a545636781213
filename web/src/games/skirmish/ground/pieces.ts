// A ground that players lay: pieces by kind, place, size and angle. Here they are only moved about and drawn; whether a
// battle can be fought on them the server says.
import { KINDS, LIMITS } from '../grounds';
import { TABLE } from '../plane';
import type { OwnPiece, Piece } from '../wire';

export type { OwnPiece };
export const kinds = Object.keys(KINDS);
export const MOST = LIMITS.pieces;
/** A road has no usual size; so it begins. */
const ROAD = { wide: 3000, deep: 12000 };
const SLANT = Math.tan(Math.PI / 8);
const FULL = 360;

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, Math.round(value)));
export const isLine = (kind: string): boolean => KINDS[kind]?.shape === 'segment';

export function fresh(kind: string, x: number, y: number): OwnPiece {
  const { wide, deep } = KINDS[kind]?.wide ? KINDS[kind] : ROAD;
  return moved({ kind, x: 0, y: 0, wide, deep, angle: 0 }, x, y);
}
export const moved = (piece: OwnPiece, x: number, y: number): OwnPiece => ({
  ...piece,
  x: within(x, 0, TABLE),
  y: within(y, 0, TABLE),
});
export const turned = (piece: OwnPiece, angle: number): OwnPiece => ({
  ...piece,
  angle: ((Math.round(angle) % FULL) + FULL) % FULL,
});
export const sized = (piece: OwnPiece, wide: number, deep: number): OwnPiece => ({
  ...piece,
  wide: within(wide, LIMITS.smallest, LIMITS.largest),
  deep: isLine(piece.kind) ? 0 : within(deep, LIMITS.smallest, LIMITS.largest),
});
/** The same on the other side, if the table is turned half around: fair for both. */
export const twin = (piece: OwnPiece): OwnPiece => moved(piece, TABLE - piece.x, TABLE - piece.y);
export const snapped = (value: number, step: number): number => Math.round(value / step) * step;

// -- drawing

type Point = [number, number];

/** A place of the piece's own rectangle, as it lies on the table. */
export function placed({ x, y, angle }: OwnPiece, [u, v]: Point): Point {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [Math.round(x + u * cos - v * sin), Math.round(y + u * sin + v * cos)];
}

function outline({ kind, wide, deep }: OwnPiece): Point[] {
  const [w, d] = [wide / 2, deep / 2];
  const shape = KINDS[kind]?.shape;
  if (shape === 'segment') return [[-w, 0], [w, 0]]; // prettier-ignore
  if (shape === 'rectangle') return [[-w, -d], [w, -d], [w, d], [-w, d]]; // prettier-ignore
  const [e, f] = [d * SLANT, w * SLANT];
  const half: Point[] = [[w, e], [f, d], [-f, d], [-w, e]]; // prettier-ignore
  return [...half, ...half.map(([u, v]): Point => [-u, -v])];
}

export const drawn = (piece: OwnPiece): Piece => ({
  kind: piece.kind,
  corners: outline(piece).map((corner) => placed(piece, corner)),
});

// -- a ground in a link: b12.5,27,5,3.5,20~f... in inches, as in the file

const INCH = 1000;
const inches = (length: number): string => String(length / INCH);

export const toLink = (pieces: readonly OwnPiece[]): string =>
  pieces
    .map(({ kind, x, y, wide, deep, angle }) =>
      [kind[0] + inches(x), ...[y, wide, deep].map(inches), angle].join(','),
    )
    .join('~');

/** Whether it could lie on a table at all: nothing larger is drawn. */
const fits = ({ x, y, wide, deep, angle }: OwnPiece): boolean =>
  [x, y, wide, deep].every((length) => length >= 0 && length <= TABLE) &&
  Number.isInteger(angle) &&
  Math.abs(angle) <= FULL;

/** Null if it is none. */
export function fromLink(text: string): OwnPiece[] | null {
  if (!text) return [];
  const pieces = text.split('~').map((told): OwnPiece | null => {
    const kind = kinds.find((each) => told.startsWith(each.slice(0, 1)));
    const numbers = told.slice(1).split(',').map(Number);
    if (!kind || numbers.length !== 5 || numbers.some((number) => !Number.isFinite(number)))
      return null;
    const [x = 0, y = 0, wide = 0, deep = 0] = numbers.map((length) => Math.round(length * INCH));
    const piece = { kind, x, y, wide, deep, angle: numbers[4] ?? 0 };
    return fits(piece) ? piece : null;
  });
  return pieces.every((piece) => piece !== null) ? pieces : null;
}
