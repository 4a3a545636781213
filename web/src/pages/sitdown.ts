// From a click to a table: a name if there is none yet, the table, the first card.
import { router } from '../router.svelte';
import { say } from '../settings.svelte';
import { who } from '../who.svelte';
import * as http from '../wire/http';
import type { NewTable } from '../wire/types';

/** Somebody without a name is a guest. */
export async function beSomebody(name = ''): Promise<void> {
  const me = await who.load();
  if (name ? name !== me.name : !me.known) await who.rename(name || say('web-guest'));
}

/** For one more of them at a table. */
export function guestName(others: readonly string[]): string {
  const guest = say('web-guest');
  for (let number = 2; ; number += 1) {
    const name = number > 2 || others.includes(guest) ? `${guest} ${number}` : guest;
    if (!others.includes(name)) return name;
  }
}

/** Starts at once if every seat is taken; else friends are waited for at the table. Who shares this screen with me has a
 *  name of their own. */
export async function openTable(wish: NewTable, name = ''): Promise<void> {
  await beSomebody(name);
  const opened = await http.makeTable(wish);
  const id = opened.table.id;
  const names = opened.table.seats.map((seat) => seat.name);
  const [, ...more] = wish.seats.flatMap((seat, at) => (seat.kind === 'mine' ? at : []));
  for (const seat of more.filter((at) => !wish.seats[at]?.called)) {
    names[seat] = guestName(names);
    await http.sit(id, seat, { name: names[seat] });
  }
  if (wish.seats.every((seat) => seat.kind !== 'open')) await http.start(id);
  router.go(`/table/${id}`);
}
