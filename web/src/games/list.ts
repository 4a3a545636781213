// What is printed on the lid of a game's box: for whom it is, and how it is shown.
import { BOXES } from './boxes';

export interface Box {
  slug: string;
  /** Of its clause ids. */
  prefix: string;
  /** The fewest and the most. */
  seats: readonly [number, number];
  /** How many usually sit down, and how long a game of so many takes. */
  usual: number;
  minutes: number;
  /** How heavy the rules are, from 1 to 4. */
  weight: number;
  /** A color of the palette. */
  accent: string;
}
export { BOXES };

export const boxOf = (slug: unknown): Box | undefined => BOXES.find((box) => box.slug === slug);
