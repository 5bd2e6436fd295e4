import words from '../data/genre-cues.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words and phrases by which a genre is known. */
export const cues = alternativesIn(words);
