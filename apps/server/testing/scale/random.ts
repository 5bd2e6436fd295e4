/** Draws numbers from 0 up to 1: the same ones for the same seed (mulberry32 by T. Ettinger, public domain). */
export type Draw = () => number;

export function createDraw(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @throws RangeError where there is nothing to choose from */
export function pick<T>(draw: Draw, from: readonly T[]): T {
  const chosen = from[Math.floor(draw() * from.length)];
  if (chosen === undefined) throw new RangeError('there is nothing to choose from');
  return chosen;
}
