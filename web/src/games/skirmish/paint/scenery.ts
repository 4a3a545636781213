// What stands on the ground: hills, fences, roofs, woods, each with the long shadow of the evening.
import { away, middle, noise, rng, smooth, type Corner } from './noise';
import type { Ink, Laid } from './ground';
import { grow, type Density, type Tree } from './trees';

/** Shadows fall to the right and up: the light comes from the lower left of a low sun, on every table. */
export const SUN: Corner = [0.88, -0.47];
const SHADE = 'rgba(20,12,2,.36)';

export function trace(ink: Ink, outline: readonly Corner[], dx = 0, dy = 0): void {
  ink.beginPath();
  outline.forEach(([x, y], at) => (at ? ink.lineTo(x + dx, y + dy) : ink.moveTo(x + dx, y + dy)));
  ink.closePath();
}

// -- hills

/** The outline seen from its middle, drawn closer by `share` and a little uneven. */
function terrace(hill: Laid, share: number): Corner[] {
  const [mx, my] = middle(hill.corners);
  const count = 90;
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    let far = 200;
    while (far < 12000 && away(mx + dx * far, my + dy * far, hill.corners) < 0) far += 60;
    const length = far * share * (1 + (noise(at * 0.5, share * 9) - 0.5) * 0.05);
    return [mx + dx * length, my + dy * length] as const;
  });
}

export function paintHill(ink: Ink, hill: Laid): void {
  const [mx, my] = middle(hill.corners);
  const luck = rng(mx + my);
  for (const [share, rise] of [
    [1, 420],
    [0.62, 300],
  ] as const) {
    const outline = terrace(hill, share);
    ink.fillStyle = SHADE;
    trace(ink, outline, SUN[0] * rise, SUN[1] * rise);
    ink.fill();
    const light = ink.createLinearGradient(
      mx - 3000 * SUN[0],
      my - 3000 * SUN[1],
      mx + 3000 * SUN[0],
      my + 3000 * SUN[1],
    );
    light.addColorStop(0, '#c3b878');
    light.addColorStop(0.5, '#9d9a58');
    light.addColorStop(1, '#77783f');
    trace(ink, outline);
    ink.fillStyle = light;
    ink.fill();
    ink.save();
    ink.clip();
    ink.globalAlpha = 0.6;
    ink.lineWidth = 26;
    for (let n = 0; n < 700; n += 1) {
      const [x, y] = [mx + (luck() - 0.5) * 9000, my + (luck() - 0.5) * 9000];
      ink.strokeStyle = ['#8b9150', '#a7a860', '#6d7a3d', '#c6bd7c'][n % 4] ?? '';
      ink.beginPath();
      ink.moveTo(x, y);
      ink.lineTo(x + (luck() - 0.5) * 120, y - 150);
      ink.stroke();
    }
    ink.restore();
    ink.globalAlpha = 0.8;
    for (const [x, y] of outline) {
      ink.fillStyle = luck() > 0.5 ? '#8c8574' : '#a79f8b';
      ink.beginPath();
      ink.ellipse(x, y, 70 + luck() * 120, 50 + luck() * 60, luck() * 3, 0, 7);
      ink.fill();
    }
    ink.globalAlpha = 1;
  }
}

// -- fences

export function paintFence(ink: Ink, { corners: [a, b] }: Laid): void {
  if (!a || !b) return;
  const posts = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 750));
  const along = Array.from({ length: posts + 1 }, (_, n): Corner => {
    const t = n / posts;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
  const rail = (dx: number, dy: number, width: number, color: string): void => {
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.beginPath();
    ink.moveTo(a[0] + dx, a[1] + dy);
    ink.lineTo(b[0] + dx, b[1] + dy);
    ink.stroke();
  };
  rail(SUN[0] * 480, SUN[1] * 480, 60, SHADE);
  rail(SUN[0] * 860, SUN[1] * 860, 60, SHADE);
  ink.strokeStyle = SHADE;
  ink.lineWidth = 110;
  for (const [x, y] of along) {
    ink.beginPath();
    ink.moveTo(x, y);
    ink.lineTo(x + SUN[0] * 1150, y + SUN[1] * 1150);
    ink.stroke();
  }
  rail(40, 60, 120, '#3c2b1a');
  rail(0, 0, 105, '#c4a65e');
  rail(-20, -25, 30, '#f0dca0');
  for (const [x, y] of along)
    for (const [lift, size, color] of [
      [0, 135, '#3c2b1a'],
      [15, 105, '#a57a48'],
      [30, 55, '#d7b683'],
    ] as const) {
      ink.fillStyle = color;
      ink.beginPath();
      ink.arc(x - lift, y - lift * 1.2, size, 0, 7);
      ink.fill();
    }
}

// -- woods

const PAINTED: Density = {
  most: 90,
  room: { bamboo: 760, pine: 1150, bush: 560 },
  size: [0.75, 0.4],
};

export function paintWood(ink: Ink, wood: Laid, at: number): void {
  const trees = grow(wood.corners, at, PAINTED).sort((a, b) => a.y - b.y);
  const luck = rng(at + 31);
  ink.fillStyle = 'rgba(20,14,2,.30)';
  for (const tree of trees) {
    const size = { bush: 260, pine: 900, bamboo: 520 }[tree.kind];
    ink.beginPath();
    const [x, y] = [tree.x + SUN[0] * size * 1.4, tree.y + SUN[1] * size * 1.4];
    ink.ellipse(x, y, size * 1.2, size * 0.8, -0.5, 0, 7);
    ink.fill();
  }
  for (const tree of trees) (tree.kind === 'bamboo' ? leaves : crown)(ink, tree, luck);
}

const GREENS = ['#557f34', '#6f9a3c', '#88ab48', '#a9c05c', '#c4d27a'];
function leaves(ink: Ink, { x, y, size }: Tree, luck: () => number): void {
  for (let n = 0; n < 40; n += 1) {
    const [turn, long, out] = [luck() * 6.28, (340 + luck() * 400) * size, luck() * 160];
    ink.fillStyle = GREENS[Math.min(4, Math.floor((n / 40) * 4 + luck() * 1.3))] ?? '';
    ink.save();
    ink.translate(x + Math.cos(turn) * out, y + Math.sin(turn) * out);
    ink.rotate(turn);
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.quadraticCurveTo(long * 0.5, -75, long, 0);
    ink.quadraticCurveTo(long * 0.5, 75, 0, 0);
    ink.fill();
    ink.restore();
  }
}

function crown(ink: Ink, { x, y, kind, size, turn }: Tree): void {
  const radius = (kind === 'pine' ? 840 : 250) * size;
  for (const [share, step] of [
    [1, 0],
    [0.72, 1],
    [0.42, 2],
  ] as const)
    for (let n = 0; n < 11; n += 1) {
      const at = (n / 11) * 6.28 + share * 3 + turn;
      const [dx, dy] = [Math.cos(at), Math.sin(at)];
      const lit = smooth(-1, 1, -(dx * SUN[0] + dy * SUN[1]));
      const out = radius * share * 0.55;
      ink.fillStyle = `hsl(${96 - lit * 22} ${30 + lit * 8}% ${18 + step * 6 + lit * 14}%)`;
      ink.beginPath();
      ink.arc(
        x + dx * out - SUN[0] * step * radius * 0.08,
        y + dy * out - SUN[1] * step * radius * 0.08,
        radius * (0.34 - 0.06 * step),
        0,
        7,
      );
      ink.fill();
    }
}
