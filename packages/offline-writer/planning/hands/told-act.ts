import type { HandThing } from './thing-names.ts';

/** An act that a line tells. */
export interface ToldAct {
  /** "scrubbing a rusty skillet". */
  readonly doing: string;
  /** "steel wool"; empty where the line names no tool. */
  readonly holding: string;
  /** What it is done to. */
  readonly thing: HandThing;
  /** Whether it is done to food, or with what holds food. */
  readonly isCooking: boolean;
  /** Whether the line tells somebody to do it. */
  readonly isTold: boolean;
  /** Whether a body is seen at it rather than hands. */
  readonly isBody?: boolean;
  /** Where its clause begins in the line. */
  readonly at: number;
}

/** What the lines of a film have spoken of, so that "it" is known. */
export interface HandsMemory {
  /** What its first line speaks of. */
  topic: HandThing | null;
  /** Null for what hands are not shown with. */
  readonly things: {
    readonly thing: HandThing | null;
    readonly line: number;
    readonly isWorked: boolean;
  }[];
  line: number;
}

export const newHandsMemory = (): HandsMemory => ({ topic: null, things: [], line: 0 });
