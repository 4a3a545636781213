// What those at a table are worth, where the match counts; looked up again when somebody else sits down, and at the end.
import * as http from '../wire/http';
import type { SeatRating, TableInfo } from '../wire/types';

/** For a component, while it is there: by seat. */
export function ratedAt(look: () => TableInfo | null): { readonly seats: readonly SeatRating[] } {
  let seats = $state.raw<readonly SeatRating[]>([]);
  const table = $derived(look());
  const key = $derived(
    table?.counts
      ? JSON.stringify([table.id, table.status, table.seats.map(({ who, bot }) => [who, bot])])
      : '',
  );
  $effect(() => {
    const asked = key;
    seats = [];
    if (!asked) return;
    const [id] = JSON.parse(asked) as [string];
    void http
      .ratings(id)
      .then((found) => {
        if (asked === key) seats = found;
      })
      .catch(() => undefined); // those who only look on are not told
  });
  return {
    get seats() {
      return seats;
    },
  };
}
