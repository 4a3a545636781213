// Pictures that are laid over forms, painted here once.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { rng } from '../paint/noise';
import { LAND } from './colors';

export type Brush = CanvasRenderingContext2D;

/** On the processor: thousands of tiny strokes would be slow elsewhere. */
export function canvasOf(wide: number, high: number): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [wide, high];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('no canvas');
  return { canvas, brush };
}

export function picture(wide: number, high: number, paint: (brush: Brush) => void): CanvasTexture {
  const { canvas, brush } = canvasOf(wide, high);
  paint(brush);
  return textureOf(canvas);
}

export function textureOf(source: HTMLCanvasElement | ImageBitmap): CanvasTexture {
  const texture = new CanvasTexture(source as HTMLCanvasElement);
  texture.colorSpace = SRGBColorSpace;
  texture.flipY = false;
  return texture;
}

const repeated = (texture: CanvasTexture): Texture => {
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
};

const SIDE = 128;

export const tiles = (): Texture =>
  repeated(
    picture(SIDE, SIDE, (brush) => {
      const luck = rng(12);
      for (let n = 0; n < 16; n += 1) tile(brush, (n % 4) * 32, Math.floor(n / 4) * 32, luck);
    }),
  );

function tile(brush: Brush, x: number, y: number, luck: () => number): void {
  const light = 84 + luck() * 22;
  brush.fillStyle = `rgb(${light},${light + 4},${light + 12})`;
  brush.fillRect(x, y, 32, 32);
  const round = brush.createLinearGradient(x, 0, x + 32, 0);
  for (const [at, color] of [
    [0, 'rgba(0,0,0,.55)'],
    [0.35, 'rgba(255,255,255,.3)'],
    [0.62, 'rgba(0,0,0,.05)'],
    [1, 'rgba(0,0,0,.5)'],
  ] as const)
    round.addColorStop(at, color);
  brush.fillStyle = round;
  brush.fillRect(x, y, 32, 32);
  brush.fillStyle = 'rgba(10,10,14,.5)';
  brush.fillRect(x, y, 32, 5);
  brush.fillStyle = 'rgba(255,255,255,.16)';
  brush.fillRect(x + 6, y + 28, 18, 3);
}

export const thatch = (): Texture =>
  repeated(
    picture(SIDE, SIDE, (brush) => {
      const luck = rng(21);
      brush.fillStyle = LAND.thatchGround;
      brush.fillRect(0, 0, SIDE, SIDE);
      brush.globalAlpha = 0.6;
      for (let n = 0; n < 900; n += 1) {
        brush.strokeStyle = LAND.thatch[Math.floor(luck() * 4)] ?? '';
        const [x, y] = [luck() * SIDE, luck() * SIDE];
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(x + (luck() - 0.5) * 4, y + 10 + luck() * 14);
        brush.stroke();
      }
      brush.globalAlpha = 0.35;
      brush.fillStyle = LAND.thatchSeam;
      for (const y of [0, 32, 64, 96]) brush.fillRect(0, y, SIDE, 2);
    }),
  );
