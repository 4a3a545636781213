// What the seats of the table on the screen wear: a color and a crest each, as their players chose.
import { COLORS, CRESTS, type ColorName, type CrestName } from './art/crests';
import type { SeatInfo } from './wire/types';

class Worn {
  #crests = $state.raw<readonly CrestName[]>([]);
  #colors = $state.raw<readonly ColorName[]>([]);

  crest(seat: number): CrestName {
    return this.#crests[seat] ?? CRESTS[seat % 6]!;
  }
  color(seat: number): ColorName {
    return this.#colors[seat] ?? COLORS[seat % COLORS.length]!;
  }
  /** Every drawing takes the color of a seat from the stylesheet; there it is put. */
  put(seats: readonly SeatInfo[]): void {
    this.#crests = seats.map((seat, at) => seat.crest ?? CRESTS[at % 6]!);
    this.#colors = seats.map((seat, at) => seat.color ?? COLORS[at % COLORS.length]!);
    const { style } = document.documentElement;
    for (const [seat, own] of COLORS.entries()) {
      const color = seats[seat]?.color ?? own; // what was put is not read here: nobody waits for himself
      style.setProperty(`--seat-${seat}`, `var(--dye-${color})`);
      style.setProperty(`--day-seat-${seat}`, `var(--day-${color})`);
    }
  }
}

export const worn = new Worn();

/** As long as this component shows a table, everything wears its colors. */
export function wear(seats: () => readonly SeatInfo[] | undefined): void {
  const said = $derived(
    JSON.stringify(seats()?.map(({ color, crest }) => ({ color, crest })) ?? []),
  );
  $effect.pre(() => {
    worn.put(JSON.parse(said) as SeatInfo[]);
    return () => worn.put([]);
  });
}
