// The view of a battle, as src/sengoku/games/skirmish/sight/view.py tells it.
import type { Tally, Told } from '../../words/speaker';

export type Side = 'south' | 'north';
export type Place = { x: number; y: number };

export type Unit = {
  unit: number;
  label: string;
  side: Side;
  card: string;
  weapon: string;
  zone: 'waiting' | 'table' | 'off' | 'reserve' | 'removed';
  x: number | null;
  y: number | null;
  radius: number;
  exit: [number, number] | null;
  models: number;
  actions: number;
  left: number;
  drops: number;
  alert: boolean;
  prone: boolean;
  reload: boolean;
  carries: boolean;
  aim: number;
  agility: number;
  strength: number;
  wits: number;
  honor: number;
  injuries: string[];
  stains: number;
};

export type Piece = { kind: string; corners: [number, number][] };
export type Marker = {
  marker: number;
  x: number;
  y: number;
  there: boolean;
  holds: string | null;
  held_by: Side | null;
};
export type Recruited = { card: string; weapon: string; unarmored: boolean; cost: number };
export type Force = {
  side: Side;
  ready: boolean;
  given: boolean;
  limit: number;
  cards: 'hidden' | Recruited[];
};
export type Cards = {
  fate: { count: number }[];
  held: { card: string; unit: number; ready: boolean }[];
  injuries: number;
  dishonor: number;
  shamed: number[];
  rivals: number[];
};
export type Campaign = {
  battle: number;
  battles: number;
  points: number[];
  dishonor: number[];
  kept: string[][];
};

export type View = Told & {
  scenario: string;
  level: number;
  round: number;
  rounds: number;
  drawer: number | null;
  south: number;
  campaign: Campaign | null;
  active: number | null;
  over: boolean;
  forces: Force[];
  bag: { samurai: number; commoner: number; fate: number; token: string | null };
  units: Unit[];
  pieces: Piece[];
  markers: Marker[];
  captive: { carrier: number | null; x: number; y: number } | null;
  finds: number[];
  testing: number[];
  losses: number[];
  winner: Side | 'nobody' | null;
  ranks: number[] | null;
  cards: Cards | null;
};

export type Reach = { unit: number; limit: number; places: [number, number, number][] };
export type Refused = { why: string; clause: string } | null;
export type Sighted = {
  target: number;
  gap: number;
  lines: number;
  in_the_way: number[];
  charge: Refused;
  shoot: boolean;
  no_shot: Refused;
  nearest_to_charge: boolean;
  nearest_to_shoot: boolean;
};
export type Targets = { unit: number; wits: string; targets: Sighted[] };
/** Chances as fractions: "9409/20736". */
export type Chances = { hit: string; cut_down: string; injured: string; light_wound: string };
export type Attack =
  | { legal: false; why: string; clause: string }
  | (Chances & {
      legal: true;
      way: { end: [number, number]; bend: [number, number] | null; cost: number } | null;
      wits: string | null;
      otherwise: number | null;
      strike: Tally;
      avoid: Tally | null;
      avoid_by: string | null;
      damage: Tally;
      /** Of a hero or samurai who would be cut down, at level 3. */
      survival: Tally | null;
      fumble: string;
      /** Ready cards of the target that are counted in, and the chances without them. */
      guard: string[];
      unguarded: Chances | null;
      /** Ready cards of the attacker that are not. */
      aid: string[];
      push: { cause: string; x: number; y: number; drops: number } | null;
    });

/** The seat that plays a side. */
export const seatOf = (view: View, side: Side): number =>
  side === 'south' ? view.south : 1 - view.south;
