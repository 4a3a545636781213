// What a viewer sees of a battle (`wire.ts`), and what follows from it.
import type { Desk } from '../../desk';
import type { Speaker, Told } from '../../words/speaker';
import type * as wire from './wire';

export type {
  Attack,
  Campaign,
  Flight,
  Marker,
  Piece,
  Place,
  Reach,
  Recruited,
  Refused,
  SetUpZone,
  Side,
  Sighted,
  Targets,
} from './wire';
/** A unit as it is drawn: while it walks, with the way by which it comes. */
export type Unit = wire.Unit & { way?: readonly wire.Place[] };
/** What is only to be seen while it happens. */
export interface Shown {
  /** An arrow or a bullet from one unit to another. */
  shot?: { from: number; to: number };
  /** Who attacks whom, until what came of it is told. */
  fight?: { from: number; to: number };
  /** Dice that are thrown, and by whom. */
  roll?: { unit: number; faces: readonly wire.Face[] };
}
export type View = Told & Omit<wire.View, 'units'> & { units: Unit[]; shown?: Shown };

export const viewOf = (told: Told): View => told as View;

/** The seat that plays a side. */
export const seatOf = (view: View, side: wire.Side): number =>
  side === 'south' ? view.south : 1 - view.south;
export const sideOf = (view: View, seat: number): wire.Side =>
  seat === view.south ? 'south' : 'north';
/** Blood drops on those of a side who live. */
export const dropsOf = (view: View, side: wire.Side): number =>
  view.units
    .filter((unit) => unit.side === side && unit.zone !== 'removed')
    .reduce((sum, unit) => sum + unit.drops, 0);
/** Who plays that side: "you", or a name. */
export const called = (desk: Desk, view: View, side: wire.Side): string => {
  const seat = seatOf(view, side);
  return seat === desk.seat ? desk.speaker.say('you') : desk.speaker.name(seat);
};
/** Why an attack is not possible, with its lengths where it is too far. */
export const whyNot = (
  speaker: Pick<Speaker, 'problem'>,
  { why, facts, clause }: wire.Refused,
): string => speaker.problem({ key: why, facts: { ...facts }, clause });
