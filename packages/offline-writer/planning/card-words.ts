import words from '../data/card-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words that the patterns of cards are made of. */
export const ofCards = alternativesIn(words);
