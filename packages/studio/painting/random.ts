import { createGenerator, hashUnits } from '@scenewright/media/random.ts';

/** Repeatable randomness: every stroke of a picture comes from the drawing's seed, never from the clock. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [0, count). */
  index(count: number): number;
  chance(probability: number): boolean;
  /** An independent stream; the same label always gives the same one, however much was drawn before. */
  fork(label: string): Random;
}

/** A text's hash, finished with an avalanche so that similar texts differ in every bit. */
export function hashText(text: string): number {
  let hash = hashUnits(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) for a place in a sequence: what particles use, since they cannot keep state between frames. */
export function noiseAt(seed: number, index: number): number {
  let value = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

export function createRandom(seed: number): Random {
  const next = createGenerator(seed);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    index: (count) => Math.floor(next() * count),
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hashText(`${seed}/${label}`)),
  };
}

/** One of a list that is known to hold something. */
export function pickFrom<T>(items: readonly [T, ...T[]], random: Random): T {
  return items[random.index(items.length)] ?? items[0];
}
