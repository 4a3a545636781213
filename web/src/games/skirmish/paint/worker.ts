// Paints beside the page, so that nothing stands still meanwhile.
import { paintBare, paintScene, type Wish } from './scene';

// on the CPU: thousands of tiny strokes
const sheet = (size: number) => {
  const canvas = new OffscreenCanvas(size, size);
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) throw new Error('no canvas');
  return { canvas, ink };
};

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  const paint = data.bare ? paintBare : paintScene;
  const painted = (paint(data, sheet) as OffscreenCanvas).transferToImageBitmap();
  postMessage(painted, { transfer: [painted] });
});
