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

export type PileName = 'draw_1' | 'discard_1' | 'discard_2' | 'draw_2';

export type EndReason = 'types' | 'nine' | 'pile' | 'stall';

/** Why the round would end with an option, and what each seat would score then. */
export interface Foreseen {
  ends: EndReason[];
  scores?: number[];
}

export interface Option {
  action: number;
  words: Words;
  clause: string;
  grave?: string;
  ends: EndReason[];
  scores?: number[];
}

export interface Question {
  asks: string;
  seat: number;
  clause: string;
  barred: PileName | null;
  options: Option[] | Hidden;
  character?: string;
  count?: number;
}

export interface Chosen {
  rounds: number;
  imperial_orders: boolean;
  ninja_power: boolean;
  first_start: 'random' | number;
  ninja_take: 'ask' | 'auto';
  ninja_pile_chooser: 'user' | 'owner';
  stall_limit: number;
  order_table: string[][];
  discard_view: 'all' | 'top';
}

/** The top card first. */
export interface DrawPile {
  count: number;
  cards: string[] | Hidden;
}

/** The bottom card first. */
export interface DiscardPile {
  count: number;
  top: string | null;
  cards: string[];
}

export interface Piles {
  draw_1: DrawPile;
  discard_1: DiscardPile;
  discard_2: DiscardPile;
  draw_2: DrawPile;
}

export interface Hand {
  count: number;
  cards: Counts | Hidden;
  known: Counts;
}

/** What all see alike of the cards of a character. */
export interface OpenCharacter {
  character: string;
  value: number;
  owner: number | null;
  size: number;
  needs: number;
  safe: boolean;
}

/** `unlocated`: so many copies of it this viewer cannot place. */
export interface Character {
  character: string;
  value: number;
  owner: number | null;
  size: number;
  needs: number;
  safe: boolean;
  unlocated: number;
}

export interface Pending {
  character: string;
  count: number;
}

export interface Gauges {
  types: number[];
  types_to_end: number;
  kinds: number;
  kinds_to_end: number;
  shorter_pile: number;
  stall: number | null;
  stall_limit: number | null;
}

export interface Figures {
  supply: number;
  ready: number[];
  fresh: number[];
}

export interface Order {
  stack: string;
  card: string;
  owner: number | Hidden | null;
  points: number | Hidden;
}

export interface Orders {
  hands: Order[][];
  spare: string[] | Hidden;
  played: string[];
  bonus: number[];
}

export interface Scores {
  sheet: number[][];
  totals: number[];
  running: Tally[] | null;
  next_start: number | null;
  ended: EndReason[];
  ranks: number[] | null;
}

export interface View {
  viewer: string;
  you: number | null;
  seats: number;
  round: number;
  active: number | null;
  over: boolean;
  game: 'glory';
  options: Chosen;
  rounds: number;
  turn: number;
  start: number;
  question: Question | null;
  piles: Piles;
  hands: Hand[];
  characters: Character[];
  pending: Pending | null;
  gauges: Gauges;
  figures: Figures | null;
  orders: Orders | null;
  scores: Scores;
}

export interface RoundBegan {
  event: 'RoundBegan';
  round: number;
  seat: number;
}

export interface HandDealt {
  event: 'HandDealt';
  seat: number;
  cards: Counts | Hidden;
}

export interface OrdersDealt {
  event: 'OrdersDealt';
  seat: number;
  cards: string[] | Hidden;
}

export interface TurnBegan {
  event: 'TurnBegan';
  seat: number;
  turn: number;
}

export interface CardDrawn {
  event: 'CardDrawn';
  seat: number;
  pile: PileName;
  character: string | Hidden;
}

export interface CardTaken {
  event: 'CardTaken';
  seat: number;
  pile: PileName;
  character: string;
}

export interface SetLaid {
  event: 'SetLaid';
  seat: number;
  character: string;
  count: number;
}

export interface SetBeaten {
  event: 'SetBeaten';
  seat: number;
  character: string;
  count: number;
  by: number;
}

export interface CardDiscarded {
  event: 'CardDiscarded';
  seat: number;
  character: string;
  pile: PileName;
}

export interface CardsPlaced {
  event: 'CardsPlaced';
  seat: number;
  character: string;
  count: number;
  pile: PileName;
}

export interface FigureTaken {
  event: 'FigureTaken';
  seat: number;
}

export interface FigureDeclined {
  event: 'FigureDeclined';
  seat: number;
}

export interface FigureUsed {
  event: 'FigureUsed';
  seat: number;
  target: number;
  character: string;
}

/** `owner` is who is paid, -1 for nobody. */
export interface OrderPlayed {
  event: 'OrderPlayed';
  seat: number;
  card: string;
  owner: number;
  points: number;
}

export interface RoundEnded {
  event: 'RoundEnded';
  round: number;
  reasons: EndReason[];
  scores: number[];
  totals: number[];
}

export interface GameEnded {
  event: 'GameEnded';
  ranks: number[];
  totals: number[];
}

export type Event = RoundBegan | HandDealt | OrdersDealt | TurnBegan | CardDrawn | CardTaken | SetLaid | SetBeaten | CardDiscarded | CardsPlaced | FigureTaken | FigureDeclined | FigureUsed | OrderPlayed | RoundEnded | GameEnded;

/** An action for people, by its verb. */
export type Words =
  | { do: 'draw'; pile: 'draw_1' | 'discard_1' | 'discard_2' | 'draw_2' }
  | { do: 'lay'; character: 'emperor' | 'empress' | 'daimyo' | 'shogun' | 'samurai' | 'ninja' | 'envoy' | 'monk' | 'farmer'; count: number }
  | { do: 'discard'; character: 'emperor' | 'empress' | 'daimyo' | 'shogun' | 'samurai' | 'ninja' | 'envoy' | 'monk' | 'farmer'; pile: 'draw_1' | 'discard_1' | 'discard_2' | 'draw_2' }
  | { do: 'place'; pile: 'draw_1' | 'discard_1' | 'discard_2' | 'draw_2' }
  | { do: 'ninja'; seat: number; character: 'emperor' | 'empress' | 'daimyo' | 'shogun' | 'samurai' | 'ninja' | 'envoy' | 'monk' | 'farmer' }
  | { do: 'end_turn' }
  | { do: 'take_figure' }
  | { do: 'decline_figure' }
  | { do: 'order'; card: 'order_a_emperor' | 'order_a_empress' | 'order_a_daimyo' | 'order_a_shogun' | 'order_a_samurai' | 'order_a_ninja' | 'order_a_envoy' | 'order_a_monk' | 'order_a_farmer' | 'order_b_emperor' | 'order_b_empress' | 'order_b_daimyo' | 'order_b_shogun' | 'order_b_samurai' | 'order_b_ninja' | 'order_b_envoy' | 'order_b_monk' | 'order_b_farmer' | 'order_c_emperor' | 'order_c_empress' | 'order_c_daimyo' | 'order_c_shogun' | 'order_c_samurai' | 'order_c_ninja' | 'order_c_envoy' | 'order_c_monk' | 'order_c_farmer' };
