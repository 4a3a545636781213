// The view of this game as games/honor/sight/view.py writes it, with types.
import type { Tally, Told } from '../../words/speaker';
import type { Print } from './cards';

export type HouseView = {
  head: string;
  cards: Record<string, number>;
  honor: number;
  ki: number;
  strength: number;
  armies: number;
  okugata: boolean;
  guards: number;
  castle: string | null;
};
export type Force = { strength: Tally; dice: Tally; missing: number };
export type Odds = { exact: string; permille: number };
export type Status = 'first' | 'ronin' | 'pledged' | 'second' | 'leaving';
export type PlayerView = {
  seat: number;
  honor: number;
  status: Status;
  lord: number | null;
  holder: number | null;
  shogun: boolean;
  hand: { count: number; cards: Record<string, number> | 'hidden' };
  income: Tally;
  to_goal: number | null;
  ki: Tally;
  actions: Tally;
  samurai_house: HouseView;
  daimyo_house: HouseView | null;
  attack: Force | null;
  defense: Force | null;
  odds: Odds | null;
};
export type WindowView = {
  victim: number;
  cause: 'battle' | 'dishonor';
  castle: string | null;
  asked: number[];
  answers: (string | null)[];
};
export type Sight = {
  you: number | null;
  seats: number;
  goal: number;
  dealer: number;
  first: number;
  round: number;
  round_limit: number | null;
  active: number | null;
  used: number;
  declared: boolean;
  over: boolean;
  question: ({ asks: string; seat: number; castle: string | null } & Told) | null;
  window: WindowView | null;
  title: number | null;
  title_honor: number;
  pile: { count: number };
  discards: { count: number; cards: Record<string, number> };
  /** What this deck prints otherwise than cards.ts. */
  reprints: Record<string, Partial<Print>>;
  players: PlayerView[];
  honor: number[];
  ranks: number[] | null;
};
export type Preview = {
  honor?: number;
  income?: number;
  ki?: number;
  actions?: number;
  needs?: number;
  odds?: Odds;
  guard?: number;
  dies?: Record<string, number>;
  heir?: number | null;
  attack_dice?: number;
  defense_dice?: number;
  shogun?: number;
  castle?: boolean;
  target_honor?: number;
  window?: number;
  worst?: number;
  detached?: number;
};

export const sight = (view: Told): Sight => view as unknown as Sight;
/** A house by the name it has in words: "samurai-2", "daimyo-0". */
export const houseName = (sort: 'samurai' | 'daimyo', seat: number): string => `${sort}-${seat}`;
export const chance = (odds: Odds): string =>
  `${(odds.permille / 10).toFixed(odds.permille % 10 ? 1 : 0)} %`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
