// What is told of a battle (`wire.ts`), and what follows from it.
import type { Told } from '../../words/speaker';
import type * as wire from './wire';

export type {
  Attack,
  Campaign,
  Marker,
  Piece,
  Place,
  Reach,
  Recruited,
  Refused,
  Side,
  Sighted,
  Targets,
  Unit,
} from './wire';
export type View = Told & wire.View;

/** The seat that plays a side. */
export const seatOf = (view: View, side: wire.Side): number =>
  side === 'south' ? view.south : 1 - view.south;
