// What the lens tells of a thing on the table.
import type { Desk } from '../../desk';
import type { Facts } from '../../words/text';
import { characterOf, held, orderOf, PILES, pointsOf, setsOf, topOf, type View } from './view';

export interface Closely {
  title: string;
  lines: string[];
  clauses: string[];
  character?: string;
  figure?: boolean;
}

export function closely(desk: Desk, view: View, thing: string): Closely {
  const [kind = '', id = ''] = [thing.split('-')[0], thing.slice(thing.indexOf('-') + 1)];
  if (kind === 'set' || kind === 'card') return character(desk, view, id);
  if (kind === 'pile') return pile(desk, view, id);
  if (kind === 'seat') return seat(desk, view, Number(id));
  if (thing === 'figures') return figures(desk);
  return order(desk, view, thing);
}

const say = (desk: Desk, key: string, facts: Facts = {}): string =>
  desk.speaker.say(`glory-web-${key}`, facts);

function character(desk: Desk, view: View, id: string): Closely {
  const it = characterOf(view, id);
  if (!it) return { title: id, lines: [], clauses: [] };
  const owner = it.owner === null ? 'nobody' : it.owner === desk.seat ? 'you' : 'other';
  const facts = {
    many: desk.speaker.noun('character', `${id}.many`),
    value: it.value,
    owner,
    name: it.owner === null ? '' : desk.speaker.name(it.owner),
    size: it.size,
    need: it.needs,
    unseen: it.unlocated,
    have: held(view, desk.seat, id) ?? 0,
  };
  const known = view.hands
    .map((hand, at) => ({ at, count: hand.known[id] ?? 0 }))
    .filter(({ at, count }) => count > 0 && at !== desk.seat)
    .map(({ at, count }) => `${desk.speaker.name(at)} ${count}`);
  const lines = [
    say(desk, 'lens-value', facts),
    say(desk, 'lens-owner', facts),
    it.safe ? say(desk, 'lens-safe', facts) : say(desk, 'lens-need', facts),
    say(desk, 'lens-unseen', facts),
  ];
  if (known.length) lines.push(say(desk, 'lens-known', { names: desk.speaker.list(known) }));
  return {
    title: desk.speaker.noun('character', id),
    lines,
    clauses: ['GLO-4.4', 'GLO-8.1'],
    character: id,
  };
}

function pile(desk: Desk, view: View, id: string): Closely {
  const name = PILES.find((it) => it === id) ?? 'draw_1';
  const it = view.piles[name];
  const top = topOf(it);
  const facts = { count: it.count };
  const lines = [say(desk, name.startsWith('draw') ? 'lens-draw' : 'lens-open', facts)];
  if (name.startsWith('draw')) lines.push(say(desk, 'lens-draw-end'));
  return {
    title: say(desk, name.startsWith('draw') ? 'lens-draw-title' : 'lens-open-title'),
    lines,
    clauses: ['GLO-3.1', name.startsWith('draw') ? 'GLO-7.4' : 'GLO-5.3'],
    ...(top && { character: top }),
  };
}

function seat(desk: Desk, view: View, at: number): Closely {
  const sets = setsOf(view, at);
  const { before, now } = pointsOf(view, at);
  const [best] = [...sets].sort((a, b) => b.value - a.value);
  return {
    title: desk.speaker.name(at),
    lines: [
      say(desk, 'split', { before, now }),
      sets.length
        ? desk.speaker.list(sets.map((it) => desk.speaker.counted(it.character, it.size)))
        : say(desk, 'nothing'),
      say(desk, 'types', { count: sets.length, end: view.gauges.types_to_end }),
    ],
    clauses: ['GLO-7.2', 'GLO-8.1'],
    ...(best && { character: best.character }),
  };
}

const figures = (desk: Desk): Closely => ({
  title: say(desk, 'ninjas'),
  lines: [say(desk, 'lens-figure'), say(desk, 'lens-figure-use')],
  clauses: ['GLO-11.3', 'GLO-11.7'],
  figure: true,
});

function order(desk: Desk, view: View, card: string): Closely {
  const held = view.orders?.hands.flat().find((it) => it.card === card);
  const owner = typeof held?.owner === 'number' ? held.owner : null;
  return {
    title: desk.speaker.noun('card', card),
    lines: [
      say(desk, 'lens-order'),
      say(desk, 'order-pays', {
        owner: owner === null ? 'nobody' : desk.speaker.name(owner),
        me: owner !== null && owner === desk.seat ? 'yes' : 'no',
        points: Number(held?.points) || 0,
      }),
    ],
    clauses: ['GLO-10.3', 'GLO-10.5'],
    character: orderOf(card),
  };
}
