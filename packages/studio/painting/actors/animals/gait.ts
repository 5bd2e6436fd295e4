import { cycleOf, smooth, swing } from './rhythm.ts';

/** Where a foot is from the place below its hip: along the ground, forward is negative, and up from it; units. */
export interface Foot {
  readonly x: number;
  readonly up: number;
}

/** Far fore, far hind, near fore, near hind. */
export type Feet = readonly [Foot, Foot, Foot, Foot];

interface Stride {
  /** The share of a cycle that a foot is on the ground. */
  readonly duty: number;
  readonly length: number;
  readonly lift: number;
}

/** A foot at a share of its cycle: it goes back with the ground and is lifted forward. */
export function footAt(cycle: number, { duty, length, lift }: Stride): Foot {
  if (cycle < duty) return { x: length * (cycle / duty - 0.5), up: 0 };
  const air = (cycle - duty) / (1 - duty);
  return { x: length * (0.5 - smooth(air)), up: lift * Math.sin(Math.PI * air) };
}

/** Real lengths decide how quick a step is: mice patter, elephants pace. */
export const walkCycleS = (cm: number): number => 0.92 * (Math.max(cm, 4) / 100) ** 0.2;
export const runCycleS = (cm: number): number => 0.52 * (Math.max(cm, 4) / 100) ** 0.16;

/** Where in its step a walker is best seen: a fore foot lifted, the hind feet far apart. */
const stillWalk = 0.57;
const stillRun = 0.34;

const walkStride = (legs: number): Stride => ({
  duty: 0.62,
  length: legs * 0.72 + 11,
  lift: legs * 0.3 + 3,
});
const runStride = (legs: number): Stride => ({
  duty: 0.36,
  length: legs * 1.15 + 20,
  lift: legs * 0.34 + 4,
});

/** Fore and hind feet of a walk, one after the other. */
export function walkingFeet(seconds: number, alive: boolean, cm: number, legs: number): Feet {
  const stride = walkStride(legs);
  const cycle = alive ? cycleOf(seconds, walkCycleS(cm)) : stillWalk;
  const at = (shift: number) => footAt((cycle + shift) % 1, stride);
  return [at(0.75), at(0.5), at(0.25), at(0)];
}

/** A gallop: hind feet nearly together, then the fore feet, and all of them in the air. */
export function runningFeet(seconds: number, alive: boolean, cm: number, legs: number): Feet {
  const stride = runStride(legs);
  const cycle = alive ? cycleOf(seconds, runCycleS(cm)) : stillRun;
  const at = (shift: number) => footAt((cycle + shift) % 1, stride);
  return [at(0.56), at(0.1), at(0.46), at(0)];
}

/** How a body rocks in its run: up with the fore feet, down with the hind. */
export function gallopAt(seconds: number, alive: boolean, cm: number) {
  const length = runCycleS(cm);
  const at = alive ? seconds : stillRun * length;
  return { pitch: swing(at, 1 / length, 0.1), bounce: swing(at, 1 / length, 0.35) };
}

/** How far it gets in a second, units: as fast as a foot on the ground goes back. */
const speedOf = ({ length, duty }: Stride, cycleS: number): number => length / duty / cycleS;
export const walkSpeed = (cm: number, legs: number): number =>
  speedOf(walkStride(legs), walkCycleS(cm));
export const runSpeed = (cm: number, legs: number): number =>
  speedOf(runStride(legs), runCycleS(cm));
