import type { AnimalDoing } from '../../painting/actors/animals/doings.ts';

/** A thing or an animal that stands beside what a board says, as plain JSON. */
export interface Illustration {
  /** A drawing's name, as an actor's: `hot-beverage`, `drawn-kettle`. */
  readonly art: string;
  /** How many of it, from 1. */
  readonly count: number;
  /** `#rrggbb` of its cloth or paint, where it has a colour of its own. */
  readonly colour?: string;
  /** What an animal does there; it stands where nothing says. */
  readonly doing?: AnimalDoing;
  /** How it is named: it comes in, or gives a beat, as it is said. */
  readonly word?: string;
}

/** So many different things fit beside each other. */
export const mostIllustrations = 3;
/** Of one thing: so many can be counted. */
export const mostOfOneThing = 12;
/** Where there are more than can be counted. */
const someOfMany = 5;

/** How many of a thing stand beside a board: their true number, or a few where nobody would count them. */
export const shownOf = (count: number): number =>
  count > mostOfOneThing ? someOfMany : Math.max(1, count);
