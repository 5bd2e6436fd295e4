import type { StoredPictures } from '../planning/choosing/picture-model.ts';

// Said here, so that neither the compiler nor the lint work out the type of all trees and grades.
declare const stored: StoredPictures;
export = stored;
