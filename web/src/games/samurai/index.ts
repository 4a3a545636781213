import type { Flight, GameTable } from '../../desk';
import type { Told } from '../../words/speaker';
import Ending from './Ending.svelte';
import Table from './Table.svelte';
import { faceOf, keyOf } from './told';

const cellZone = (event: Told): string => `cell-${keyOf(event.x as number, event.y as number)}`;

/** Cards go from a hand to the land, villages from the pile, stones from a village to who won them. */
function flights(event: Told): Flight[] {
  const seat = event.seat as number;
  switch (event.event) {
    case 'CardPlayed':
      return [
        {
          from: `hand-${seat}`,
          to: cellZone(event),
          look: `samurai-card samurai-seat-${seat}`,
          mark: String(faceOf(event.card as string).value),
        },
      ];
    case 'FirstVillageLaid':
    case 'VillageLaid':
      return [{ from: 'pile', to: cellZone(event), look: 'samurai-village' }];
    case 'StoneWon':
      return [
        {
          from: cellZone(event),
          to: `stones-${seat}-${event.symbol}`,
          look: `samurai-stone samurai-${event.symbol}`,
        },
      ];
    case 'CardDrawn':
      return [
        { from: `deck-${seat}`, to: `hand-${seat}`, look: `samurai-card samurai-seat-${seat}` },
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
