// From a cell with an arrow key: the nearest thing that way, straight ahead before aside.
export function neighbor<T extends { x: number; y: number }>(
  cells: readonly T[],
  x: number,
  y: number,
  [dx, dy]: [number, number],
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - x) * dx + (cell.y - y) * dy;
    const aside = Math.abs((cell.x - x) * dy) + Math.abs((cell.y - y) * dx);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
