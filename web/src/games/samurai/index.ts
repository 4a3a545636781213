import type { Flight, GameTable } from '../../desk';
import type { Told } from '../../words/speaker';
import Ending from './Ending.svelte';
import Table from './Table.svelte';
import { faceOf, keyOf } from './told';
import type { At, Event } from './wire';

const cellZone = ({ x, y }: At): string => `cell-${keyOf(x, y)}`;

/** Cards go from a hand to the land, villages from the pile, stones from a village to who won them. */
function flights(told: Told): Flight[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'CardPlayed':
      return [
        {
          from: `hand-${event.seat}`,
          to: cellZone(event),
          look: `samurai-card samurai-seat-${event.seat}`,
          mark: String(faceOf(event.card).value),
        },
      ];
    case 'FirstVillageLaid':
    case 'VillageLaid':
      return [{ from: 'pile', to: cellZone(event), look: 'samurai-village' }];
    case 'StoneWon':
      return [
        {
          from: cellZone(event),
          to: `stones-${event.seat}-${event.symbol}`,
          look: `samurai-stone samurai-${event.symbol}`,
        },
      ];
    case 'CardDrawn':
      return [
        {
          from: `deck-${event.seat}`,
          to: `hand-${event.seat}`,
          look: `samurai-card samurai-seat-${event.seat}`,
        },
      ];
    default:
      return [];
  }
}

export default {
  Table,
  Ending,
  // Cards are laid on cells, villages on spots: everything is done on the land.
  drawn: (option) => option.words.do === 'play' || option.words.do === 'lay',
  flights,
} satisfies GameTable;
