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

/** FNV-1a over UTF-16 units, finished with an avalanche so that similar texts differ in every bit. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
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

/** Mulberry32 (Tommy Ettinger, public domain): small, fast, good enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
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
