import stored from '../../data/picture-model.json' with { type: 'json' };
import { treeLikelihoods, type TreeModel } from '../../sifting/tree-model.ts';

/*
 * Trees that say how likely a thing is a wrong, a harmless or the right picture of a text, from what `signs.ts` counts; trained by
 * `npm run train-reader -- --pictures` on pictures that were judged by readers who had not seen the code.
 */

// A file of JSON is read with wider types than were written to it.
const model = stored.trees as unknown as TreeModel;

/** What a harmless thing is worth, and what a wrong one costs, where a right one is worth 1. */
const ofHarmless = 0.5;
const ofWrong = 1;

/** What a candidate is worth beside a text: 1 where it is surely right, -1 where it is surely wrong. */
export function worthOf(signs: readonly number[]): number {
  const [wrong = 0, harmless = 0, right = 0] = treeLikelihoods(model, signs, stored.shares);
  return right + ofHarmless * harmless - ofWrong * wrong;
}
