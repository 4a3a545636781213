// Where the rope between a vassal and his lord runs.
export type Box = { left: number; top: number; right: number; bottom: number };
export type Point = { x: number; y: number };
export type Tie = { vassal: number; from: Point; path: string; arrow: string; label: Point | null };

export const LANE = 18; // between two ropes that run side by side
const BEND = 7;

/** Ropes whose ways along the lane do not meet share one; by vassal, the number of his lane. */
export function lanesOf(
  bonds: { vassal: number; lord: number }[],
  columns: Map<number, number>,
): Map<number, number> {
  const lanes: [number, number][][] = [];
  const found = new Map<number, number>();
  for (const { vassal, lord } of bonds) {
    const ends = [columns.get(vassal) ?? 0, columns.get(lord) ?? 0];
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    let lane = lanes.findIndex((ways) => ways.every((way) => way[1] < from || way[0] > to));
    if (lane < 0) lane = lanes.push([]) - 1;
    lanes[lane]?.push([from, to]);
    found.set(vassal, lane);
  }
  return found;
}

const middle = (box: Box): number => (box.left + box.right) / 2;

/** `shape` is "rows" (two rows) or "column". */
export function tieOf(
  vassal: number,
  lord: number,
  lane: number,
  lanes: number,
  boxes: Map<number, Box>,
  shape: string,
): Tie | null {
  const a = boxes.get(vassal);
  const b = boxes.get(lord);
  if (!a || !b) return null;
  return shape === 'column'
    ? beside(vassal, a, b, lane)
    : between(vassal, a, b, lane, lanes, boxes);
}

function between(
  vassal: number,
  a: Box,
  b: Box,
  lane: number,
  lanes: number,
  boxes: Map<number, Box>,
): Tie {
  const upper = Math.min(...[...boxes.values()].map((box) => box.bottom));
  const lower = Math.max(...[...boxes.values()].map((box) => box.top));
  const y = (upper + lower) / 2 + (lane - (lanes - 1) / 2) * LANE;
  const edge = (box: Box): number => (box.top < lower - 4 ? box.bottom : box.top);
  const shift = (lane - (lanes - 1) / 2) * 26;
  // straight above each other: two ends side by side
  const same = Math.abs(middle(a) - middle(b)) < 40;
  const x1 = middle(a) + shift - (same ? 90 : 0);
  const x2 = middle(b) + shift + (same ? 90 : 0);
  const dir = x2 > x1 ? 1 : -1;
  const from = { x: x1, y: edge(a) };
  const to = { x: x2, y: edge(b) };
  const s1 = Math.sign(y - from.y) || 1;
  const s2 = Math.sign(to.y - y) || 1;
  const path = `M${from.x} ${from.y}V${y - s1 * BEND}Q${x1} ${y} ${x1 + dir * BEND} ${y}H${x2 - dir * BEND}Q${x2} ${y} ${x2} ${y + s2 * BEND}V${to.y}`;
  return {
    vassal,
    from,
    path,
    arrow: `M${to.x} ${to.y}l-5 ${-s2 * 8}h10z`,
    label: { x: (x1 + x2) / 2, y },
  };
}

function beside(vassal: number, a: Box, b: Box, lane: number): Tie {
  const x = a.left - 5 - lane * 5;
  const from = { x: a.left, y: (a.top + a.bottom) / 2 };
  const to = { x: b.left, y: (b.top + b.bottom) / 2 + 12 };
  return {
    vassal,
    from,
    path: `M${from.x} ${from.y}H${x}V${to.y}H${to.x}`,
    arrow: `M${to.x + 2} ${to.y}l-8 -5v10z`,
    label: null,
  };
}
