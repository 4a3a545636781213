// What is said while something happens: the caption, the consequence, and six words for the strip.
import type { Beat, Scene, Tiny } from '../../stage/beat';
import { upper, type Facts } from '../../words/text';
import Portrait from './art/Portrait.svelte';
import { orderOf, pointsOf, valueOf } from './view';
import type {
  CardDiscarded,
  CardDrawn,
  CardsPlaced,
  CardTaken,
  FigureDeclined,
  FigureTaken,
  FigureUsed,
  OrderPlayed,
  RoundBegan,
  RoundEnded,
  SetBeaten,
  SetLaid,
  View,
} from './wire';

type Said = Pick<Beat, 'who' | 'caption' | 'under' | 'chip' | 'tiny' | 'hurts'>;

/** A face as small as a letter. */
const face = (character: string): Tiny => ({ look: Portrait, props: { character, crop: 'head' } });

export class Tale {
  constructor(private readonly scene: Scene) {}

  turn(seat: number): string {
    return this.#say('turn', { name: this.#name(seat) });
  }

  draw(draws: readonly (CardDrawn | CardTaken)[]): Said {
    const who = draws[0]?.seat ?? 0;
    const hidden = draws.filter(({ character }) => character === 'hidden').length;
    const seen = draws.filter(({ character }) => character !== 'hidden');
    const kinds = new Set(seen.map(({ character }) => character));
    const cards = [...kinds].map((kind) => {
      const count = seen.filter(({ character }) => character === kind).length;
      return this.scene.speaker.counted(kind, count);
    });
    if (hidden) cards.push(this.#say('hidden-cards', { count: hidden }));
    const facts = { ...this.#who(who), cards: this.#list(cards) };
    const tiny = seen.map(({ character }) => face(character));
    // what was drawn for me without asking is news to me
    if (who === this.scene.seat && draws.length < 2) return { who };
    return { ...this.#said(who, 'draws', facts), tiny };
  }

  lay(event: SetLaid, before: View, beats: boolean): Said {
    const facts = { ...this.#who(event.seat), counted: this.#counted(event) };
    const said = this.#own(event.seat, 'lays', facts, event.character);
    if (beats || event.seat === this.scene.seat) return said;
    const value = valueOf(before, event.character);
    const { types, types_to_end } = before.gauges;
    const close = (types[event.seat] ?? 0) + 2 === types_to_end;
    return {
      ...said,
      under: this.#say(close ? 'lays-close' : 'lays-under', {
        ...facts,
        value,
        total: pointsOf(before, event.seat).now + value,
      }),
    };
  }

  beat(event: SetBeaten, now: View): Said {
    const { seat, by } = event;
    const value = valueOf(now, event.character);
    const set = now.characters.find((it) => it.character === event.character);
    const mine = this.scene.seat;
    const relation = seat === by ? 'raise' : seat === mine ? 'mine' : by === mine ? 'me' : 'other';
    const facts = {
      relation,
      ...this.#who(by),
      counted: this.#counted({ ...event, count: set?.size ?? event.count }),
      victim: this.#name(seat),
      lost: event.count,
      value,
    };
    return {
      who: by,
      caption: this.#say('beats', facts),
      ...(seat !== by && { under: this.#say('beats-under', facts) }),
      chip: this.#say('beats-chip', facts),
      tiny: [face(event.character)],
      hurts: relation === 'mine',
    };
  }

  discard(event: CardDiscarded): Said {
    const facts = { ...this.#who(event.seat), card: this.#noun(`${event.character}.one`) };
    return this.#own(event.seat, 'puts-down', facts, event.character);
  }

  place(event: CardsPlaced): Said {
    const facts = { ...this.#who(event.seat), counted: this.#counted(event) };
    return this.#own(event.seat, 'places', facts, event.character);
  }

  figure(event: FigureTaken | FigureDeclined): Said {
    const key = event.event === 'FigureTaken' ? 'figure-taken' : 'figure-left';
    return this.#own(event.seat, key, this.#who(event.seat));
  }

  used(event: FigureUsed): Said {
    const mine = this.scene.seat;
    const facts = {
      ...this.#who(event.seat),
      relation: event.target === mine ? 'mine' : event.seat === mine ? 'me' : 'other',
      victim: this.#name(event.target),
      card: this.#noun(`${event.character}.one`),
    };
    return {
      ...this.#said(event.seat, 'figure-used', facts),
      tiny: [face(event.character)],
      hurts: event.target === mine,
    };
  }

  order(event: OrderPlayed): Said {
    const facts = {
      ...this.#who(event.seat),
      character: this.#noun(orderOf(event.card)),
      points: event.points,
      owner: event.owner < 0 ? 'nobody' : event.owner === this.scene.seat ? 'you' : 'other',
      paid: event.owner < 0 ? '' : this.#name(event.owner),
    };
    const said = this.#said(event.seat, 'order-played', facts);
    return {
      ...said,
      tiny: [face(orderOf(event.card))],
      under: this.#say('order-played-under', facts),
    };
  }

  round(event: RoundBegan): Said {
    const facts = { ...this.#who(event.seat), round: event.round };
    return { ...this.#said(event.seat, 'round-began', facts), who: null };
  }

  over(event: RoundEnded): Said {
    const reasons = event.reasons.map((end) => this.scene.speaker.noun('reason', end));
    const caption = this.#say('round-over', { round: event.round });
    const list = this.#list(reasons);
    return {
      who: null,
      caption,
      chip: caption,
      under: this.#say('round-over-under', { list: upper(list) }),
    };
  }

  // -- parts

  #said(who: number, key: string, facts: Facts): Said {
    return { who, caption: this.#say(key, facts), chip: this.#say(`${key}-chip`, facts) };
  }

  /** My own deeds are known to me: they are seen, and not said. */
  #own(who: number, key: string, facts: Facts, character?: string): Said {
    if (who === this.scene.seat) return { who };
    return { ...this.#said(who, key, facts), tiny: character ? [face(character)] : [] };
  }

  #who(seat: number): { me: string; name: string } {
    return { me: seat === this.scene.seat ? 'yes' : 'no', name: this.#name(seat) };
  }

  #say(key: string, facts: Facts): string {
    return this.scene.speaker.say(`glory-web-${key}`, facts);
  }

  #name(seat: number): string {
    return this.scene.speaker.name(seat);
  }

  #noun(id: string): string {
    return this.scene.speaker.noun('character', id);
  }

  #counted({ character, count }: { character: string; count: number }): string {
    return this.scene.speaker.counted(character, count);
  }

  #list(items: string[]): string {
    return this.scene.speaker.list(items);
  }
}
