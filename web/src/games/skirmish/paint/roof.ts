// Roofs seen from above: four sides in thatch or in tiles, brighter where they face the evening sun.
import { rng, type Corner } from './noise';
import type { Ink, Laid } from './ground';
import { SUN, trace } from './scenery';

/** How far a house throws its shadow. */
const TALL = 1900;

/** The hull of an outline and of where its shadow falls. */
function hull(points: readonly Corner[]): Corner[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Corner[]): Corner[] => {
    const kept: Corner[] = [];
    for (const next of list) {
      for (;;) {
        const [b, a] = [kept.at(-1), kept.at(-2)];
        if (!a || !b) break;
        if ((b[0] - a[0]) * (next[1] - a[1]) - (b[1] - a[1]) * (next[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(next);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

export function paintRoof(ink: Ink, house: Laid, straw: boolean): void {
  const [a, b, c, d] = house.corners;
  if (!a || !b || !c || !d) return;
  const fallen = house.corners.map(([x, y]): Corner => [x + SUN[0] * TALL, y + SUN[1] * TALL]);
  ink.fillStyle = 'rgba(20,12,2,.42)';
  trace(ink, hull([...house.corners, ...fallen]));
  ink.fill();
  const far = (p: Corner, q: Corner): number => Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [p, q, r] = far(a, b) >= far(b, c) ? [a, b, c] : [b, c, d];
  const [long, wide] = [far(p, q), far(q, r)];
  const across: Corner = [(q[0] - p[0]) / long, (q[1] - p[1]) / long];
  const down: Corner = [(r[0] - q[0]) / wide, (r[1] - q[1]) / wide];
  ink.save();
  ink.transform(across[0], across[1], down[0], down[1], p[0], p[1]);
  const hip = wide * 0.36;
  const luck = rng(long + wide);
  const left: Corner = [hip, wide / 2];
  const right: Corner = [long - hip, wide / 2];
  const sides: { points: Corner[]; up: Corner; faces: Corner }[] = [
    { points: [[0, 0], [long, 0], right, left], up: [0, 1], faces: [-down[0], -down[1]] },
    { points: [[long, wide], [0, wide], left, right], up: [0, -1], faces: down },
    { points: [[0, wide], [0, 0], left], up: [1, 0], faces: [-across[0], -across[1]] },
    { points: [[long, 0], [long, wide], right], up: [-1, 0], faces: across },
  ];
  for (const { points, up, faces } of sides) {
    const light = 0.9 - 0.34 * (faces[0] * SUN[0] + faces[1] * SUN[1]);
    side(ink, points, up, light, straw, wide, luck);
  }
  ridge(ink, long, wide, left, right, straw);
  ink.restore();
}

function side(
  ink: Ink,
  points: readonly Corner[],
  up: Corner,
  light: number,
  straw: boolean,
  wide: number,
  luck: () => number,
): void {
  const [x, y] = points[0] ?? [0, 0];
  const run: Corner = [Math.abs(up[1]), Math.abs(up[0])];
  ink.save();
  trace(ink, points);
  ink.fillStyle = straw ? `hsl(40 42% ${light * 52}%)` : `hsl(216 9% ${light * 46}%)`;
  ink.fill();
  ink.clip();
  const stroke = (color: string, width: number, from: Corner, to: Corner): void => {
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.beginPath();
    ink.moveTo(...from);
    ink.lineTo(...to);
    ink.stroke();
  };
  for (let n = -90; n < 90; n += 1) {
    const at = n * (straw ? 90 : 270) + (straw ? luck() * 60 : 0);
    const from: Corner = [x + run[0] * at, y + run[1] * at];
    const tone = luck() > 0.5 ? 'rgba(90,60,20,.28)' : 'rgba(240,210,140,.28)';
    const to: Corner = [from[0] + up[0] * 5000, from[1] + up[1] * 5000];
    stroke(straw ? tone : 'rgba(8,10,16,.55)', straw ? 36 : 62, from, to);
    if (straw) continue;
    const [dx, dy] = [run[0] * 110, run[1] * 110];
    stroke('rgba(255,255,255,.2)', 50, [from[0] + dx, from[1] + dy], [to[0] + dx, to[1] + dy]);
  }
  for (let row = 0; row < wide / 2 + 200; row += straw ? 520 : 250) {
    const [rx, ry] = [x + up[0] * row, y + up[1] * row];
    const [dx, dy] = [run[0] * 12000, run[1] * 12000];
    stroke('rgba(0,0,0,.22)', straw ? 60 : 34, [rx - dx, ry - dy], [rx + dx, ry + dy]);
  }
  const fade = ink.createLinearGradient(x, y, x + up[0] * wide * 0.5, y + up[1] * wide * 0.5);
  fade.addColorStop(0, 'rgba(0,0,0,.22)');
  fade.addColorStop(1, 'rgba(255,240,200,.16)');
  trace(ink, points);
  ink.fillStyle = fade;
  ink.fill();
  ink.restore();
}

function ridge(
  ink: Ink,
  long: number,
  wide: number,
  left: Corner,
  right: Corner,
  straw: boolean,
): void {
  const hips: [Corner, Corner][] = [
    [[0, 0], left],
    [[0, wide], left],
    [[long, 0], right],
    [[long, wide], right],
    [left, right],
  ];
  for (const [width, color] of [
    [200, 'rgba(20,12,4,.7)'],
    [120, straw ? '#7a5226' : '#5c6472'],
  ] as const) {
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.lineCap = 'round';
    ink.beginPath();
    for (const [from, to] of hips) {
      ink.moveTo(...from);
      ink.lineTo(...to);
    }
    ink.stroke();
  }
}
