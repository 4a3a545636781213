// From a click to a table: a name if there is none yet, the table, the first card.
import { router } from '../router.svelte';
import { say } from '../settings.svelte';
import * as http from '../wire/http';
import type { NewTable } from '../wire/types';

/** Somebody without a name is a guest. */
export async function beSomebody(name = ''): Promise<void> {
  const me = await http.me();
  if (name ? name !== me.name : !me.known) await http.sayName(name || say('web-guest'));
}

/** For one more of them at a table. */
export function guestName(others: readonly string[]): string {
  const guest = say('web-guest');
  for (let number = 2; ; number += 1) {
    const name = number > 2 || others.includes(guest) ? `${guest} ${number}` : guest;
    if (!others.includes(name)) return name;
  }
}

/** Starts at once if every seat is taken; else friends are waited for at the table. */
export async function openTable(wish: NewTable, name = ''): Promise<void> {
  await beSomebody(name);
  const opened = await http.makeTable(wish);
  const id = opened.table.id;
  if (wish.seats.every((seat) => seat.kind !== 'open')) await http.start(id);
  router.go(`/table/${id}`);
}

export function againstBots(game: string, seats: number, bot: string): Promise<void> {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot }));
  return openTable({ game, seats: [{ kind: 'mine', bot: '' }, ...others] });
}
