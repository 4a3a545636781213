/** A change of points, with its sign; nothing for who keeps what he has. */
export function signed(change: number | null | undefined): string {
  if (change === null || change === undefined) return '';
  return change < 0 ? `−${-change}` : change > 0 ? `+${change}` : '±0';
}
