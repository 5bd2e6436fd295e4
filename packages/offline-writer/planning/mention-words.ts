import words from '../data/mention-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Small words around a thing that a line names. */
export const ofMentions = alternativesIn(words);
