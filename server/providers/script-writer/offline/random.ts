/** Numbers in [0, 1) that depend on nothing but the seed text. */
export type Random = () => number;

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): small, quick and even enough to choose words by. */
export function createRandom(seedText: string): Random {
  let state = hashText(seedText);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A shuffled copy (Fisher–Yates). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((left, right) => left.key - right.key).map(({ item }) => item);
}

/** Hands out the items in a seeded order and starts again when all have been given. */
export function createRotation<Item>(items: readonly Item[], random: Random): (accepts?: (item: Item) => boolean) => Item | undefined {
  let waiting = shuffle(items, random);
  return (accepts = () => true) => {
    const found = waiting.find(accepts) ?? (waiting = shuffle(items, random)).find(accepts);
    if (found !== undefined) waiting = waiting.filter((item) => item !== found);
    return found;
  };
}
