import { featuresOf } from './features.ts';
import { likelihoods } from './linear-model.ts';
import type { ReaderModel } from './reader-model.ts';
import type { Segment } from './segments.ts';
import { surroundingsOf } from './surroundings.ts';
import { treeLikelihoods } from './tree-model.ts';

/** How likely each purpose is for each segment, in the order of `purposes`. */
export function look(
  segments: readonly Segment[],
  idea: string,
  { first, second }: ReaderModel,
): readonly (readonly number[])[] {
  const features = featuresOf(segments, idea);
  const chances = features.map((own) => likelihoods(first, own));
  const rows = surroundingsOf(segments, chances, features, second.forms);
  return chances.map((thought, at) => treeLikelihoods(second.trees, rows[at] ?? [], thought));
}
