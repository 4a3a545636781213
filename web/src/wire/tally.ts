// Made from what the games declare by `make schema`; do not edit.
export interface Modifier {
  amount: number;
  why: string;
  clause: string;
}

/** A number with its reasons. */
export interface Tally {
  base: number;
  total: number;
  reasons: Modifier[];
}
