import type { StoredWeights } from '../sifting/linear-model.ts';

// Said here, so that neither the compiler nor the lint work out the type of 1 MB of weights.
declare const stored: { readonly said: StoredWeights; readonly rank: StoredWeights };
export = stored;
