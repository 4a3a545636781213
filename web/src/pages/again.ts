// Who sits down where a game is played on from one of its moments.
import { personNamed } from '../art/faces/faces';
import type { SeatInfo, SeatWish } from '../wire/types';

/** I at one seat; the bots as they sat there, by face and level; for a person a bot of level 2. */
export const seatedAgain = (
  seats: readonly Pick<SeatInfo, 'seat' | 'kind' | 'bot' | 'name'>[],
  mine: number,
): SeatWish[] =>
  seats.map(({ seat, kind, bot, name }) => {
    if (seat === mine) return { kind: 'mine' };
    if (kind !== 'bot' || !bot) return { kind: 'bot', bot: 'bot:2' };
    return { kind: 'bot', bot, name: (personNamed(name)?.name ?? '') as SeatWish['name'] };
  });
