import type { StoredReader } from '../sifting/reader-model.ts';

// Said here, so that neither the compiler nor the lint work out the type of 3 MB of weights.
declare const stored: StoredReader;
export = stored;
