// How a decision of Test of Honour is shown: a token from the bag, who acts, the walk along its way, the charge, every
// roll as a scene of its own, and what came of it, one thing after the other.
import { complete, type Beat, type Cue, type Scene } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import Flying from './art/Flying.svelte';
import { after, unitChanged, wayOf } from './changes';
import { spoken } from './plane';
import { type Place, seatOf, type Shown, type View, viewOf } from './view';
import { lengthOf, walkTime } from './walk';
import type { Event, Rolled } from './wire';

/** What the scene of a roll shows. */
export interface Throw {
  roll: Rolled;
  seat: number;
  /** Who is attacked, and how, where the roll belongs to an attack. */
  attack: { unit: number; target: number; how: string; from: Place | null } | null;
  ply: number;
  /** The rolls of the same attack, or of the same test of nerve, that came before it. */
  before: readonly Rolled[];
  /** The dice lie there: now it may be said what they mean. */
  lies: boolean;
}

/** Said where nobody acts and nothing is to be seen: it only joins the story. */
const SILENT = new Set(['Acted', 'ActionLost', 'TestedTarget', 'ForceShown']);
/** Rolls that belong to no blow. */
const ASIDE = new Set(['target', 'search', 'arrival', 'nerve', 'edge', 'kick']);
const LENGTH = 900;
const FAST = 620;
const THROW = 1250;
const RESULT = 950;
/** So many rolls stay beside the one that is thrown. */
const EARLIER = 4;

/** What one scene remembers from event to event. */
/** Thousandths: so short a way is none, and nothing is said of it. */
const STANDS = 50;

class Telling {
  readonly beats: Beat[] = [];
  #drawn: Told;
  #action = '';
  #attack: Throw['attack'] = null;
  #rolls: readonly Rolled[] = [];

  constructor(private readonly scene: Scene) {
    this.#drawn = scene.before;
  }

  get #view(): View {
    return viewOf(this.#drawn);
  }
  #seatOf(unit: number): number | null {
    const side = this.#view.units[unit]?.side ?? viewOf(this.scene.after).units[unit]?.side;
    return side ? seatOf(viewOf(this.scene.after), side) : null;
  }
  #mine(seat: number | null): boolean {
    return seat !== null && seat === this.scene.seat;
  }
  #say(key: string, facts: Record<string, string | number> = {}): string {
    return this.scene.speaker.say(`skirmish-web-beat-${key}`, facts);
  }
  #name(unit: number): string {
    return this.scene.speaker.unit(unit);
  }

  tell(event: Event): void {
    const shown = this.#beat(event);
    const lift = shown[0]?.lift;
    if (lift) this.#drawn = lift(this.#drawn);
    this.#drawn = rested(after(this.#drawn, event));
    const last = shown.at(-1);
    if (!last) return;
    last.events = [event as unknown as Told];
    last.land = (view) => rested(after(view, event));
    this.beats.push(...shown);
  }

  #beat(event: Event): Beat[] {
    if (event.event === 'Rolled') return this.#rolled(event);
    const beat = this.#one(event);
    return beat ? [beat] : [];
  }

  #one(event: Event): Beat | null {
    switch (event.event) {
      case 'RoundBegan':
        return {
          who: event.seat,
          length: LENGTH,
          caption: this.#say('round', { round: event.round }),
          under: this.#drawsFirst(event.seat),
          chip: this.#say('round', { round: event.round }),
          cues: ['drum'],
        };
      case 'TokenDrawn':
        return this.#token(event.seat, event.token);
      case 'FateDrawn':
        return this.#fate(event.seat, event.drawn);
      case 'TokenGiven':
        return this.#given(event.seat, event.unit);
      case 'Acted':
        this.#action = event.action;
        return event.action === 'reload' || event.action === 'search' ? this.#plain(event) : null;
      case 'Moved':
        return this.#walk(event.unit, event, event.turns, this.#moving(event.unit));
      case 'Retreated':
      case 'GaveWay':
      case 'Separated':
        return this.#walk(
          event.unit,
          event,
          [],
          this.scene.speaker.event(event as unknown as Told),
        );
      case 'Deployed':
        return this.#plain(event, 'tap', FAST);
      case 'Attacked':
        return this.#attacked(event.unit, event.target, event.how);
      case 'Wounded':
      case 'ModelLost':
      case 'KnockedDown':
      case 'Injured':
      case 'Shamed':
        return this.#hurt(event, event.unit, 'tap');
      case 'Removed':
      case 'DrivenOff':
        return this.#hurt(event, event.unit, 'drum');
      case 'BattleEnded':
        return this.#plain(event, 'drum', 1400);
      default:
        return SILENT.has(event.event) ? null : this.#plain(event);
    }
  }

  #drawsFirst(seat: number): string {
    return this.#mine(seat)
      ? this.#say('you-first')
      : this.#say('first', { name: this.scene.speaker.name(seat) });
  }

  #token(seat: number, token: string): Beat {
    const name = this.scene.speaker.name(seat);
    const mine = this.#mine(seat) ? 'you-' : '';
    const caption = this.#say(`${mine}token-${token}`, { name });
    return {
      who: seat,
      length: LENGTH,
      caption,
      chip: caption,
      cues: ['slide'],
      motions: [
        { from: 'bag', to: `seat-${seat}`, look: Flying, props: { kind: token }, width: 46 },
      ],
    };
  }

  #fate(seat: number, drawn: number): Beat {
    const caption = this.#say('fate', { drawn });
    return {
      who: seat,
      length: drawn > 2 ? 1300 : LENGTH,
      caption,
      under: this.#say('fate-under', { drawn }),
      chip: caption,
      cues: [drawn > 2 ? 'drum' : 'bell'],
      motions: [
        { from: 'bag', to: `seat-${seat}`, look: Flying, props: { kind: 'fate' }, width: 46 },
      ],
    };
  }

  #given(seat: number, unit: number): Beat {
    const kind = this.#view.bag.token ?? 'commoner';
    return {
      who: seat,
      length: FAST,
      caption: this.#say('acts', { unit: this.#name(unit) }),
      cues: ['block'],
      look: `unit-${unit}`,
      motions: [
        { from: `seat-${seat}`, to: `unit-${unit}`, look: Flying, props: { kind }, width: 40 },
      ],
    };
  }

  #moving(unit: number): string {
    const name = this.#name(unit);
    if (this.#action === 'charge') return this.#say('charges', { unit: name });
    if (/cautious/.test(this.#action)) return this.#say('creeps', { unit: name });
    if (/enter|arrive/.test(this.#action)) return this.#say('enters', { unit: name });
    return this.#say(this.#action === 'stand_up' ? 'stands' : 'moves', { unit: name });
  }

  #walk(
    unit: number,
    to: { x: number; y: number },
    turns: readonly number[],
    caption: string,
  ): Beat {
    const way = wayOf(this.#drawn, unit, to, turns);
    const far = lengthOf(way);
    const goes = far > STANDS || way.length < 2;
    return {
      who: this.#seatOf(unit),
      length: goes ? walkTime(way) + 180 : 0,
      ...(goes && { caption, chip: caption, cues: ['slide'] }),
      under: goes && way.length > 1 ? this.#say('far', { far: spoken(far) }) : '',
      look: `unit-${unit}`,
      lift: (view) => unitChanged(view, unit, { zone: 'table', x: to.x, y: to.y, way }),
    };
  }

  #attacked(unit: number, target: number, how: string): Beat {
    const at = this.#view.units[unit];
    const from = at && at.x !== null && at.y !== null ? { x: at.x, y: at.y } : null;
    this.#attack = { unit, target, how, from };
    this.#rolls = this.#rolls.filter(({ roll }) => roll === 'target');
    const seat = this.#seatOf(unit);
    const shot = how === 'shot';
    const caption = this.#say(shot ? 'shoots' : 'strikes', {
      unit: this.#name(unit),
      target: this.#name(target),
    });
    const fight = { from: unit, to: target };
    const shown: Shown = shot ? { fight, shot: fight } : { fight };
    return {
      who: seat,
      length: LENGTH,
      caption,
      chip: caption,
      hurts: this.#mine(this.#seatOf(target)),
      cues: [shot ? 'whoosh' : 'drum'],
      look: `unit-${unit} unit-${target}`,
      lift: (view) => ({ ...view, shown }),
    };
  }

  #rolled(event: Rolled): Beat[] {
    const seat = this.#seatOf(event.unit);
    const fighting = ['strike', 'avoid', 'damage'].includes(event.roll);
    const drama: Throw = {
      roll: event,
      seat: seat ?? 0,
      attack: fighting ? this.#attack : null,
      ply: this.scene.ply,
      before: this.#rolls.slice(-EARLIER),
      lies: false,
    };
    this.#rolls = [...this.#rolls, event];
    const { speaker } = this.scene;
    const unit = this.#name(event.unit);
    const roll = speaker.noun('roll', event.roll);
    const result = speaker.say(`skirmish-web-result-${event.result}`);
    const swords = speaker.say('skirmish-web-swords', { count: event.swords });
    const look = `unit-${event.unit}`;
    const caption = this.#say('rolls', { unit, roll });
    return [
      {
        who: seat,
        length: THROW,
        caption,
        cues: ['dice'],
        look,
        drama,
        lift: thrown(event, ASIDE.has(event.roll) ? null : this.#attack),
      },
      {
        who: seat,
        length: RESULT,
        caption: `${result} · ${swords}`,
        under: caption,
        chip: this.#say('rolled', { unit, roll, result }),
        look,
        drama: { ...drama, lies: true },
      },
    ];
  }

  #hurt(event: Event, unit: number, cue: Cue): Beat {
    return { ...this.#plain(event, cue), hurts: this.#mine(this.#seatOf(unit)) };
  }

  #plain(event: Event, cue: Cue = 'tap', length = LENGTH): Beat {
    const caption = this.scene.speaker.event(event as unknown as Told);
    const unit = 'unit' in event ? event.unit : null;
    const seat = 'seat' in event ? event.seat : unit === null ? null : this.#seatOf(unit);
    return {
      who: seat !== null && seat >= 0 ? seat : null,
      length,
      caption,
      chip: caption,
      cues: [cue],
      ...(unit === null ? {} : { look: `unit-${unit}` }),
    };
  }
}

/** The dice leave the hand; they lie there until what they mean has been told. */
function thrown({ unit, faces }: Rolled, attack: Throw['attack']): (view: Told) => Told {
  const fight = attack && { from: attack.unit, to: attack.target };
  const shown: Shown = { roll: { unit, faces }, ...(fight && { fight }) };
  return (view) => ({ ...view, shown });
}

/** Nothing flies and nobody walks any more. */
function rested(view: Told): Told {
  const { shown: _, ...still } = viewOf(view);
  return { ...still, units: still.units.map(({ way: __, ...unit }) => unit) };
}

export function beats(scene: Scene): Beat[] {
  const telling = new Telling(scene);
  for (const event of scene.events) telling.tell(event as unknown as Event);
  return complete(telling.beats, scene);
}
