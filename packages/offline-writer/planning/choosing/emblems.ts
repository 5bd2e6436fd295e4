import { basesOf } from '../word-bases.ts';
import data from '../../data/emblems.json' with { type: 'json' };

/* What an illustrator draws for a word that has no drawing of its own: a glass of water for "rinse". */

export interface Emblem {
  /** A noun that the painter has. */
  readonly draw: string;
  /** From 1 (it depends on the sentence) to 3 (nearly always right). */
  readonly sure: number;
}

/** By word; one with two meanings has the emblems of both. */
const emblems = new Map<string, readonly Emblem[]>();
for (const { word, draw, sure } of data.emblems)
  emblems.set(word, [...(emblems.get(word) ?? []), ...draw.map((each) => ({ draw: each, sure }))]);

/** The emblems of a word in lower case, in whatever form it is written, the best first; none where it has none. */
export function emblemsOf(word: string): readonly Emblem[] {
  for (const base of basesOf(word)) {
    const found = emblems.get(base);
    if (found !== undefined) return found;
  }
  return [];
}
