// Who sits where, and how large their cards are drawn.

/** The rivals clockwise from my left; all seats for who looks on. */
export function places(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: you === null ? seats : seats - 1 }, (_, at) => (first + at) % seats);
}

/** The rival who is nearest to the goal, to look at first; -1 if nobody gets there yet. */
export function nearest(
  players: readonly { to_goal: number | null }[],
  rivals: readonly number[],
): number {
  const turns = (seat: number): number => players[seat]?.to_goal ?? Infinity;
  const best = rivals.reduce((a, b) => (turns(b) < turns(a) ? b : a), rivals[0] ?? -1);
  return turns(best) < Infinity ? best : -1;
}

/** The seat whose houses a zone belongs to. */
export function seatOfZone(zone: string): number | null {
  const seat = /^(?:samurai|daimyo|player|hand|honor)-(\d)/.exec(zone)?.[1];
  return seat === undefined ? null : Number(seat);
}

const GAP = 8;
const FRAME = 38; // beams, paddings and rims of a house
/** Roof, race, captions, and the sentence below with its button. */
const REST = 62 + 60 + 2 * 44 + 104;

/** So much beside the houses, and the piles lie there, large. */
const ASIDE = 260;

/** How wide a house and a card in it are drawn, and how many cards lie side by side; `free`:
 *  there is room for the piles. */
export function leafWidth(
  width: number,
  height: number,
  houses: number,
): { house: number; w: number; fit: number; free: boolean } {
  const house = Math.floor(Math.min(430, (width - 28 - GAP * (houses - 1)) / houses));
  const across = (house - FRAME) / 4.05;
  const down = (height - REST) / 2.8;
  const w = Math.round(Math.max(50, Math.min(across, down, 84)));
  const free = width - houses * (house + GAP) > 2 * ASIDE;
  return { house, w, fit: Math.floor((house - FRAME) / (w + 2)), free };
}

/** How wide a card is where one house has the stage of a phone: as large as two halls of five cards allow. */
export function stageLeaf(width: number, height: number): number {
  const [roofAndWord, capOfHall] = [112, 41];
  const tall = (height - roofAndWord) / 2 - capOfHall;
  return Math.round(Math.max(46, Math.min(64, tall / 1.4, (width - 50) / 5)));
}
