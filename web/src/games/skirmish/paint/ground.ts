// The ground of a table: noise for its large forms, brush strokes for its small ones. Painted once.
import { away, layered, middle, noise, rng, smooth, type Corner } from './noise';
import { TABLE } from '../plane';

/** Terrain as it is drawn: y grows downwards. */
export type Laid = { kind: string; corners: readonly Corner[] };
export type Ink = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export type Sheet = (size: number) => { canvas: OffscreenCanvas | HTMLCanvasElement; ink: Ink };

type RGB = readonly [number, number, number];
const hex = (code: number): RGB => [code >> 16, (code >> 8) & 255, code & 255];
const mix = (a: RGB, b: RGB, t: number): RGB => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const EARTH = {
  dry: hex(0xa39a58),
  green: hex(0x7d8746),
  moss: hex(0x5b6b37),
  earth: hex(0x97794f),
  road: hex(0xc2a574),
  rut: hex(0x9c7c50),
  leaves: hex(0x5d5a30),
  needles: hex(0x7a6438),
  rock: hex(0x8c8574),
  sand: hex(0xcbb88c),
};
const BLADES = ['#8b9150', '#6d7a3d', '#a7a860', '#55642f', '#b9b16c'];
const LITTER = ['#8a6a34', '#4a4a22', '#a07f3e'];
/** The large forms are painted this small and then stretched: nobody sees more of them. */
const COARSE = 560;
/** Of grass, over a whole table. */
const TUFTS = 13000;

type Lands = { roads: Road[]; woods: Laid[]; hills: Laid[]; houses: Laid[] };
/** A road with the direction in which its ruts run. */
type Road = Laid & { at: Corner; along: Corner };

function road(piece: Laid): Road {
  let [best, along]: [number, Corner] = [0, [0, 1]];
  piece.corners.forEach(([bx, by], i) => {
    const [ax, ay] = piece.corners.at(i - 1) ?? [bx, by];
    const length = Math.hypot(bx - ax, by - ay);
    if (length > best) [best, along] = [length, [(bx - ax) / length, (by - ay) / length]];
  });
  return { ...piece, at: middle(piece.corners), along };
}

function landsOf(pieces: readonly Laid[]): Lands {
  const by = (kind: string): Laid[] => pieces.filter((piece) => piece.kind === kind);
  return {
    roads: by('decor').map(road),
    woods: by('rough'),
    hills: by('hill'),
    houses: by('building'),
  };
}

function colorAt(x: number, y: number, { roads, woods, hills, houses }: Lands): RGB {
  const [u, v] = [x / 1000, y / 1000];
  const wide = layered(u * 0.16, v * 0.16);
  const near = layered(u * 0.5 + 40, v * 0.5, 3);
  const fine = noise(u * 2.6, v * 2.6);
  let c = mix(EARTH.dry, EARTH.green, smooth(0.3, 0.62, wide));
  c = mix(c, EARTH.moss, smooth(0.5, 0.68, near) * 0.75);
  c = mix(c, EARTH.earth, smooth(0.56, 0.74, layered(u * 0.3 + 9, v * 0.3 + 77, 3)) * 0.7);
  for (const hill of hills) {
    const d = away(x, y, hill.corners);
    if (d > 500) continue;
    c = mix(c, EARTH.dry, smooth(300, -900, d) * 0.55);
    c = mix(c, EARTH.rock, smooth(420, 60, Math.abs(d + 120)) * (0.35 + 0.5 * fine));
  }
  for (const wood of woods) {
    const d = away(x, y, wood.corners) + (near - 0.5) * 500;
    c = mix(c, fine > 0.5 ? EARTH.leaves : EARTH.needles, smooth(260, -420, d) * 0.85);
  }
  for (const house of houses) {
    const d = away(x, y, house.corners);
    if (d < 2400) c = mix(c, EARTH.sand, smooth(2200 + (near - 0.5) * 1800, 200, d) * 0.75);
  }
  for (const way of roads) {
    const d = away(x, y, way.corners) + (near - 0.45) * 900 + (fine - 0.5) * 180;
    if (d > 300) continue;
    c = mix(c, EARTH.road, smooth(250, -300, d));
    const across = (x - way.at[0]) * way.along[1] - (y - way.at[1]) * way.along[0];
    const rut = Math.abs(Math.abs(across + (wide - 0.5) * 700) - 620);
    c = mix(c, EARTH.rut, smooth(260, 60, rut) * 0.55 * smooth(0, -300, d));
  }
  const shade = 0.9 + 0.12 * fine + (layered(u * 1.3, v * 1.3, 2) - 0.4) * 0.22;
  return [c[0] * shade, c[1] * shade, c[2] * shade];
}

function coarse(lands: Lands, sheet: Sheet, size: number): CanvasImageSource {
  const { canvas, ink } = sheet(size);
  const picture = ink.createImageData(size, size);
  for (let j = 0; j < size; j += 1)
    for (let i = 0; i < size; i += 1) {
      const [r, g, b] = colorAt(((i + 0.5) / size) * TABLE, ((j + 0.5) / size) * TABLE, lands);
      picture.data.set([r, g, b, 255], (j * size + i) * 4);
    }
  ink.putImageData(picture, 0, 0);
  return canvas;
}

type Cover = 'road' | 'wood' | 'yard' | 'grass' | 'none';
function coverAt(x: number, y: number, { roads, woods, houses }: Lands): Cover {
  const within = (list: readonly Laid[], slack: number): boolean =>
    list.some((piece) => away(x, y, piece.corners) < slack);
  if (within(houses, 0)) return 'none';
  if (within(roads, 80)) return 'road';
  if (within(woods, 100)) return 'wood';
  return within(houses, 1000) ? 'yard' : 'grass';
}

/** Paints in thousandths of an inch over the whole field; a small picture has no more than can be seen in it. */
export function paintGround(
  ink: Ink,
  pieces: readonly Laid[],
  sheet: Sheet,
  size: number = 2048,
): void {
  const lands = landsOf(pieces);
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(coarse(lands, sheet, Math.min(COARSE, size)), 0, 0, TABLE, TABLE);
  const luck = rng(7);
  ink.lineCap = 'round';
  for (let n = 0; n < Math.min(TUFTS, size * 12); n += 1) {
    const [x, y] = [luck() * TABLE, luck() * TABLE];
    const cover = coverAt(x, y, lands);
    if (cover === 'none' || (cover === 'grass' && noise(x / 700, y / 700) < 0.36)) continue;
    if (cover === 'road' || cover === 'yard') pebble(ink, x, y, luck);
    else tuft(ink, x, y, luck, cover === 'wood');
  }
  ink.globalAlpha = 1;
  for (let n = 0; n < 420; n += 1) {
    const [x, y] = [luck() * TABLE, luck() * TABLE];
    if (coverAt(x, y, lands) !== 'none') stone(ink, x, y, 40 + luck() * luck() * 160, luck);
  }
}

function pebble(ink: Ink, x: number, y: number, luck: () => number): void {
  if (luck() > 0.35) return;
  ink.globalAlpha = 1;
  ink.fillStyle = luck() > 0.5 ? 'rgba(90,68,40,.35)' : 'rgba(236,220,180,.4)';
  ink.beginPath();
  ink.ellipse(x, y, 20 + luck() * 50, 20 + luck() * 30, luck() * 3, 0, 7);
  ink.fill();
}

function tuft(ink: Ink, x: number, y: number, luck: () => number, wood: boolean): void {
  ink.globalAlpha = wood ? 0.75 : 0.6;
  for (let blade = 0; blade < 4; blade += 1) {
    const colors = wood && luck() > 0.5 ? LITTER : BLADES;
    ink.strokeStyle = colors[Math.floor(luck() * colors.length)] ?? '';
    ink.lineWidth = 18 + 30 * luck();
    const foot = x + (luck() - 0.5) * 220;
    ink.beginPath();
    ink.moveTo(foot, y);
    ink.quadraticCurveTo(foot, y - 100, foot + (luck() - 0.5) * 200, y - 100 - luck() * 140);
    ink.stroke();
  }
}

function stone(ink: Ink, x: number, y: number, size: number, luck: () => number): void {
  const lump = (color: string, dx: number, dy: number, w: number, h: number): void => {
    ink.fillStyle = color;
    ink.beginPath();
    ink.ellipse(x + dx * size, y + dy * size, w * size, h * size, luck(), 0, 7);
    ink.fill();
  };
  lump('rgba(30,24,12,.35)', 0.4, -0.3, 1, 0.7);
  lump('#857d6d', 0, 0, 1, 0.75);
  lump('#b9b09b', -0.25, -0.2, 0.55, 0.38);
}
