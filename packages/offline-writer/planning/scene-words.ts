import words from '../data/scene-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

/** Words that tell what of a line can be seen. */
export const ofScenes = alternativesIn(words);
