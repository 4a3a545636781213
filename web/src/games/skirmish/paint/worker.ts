// Paints beside the page, so that nothing stands still meanwhile.
import { paintBare, paintScene, SKETCH, type Wish } from './scene';

// on the CPU: thousands of tiny strokes
const sheet = (size: number) => {
  const canvas = new OffscreenCanvas(size, size);
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) throw new Error('no canvas');
  return { canvas, ink };
};

function send(wish: Wish): void {
  const paint = wish.bare ? paintBare : paintScene;
  const painted = (paint(wish, sheet) as OffscreenCanvas).transferToImageBitmap();
  postMessage(painted, { transfer: [painted] });
}

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  if (data.sketch) send({ ...data, size: SKETCH });
  send(data);
});
