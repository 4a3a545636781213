// Looking at the field, whichever way it is drawn: all places here are drawn ones (`plane.ts`), all lengths thousandths.
import type { Part } from './camera';
import type { Lay, Standing } from './plane';
import type { Place } from './view';

export interface Eye {
  /** Whether the last press became a drag, so that its click means nothing. */
  dragged: boolean;
  /** Set while a tool wants the drag for itself. */
  hold: boolean;
  /** The drawn place under a pointer. */
  point(event: { clientX: number; clientY: number }): Place;
  /** So many pixels as a length on the field. */
  length(pixels: number): number;
  keep(place: Place): void;
  see(part: Part, time?: number): void;
  sees(part: Part): boolean;
  shows(part: Part): boolean;
  /** What is in sight and free of tools: what is told of a place is written there. */
  readonly clear: Part;
  wide(part: Part): Part;
  fit(): void;
  step(factor: number, about?: Place | null): void;
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

/** An eye above a table with height: what stands there hides what lies behind it. */
export interface DeepEye extends Eye {
  /** How many thousandths a pixel is, where one looks. */
  readonly px: number;
  /** Where a place is drawn on the screen, in thousandths at that scale. */
  lay(flat: Lay): Lay;
  /** The unit whose body is under a pointer, the one before the other. */
  figure(event: { clientX: number; clientY: number }): number | null;
  /** Who is farther away comes first. */
  sorted(figures: readonly Standing[]): Standing[];
  /** How wide and deep a base is on the screen, and how far its man rises above its middle, in pixels. */
  solid(unit: Standing): { wide: number; deep: number; up: number };
  /** The outline of base and body, about the drawn place of the base. */
  outline(unit: Standing): string;
  /** Which arrow is meant, the way the eye is turned now. */
  arrow(key: string): string;
  /** Whether a key was for the eye; then it has moved. */
  press(key: string): boolean;
}
