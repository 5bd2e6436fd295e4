import stored from '../data/reader-model.json' with { type: 'json' };
import type { LinearModel, StoredWeights } from './linear-model.ts';
import type { TreeModel } from './tree-model.ts';

/** What a segment is for; a label orders the text. */
export const purposes = ['say', 'note', 'furniture', 'label'] as const;
export type Purpose = (typeof purposes)[number];

/** A first look at each segment by itself, and a second one that knows what was thought of those around it. */
export interface ReaderModel {
  readonly first: LinearModel;
  readonly second: SecondLook;
}

/** Corrects the first: trees see what hangs on two things together, which sums of weights do not (decision 39). */
export interface SecondLook {
  readonly trees: TreeModel;
  /** The features of a segment that the trees ask about, by their names. */
  readonly forms: readonly string[];
}

/** As it lies in its file: weights in hundredths. */
export interface StoredReader {
  readonly first: StoredWeights;
  readonly second: SecondLook;
}

const fromStored = (weights: StoredWeights): LinearModel => ({
  classes: purposes,
  weights: new Map(
    Object.entries(weights).map(([name, all]) => [name, all.map((weight) => weight / 100)]),
  ),
});

let known: ReaderModel | null = null;

/** The reader that was trained with all documents; its weights are read when they are first needed. */
export const trainedReader = (): ReaderModel =>
  (known ??= {
    first: fromStored(stored.first),
    second: stored.second,
  });

const ofNote = purposes.indexOf('note');
const ofSaid = purposes.indexOf('say');

/** How much rather a word is said to whoever makes the film than to viewers, as far as the trained reader knows it: 0 tells nothing. */
export function noteWeightOf(word: string): number {
  const weights = trainedReader().first.weights.get(`w ${word.replaceAll(/\d/gu, '0')}`);
  return (weights?.[ofNote] ?? 0) - (weights?.[ofSaid] ?? 0);
}
