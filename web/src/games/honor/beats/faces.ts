// Dishonor and its answers, faces saved or lost, deaths, alliances.
import type { Beat, Motion } from '../../../stage/beat';
import type { FansShown } from '../Fans.svelte';
import { bond, discards, edit, fall, hand, honorTo, noWindow } from '../changes';
import { plain } from '../view';
import type { Tale } from '../tale';
import type {
  AllianceDeclared,
  AllianceDissolved,
  Counts,
  DaimyoDied,
  Detached,
  DishonorAnswered,
  DishonorPlayed,
  FaceNotSaved,
  FaceSaved,
  HonorLost,
  HouseTakenOver,
  SamuraiDied,
} from '../wire';
import { from } from './cards';

export function dishonorPlayed(tale: Tale, event: DishonorPlayed): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 600,
    caption: tale.say('honor-web-beat-blade', facts),
    cues: ['slide'],
    motions: [tale.flies('dishonor', from(tale, seat, 'dishonor'), 'middle', { width: 120 })],
    look: `hand-${seat}`,
    lift: edit(hand(seat, 'dishonor', -1)),
  });
  tale.add({
    who: seat,
    length: 1100,
    caption: tale.say('honor-web-beat-dishonors', facts),
    under: tale.say('honor-web-under-dishonors', facts),
    chip: tale.say('honor-web-chip-dishonors', facts),
    hurts: tale.mine(other),
    cues: ['drum'],
    motions: [tale.flies('dishonor', 'middle', `samurai-${other}`, { width: 96 })],
    focus: [`player-${other}`],
    look: `player-${other}`,
    land: edit(discards({ dishonor: 1 })),
    events: [event as never],
  });
}

export function dishonorAnswered(tale: Tale, event: DishonorAnswered): void {
  const { seat, answer } = event;
  const saved = answer === 'save_face';
  const facts = { ...tale.people(seat), answer };
  tale.add({
    who: seat,
    length: 1000,
    caption: tale.say('honor-web-beat-answers', facts),
    chip: tale.say('honor-web-chip-answers', facts),
    cues: [saved ? 'fan' : 'block'],
    motions: saved
      ? [tale.flies('save_face', from(tale, seat, 'save_face'), 'discards', { width: 96 })]
      : [],
    look: `player-${seat}`,
    ...(saved
      ? { lift: edit(hand(seat, 'save_face', -1)), land: edit(discards({ save_face: 1 })) }
      : {}),
    events: [event as never],
  });
}

/** All fans at the same moment; what others would have answered stays their secret. [HON-8.7] */
function fans(tale: Tale, victim: number, saver: number | null): Omit<FansShown, 'act'> | null {
  const { window, players } = tale.before;
  if (!window) return null;
  const head = players[victim]?.daimyo_house?.head;
  const card = window.cause === 'battle' ? (head ?? 'samurai') : 'dishonor';
  const shown = { kind: 'fans', asked: window.asked, saver, card } as const;
  tale.add({
    who: null,
    length: 700,
    caption: tale.say('honor-web-beat-fans'),
    drama: { ...shown, act: 'closed' },
    lift: edit(noWindow),
  });
  return shown;
}
const opened = (shown: Omit<FansShown, 'act'> | null): Partial<Beat> =>
  shown ? { drama: { ...shown, act: 'open' } } : {};

export function faceSaved(tale: Tale, event: FaceSaved): void {
  const { seat, other } = event;
  const shown = fans(tale, other, seat);
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 1400,
    caption: tale.say('honor-web-beat-saves', facts),
    chip: tale.say('honor-web-chip-saves', facts),
    cues: ['fan'],
    ...opened(shown),
    look: `player-${other}`,
    lift: edit(noWindow, hand(seat, 'save_face', -1)),
    land: edit(discards({ save_face: 1 })),
    events: [event as never],
  });
}

export function faceNotSaved(tale: Tale, event: FaceNotSaved): void {
  const { seat } = event;
  const shown = fans(tale, seat, null);
  tale.add({
    who: seat,
    length: 1400,
    caption: tale.say('honor-web-beat-unsaved', tale.people(seat)),
    chip: tale.say('honor-web-chip-unsaved', tale.people(seat)),
    hurts: tale.mine(seat),
    cues: ['fan'],
    ...opened(shown),
    look: `player-${seat}`,
    lift: edit(noWindow),
    events: [event as never],
  });
}

export function honorLost(tale: Tale, event: HonorLost): void {
  const { seat, amount, honor, why } = event;
  const facts = { ...tale.people(seat), amount, honor: plain(honor), why };
  tale.add({
    who: seat,
    length: 900,
    caption: tale.say('honor-web-beat-loses', facts),
    chip: tale.say('honor-web-chip-loses', facts),
    hurts: tale.mine(seat),
    cues: ['bell'],
    look: `player-${seat}`,
    lift: edit(noWindow),
    land: edit(honorTo(seat, honor)),
    events: [event as never],
  });
}

// -- deaths

/** Everything that goes with a head is swept off, card by card. */
function swept(tale: Tale, zone: string, head: string | null, cards: Counts): Motion[] {
  const ids = [...(head ? [head] : []), ...Object.keys(cards)];
  return ids.map((card, at) =>
    tale.flies(card, `${zone}:${card}`, 'discards', {
      width: 66,
      delay: at * 90,
      ease: 'out',
      turn: at % 2 ? 24 : -18,
    }),
  );
}

function died(
  tale: Tale,
  event: DaimyoDied | SamuraiDied,
  zone: string,
  head: string | null,
): void {
  const { seat, cards } = event;
  const lost = { ...cards, ...(head ? { [head]: 1 } : {}) };
  const names = Object.entries(cards).map(
    ([card, many]) => (many > 1 ? `${many} × ` : '') + tale.card(card),
  );
  const facts = {
    ...tale.people(seat),
    card: head ? tale.card(head) : '',
    cards: names.length ? tale.scene.speaker.list(names) : 'none',
  };
  const key = head ? 'honor-web-beat-daimyo-dies' : 'honor-web-beat-samurai-dies';
  tale.add({
    who: seat,
    length: 1800,
    caption: tale.say(key, facts),
    under: tale.say(head ? 'honor-web-under-daimyo-dies' : 'honor-web-under-samurai-dies', facts),
    chip: tale.say(head ? 'honor-web-chip-daimyo-dies' : 'honor-web-chip-samurai-dies', facts),
    hurts: tale.mine(seat),
    cues: ['drum', 'whoosh'],
    motions: swept(tale, zone, head, cards),
    focus: [zone],
    look: zone,
    lift: edit(noWindow, fall(zone)),
    land: edit(discards(lost), ...(head ? [bond(seat, 'ronin', null)] : [])),
    events: [event as never],
  });
}
export const daimyoDied = (tale: Tale, event: DaimyoDied): void =>
  died(tale, event, `daimyo-${event.seat}`, event.card);
export const samuraiDied = (tale: Tale, event: SamuraiDied): void =>
  died(tale, event, `samurai-${event.seat}`, null);

export function houseTakenOver(tale: Tale, event: HouseTakenOver): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  const head = tale.before.players[other]?.daimyo_house?.head;
  tale.add({
    who: seat,
    length: 1500,
    caption: tale.say('honor-web-beat-inherits', facts),
    under: tale.say('honor-web-under-inherits', facts),
    chip: tale.say('honor-web-chip-inherits', facts),
    hurts: tale.mine(other),
    cues: ['drum'],
    motions: head ? [tale.flies(head, `daimyo-${other}`, `daimyo-${seat}`)] : [],
    look: `daimyo-${seat}`,
    lift: edit(fall(`daimyo-${other}`)),
    events: [event as never],
  });
}

// -- alliances

export function detached(tale: Tale, event: Detached): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 900,
    caption: tale.say('honor-web-beat-ronin', facts),
    chip: tale.say('honor-web-chip-ronin', facts),
    hurts: tale.mine(other) || tale.mine(seat),
    cues: ['whoosh'],
    look: `player-${seat}`,
    land: edit(bond(seat, 'ronin', null)),
    events: [event as never],
  });
}

export function allianceDeclared(tale: Tale, event: AllianceDeclared): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 1200,
    caption: tale.say('honor-web-beat-swears', facts),
    under: tale.say('honor-web-under-swears', facts),
    chip: tale.say('honor-web-chip-swears', facts),
    cues: ['tap', 'bell'],
    focus: [`player-${seat}`, `player-${other}`],
    look: `player-${seat}`,
    land: edit(bond(seat, 'pledged', other)),
    events: [event as never],
  });
}

export function allianceDissolved(tale: Tale, event: AllianceDissolved): void {
  const { seat, other } = event;
  const facts = tale.people(seat, other);
  tale.add({
    who: seat,
    length: 1200,
    caption: tale.say('honor-web-beat-breaks', facts),
    under: tale.say('honor-web-under-breaks', facts),
    chip: tale.say('honor-web-chip-breaks', facts),
    hurts: tale.mine(other),
    cues: ['whoosh'],
    look: `player-${seat}`,
    land: edit(bond(seat, 'leaving', other)),
    events: [event as never],
  });
}
