import stored from '../data/title-model.json' with { type: 'json' };
import type { Tree } from '../sifting/tree-model.ts';

/** Trees whose sum says how likely a phrase is the title of its idea, against the other phrases of it; trained by `npm run train-reader`. */
export const titleModel = (): readonly Tree[] => stored.trees;
