// Chance that is the same every time, and fields of it: what makes painted ground look grown.

/** A stream of numbers from 0 to 1. */
export const rng =
  (seed: number): (() => number) =>
  () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

function hash(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export function noise(x: number, y: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  let [fx, fy] = [x - xi, y - yi];
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = hash(xi, yi);
  const b = hash(xi + 1, yi);
  const c = hash(xi, yi + 1);
  const d = hash(xi + 1, yi + 1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Noise in several sizes, one over the other. */
export function layered(x: number, y: number, layers = 4): number {
  let [sum, height, size] = [0, 0.5, 1];
  for (let i = 0; i < layers; i += 1, height /= 2, size *= 2.03)
    sum += height * noise(x * size + i * 17.3, y * size - i * 9.1);
  return sum;
}

/** From 0 at `a` to 1 at `b`, without corners. */
export function smooth(a: number, b: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

export type Corner = readonly [number, number];

/** How far a place lies from an outline; negative within. */
export function away(px: number, py: number, outline: readonly Corner[]): number {
  let best = Infinity;
  let odd = false;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    const [ex, ey, wx, wy] = [bx - ax, by - ay, px - ax, py - ay];
    const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)));
    const [dx, dy] = [wx - ex * t, wy - ey * t];
    best = Math.min(best, dx * dx + dy * dy);
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) odd = !odd;
    [ax, ay] = [bx, by];
  }
  return (odd && outline.length > 2 ? -1 : 1) * Math.sqrt(best);
}

export const middle = (outline: readonly Corner[]): Corner => {
  const [x, y] = outline.reduce<[number, number]>(([sx, sy], [a, b]) => [sx + a, sy + b], [0, 0]);
  return [x / outline.length, y / outline.length];
};
