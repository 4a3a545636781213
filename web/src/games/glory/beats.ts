// How a decision of Call to Glory is shown, beat by beat: real cards travel, old sets are swept off, a round is told
// before the next one is dealt.
import type { Beat, Motion, Scene } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import Back from './Back.svelte';
import Card from './Card.svelte';
import Figure from './art/Figure.svelte';
import { Tale } from './tale';
import { cleared, inHand, landed, lifted } from './changes';
import { endedRound } from './round';
import { viewOf, asTold, orderOf, valueOf } from './view';
import type { CardDrawn, CardTaken, Event, HandDealt, RoundBegan, SetLaid, View } from './wire';

type Draw = CardDrawn | CardTaken;
const isDraw = (event: Event | undefined): event is Draw =>
  event?.event === 'CardDrawn' || event?.event === 'CardTaken';
/** How wide a card flies: as it lies on the table. */
const wide = (): number => (innerWidth < 900 ? 58 : 92);
/** How long the intermission stays, if nobody goes on; who only looks on cannot. */
const INTERMISSION = 90_000;
const LOOKING_ON = 8_000;

/** Two draws in a row by the same player are one beat. */
export function joins(first: readonly Told[], second: readonly Told[]): boolean {
  const [one, two] = [first.at(-1), second[0]] as unknown as Event[];
  return isDraw(one) && isDraw(two) && one.seat === two.seat && first.length === 1;
}

export function beats(scene: Scene): Beat[] {
  const teller = new Teller(scene);
  const events = scene.events as unknown as Event[];
  for (let at = 0; at < events.length;) at += teller.tell(events.slice(at));
  return teller.beats;
}

class Teller {
  readonly beats: Beat[] = [];
  readonly #scene: Scene;
  readonly #after: View;
  readonly #say: Tale;
  /** The table as it is drawn when all beats so far have landed. */
  #drawn: View;
  /** What happened before the first beat; its lines come with that. */
  #untold: Event[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#drawn = viewOf(scene.before);
    this.#after = viewOf(scene.after);
    this.#say = new Tale(scene);
  }

  /** Tells what happens first; says how many events that were. */
  tell(events: readonly Event[]): number {
    const [event] = events as [Event];
    switch (event.event) {
      case 'RoundBegan':
        return this.#deal(event, events);
      case 'OrdersDealt':
        return this.#still(event);
      case 'HandDealt':
        return this.#still(event);
      case 'TurnBegan':
        return this.#turn(event);
      case 'CardDrawn':
      case 'CardTaken':
        return this.#draw(events);
      case 'SetLaid':
        return this.#lay(event, events);
      case 'SetBeaten':
        return this.#beat(event);
      default:
        return this.#more(event);
    }
  }

  #more(event: Event): number {
    switch (event.event) {
      case 'CardDiscarded':
        return this.#add({
          ...this.#say.discard(event),
          length: 900,
          cues: ['tap'],
          motions: [this.#card(this.#from(event), `pile-${event.pile}`, event.character)],
          events: [event],
          change: [lifted.discard(event), landed.discard(event)],
        });
      case 'CardsPlaced':
        return this.#add({
          ...this.#say.place(event),
          length: 800,
          cues: ['slide'],
          motions: this.#several('pending', `pile-${event.pile}`, event.character, event.count),
          events: [event],
          change: [lifted.place(), landed.place(event)],
        });
      case 'FigureTaken':
        return this.#add({
          ...this.#say.figure(event),
          length: 800,
          cues: ['tap'],
          motions: [this.#figure('figures', `seat-${event.seat}`)],
          events: [event],
          change: [(view) => view, landed.takeFigure(event.seat)],
        });
      case 'FigureDeclined':
        return this.#add({ ...this.#say.figure(event), length: 600, events: [event] });
      case 'FigureUsed':
        return this.#add({
          ...this.#say.used(event),
          length: 1200,
          cues: ['whoosh', 'drum'],
          focus: [`set-${event.character}`],
          motions: [
            this.#figure(`seat-${event.seat}`, `set-${event.character}`),
            { ...this.#card(`set-${event.character}`, 'pending', event.character), delay: 520 },
          ],
          events: [event],
          change: [lifted.figure(event), landed.figure(event, this.#after)],
        });
      case 'OrderPlayed':
        return this.#add({
          ...this.#say.order(event),
          length: 1300,
          cues: event.owner === this.#scene.seat ? ['fifth'] : ['bell'],
          focus: [`set-${orderOf(event.card)}`],
          motions: [
            this.#card(`seat-${event.seat}`, `set-${orderOf(event.card)}`, orderOf(event.card)),
          ],
          events: [event],
          change: [(view) => view, landed.order(event)],
        });
      case 'RoundEnded':
        return this.#roundEnds(event);
      default:
        return this.#still(event);
    }
  }

  #turn(event: Event & { event: 'TurnBegan' }): number {
    const active = (view: View): View => ({ ...view, active: event.seat, turn: event.turn });
    if (event.seat === this.#scene.seat) {
      // the koto tells it
      this.#drawn = active(this.#drawn);
      return this.#still(event);
    }
    return this.#add({
      who: event.seat,
      caption: this.#say.turn(event.seat),
      length: 400,
      cues: ['block'],
      events: [event],
      change: [active, (view) => view],
    });
  }

  #draw(events: readonly Event[]): number {
    const draws: Draw[] = [];
    for (const event of events) {
      if (!isDraw(event) || event.seat !== draws[0]?.seat)
        if (draws.length || !isDraw(event)) break;
      draws.push(event as Draw);
    }
    const [first] = draws as [Draw];
    return this.#add({
      ...this.#say.draw(draws),
      length: 900,
      cues: ['slide'],
      motions: draws.map((event, at) => ({
        ...this.#card(`pile-${event.pile}`, `hand-${event.seat}`, event.character),
        ease: 'in' as const,
        delay: at * 120,
        width: first.seat === this.#scene.seat ? wide() : wide() * 0.7,
      })),
      events: draws,
      change: [
        (view) => draws.reduce((now, event) => lifted.draw(event, this.#after)(now), view),
        (view) => draws.reduce((now, event) => landed.draw(event)(now), view),
      ],
    });
  }

  #lay(event: SetLaid, events: readonly Event[]): number {
    const beats = events[1]?.event === 'SetBeaten';
    return this.#add({
      ...this.#say.lay(event, this.#drawn, beats),
      length: 700 + 90 * event.count,
      cues: ['tap'],
      focus: beats && event.seat !== this.#scene.seat ? [`set-${event.character}`] : [],
      motions: this.#several(
        this.#from(event),
        `set-${event.character}`,
        event.character,
        event.count,
      ),
      events: [event],
      change: [lifted.lay(event), landed.lay(event, this.#after)],
    });
  }

  #beat(event: Event & { event: 'SetBeaten' }): number {
    const swept = this.#several(`set-${event.character}`, 'pending', event.character, event.count);
    return this.#add({
      ...this.#say.beat(event, this.#drawn),
      length: 1500,
      cues: ['drum', 'whoosh'],
      focus: [`set-${event.character}`, 'pile-discard_1', 'pile-discard_2'],
      motions: swept.map((motion) => ({
        ...motion,
        turn: -24,
        ease: 'in' as const,
        trail: 'pale' as const,
      })),
      events: [event],
      change: [(view) => view, landed.beat(event)],
    });
  }

  /** A new round: the table is empty, then everybody is dealt a hand. */
  #deal(event: RoundBegan, events: readonly Event[]): number {
    const hands: HandDealt[] = [];
    for (const dealt of events.slice(1)) if (dealt.event === 'HandDealt') hands.push(dealt);
    const drawn: Record<string, number> = {};
    for (const draw of events) if (isDraw(draw)) drawn[draw.pile] = (drawn[draw.pile] ?? 0) + 1;
    const dealt = (view: View): View =>
      hands.reduce((now, hand) => {
        const cards = hand.cards === 'hidden' ? { hidden: 3 } : hand.cards;
        return Object.entries(cards).reduce(
          (held, [id, count]) => inHand(hand.seat, id, count)(held),
          now,
        );
      }, view);
    this.#add({
      ...this.#say.round(event),
      length: 1700,
      cues: ['block', 'slide'],
      motions: hands.flatMap(({ seat }, at) =>
        [0, 1, 2].map((lap) => ({
          from: `pile-draw_${1 + (lap % 2)}`,
          to: `hand-${seat}`,
          look: Back,
          width: wide() * 0.66,
          delay: 200 + lap * 260 + at * 80,
          ease: 'in' as const,
        })),
      ),
      events: [event, ...hands],
      change: [() => cleared(this.#after, drawn), dealt],
    });
    return 1 + hands.length;
  }

  #roundEnds(event: Event & { event: 'RoundEnded' }): number {
    const last = this.#after.over;
    // stillness: the last card has landed
    this.beats.push({ who: null, length: 800 });
    const looksOn = this.#scene.seat === null;
    this.#add({
      ...this.#say.over(event),
      who: null,
      length: last ? 1800 : looksOn ? LOOKING_ON : INTERMISSION,
      cues: ['bell'],
      events: [event],
      ...(last ? {} : { drama: endedRound(this.#scene, event, this.#drawn) }),
    });
    return 1;
  }

  /** Told with the beat before it, or with the end of the scene. */
  #still(event: Event): number {
    const last = this.beats.at(-1);
    if (last?.events) last.events = [...last.events, event as unknown as Told];
    else this.#untold.push(event);
    return 1;
  }

  // -- things that travel

  /** Out of my hand a card leaves from where its kind lies. */
  #from(event: { seat: number; character: string }): string {
    return event.seat === this.#scene.seat ? `held-${event.character}` : `hand-${event.seat}`;
  }

  #card(from: string, to: string, character: string): Motion {
    const value = valueOf(this.#drawn, character);
    if (!value) return { from, to, look: Back, width: wide() };
    const name = this.#scene.speaker.noun('character', character);
    return { from, to, look: Card, props: { character, value, name }, width: wide() };
  }

  #several(from: string, to: string, character: string, count: number): Motion[] {
    const shown = Math.min(count, 7);
    return Array.from({ length: shown }, (_, at) => ({
      ...this.#card(from, to, character),
      delay: at * 90,
      turn: (at - (shown - 1) / 2) * 7,
      aside: (at - (shown - 1) / 2) * 26,
    }));
  }

  #figure(from: string, to: string): Motion {
    return { from, to, look: Figure, props: { size: 52 }, width: 52 };
  }

  /** `change` is what is drawn while it runs and when it has landed. */
  #add(beat: Omit<Beat, 'events'> & Told & { change?: Changes; events: readonly Event[] }): number {
    const { change, events, ...rest } = beat;
    const [lift, land] = change ?? [];
    this.beats.push({
      ...(rest as Beat),
      events: [...this.#untold.splice(0), ...events] as unknown as Told[],
      ...(lift && { lift: (drawn: Told) => asTold(lift(viewOf(drawn))) }),
      ...(land && { land: (drawn: Told) => asTold(land(viewOf(drawn))) }),
    });
    if (lift && land) this.#drawn = land(lift(this.#drawn));
    return events.length;
  }
}

type Changes = [(view: View) => View, (view: View) => View];
