import type { Tree } from '../sifting/tree-model.ts';

// Said here, so that neither the compiler nor the lint work out the type of all trees.
declare const stored: { readonly trees: readonly Tree[] };
export = stored;
