import { basesOf } from '../word-bases.ts';
import data from '../../data/emblems.json' with { type: 'json' };

/* What an illustrator draws for a word that has no drawing of its own: a glass of water for "rinse". */

/** As what a word is meant for which something is drawn. */
type Part = 'noun' | 'verb' | 'adjective' | 'any';

export interface Emblem {
  /** A noun that the painter has. */
  readonly draw: string;
  /** From 1 (it depends on the sentence) to 3 (nearly always right). */
  readonly sure: number;
}

interface Entry {
  readonly as: Part;
  readonly emblems: readonly Emblem[];
}

const entries = new Map<string, readonly Entry[]>();
for (const { word, as, draw, sure } of data.emblems as readonly Stored[]) {
  const entry = { as, emblems: draw.map((each) => ({ draw: each, sure })) };
  entries.set(word, [...(entries.get(word) ?? []), entry]);
}

interface Stored {
  readonly word: string;
  readonly as: Part;
  readonly draw: readonly string[];
  readonly sure: number;
}

/** The emblems of a word in lower case, in whatever form it is written, the best first; none where it has none. */
export function emblemsOf(word: string): readonly Emblem[] {
  for (const base of basesOf(word)) {
    const found = entries.get(base);
    if (found !== undefined) return found.flatMap(({ emblems }) => emblems);
  }
  return [];
}
