/** A thing or an animal that stands beside what a board says, as plain JSON. */
export interface Illustration {
  /** A drawing's name, as an actor's: `hot-beverage`, `drawn-kettle`. */
  readonly art: string;
  /** How many of it, from 1. */
  readonly count: number;
  /** `#rrggbb` of its cloth or paint, where it has a colour of its own. */
  readonly colour?: string;
}

/** So many different things fit beside each other. */
export const mostIllustrations = 3;
/** Of one thing; a board that counts higher shows so many of them. */
export const mostOfOneThing = 5;
