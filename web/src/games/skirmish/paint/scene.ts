// Everything that never moves, painted once: the frame with its inches, the ground, what stands on it, the light.
import { RIM, TABLE } from '../plane';
import { paintGround, type Ink, type Laid, type Sheet } from './ground';
import { middle, rng } from './noise';
import { paintRoof } from './roof';
import { paintFence, paintHill, paintWood } from './scenery';

/** What is asked of the painter. */
export interface Wish {
  pieces: readonly Laid[];
  /** The place in the list of one that is in somebody's hand: left out, while all others look as they did. */
  lifted?: number;
  /** Seen from the north: the numbers on the frame run the other way. */
  turned: boolean;
  night: boolean;
  size: number;
  /** A small picture comes first, so that there is something to see on a slow machine. */
  sketch?: boolean;
  /** The ground alone, without frame and light, for forms that stand on it. */
  bare?: boolean;
}

/** In pixels. */
export const SKETCH = 320;

/** As far as the edges of the field; what stands on it is not painted. */
export function paintBare({ pieces, size }: Wish, sheet: Sheet): CanvasImageSource {
  const { canvas, ink } = sheet(size);
  ink.setTransform(size / TABLE, 0, 0, size / TABLE, 0, 0);
  paintGround(ink, pieces, sheet);
  for (const hill of pieces.filter(({ kind }) => kind === 'hill')) paintHill(ink, hill);
  return canvas as CanvasImageSource;
}

export function paintScene(wish: Wish, sheet: Sheet): CanvasImageSource {
  const { pieces, turned, night, size } = wish;
  const { canvas, ink } = sheet(size);
  const scale = size / (TABLE + 2 * RIM);
  ink.setTransform(scale, 0, 0, scale, RIM * scale, RIM * scale);
  paintFrame(ink, turned);
  if (night) veil(ink, -RIM, TABLE + 2 * RIM, 'rgb(0 0 0 / 45%)');
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, TABLE, TABLE);
  ink.clip();
  const lying = pieces.filter((_, at) => at !== wish.lifted);
  paintGround(ink, lying, sheet, size);
  for (const kind of STANDING)
    for (const piece of lying)
      if (piece.kind === kind) paintPiece(ink, piece, rankOf(piece, pieces));
  if (night)
    paintNight(
      ink,
      lying.filter(({ kind }) => kind === 'building'),
    );
  else paintEvening(ink);
  ink.restore();
  ink.strokeStyle = '#2c180b';
  ink.lineWidth = 110;
  ink.strokeRect(0, 0, TABLE, TABLE);
  return canvas as CanvasImageSource;
}

/** What stands on the ground, the lowest first. */
const STANDING = ['hill', 'obstacle', 'rough', 'building'];

/** The how manyeth of its kind it is: neighbors look different. */
export const rankOf = (piece: Laid, pieces: readonly Laid[]): number =>
  pieces.filter(({ kind }) => kind === piece.kind).indexOf(piece);

/** One piece by itself. A road is part of the ground. */
export function paintPiece(ink: Ink, piece: Laid, rank: number): void {
  if (piece.kind === 'hill') paintHill(ink, piece);
  else if (piece.kind === 'obstacle') paintFence(ink, piece);
  else if (piece.kind === 'rough') paintWood(ink, piece, rank);
  else if (piece.kind === 'building') paintRoof(ink, piece, rank % 2 === 1);
}

function paintFrame(ink: Ink, turned: boolean): void {
  const luck = rng(9);
  const wood = ink.createLinearGradient(0, -RIM, 0, TABLE + RIM);
  wood.addColorStop(0, '#8a5a33');
  wood.addColorStop(1, '#5f3a1e');
  ink.fillStyle = wood;
  ink.fillRect(-RIM, -RIM, TABLE + 2 * RIM, TABLE + 2 * RIM);
  for (let n = 0; n < 420; n += 1) {
    const near = luck() * RIM;
    const at = luck() > 0.5 ? TABLE + near : -near;
    ink.strokeStyle = `rgba(${luck() > 0.5 ? '40,20,8' : '200,145,90'},${0.05 + luck() * 0.15})`;
    ink.lineWidth = 20 + luck() * 60;
    ink.beginPath();
    if (n % 2) {
      ink.moveTo(-RIM, at);
      ink.bezierCurveTo(TABLE * 0.3, at + 120, TABLE * 0.6, at - 120, TABLE + RIM, at);
    } else {
      ink.moveTo(at, 0);
      ink.bezierCurveTo(at + 120, TABLE * 0.3, at - 120, TABLE * 0.6, at, TABLE);
    }
    ink.stroke();
  }
  paintInches(ink, turned);
}

function paintInches(ink: Ink, turned: boolean): void {
  ink.fillStyle = ink.strokeStyle = '#e9cf9a';
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.font = '600 620px Georgia, serif';
  for (let inch = 0; inch <= 36; inch += 1) {
    const at = inch * 1000;
    const long = inch % 6 ? 220 : 430;
    ink.lineWidth = inch % 6 ? 40 : 75;
    for (const [x, y, dx, dy] of [
      [at, -100, 0, -long],
      [at, TABLE + 100, 0, long],
      [-100, at, -long, 0],
      [TABLE + 100, at, long, 0],
    ] as const) {
      ink.beginPath();
      ink.moveTo(x, y);
      ink.lineTo(x + dx, y + dy);
      ink.stroke();
    }
    if (inch % 6) continue;
    const east = String(turned ? 36 - inch : inch);
    const north = String(turned ? inch : 36 - inch);
    ink.fillText(east, at, TABLE + 1080);
    ink.fillText(east, at, -1080);
    ink.fillText(north, -1040, at);
    ink.fillText(north, TABLE + 1040, at);
  }
}

// -- light

function veil(ink: Ink, from: number, size: number, color: string | CanvasGradient): void {
  ink.fillStyle = color;
  ink.fillRect(from, from, size, size);
}

function paintEvening(ink: Ink): void {
  const low = ink.createLinearGradient(0, TABLE, TABLE, 0);
  low.addColorStop(0, 'rgba(255,214,130,.20)');
  low.addColorStop(0.55, 'rgba(255,214,130,0)');
  low.addColorStop(1, 'rgba(40,24,60,.16)');
  veil(ink, 0, TABLE, low);
}

/** The blue hour, and a lantern at every house and at the corners of the field. */
function paintNight(ink: Ink, houses: readonly Laid[]): void {
  ink.globalCompositeOperation = 'multiply';
  veil(ink, 0, TABLE, '#8f9cc9');
  ink.globalCompositeOperation = 'source-over';
  const lamps = [
    ...houses.map(({ corners }) => middle(corners)).map(([x, y]) => [x, y + 2600] as const),
    ...[0.13, 0.87].flatMap((x) => [0.13, 0.87].map((y) => [x * TABLE, y * TABLE] as const)),
    [TABLE / 2, TABLE / 2] as const,
  ];
  // lanterns stand on the ground: they light it, and of the roofs above them next to nothing
  const [roofs, ground] = outlines(houses);
  for (const [part, strength] of [
    [ground, 1],
    [roofs, 0.3],
  ] as const) {
    ink.save();
    ink.clip(part, 'evenodd');
    ink.globalCompositeOperation = 'screen';
    ink.globalAlpha = strength;
    for (const [x, y] of lamps) glow(ink, x, y);
    ink.restore();
  }
  for (const [x, y] of lamps.slice(0, -1)) lamp(ink, x, y);
}

/** The roofs, and all of the field but them. */
function outlines(houses: readonly Laid[]): [Path2D, Path2D] {
  const [roofs, ground] = [new Path2D(), new Path2D()];
  for (const { corners } of houses) {
    corners.forEach(([x, y], at) => (at ? roofs.lineTo(x, y) : roofs.moveTo(x, y)));
    roofs.closePath();
  }
  ground.rect(0, 0, TABLE, TABLE);
  ground.addPath(roofs);
  return [roofs, ground];
}

function glow(ink: Ink, x: number, y: number): void {
  const pool = ink.createRadialGradient(x, y, 100, x, y, 9000);
  pool.addColorStop(0, 'rgba(255,176,84,.46)');
  pool.addColorStop(0.35, 'rgba(214,120,44,.20)');
  pool.addColorStop(1, 'rgba(120,60,20,0)');
  ink.fillStyle = pool;
  ink.fillRect(x - 9000, y - 9000, 18000, 18000);
}

function lamp(ink: Ink, x: number, y: number): void {
  for (const [size, color] of [
    [340, 'rgba(255,190,90,.45)'],
    [210, '#ffd98a'],
    [110, '#fff4d2'],
  ] as const) {
    ink.fillStyle = color;
    ink.beginPath();
    ink.arc(x, y, size, 0, 7);
    ink.fill();
  }
  ink.strokeStyle = '#5a2410';
  ink.lineWidth = 46;
  ink.strokeRect(x - 150, y - 150, 300, 300);
}
