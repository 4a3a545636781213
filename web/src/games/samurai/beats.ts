// What happens in Samurai, beat by beat: a card is planted, land rises, a village is harvested, the majorities move.
import { complete, type Beat, type Scene } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import Influence from './art/Influence.svelte';
import Tile from './art/Tile.svelte';
import { drawnCard, risen, taken } from './changes';
import { harvest, tally } from './harvest';
import { planting } from './planting';
import { shows, Tale } from './tale';
import { zoneOfCell, type Place } from './view';
import { sayWhere } from './where';
import type { CardDrawn, Event, VillageLaid } from './wire';

export function beats(scene: Scene): Beat[] {
  const events = scene.events as unknown as readonly Event[];
  const tale = new Tale(scene);
  const made: Beat[] = [];
  /** The village on top of the pile once one was taken. */
  let top: string | null | undefined;
  events.forEach((event, at) => {
    const later = events.slice(at + 1);
    switch (event.event) {
      case 'CardPlayed':
        made.push(planting(tale, event));
        break;
      case 'VillageTaken':
        top = null;
        break;
      case 'VillageShown':
        top = event.village;
        break;
      case 'VillageLaid':
        made.push(rise(tale, event, top));
        top = undefined;
        break;
      case 'VillageScored':
        made.push(harvest(tale, event, later), ...tally(tale, later));
        break;
      case 'CardDrawn':
        made.push(draw(tale, event, made.at(-1)));
        break;
      case 'GameBegan':
        made.push(said(event, event.seat, tale.say('begins', event.seat)));
        break;
      case 'LastRound':
        made.push(last(tale, event, event.reasons));
        break;
      case 'GameEnded':
      case 'GameDrawn':
        made.push(end(tale, event, event.reasons));
    }
  });
  return complete([...turn(tale, events), ...made], scene);
}

/** Somebody else acts: first the light goes there, and the eye. */
function turn(tale: Tale, events: readonly Event[]): Beat[] {
  const acts = events.filter((e) => e.event === 'CardPlayed' || e.event === 'VillageLaid');
  const [first] = acts;
  if (!first || first.seat === tale.me) return [];
  const eye = acts.map(({ x, y }): Place => [x, y]).reverse();
  return [
    {
      who: first.seat,
      length: 400,
      ...(first.event === 'CardPlayed' && { caption: tale.say('turn', first.seat) }),
      cues: ['block'],
      lift: shows({ eye }),
      events: [],
    },
  ];
}

function rise(tale: Tale, event: VillageLaid, top: string | null | undefined): Beat {
  const { speaker, after } = tale;
  return {
    who: event.seat,
    length: 900,
    caption: tale.say('rises', event.seat),
    under: tale.say('rises-with', event.seat, {
      village: speaker.noun('card', event.village),
      where: sayWhere(speaker, after, event),
    }),
    ...(event.seat !== tale.me && {
      chip: tale.say('chip-rises', event.seat),
      tiny: [{ look: Tile, props: { village: event.village } }],
    }),
    cues: ['water'],
    motions: [
      {
        from: 'pile',
        to: zoneOfCell(event.x, event.y),
        look: Tile,
        props: { village: event.village },
        width: 74,
        ease: 'melt',
      },
    ],
    lift: taken(top, risen(event, after, true)),
    land: risen(event, after, false),
    events: [event as unknown as Told],
  };
}

function draw(tale: Tale, event: CardDrawn, before: Beat | undefined): Beat {
  const mine = event.seat === tale.me;
  const card = event.card === 'hidden' ? null : event.card;
  const words = card
    ? { caption: tale.say('draws', event.seat, { card: tale.speaker.noun('card', card) }) }
    : // somebody else's card tells nothing: what was said stays a moment longer
      { ...(before?.caption && { caption: before.caption, under: before.under ?? '' }) };
  return {
    who: event.seat,
    length: mine ? 900 : 320,
    ...words,
    cues: ['slide'],
    motions: [
      {
        from: `deck-${event.seat}`,
        to: mine ? 'hand-end' : `hand-${event.seat}`,
        look: Influence,
        props: { card, seat: event.seat },
        width: mine ? 74 : 26,
        ease: 'in',
      },
    ],
    lift: drawnCard(event, tale.after, false),
    land: drawnCard(event, tale.after, true),
    events: [event as unknown as Told],
  };
}

const said = (event: Event, who: number | null, caption: string): Beat => ({
  who,
  length: 700,
  caption,
  cues: ['block'],
  events: [event as unknown as Told],
});

const last = (tale: Tale, event: Event, reasons: readonly string[]): Beat => ({
  ...said(event, null, tale.say('last-begins', null)),
  length: 1300,
  under: tale.reasons(reasons),
  chip: tale.say('chip-last', null),
  cues: ['drum'],
  land: (drawn) => ({ ...drawn, ends: tale.after.ends }),
});

function end(tale: Tale, event: Event, reasons: readonly string[]): Beat {
  const { winners } = tale.after.standing;
  const [first = null] = winners;
  const names = tale.speaker.list(winners.map((seat) => tale.speaker.name(seat)));
  const caption =
    winners.length > 1 ? tale.say('shares-land', null, { names }) : tale.say('wins-land', first);
  return {
    ...said(event, first, caption),
    length: 1500,
    under: tale.reasons(reasons),
    cues: ['drum'],
  };
}
