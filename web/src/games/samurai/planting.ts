// Somebody plants a card: it flies from the hand, then every village beside it counts anew.
import type { Beat } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import Influence from './art/Influence.svelte';
import Mark from './art/Mark.svelte';
import { planted, played } from './changes';
import { sayLead, scoreOf } from './sayings';
import type { Tale } from './tale';
import { SIDES, zoneOfCell, type View, type VillageTold } from './view';
import { sayWhere } from './where';
import type { CardPlayed } from './wire';

const CARD = 58;

export function planting(tale: Tale, event: CardPlayed): Beat {
  const { speaker, me, after } = tale;
  const mine = event.seat === me;
  const card = speaker.noun('card', event.card);
  const beat: Beat = {
    who: event.seat,
    length: mine ? 380 : 950,
    cues: ['tap'],
    caption: tale.say('plants', event.seat, { card, where: sayWhere(speaker, after, event) }),
    land: planted(event, after),
    events: [event as unknown as Told],
  };
  // what I plant myself I have seen standing there; only others' cards come flying
  if (mine) return { ...beat, lift: planted(event, after, [[event.x, event.y]]) };
  return {
    ...beat,
    under: consequence(tale, event),
    chip: tale.say('chip-plants', event.seat, { card }),
    tiny: [{ look: Mark, props: { card: event.card, seat: event.seat } }],
    hurts: takesLead(tale, event),
    lift: played(event),
    motions: [
      {
        from: `hand-${event.seat}`,
        to: zoneOfCell(event.x, event.y),
        look: Influence,
        props: { card: event.card, seat: event.seat },
        width: CARD,
      },
    ],
  };
}

/** Villages beside a card that were there before it. */
function beside(tale: Tale, { x, y }: CardPlayed): { before: VillageTold; after: VillageTold }[] {
  const find = (view: View, vx: number, vy: number): VillageTold | undefined =>
    view.table.villages.find((village) => village.x === vx && village.y === vy);
  return SIDES.flatMap(([dx, dy]) => {
    const before = find(tale.before, x + dx, y + dy);
    const after = find(tale.after, x + dx, y + dy);
    return before && after ? [{ before, after }] : [];
  });
}

/** Whether I led somewhere and no longer do. */
const takesLead = (tale: Tale, event: CardPlayed): boolean =>
  tale.me !== null &&
  beside(tale, event).some(({ before, after }) =>
    before.symbols.some(
      (symbol) => before.leads[symbol] === tale.me && after.leads[symbol] !== tale.me,
    ),
  );

/** Who leads now where nobody or somebody else did: the two most telling, those that cost me something first. */
function consequence(tale: Tale, event: CardPlayed): string {
  const changed = beside(tale, event).flatMap(({ before, after }) =>
    after.symbols
      .filter((symbol) => (before.leads[symbol] ?? null) !== (after.leads[symbol] ?? null))
      .map((symbol) => ({ symbol, after, mine: before.leads[symbol] === tale.me })),
  );
  changed.sort((a, b) => Number(b.mine) - Number(a.mine));
  const [first, second] = changed.map(({ symbol, after }) => ({
    symbol,
    values: after.influence[symbol] ?? [],
    lead: after.leads[symbol] ?? null,
  }));
  if (!first) return '';
  const say = ({ symbol, values, lead }: typeof first): string =>
    sayLead(tale.speaker, tale.me, symbol, values, lead);
  if (!second) return say(first);
  // the same of two villages is said of both
  if (first.symbol === second.symbol && first.lead === second.lead)
    return tale.say('lead-both', null, { lead: say(first), ...scoreOf(second.values) });
  return `${say(first)}. ${say(second)}`;
}
