// The painted ground as a picture that is kept: maps and pieces of one table are cut out of it.
import type { Lay } from '../plane';
import type { Piece } from '../view';
import type { Laid } from './ground';
import { painter } from './painter';

const SIZE = 1536;
let known: { key: string; picture: Promise<ImageBitmap> } | null = null;
let shown: { key: string; canvas: HTMLCanvasElement } | null = null;

export const isNight = (): boolean => document.documentElement.dataset.theme === 'dark';

/** Pieces where they are drawn. */
export const laidOut = (pieces: readonly Piece[], lay: Lay): Laid[] =>
  pieces.map(({ kind, corners }) => ({
    kind,
    corners: corners.map(([x, y]) => lay({ x, y })).map(({ x, y }) => [x, y] as const),
  }));

const keyOf = (pieces: readonly Laid[], turned: boolean, night: boolean): string =>
  JSON.stringify([pieces, turned, night]);

/** A table that is painted already: nobody has to paint it again. */
export function keepShown(
  { pieces, turned, night }: { pieces: readonly Laid[]; turned: boolean; night: boolean },
  canvas: HTMLCanvasElement,
): void {
  shown = { key: keyOf(pieces, turned, night), canvas };
}

/** Painted once for the same ground in the same light; null where nothing can paint. */
export function groundPicture(
  pieces: readonly Piece[],
  lay: Lay,
  turned: boolean,
): Promise<ImageBitmap> | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const night = isNight();
  const laid = laidOut(pieces, lay);
  const key = keyOf(laid, turned, night);
  if (known?.key !== key) known = { key, picture: taken(key) ?? painted(laid, turned, night) };
  return known.picture;
}

const taken = (key: string): Promise<ImageBitmap> | null =>
  shown?.key === key
    ? createImageBitmap(shown.canvas, { resizeWidth: SIZE, resizeHeight: SIZE })
    : null;

const painted = (pieces: Laid[], turned: boolean, night: boolean): Promise<ImageBitmap> =>
  new Promise((done) => painter.paint({ pieces, turned, night, size: SIZE }, done));
