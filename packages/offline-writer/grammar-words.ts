import words from './data/grammar-words.json' with { type: 'json' };
import { alternativesIn } from './word-patterns.ts';

/** Small words that the patterns of several rooms are made of: how one asks, counts and joins. */
export const grammar = alternativesIn(words);
