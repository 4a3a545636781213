// What travels over the table when something happens.
import type { Flight } from '../../desk';
import type { Told } from '../../words/speaker';
import type { Glory } from './view';

const BACK = 'card-back glory-back';
const values = new Map<string, number>();

/** Cards in flight show the values that this view tells. */
export function meet(view: Glory): void {
  for (const { character, value } of view.characters) values.set(character, value);
}

export function flights(event: Told): Flight[] {
  const hand = `hand-${event.seat}`;
  const pile = `pile-${event.pile}`;
  const set = `set-${event.character}`;
  switch (event.event) {
    case 'HandDealt':
      return [{ from: 'pile-draw_1', to: hand, look: BACK }];
    case 'CardDrawn':
      return [card(pile, hand, event)];
    case 'CardTaken':
      return [card(pile, hand, event)];
    case 'SetLaid':
      return [card(hand, set, event)];
    case 'CardDiscarded':
      return [card(hand, pile, event)];
    case 'CardsPlaced':
      return [card(set, pile, event)];
    case 'FigureTaken':
      return [{ from: 'figures', to: hand, look: 'stone' }];
    case 'FigureUsed':
      return [{ from: `seat-${event.seat}`, to: set, look: 'stone' }];
    case 'OrderPlayed':
      return [
        {
          from: `seat-${event.seat}`,
          to: `set-${orderOf(event.card as string)}`,
          look: BACK,
        },
      ];
    default:
      return [];
  }
}

function card(from: string, to: string, event: Told): Flight {
  const value = values.get(event.character as string);
  if (value === undefined) return { from, to, look: BACK };
  return { from, to, look: 'card glory-card', mark: String(value) };
}

/** order_a_shogun is about the shogun. */
export const orderOf = (card: string): string => card.split('_').at(-1) ?? '';
