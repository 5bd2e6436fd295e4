import { contextOf } from '../sifting/context.ts';
import { featuresOf } from '../sifting/features.ts';
import { likelihoods, type LinearModel } from '../sifting/linear-model.ts';
import { formOf } from '../sifting/look.ts';
import { purposes, type Purpose, type ReaderModel } from '../sifting/reader-model.ts';
import type { Segment } from '../sifting/segments.ts';
import { markedSegments, type Mark, type TrainingDocument } from './documents.ts';
import { hashOf, trainModel, type Example, type TrainingOptions } from './train-model.ts';

const shared = { classes: purposes, rounds: 5, decay: 1e-4 };
/** Words tell less than the form of a piece: they are many, and each is seen seldom. */
const scales: ReadonlyMap<string, number> = new Map([
  ['w', 0.5],
  ['p', 0.3],
  ['c', 0.3],
]);
const firstLook: TrainingOptions = {
  ...shared,
  rate: 0.1,
  leastSeen: 2,
  scaleOf: (name) => (name[1] === ' ' ? (scales.get(name[0] ?? '') ?? 1) : 1),
};
const secondLook: TrainingOptions = { ...shared, rate: 0.05, leastSeen: 3 };
/** The second look learns from first looks that have not seen its document: so many times a part is put aside. */
const parts = 4;

interface Prepared {
  readonly segments: readonly Segment[];
  readonly features: readonly (readonly string[])[];
  readonly targets: readonly number[];
  readonly text: string;
}

/** Words that wrap a topic stay in the text: the rules find the topic behind them. */
const purposeOf = (mark: Mark): Purpose => (mark === 'wrap' ? 'say' : mark);

function prepare(document: TrainingDocument): Prepared {
  const marked = markedSegments(document);
  const segments = marked.map(({ segment }) => segment);
  return {
    segments,
    features: featuresOf(segments, document.text),
    targets: marked.map(({ mark }) => purposes.indexOf(purposeOf(mark))),
    text: document.text,
  };
}

/** Trains both looks. The same documents in the same order give the same weights. */
export function trainReader(documents: readonly TrainingDocument[]): ReaderModel {
  const all = documents.map(prepare);
  const examples: Example[] = [];
  for (let part = 0; part < parts; part += 1) {
    const first = learnFirst(all.filter(({ text }) => hashOf(text) % parts !== part));
    for (const document of all)
      if (hashOf(document.text) % parts === part) examples.push(...seenTwice(document, first));
  }
  return { first: learnFirst(all), second: trainModel(examples, secondLook) };
}

const learnFirst = (documents: readonly Prepared[]): LinearModel =>
  trainModel(
    documents.flatMap(({ features, targets }) =>
      features.map((own, at) => ({ features: own, target: targets[at] ?? 0 })),
    ),
    firstLook,
  );

function seenTwice(document: Prepared, first: LinearModel): readonly Example[] {
  const { segments, features, targets, text } = document;
  const chances = features.map((own) => likelihoods(first, own));
  const context = contextOf(segments, chances, text);
  return features.map((own, at) => ({
    features: [...(context[at] ?? []), ...formOf(own)],
    target: targets[at] ?? 0,
  }));
}

/** A feature whose weights are all below this says nothing. */
const leastWeight = 0.04;

/** The weights of a model as they lie in a file, in hundredths and without those that say nothing. */
export const inHundredths = ({
  weights,
}: LinearModel): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    [...weights]
      .filter(([, all]) => all.some((weight) => Math.abs(weight) >= leastWeight))
      .map(([name, all]) => [name, all.map((weight) => Math.round(weight * 100))]),
  );
