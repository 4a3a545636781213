// Made from what the games declare by `make schema`; do not edit.
export interface ForceReady {
  event: 'ForceReady';
  seat: number;
  cards: string[] | Hidden;
}

export interface ForceShown {
  event: 'ForceShown';
  seat: number;
  cards: string[];
  weapons: string[];
  first: number;
  called: string[];
}

export interface CaptiveHidden {
  event: 'CaptiveHidden';
  seat: number;
  marker: number | Hidden;
}

export interface HeldBack {
  unit: number;
  unit_as?: string;
  event: 'HeldBack';
}

export interface Deployed {
  unit: number;
  unit_as?: string;
  event: 'Deployed';
  x: number;
  y: number;
}

export interface RoundBegan {
  event: 'RoundBegan';
  round: number;
  seat: number;
}

export interface TokenDrawn {
  event: 'TokenDrawn';
  seat: number;
  token: Token;
}

export interface FateDrawn {
  event: 'FateDrawn';
  seat: number;
  drawn: number;
}

export interface TokenGiven {
  unit: number;
  unit_as?: string;
  event: 'TokenGiven';
  seat: number;
}

export interface TokenLost {
  unit: number;
  unit_as?: string;
  event: 'TokenLost';
}

export interface ActionLost {
  unit: number;
  unit_as?: string;
  event: 'ActionLost';
  why: string;
}

export interface ActionReturned {
  unit: number;
  unit_as?: string;
  event: 'ActionReturned';
}

export interface AlertSpent {
  unit: number;
  unit_as?: string;
  event: 'AlertSpent';
}

export interface Separated {
  unit: number;
  unit_as?: string;
  event: 'Separated';
  x: number;
  y: number;
}

export interface Acted {
  unit: number;
  unit_as?: string;
  event: 'Acted';
  action: string;
}

export interface Moved {
  unit: number;
  unit_as?: string;
  event: 'Moved';
  x: number;
  y: number;
  turns: number[];
}

export interface Rolled {
  unit: number;
  unit_as?: string;
  event: 'Rolled';
  roll: string;
  faces: Face[];
  swords: number;
  passed: 0 | 1;
  fumbled: 0 | 1;
  result: string;
}

export interface TestedTarget {
  unit: number;
  unit_as?: string;
  event: 'TestedTarget';
  named: number;
  named_as?: string;
  target: number;
  target_as?: string;
}

export interface Attacked {
  unit: number;
  unit_as?: string;
  event: 'Attacked';
  target: number;
  target_as?: string;
  how: string;
}

export interface Wounded {
  unit: number;
  unit_as?: string;
  event: 'Wounded';
  drops: number;
  total: number;
}

export interface Inspired {
  unit: number;
  unit_as?: string;
  event: 'Inspired';
  total: number;
}

export interface KnockedDown {
  unit: number;
  unit_as?: string;
  event: 'KnockedDown';
}

export interface ModelLost {
  unit: number;
  unit_as?: string;
  event: 'ModelLost';
  left: number;
}

export interface Removed {
  unit: number;
  unit_as?: string;
  event: 'Removed';
}

export interface Retreated {
  unit: number;
  unit_as?: string;
  event: 'Retreated';
  x: number;
  y: number;
}

export interface GaveWay {
  unit: number;
  unit_as?: string;
  event: 'GaveWay';
  x: number;
  y: number;
}

export interface DrivenOff {
  unit: number;
  unit_as?: string;
  event: 'DrivenOff';
  x: number;
  y: number;
}

export interface ArrivalFailed {
  unit: number;
  unit_as?: string;
  event: 'ArrivalFailed';
}

export interface MarkerSearched {
  unit: number;
  unit_as?: string;
  event: 'MarkerSearched';
  marker: number;
  found: string;
}

export interface CaptiveTaken {
  unit: number;
  unit_as?: string;
  event: 'CaptiveTaken';
}

export interface CaptiveDropped {
  unit: number;
  unit_as?: string;
  event: 'CaptiveDropped';
  x: number;
  y: number;
}

export interface CaptiveLeft {
  unit: number;
  unit_as?: string;
  event: 'CaptiveLeft';
}

export interface CardUsed {
  unit: number;
  unit_as?: string;
  event: 'CardUsed';
  card: string;
}

export interface SkillTurnedUp {
  event: 'SkillTurnedUp';
  seat: number;
  card: string;
}

export interface SkillGained {
  unit: number;
  unit_as?: string;
  event: 'SkillGained';
  card: string;
}

export interface Challenged {
  unit: number;
  unit_as?: string;
  event: 'Challenged';
  target: number;
  target_as?: string;
}

export interface DieClaimed {
  unit: number;
  unit_as?: string;
  event: 'DieClaimed';
}

export interface Shamed {
  unit: number;
  unit_as?: string;
  event: 'Shamed';
  card: string;
}

export interface Injured {
  unit: number;
  unit_as?: string;
  event: 'Injured';
  card: string;
}

export interface Survived {
  unit: number;
  unit_as?: string;
  event: 'Survived';
}

export interface SkillKept {
  event: 'SkillKept';
  seat: number;
  card: string;
}

export interface CampaignEnded {
  event: 'CampaignEnded';
  ranks: number[];
  totals: number[];
}

export interface BattleEnded {
  event: 'BattleEnded';
  winner: Side | 'nobody';
  seat: number;
  ended: 'hero' | 'nobles' | 'all' | 'finds' | 'captive' | 'limit';
}

export type Event = ForceReady | ForceShown | CaptiveHidden | HeldBack | Deployed | RoundBegan | TokenDrawn | FateDrawn | TokenGiven | TokenLost | ActionLost | ActionReturned | AlertSpent | Separated | Acted | Moved | Rolled | TestedTarget | Attacked | Wounded | Inspired | KnockedDown | ModelLost | Removed | Retreated | GaveWay | DrivenOff | ArrivalFailed | MarkerSearched | CaptiveTaken | CaptiveDropped | CaptiveLeft | CardUsed | SkillTurnedUp | SkillGained | Challenged | DieClaimed | Shamed | Injured | Survived | SkillKept | CampaignEnded | BattleEnded;

export type Face = 'double' | 'single' | 'blank' | 'cross';

export type Side = 'south' | 'north';

export type Token = 'commoner' | 'samurai' | 'fate';

/** What is asked of whom. */
export interface AnyQuestion {
  asks: string;
  seat: number;
  clause: string;
}

/** What every view begins with. */
export interface AnyView {
  viewer: string;
  you: number | null;
  seats: number;
  round: number;
  active: number | null;
  over: boolean;
}

export type Hidden = 'hidden';

export interface Modifier {
  amount: number;
  why: string;
  clause: string;
}

/** An option; `grave` says why one should think twice before it. */
export interface Offered {
  action: number;
  words: Words;
  clause: string;
  grave?: string;
}

/** A number with its reasons. */
export interface Tally {
  base: number;
  total: number;
  reasons: Modifier[];
}

export type Zone = 'waiting' | 'table' | 'off' | 'reserve' | 'removed';

export type Window = 'pre' | 'post' | 'charge' | 'wound';

export type Point = [number, number];

export interface Place {
  x: number;
  y: number;
}

/** Who would join, and what the weapon may gain. */
export interface Recruit {
  cost: number;
  models: number;
  actions: number;
  aim: number;
  agility: number;
  strength: number;
  wits: number;
  honor: number;
  strike: string[];
  avoid: string[];
  damage: string[];
}

/** A card that cannot join now, and the clause that forbids it. */
export interface Barred {
  card: string;
  models: number;
  clause: string;
}

export interface Option {
  action: number;
  words: Words;
  clause: string;
  grave?: string;
  preview?: Recruit;
}

/** What a window is about. */
export interface AskedRoll {
  roll?: string;
  dice?: number;
  swords?: number;
  crosses?: number;
  window?: Window;
}

/** Which card somebody is to get. */
export interface AskedCard {
  card?: string;
}

/** How far a force is. */
export interface AskedForce {
  force?: 'fixed' | 'begun' | 'new' | 'hidden';
  points?: number | Hidden;
  barred?: Barred[] | Hidden;
}

export interface Question {
  asks: string;
  seat: number;
  clause: string;
  roll?: string;
  dice?: number;
  swords?: number;
  crosses?: number;
  window?: Window;
  card?: string;
  force?: 'fixed' | 'begun' | 'new' | 'hidden';
  points?: number | Hidden;
  barred?: Barred[] | Hidden;
  unit: number | null;
  formal: boolean;
  options: Option[] | Hidden;
}

/** `exit` is where it went over the edge, `fell` where a casualty stood last. */
export interface Unit {
  unit: number;
  label: string;
  side: Side;
  card: string;
  weapon: string;
  zone: Zone;
  x: number | null;
  y: number | null;
  radius: number;
  exit: Point | null;
  fell: Point | null;
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
}

export interface Piece {
  kind: string;
  corners: Point[];
}

export interface Marker {
  x: number;
  y: number;
  marker: number;
  there: boolean;
  holds: 'captive' | 'nothing' | 'hidden' | null;
  held_by: Side | null;
}

export interface Captive {
  x: number;
  y: number;
  carrier: number | null;
}

export interface Recruited {
  card: string;
  weapon: string;
  unarmored: boolean;
  cost: number;
}

export interface Force {
  side: Side;
  ready: boolean;
  given: boolean;
  limit: number;
  cards: Recruited[] | Hidden;
}

export interface Deck {
  count: number;
  cards: string[] | Hidden;
}

export interface Held {
  card: string;
  unit: number;
  ready: boolean;
}

export interface Cards {
  fate: Deck[];
  held: Held[];
  injuries: number;
  dishonor: number;
  shamed: number[];
  rivals: number[];
  averted: boolean[];
}

/** The roll that a window is about. */
export interface Roll {
  roll: string;
  unit: number;
  dice: number;
  swords: number;
  crosses: number;
}

export interface Bag {
  samurai: number;
  commoner: number;
  fate: number;
  token: 'commoner' | 'samurai' | null;
}

/** `won`: which seat won each battle so far, None for a draw. */
export interface Campaign {
  battle: number;
  battles: number;
  series: string[];
  won: (number | null)[];
  points: number[];
  dishonor: number[];
  kept: string[][];
}

/** `losses` are in thirds of a point. */
export interface View {
  viewer: string;
  you: number | null;
  seats: number;
  round: number;
  active: number | null;
  over: boolean;
  game: 'skirmish';
  scenario: string;
  level: number;
  rounds: number;
  drawer: number | null;
  south: number;
  campaign: Campaign | null;
  question: Question | null;
  forces: Force[];
  bag: Bag;
  units: Unit[];
  pieces: Piece[];
  markers: Marker[];
  captive: Captive | null;
  finds: number[];
  testing: number[];
  losses: number[];
  winner: Side | 'nobody' | null;
  ranks: number[] | null;
  cards: Cards | null;
  roll: Roll | null;
}

/** A piece that players lay: its center, its size, whole degrees against the clock. */
export interface OwnPiece {
  x: number;
  y: number;
  kind: string;
  wide: number;
  deep: number;
  angle: number;
}

/** What a battle would begin on. `zones` are the depths of S and N; `on_table`: N begins with so many points, 0 for all; `chance`: its pieces are one example of what chance lays; `own` and `file`: what the players brought. */
export interface Prospect {
  scenario: string;
  points: number;
  rounds: number;
  on_table: number;
  zones: number[];
  markers: Point[];
  chance: boolean;
  pieces: Piece[];
  own: OwnPiece[];
  file: string;
}

export interface TokenChances {
  samurai: string;
  commoner: string;
  fate: string;
}

export interface NextToken {
  chances: TokenChances;
  may_end_round: boolean;
}

/** Places on a grid, each with what the way there costs. */
export interface Reach {
  unit: number;
  limit: number;
  places: [number, number, number][];
}

/** Where a way turns: x and y, one after the other. */
export interface Turns {
  unit: number;
  turns: number[];
}

/** How far something is, and how far one gets; `far` of a place, if it is beyond that. */
export interface Lengths {
  apart: number;
  reach: number;
  far?: 'yes' | 'no';
}

export interface Refused {
  why: string;
  clause: string;
  facts?: Lengths;
}

export interface Sighted {
  target: number;
  gap: number;
  lines: number;
  in_the_way: number[];
  charge: Refused | null;
  shoot: boolean;
  no_shot: Refused | null;
  nearest_to_charge: boolean;
  nearest_to_shoot: boolean;
}

/** Lengths are from base to base; beyond `far` a shot has one damage die less. */
export interface Targets {
  unit: number;
  wits: string;
  charge: number;
  range: number | null;
  far: number | null;
  targets: Sighted[];
}

export interface Chances {
  hit: string;
  cut_down: string;
  injured: string;
  light_wound: string;
}

export interface Way {
  end: Point;
  bend: Point | null;
  cost: number;
}

/** Where a light wound drives the target, and whether being hemmed in hurts it. */
export interface Push {
  x: number;
  y: number;
  cause: 'freely' | 'ground' | 'enemy' | 'edge';
  drops: number;
}

/** Where a unit that loses its nerve runs. */
export interface Flight {
  x: number;
  y: number;
  cause: 'freely' | 'ground' | 'enemy' | 'edge';
  drops: number;
  unit: number;
}

/** Where the whole base of a unit has to stand at the start. */
export interface SetUpZone {
  unit: number;
  corners: Point[];
}

export interface IllegalAttack {
  why: string;
  clause: string;
  facts?: Lengths;
  legal: false;
}

/** The ready cards of the target (`guard`) are counted in, those of the attacker (`aid`) not. `survival` is of a hero or samurai who would be cut down, at level 3. */
export interface LegalAttack {
  hit: string;
  cut_down: string;
  injured: string;
  light_wound: string;
  legal: true;
  way: Way | null;
  wits: string | null;
  otherwise: number | null;
  strike: Tally;
  avoid: Tally | null;
  avoid_by: 'alert' | 'card' | 'action' | null;
  damage: Tally;
  survival: Tally | null;
  fumble: string;
  guard: string[];
  unguarded: Chances | null;
  aid: string[];
  push: Push | null;
}

export type Attack = IllegalAttack | LegalAttack;

export type Inquiry = NextToken | Reach | Turns | Targets | SetUpZone | Flight | IllegalAttack | LegalAttack;

/** An action for people, by its verb. */
export type Words =
  | { do: 'take_force' }
  | { do: 'recruit'; card: 'hero' | 'samurai_devoted' | 'samurai_wise' | 'spearman' | 'bowman' | 'musketman' | 'spear_loyal' | 'spear_exp' | 'bow_loyal' | 'bow_exp' | 'musket_loyal' | 'musket_exp' | 'sergeant' | 'musician' | 'banner' | 'archery_sergeant'; weapon: 'katana' | 'paired_swords' | 'spear' | 'naginata' | 'heavy_club' | 'heavy_sword' | 'staff' | 'dagger' | 'bow' | 'musket' | 'thrown'; unarmored?: number }
  | { do: 'finish' }
  | { do: 'hide'; marker: number }
  | { do: 'hold'; unit: number }
  | { do: 'place'; unit: number; x: number; y: number }
  | { do: 'token'; unit: number }
  | { do: 'move'; unit: number; x: number; y: number; pick_up?: number }
  | { do: 'cautious'; unit: number; x: number; y: number; pick_up?: number }
  | { do: 'stand_up'; unit: number; x: number; y: number; pick_up?: number }
  | { do: 'shoot'; unit: number; target: number; x: number; y: number }
  | { do: 'charge'; unit: number; target: number }
  | { do: 'reload'; unit: number }
  | { do: 'search'; unit: number; marker: number }
  | { do: 'enter'; unit: number; x: number; y: number; pick_up?: number }
  | { do: 'enter_cautious'; unit: number; x: number; y: number; pick_up?: number }
  | { do: 'arrive'; unit: number; x: number; y: number; pick_up?: number }
  | { do: 'order'; unit: number; target: number }
  | { do: 'test'; unit: number }
  | { do: 'decline' }
  | { do: 'carry'; unit: number }
  | { do: 'use'; skill: 'barge_past' | 'commanding_presence' | 'debt_owed' | 'defensive_drills' | 'defensive_form' | 'deflect_arrow' | 'evasion' | 'exceptional_armour' | 'fencing' | 'inspiring_speech' | 'issue_challenge' | 'jump_kick' | 'knock_down' | 'local_guide' | 'map' | 'master_forged_weapon' | 'military_scholar' | 'one_with_nature' | 'perfect_aim' | 'proud_troops' | 'special_instructions' | 'tough_hide' | 'vault'; unit: number; x: number; y: number }
  | { do: 'claim' }
  | { do: 'give'; unit: number }
  | { do: 'draw' };
