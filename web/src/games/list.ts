// What the start page tells of each game: how many usually sit down, how long it takes, how heavy it is.
export type GameCard = { slug: string; seats: number; minutes: number; weight: 1 | 2 | 3 | 4 };

export const GAME_CARDS: readonly GameCard[] = [
  { slug: 'glory', seats: 3, minutes: 30, weight: 1 },
  { slug: 'samurai', seats: 3, minutes: 30, weight: 2 },
  { slug: 'honor', seats: 4, minutes: 75, weight: 3 },
  { slug: 'skirmish', seats: 2, minutes: 60, weight: 4 },
];
