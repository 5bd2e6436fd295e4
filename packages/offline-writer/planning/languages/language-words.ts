import words from '../../data/language-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

/** Words of other languages than English that patterns of several modules are made of. */
export const ofLanguages = alternativesIn(words);
