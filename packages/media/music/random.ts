import { createGenerator, hashUnits } from '../random.ts';

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function seededRandom(seed: string): () => number {
  return createGenerator(hashUnits(seed));
}

export function pick<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** A number between `low` and `high`. */
export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}
