import { readFileSync } from 'node:fs';
import { basesOf } from '../word-bases.ts';

/*
 * Vectors of English words: words that stand in like surroundings lie near each other ("violin" and "cello"). They are made by
 * scripts/make-word-vectors.ts from GloVe's. The file is read once, when the first word is looked up.
 */

export interface WordVectors {
  /** The place of a word, its base form else, in the list of words, the commonest first; null where nobody knows it. */
  find: (word: string) => number | null;
  /** How alike two words of the list are used: 1 for the same, about 0 for words that have nothing to do with each other. */
  likeness: (one: number, other: number) => number;
}

/** Each vector has length 1, in bytes. */
const scale = 127 * 127;

export function readWordVectors(): WordVectors {
  const folder = new URL('../../data/', import.meta.url);
  const words = readFileSync(new URL('word-vectors.txt', folder), 'utf8').trim().split('\n');
  const bytes = readFileSync(new URL('word-vectors.bin', folder));
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = vectors.length / words.length;
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    find: (word) => {
      for (const base of basesOf(word)) {
        const place = places.get(base);
        if (place !== undefined) return place;
      }
      return null;
    },
    likeness: (one, other) => {
      let sum = 0;
      for (let at = 0; at < size; at += 1)
        sum += (vectors[one * size + at] ?? 0) * (vectors[other * size + at] ?? 0);
      return sum / scale;
    },
  };
}

let vectors: WordVectors | undefined;
/** One for the process. */
export const wordVectors = (): WordVectors => (vectors ??= readWordVectors());
