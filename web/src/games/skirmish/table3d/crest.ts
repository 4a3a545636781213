// The clan's crest, to be seen from both sides: faces that show their part of a sheet on which all crests are cut out.
import { CanvasTexture } from 'three';
import { crestArt, CRESTS, type CrestName } from '../../../art/crests';
import type { Clay, V } from './clay';
import { LIGHT, type ClanPaint } from './colors';
import { canvasOf } from './pictures';

const ROW = 4;
const CELL = 96;
const SIDE = ROW * CELL;
/** Of the circle of radius 16 in which they are drawn, so much is filled by the largest. */
const FILLED = 12.5;
/** The first cell is left whole, for all that is no crest. */
const cellOf = (name: CrestName): [number, number] => {
  const n = CRESTS.indexOf(name) + 1;
  return [n % ROW, Math.floor(n / ROW)];
};

export function crest(c: Clay, clan: ClanPaint, at: V, size: number): void {
  const [column, row] = cellOf(clan.crest);
  const cell = { left: column / ROW, top: row / ROW, side: 1 / ROW };
  c.in(at, [0, 0, 0], size, () => {
    c.sign([0, 0, 0.16], 2, clan.light, 0, cell);
    c.sign([0, 0, -0.16], 2, clan.light, Math.PI, cell);
  });
}

function sheet(): string {
  const signs = CRESTS.map((name) => {
    const [column, row] = cellOf(name);
    const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    const by = CELL / (2 * FILLED);
    return `<g transform="translate(${x} ${y}) scale(${by})">${crestArt(name, LIGHT.white, LIGHT.none)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${signs.join('')}</svg>`;
}

/** White is there, black is not; the crests come a moment after the rest. */
export function cutOut(come: () => void): CanvasTexture {
  const { canvas, brush } = canvasOf(SIDE, SIDE);
  brush.fillStyle = LIGHT.none;
  brush.fillRect(0, 0, SIDE, SIDE);
  brush.fillStyle = LIGHT.white;
  brush.fillRect(0, 0, CELL, CELL);
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  const image = new Image();
  image.onload = () => {
    brush.drawImage(image, 0, 0);
    texture.needsUpdate = true;
    come();
  };
  image.src = `data:image/svg+xml,${encodeURIComponent(sheet())}`;
  return texture;
}
