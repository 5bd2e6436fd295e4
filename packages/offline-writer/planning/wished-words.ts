import words from '../data/wished-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words that pictures are wished for with. */
export const ofWishes = alternativesIn(words);
