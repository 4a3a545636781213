// The painted ground as a picture that is kept: several pieces of one table are cut out of it.
import type { Lay } from '../plane';
import type { Piece } from '../types';
import type { Wish } from './scene';

const SIZE = 1536;
const kept = new Map<string, Promise<ImageBitmap>>();

/** Painted once for the same ground; null where nothing can paint. */
export function groundPicture(
  pieces: readonly Piece[],
  lay: Lay,
  turned: boolean,
): Promise<ImageBitmap> | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const laid = pieces.map(({ kind, corners }) => ({
    kind,
    corners: corners.map(([x, y]) => lay({ x, y })).map(({ x, y }) => [x, y] as const),
  }));
  const key = JSON.stringify(laid);
  const known = kept.get(key);
  if (known) return known;
  const wish: Wish = { pieces: laid, turned, night: false, size: SIZE };
  const painted = new Promise<ImageBitmap>((done) => {
    const painter = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    painter.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
      painter.terminate();
      done(data);
    };
    painter.postMessage(wish);
  });
  kept.clear();
  kept.set(key, painted);
  return painted;
}
