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

export type Status = 'first' | 'ronin' | 'pledged' | 'second' | 'leaving';

export type CardKind = 'okugata' | 'army' | 'possession' | 'guard' | 'castle' | 'event' | 'daimyo' | 'samurai' | 'title';

export type Cause = 'battle' | 'dishonor';

/** The exact fraction as text: it may be too long for a number in JSON. */
export interface Odds {
  exact: string;
  permille: number;
}

/** What an option costs and brings, as far as its seat may know. */
export interface Preview {
  honor?: number;
  income?: number;
  ki?: number;
  actions?: number;
  needs?: number;
  odds?: Odds;
  guard?: 0 | 1;
  dies?: Counts;
  heir?: number | null;
  attack_dice?: number;
  defense_dice?: number;
  shogun?: 0 | 1;
  castle?: boolean;
  target_honor?: number;
  window?: 0 | 1;
  worst?: number;
  detached?: 1;
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
  castle: string | null;
  victim: number | null;
  cause: Cause | null;
  options: Option[] | Hidden;
}

/** Whose face is at stake, who is asked, and what was answered. */
export interface Window {
  victim: number;
  cause: Cause;
  castle: string | null;
  asked: number[];
  answers: ('save_face' | 'pass' | 'hidden' | null)[];
}

/** What is printed on a card. */
export interface Print {
  kind: CardKind;
  honor: number;
  ki: number;
  strength: number;
}

/** What a deck prints otherwise than the standard cards. */
export interface Reprint {
  honor?: number;
  ki?: number;
  strength?: number;
}

export interface Pile {
  count: number;
  cards: string[] | Hidden;
}

export interface Discards {
  count: number;
  cards: Counts;
}

export interface Hand {
  count: number;
  cards: Counts | Hidden;
  known: Counts;
}

export interface House {
  head: string;
  cards: Counts;
  honor: number;
  ki: number;
  strength: number;
  armies: number;
  okugata: boolean;
  guards: number;
  castle: string | null;
}

export interface Force {
  strength: Tally;
  dice: Tally;
  missing: number;
}

export interface Player {
  seat: number;
  honor: number;
  status: Status;
  lord: number | null;
  holder: number | null;
  shogun: boolean;
  hand: Hand;
  income: Tally;
  to_goal: number | null;
  ki: Tally;
  actions: Tally;
  samurai_house: House;
  daimyo_house: House | null;
  attack: Force | null;
  defense: Force | null;
  odds: Odds | null;
}

export interface View {
  viewer: string;
  you: number | null;
  seats: number;
  round: number;
  active: number | null;
  over: boolean;
  game: 'honor';
  goal: number;
  dealer: number;
  first: number;
  round_limit: number | null;
  used: number;
  declared: boolean;
  question: Question | null;
  window: Window | null;
  title: number | null;
  title_honor: number;
  pile: Pile;
  discards: Discards;
  reprints: Record<string, Reprint>;
  players: Player[];
  honor: number[];
  ranks: number[] | null;
}

export interface GameBegan {
  event: 'GameBegan';
  dealer: number;
  seat: number;
}

export interface DaimyoDealt {
  event: 'DaimyoDealt';
  seat: number;
  card: string;
}

export interface HandDealt {
  event: 'HandDealt';
  seat: number;
  cards: Counts | Hidden;
}

export interface TurnBegan {
  event: 'TurnBegan';
  seat: number;
  round: number;
}

export interface HonorScored {
  event: 'HonorScored';
  seat: number;
  amount: number;
  honor: number;
}

export interface HonorLost {
  event: 'HonorLost';
  seat: number;
  amount: number;
  honor: number;
  why: string;
}

export interface CardDrawn {
  event: 'CardDrawn';
  seat: number;
  card: string | Hidden;
}

export interface PileShuffled {
  event: 'PileShuffled';
  count: number;
}

export interface CardDiscarded {
  event: 'CardDiscarded';
  seat: number;
  card: string;
}

export interface CardPlaced {
  event: 'CardPlaced';
  seat: number;
  card: string;
  house: string;
}

export interface DaimyoPlayed {
  event: 'DaimyoPlayed';
  seat: number;
  card: string;
  other: number;
}

export interface CardStolen {
  event: 'CardStolen';
  seat: number;
  card: string;
  house: string;
  loot: string;
  to: string;
}

export interface AssassinSent {
  event: 'AssassinSent';
  seat: number;
  house: string;
  needs: number;
  die: number;
  hit: 0 | 1;
}

export interface GuardFell {
  event: 'GuardFell';
  seat: number;
  house: string;
}

export interface DishonorAnswered {
  event: 'DishonorAnswered';
  seat: number;
  answer: string;
}

export interface BattleBegan {
  event: 'BattleBegan';
  seat: number;
  other: number;
  attack_dice: number;
  defense_dice: number;
  chance: number;
}

export interface DiceRolled {
  event: 'DiceRolled';
  seat: number;
  other: number;
  attack: number[];
  defense: number[];
  attack_total: number;
  defense_total: number;
}

export interface FaceNotSaved {
  event: 'FaceNotSaved';
  seat: number;
}

export interface TitleClaimed {
  event: 'TitleClaimed';
  seat: number;
}

export interface TitleReturned {
  event: 'TitleReturned';
  seat: number;
}

export interface DishonorPlayed {
  event: 'DishonorPlayed';
  seat: number;
  other: number;
}

export interface FaceSaved {
  event: 'FaceSaved';
  seat: number;
  other: number;
}

export interface Detached {
  event: 'Detached';
  seat: number;
  other: number;
}

export interface HouseTakenOver {
  event: 'HouseTakenOver';
  seat: number;
  other: number;
}

export interface AllianceDeclared {
  event: 'AllianceDeclared';
  seat: number;
  other: number;
}

export interface AllianceBegan {
  event: 'AllianceBegan';
  seat: number;
  other: number;
}

export interface AllianceDissolved {
  event: 'AllianceDissolved';
  seat: number;
  other: number;
}

export interface BattleWon {
  event: 'BattleWon';
  seat: number;
  other: number;
}

export interface TitleWon {
  event: 'TitleWon';
  seat: number;
  other: number;
}

export interface CastleTaken {
  event: 'CastleTaken';
  seat: number;
  card: string;
}

export interface CastleBurned {
  event: 'CastleBurned';
  seat: number;
  card: string;
}

export interface CastleReplaced {
  event: 'CastleReplaced';
  seat: number;
  card: string;
}

export interface DaimyoDied {
  event: 'DaimyoDied';
  seat: number;
  card: string;
  cards: Counts;
}

export interface SamuraiDied {
  event: 'SamuraiDied';
  seat: number;
  cards: Counts;
}

export interface GameEnded {
  event: 'GameEnded';
  ranks: number[];
  totals: number[];
  reason: string;
}

export type Event = GameBegan | DaimyoDealt | HandDealt | TurnBegan | HonorScored | HonorLost | CardDrawn | PileShuffled | CardDiscarded | CardPlaced | DaimyoPlayed | CardStolen | AssassinSent | GuardFell | DishonorAnswered | BattleBegan | DiceRolled | FaceNotSaved | TitleClaimed | TitleReturned | DishonorPlayed | FaceSaved | Detached | HouseTakenOver | AllianceDeclared | AllianceBegan | AllianceDissolved | BattleWon | TitleWon | CastleTaken | CastleBurned | CastleReplaced | DaimyoDied | SamuraiDied | GameEnded;

/** An action for people, by its verb. */
export type Words =
  | { do: 'end_turn' }
  | { do: 'draw' }
  | { do: 'discard'; card: 'okugata_honor' | 'okugata_ki' | 'foot_soldiers' | 'lancers' | 'cavalry' | 'warrior_monks' | 'no_dachi' | 'daisho' | 'masamune' | 'gunpowder' | 'noh_theater' | 'house_guard' | 'castle_odawara' | 'castle_osaka' | 'castle_himeji' | 'ninja_spy' | 'elite_ninja_spy' | 'ninja_assassin' | 'dishonor' | 'save_face' | 'daimyo_01' | 'daimyo_02' | 'daimyo_03' | 'daimyo_04' | 'daimyo_05' | 'daimyo_06' | 'daimyo_07' | 'daimyo_08' | 'daimyo_09' | 'daimyo_10' }
  | { do: 'place'; card: 'okugata_honor' | 'okugata_ki' | 'foot_soldiers' | 'lancers' | 'cavalry' | 'warrior_monks' | 'no_dachi' | 'daisho' | 'masamune' | 'gunpowder' | 'noh_theater' | 'house_guard' | 'castle_odawara' | 'castle_osaka' | 'castle_himeji'; house: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5' }
  | { do: 'daimyo'; card: 'daimyo_01' | 'daimyo_02' | 'daimyo_03' | 'daimyo_04' | 'daimyo_05' | 'daimyo_06' | 'daimyo_07' | 'daimyo_08' | 'daimyo_09' | 'daimyo_10'; seat: number }
  | { do: 'spy'; card: 'ninja_spy' | 'elite_ninja_spy'; house: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5'; loot: 'foot_soldiers' | 'lancers' | 'cavalry' | 'warrior_monks' | 'no_dachi' | 'daisho' | 'masamune' | 'gunpowder' | 'noh_theater'; to: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5' | 'destroy' }
  | { do: 'spy_two'; card: 'ninja_spy' | 'elite_ninja_spy'; house: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5'; loot: 'foot_soldiers' | 'lancers' | 'cavalry' | 'warrior_monks' | 'no_dachi' | 'daisho' | 'masamune' | 'gunpowder' | 'noh_theater'; to: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5' | 'destroy'; loot_2: 'foot_soldiers' | 'lancers' | 'cavalry' | 'warrior_monks' | 'no_dachi' | 'daisho' | 'masamune' | 'gunpowder' | 'noh_theater'; to_2: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5' | 'destroy' }
  | { do: 'assassin'; house: 'samurai-0' | 'daimyo-0' | 'samurai-1' | 'daimyo-1' | 'samurai-2' | 'daimyo-2' | 'samurai-3' | 'daimyo-3' | 'samurai-4' | 'daimyo-4' | 'samurai-5' | 'daimyo-5' }
  | { do: 'dishonor'; seat: number }
  | { do: 'claim_shogun' }
  | { do: 'attack'; seat: number }
  | { do: 'ally'; seat: number }
  | { do: 'dissolve' }
  | { do: 'decline' }
  | { do: 'seppuku_samurai' }
  | { do: 'seppuku_daimyo' }
  | { do: 'save_face' }
  | { do: 'lose_75' }
  | { do: 'pass' }
  | { do: 'take' }
  | { do: 'burn' };
