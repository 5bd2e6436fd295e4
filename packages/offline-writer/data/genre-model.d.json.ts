import type { StoredWeights } from '../sifting/linear-model.ts';

// Said here, so that neither the compiler nor the lint work out the type of 2 MB of weights.
declare const stored: { readonly weights: StoredWeights };
export = stored;
