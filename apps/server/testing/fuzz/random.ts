import { createGenerator } from '@scenewright/media/random.ts';

/** Chance that can be repeated: the same seed gives the same choices. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** True so often of a hundred times. */
  percent(times: number): boolean;
}

export function createRandom(seed: number): Random {
  const next = createGenerator(seed);
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick<T>(list: readonly T[]): T {
      const picked = list[whole(0, list.length - 1)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    percent: (times) => next() * 100 < times,
  };
}
