import words from '../data/people-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words for people and animals, and what they do. */
export const ofPeople = alternativesIn(words);
