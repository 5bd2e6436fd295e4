import { contextOf } from './context.ts';
import { featuresOf } from './features.ts';
import { likelihoods } from './linear-model.ts';
import type { ReaderModel } from './reader-model.ts';
import type { Segment } from './segments.ts';

/** The features that the second look shares with the first: the form of a segment, not its words. */
export const formOf = (features: readonly string[]): readonly string[] =>
  features.filter((name) => name[1] !== ' ' || name[0] === 'k');

/** How likely each purpose is for each segment, in the order of `purposes`. */
export function look(
  segments: readonly Segment[],
  idea: string,
  { first, second }: ReaderModel,
): readonly (readonly number[])[] {
  const features = featuresOf(segments, idea);
  const chances = features.map((own) => likelihoods(first, own));
  const context = contextOf(segments, chances, idea);
  return features.map((own, at) => likelihoods(second, [...(context[at] ?? []), ...formOf(own)]));
}
