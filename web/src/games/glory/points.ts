// Where an action is done on the table.
import type { Words } from '../../desk';
import type { Pointing } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import { viewOf, orderOf } from './view';

export function points(words: Words, told: Told): Pointing {
  const view = viewOf(told);
  const seat = view.question?.seat ?? view.you ?? view.active ?? 0;
  const hand = seat === view.you ? `held-${words.character}` : `hand-${seat}`;
  switch (words.do) {
    case 'draw':
      return { from: `pile-${words.pile}`, to: [seat === view.you ? 'hand-end' : `hand-${seat}`] };
    case 'lay':
      return { from: hand, to: [`set-${words.character}`] };
    case 'discard':
      return { from: hand, to: [`pile-${words.pile}`] };
    case 'place':
      return { from: 'pending', to: [`pile-${words.pile}`] };
    case 'ninja':
      return {
        from: seat === view.you ? 'my-figures' : `seat-${seat}`,
        to: [`set-${words.character}`],
      };
    case 'order':
      return { from: String(words.card), to: [`set-${orderOf(String(words.card))}`] };
    case 'take_figure':
      return { from: 'figures', to: [`seat-${seat}`] };
    default:
      return {};
  }
}

/** What is drawn comes to the hand by itself, and beaten cards lie ready. */
export function clicks(words: Words, told: Told): readonly string[] {
  const { from, to = [] } = points(words, told);
  if (words.do === 'draw' || words.do === 'take_figure') return from ? [from] : [];
  return from && words.do !== 'place' ? [from, ...to] : to;
}
