import words from '../data/knowledge-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words that facts are asked for with. */
export const ofQuestions = alternativesIn(words);
