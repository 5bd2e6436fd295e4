import words from '../data/doing-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words for what is done, and around them. */
export const ofDoings = alternativesIn(words);
