// The picture of the ground, painted beside the page.
import type { Wish } from '../paint/scene';
import { TABLE } from '../plane';
import type { Piece } from '../view';

/** Without anything that stands on it, north up; returns how to stop. */
export function paintGround(
  pieces: readonly Piece[],
  size: number,
  done: (picture: ImageBitmap) => void,
): () => void {
  const laid = pieces.map(({ kind, corners }) => ({
    kind,
    corners: corners.map(([x, y]) => [x, TABLE - y] as const),
  }));
  const wish: Wish = { pieces: laid, turned: false, night: false, size, bare: true };
  const painter = new Worker(new URL('../paint/worker.ts', import.meta.url), { type: 'module' });
  painter.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
    painter.terminate();
    done(data);
  };
  painter.postMessage(wish);
  return () => painter.terminate();
}

/** Calls with whether it is night, now and whenever that changes; returns how to stop. */
export function watchNight(told: (night: boolean) => void): () => void {
  const root = document.documentElement;
  const tell = (): void => told(root.dataset.theme === 'dark');
  const watch = new MutationObserver(tell);
  watch.observe(root, { attributeFilter: ['data-theme'] });
  tell();
  return () => watch.disconnect();
}
