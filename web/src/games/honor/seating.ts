// Who sits where: clockwise around the table, the one who looks at the bottom.
export type Place = { seat: number; at: number; column: string; row: number };

/** "rows": two rows; "column": a phone. */
export function shapeOf(width: number): 'rows' | 'column' {
  return width < 640 ? 'column' : 'rows';
}

// Column and row by place, clockwise from the one who looks.
const ROWS: Record<number, [number, number][]> = {
  3: [
    [1, 2],
    [1, 1],
    [2, 1],
  ],
  4: [
    [2, 2],
    [1, 2],
    [1, 1],
    [2, 1],
  ],
  5: [
    [2, 2],
    [1, 2],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  6: [
    [2, 2],
    [1, 2],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
  ],
};

export function order(seats: number, you: number | null): { columns: number; places: Place[] } {
  const spots = ROWS[seats] ?? [];
  const columns = Math.max(...spots.map(([column]) => column));
  const places = Array.from({ length: seats }, (_, at) => {
    const [column, row] = spots[at] ?? [1, at + 1];
    // whoever has a row to himself has all of it
    const alone = spots.filter((spot) => spot[1] === row).length === 1;
    return {
      seat: ((you ?? 0) + at) % seats,
      at: column,
      column: alone ? '1 / -1' : String(column),
      row,
    };
  });
  return { columns, places };
}

/** As large as two houses, one above the other, may be drawn in a panel; `most`: cards in the longest row. */
export function cardWidth(
  width: number,
  height: number,
  seats: number,
  shape: string,
  most: number,
): number {
  if (shape === 'column')
    return Math.round(Math.max(40, Math.min(56, (width - 130) / Math.max(4, Math.min(most, 6)))));
  const columns = seats > 4 ? 3 : 2;
  const across = ((width - 10 * columns) / columns - 112) / Math.max(4, Math.min(most, 6)) - 3;
  const down = ((height / 2 - 92) / 2 - 6) / 1.36;
  return Math.round(Math.max(34, Math.min(across, down, 84)));
}

/** So that seven cards fit between the piles and the plan. */
export function handWidth(width: number, shape: string): number {
  return shape === 'column' ? 64 : Math.round(Math.max(56, Math.min((width - 570) / 7 - 8, 82)));
}
