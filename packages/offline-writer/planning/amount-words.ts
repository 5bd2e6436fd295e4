import words from '../data/amount-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words that amounts, prices and ages are told with. */
export const ofAmounts = alternativesIn(words);
