/*
 * The one source of repeatable chance: pictures, music, effects and tests draw from it. A change of either function
 * changes every picture and every tune that was ever made from a seed.
 */

/** Numbers from 0 up to 1, the same ones for the same seed. Mulberry32 (Tommy Ettinger, public domain). */
export function createGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number of 32 bits for a text: FNV-1a over its UTF-16 units. */
export function hashUnits(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
