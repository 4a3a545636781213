// Who sits where: clockwise around the table, the one who looks at the bottom.
export type Place = { seat: number; column: number; row: number };

/** "rows": two rows; "row": one row; "column": a phone. */
export function shapeOf(width: number, seats: number): 'rows' | 'row' | 'column' {
  if (width < 640) return 'column';
  return seats === 3 && width > 820 ? 'row' : 'rows';
}

// Column and row by place, clockwise from the one who looks.
const ROWS: Record<number, [number, number][]> = {
  3: [[1, 2], [1, 1], [2, 1]],
  4: [[2, 2], [1, 2], [1, 1], [2, 1]],
  5: [[2, 2], [1, 2], [1, 1], [2, 1], [3, 1]],
  6: [[2, 2], [1, 2], [1, 1], [2, 1], [3, 1], [3, 2]],
};
const ROW: [number, number][] = [[2, 1], [1, 1], [3, 1]];

export function order(seats: number, you: number | null, shape: string): { columns: number; places: Place[] } {
  const spots = (shape === 'row' ? ROW : ROWS[seats]) ?? [];
  const places = Array.from({ length: seats }, (_, at) => {
    const [column, row] = spots[at] ?? [1, at + 1];
    return { seat: ((you ?? 0) + at) % seats, column, row };
  });
  return { columns: Math.max(...places.map((place) => place.column)), places };
}

/** As large as two houses, one above the other, may be drawn in a panel. */
export function cardWidth(width: number, height: number, seats: number, shape: string): number {
  if (shape === 'column') return Math.max(40, Math.min(52, (width - 120) / 6));
  const columns = shape === 'row' ? 3 : seats > 4 ? 3 : 2;
  const rows = shape === 'row' ? 1 : 2;
  const across = ((width - 10 * columns) / columns - 110) / 5.2;
  const down = ((height / rows - 92) / 2 - 6) / 1.36;
  return Math.round(Math.max(34, Math.min(across, down, 84)));
}
