// Made from what the games declare by `make schema`; do not edit.
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

export type Counts = Record<string, number>;

export type Hidden = 'hidden';

/** An option; `grave` says why one should think twice before it. */
export interface Offered {
  action: number;
  words: Words;
  clause: string;
  grave?: string;
}

export type Symbol = 'helmet' | 'buddha' | 'rice';

export type EndReason = 'stones' | 'villages' | 'cards' | 'blocked';

export type NoMajority = 'draw' | 'total' | 'share';

export type Place = [number, number];

export interface At {
  x: number;
  y: number;
}

/** By symbol: a number. */
export interface Numbers {
  helmet: number;
  buddha: number;
  rice: number;
}

/** By symbol: the seats that share the most stones. */
export interface Tied {
  helmet: number[];
  buddha: number[];
  rice: number[];
}

/** By symbol that a village shows: what a card adds. */
export interface Adds {
  helmet?: number;
  buddha?: number;
  rice?: number;
}

/** By symbol that a village shows: each seat's influence. */
export interface Shares {
  helmet?: number[];
  buddha?: number[];
  rice?: number[];
}

/** By symbol that a village shows: the seat that leads, if one does. */
export interface Leads {
  helmet?: number | null;
  buddha?: number | null;
  rice?: number | null;
}

export interface Lay {
  x: number;
  y: number;
  village: string;
}

export interface Touch {
  x: number;
  y: number;
  village: string;
  adds: Adds;
  leads: Leads;
}

export interface Close {
  x: number;
  y: number;
  village: string;
  stones: Leads | 'unknown';
}

export interface Preview {
  touches: Touch[];
  closes: Close[];
  lays: Lay[];
  count: number;
  voids: Place[];
  ends: EndReason[];
}

export interface Option {
  action: number;
  words: Words;
  clause: string;
  grave?: string;
  preview: Preview;
}

export interface Question {
  asks: string;
  seat: number;
  clause: string;
  options: Option[] | Hidden;
}

export interface Chosen {
  influence_set: Counts;
  village_set: Counts;
  chain: 'played' | 'none';
  no_majority: NoMajority;
  start_player: 'random' | number;
}

export interface Village {
  x: number;
  y: number;
  village: string;
  symbols: Symbol[];
  scored: boolean;
  free: Place[];
  influence: Shares;
  leads: Leads;
}

export interface Card {
  x: number;
  y: number;
  seat: number;
  card: string;
  turned: boolean;
}

export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Land {
  villages: Village[];
  cards: Card[];
  holes: Place[];
  legal: Place[];
  played: Place | null;
  frame: Frame;
}

export interface Pile {
  count: number;
  top: string | null;
  unseen: Counts;
  order: string[] | Hidden;
}

export interface Hand {
  color: string;
  count: number;
  cards: Counts | Hidden;
  deck: number;
  to_come: Counts | Hidden;
  order: string[] | Hidden;
  unplayed: Counts;
  largest: Numbers;
}

export interface Stones {
  limit: number;
  awarded: Numbers;
  supply: Numbers;
  seats: Numbers[];
}

/** Nobody wins where nobody has a majority. [SAM-9.9] */
export interface Standing {
  majorities: Symbol[][];
  tied: Tied;
  totals: number[];
  keys: [number, number, number][];
  ranks: number[];
  winners: number[];
}

export interface Ends {
  reasons: EndReason[];
  last_round: boolean;
  still_to_play: number[];
}

export interface View {
  viewer: string;
  you: number | null;
  seats: number;
  round: number;
  active: number | null;
  over: boolean;
  game: 'samurai';
  options: Chosen;
  rounds: number;
  turn: number;
  start: number;
  removed: string[];
  question: Question | null;
  table: Land;
  pile: Pile;
  waiting: string | null;
  hands: Hand[];
  stones: Stones;
  standing: Standing;
  ends: Ends;
  ranks: number[] | null;
}

export interface GameBegan {
  event: 'GameBegan';
  seat: number;
}

export interface FirstVillageLaid {
  x: number;
  y: number;
  village: string;
  event: 'FirstVillageLaid';
}

export interface VillageShown {
  event: 'VillageShown';
  village: string;
}

export interface HandDealt {
  event: 'HandDealt';
  seat: number;
  cards: string[] | Hidden;
}

export interface TurnBegan {
  event: 'TurnBegan';
  seat: number;
  turn: number;
  round: number;
}

export interface CardPlayed {
  x: number;
  y: number;
  event: 'CardPlayed';
  seat: number;
  card: string;
}

export interface VillageTaken {
  event: 'VillageTaken';
  seat: number;
  village: string;
}

export interface VillageLaid {
  x: number;
  y: number;
  village: string;
  event: 'VillageLaid';
  seat: number;
}

export interface VillageScored {
  x: number;
  y: number;
  village: string;
  event: 'VillageScored';
}

export interface StoneWon {
  x: number;
  y: number;
  event: 'StoneWon';
  seat: number;
  symbol: Symbol;
  influence: number[];
}

export interface NoStone {
  x: number;
  y: number;
  event: 'NoStone';
  symbol: Symbol;
  influence: number[];
  tie: 0 | 1;
}

export interface CardDrawn {
  event: 'CardDrawn';
  seat: number;
  card: string | Hidden;
}

export interface LastRound {
  event: 'LastRound';
  reasons: EndReason[];
  waiting: number[];
}

export interface GameDrawn {
  event: 'GameDrawn';
  reasons: EndReason[];
  totals: number[];
}

export interface GameEnded {
  event: 'GameEnded';
  reasons: EndReason[];
  ranks: number[];
  totals: number[];
}

export type Event = GameBegan | FirstVillageLaid | VillageShown | HandDealt | TurnBegan | CardPlayed | VillageTaken | VillageLaid | VillageScored | StoneWon | NoStone | CardDrawn | LastRound | GameDrawn | GameEnded;

/** An action for people, by its verb. */
export type Words =
  | { do: 'play'; card: 'helmet_2' | 'helmet_3' | 'helmet_4' | 'buddha_2' | 'buddha_3' | 'buddha_4' | 'rice_2' | 'rice_3' | 'rice_4' | 'samurai_1' | 'samurai_2' | 'samurai_3'; x: number; y: number }
  | { do: 'lay'; x: number; y: number };
