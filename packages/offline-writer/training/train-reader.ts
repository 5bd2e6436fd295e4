import { featuresOf } from '../sifting/features.ts';
import { likelihoods, type LinearModel } from '../sifting/linear-model.ts';
import {
  purposes,
  type Purpose,
  type ReaderModel,
  type SecondLook,
} from '../sifting/reader-model.ts';
import type { Segment } from '../sifting/segments.ts';
import { surroundingsOf } from '../sifting/surroundings.ts';
import { markedSegments, type Mark, type TrainingDocument } from './documents.ts';
import { hashOf, trainModel, type TrainingOptions } from './train-model.ts';
import { trainTrees, type TreeOptions } from './train-trees.ts';

/** Words tell less than the form of a piece: they are many, and each is seen seldom. */
const scales: ReadonlyMap<string, number> = new Map([
  ['w', 0.5],
  ['p', 0.3],
  ['c', 0.3],
]);
const firstLook: TrainingOptions = {
  classes: purposes,
  rounds: 5,
  decay: 1e-4,
  rate: 0.1,
  leastSeen: 2,
  scaleOf: (name) => (name[1] === ' ' ? (scales.get(name[0] ?? '') ?? 1) : 1),
};
const secondTrees: TreeOptions = {
  classes: purposes.length,
  rounds: 80,
  depth: 5,
  rate: 0.08,
  leastDoubt: 8,
  decay: 5,
  columns: 35,
};
/** The second look asks about so many forms of a segment, those that most have which not all have. */
const mostForms = 60;
const commonest = 0.95;
/** The second look learns from first looks that have not seen its document: so many times a part is put aside. */
const parts = 4;

interface Prepared {
  readonly segments: readonly Segment[];
  readonly features: readonly (readonly string[])[];
  readonly targets: readonly number[];
  readonly text: string;
  /** Whether each segment is learnt from; what a sentence and its clauses have in common is learnt once. */
  readonly isLearnt: readonly boolean[];
  /** As how many examples the features of each are counted: a word of a clause stands in its sentence, too. */
  readonly counted: number;
}
const countedOfClause = 0.5;

/** Words that wrap a topic stay in the text: the rules find the topic behind them. */
const purposeOf = (mark: Mark): Purpose => (mark === 'wrap' ? 'say' : mark);

/** A reader learns both from whole sentences and from their clauses. */
function prepareTwice(document: TrainingDocument): readonly Prepared[] {
  const whole = prepare(document, false);
  const known = new Set(whole.segments.map(({ from, to }) => `${from} ${to}`));
  const fine = prepare(document, true);
  const isLearnt = fine.segments.map(({ from, to }) => !known.has(`${from} ${to}`));
  return isLearnt.includes(true)
    ? [whole, { ...fine, isLearnt, counted: countedOfClause }]
    : [whole];
}

function prepare(document: TrainingDocument, isFine: boolean): Prepared {
  const marked = markedSegments(document, isFine);
  const segments = marked.map(({ segment }) => segment);
  return {
    segments,
    features: featuresOf(segments, document.text),
    targets: marked.map(({ mark }) => purposes.indexOf(purposeOf(mark))),
    text: document.text,
    isLearnt: segments.map(() => true),
    counted: 1,
  };
}

/** Trains both looks. The same documents in the same order give the same weights. */
export function trainReader(documents: readonly TrainingDocument[]): ReaderModel {
  const all = documents.flatMap(prepareTwice);
  const firsts = Array.from({ length: parts }, (_, part) =>
    learnFirst(all.filter(({ text }) => hashOf(text) % parts !== part)),
  );
  return { first: learnFirst(all), second: learnSecond(all, firsts) };
}

function learnSecond(documents: readonly Prepared[], firsts: readonly LinearModel[]): SecondLook {
  const forms = formsOf(documents);
  const seen = documents.flatMap(({ segments, features, targets, text, isLearnt }) => {
    const first = firsts[hashOf(text) % parts];
    if (first === undefined) return [];
    const chances = features.map((own) => likelihoods(first, own));
    return surroundingsOf(segments, chances, features, forms).flatMap((row, at) =>
      isLearnt[at] === true ? [{ row, thought: chances[at] ?? [], target: targets[at] ?? 0 }] : [],
    );
  });
  const trees = trainTrees(
    seen.map(({ row }) => row),
    seen.map(({ thought }) => thought),
    seen.map(({ target }) => target),
    secondTrees,
  );
  return { forms, trees };
}

/** Words and neighbours are known to the first look alone. */
const isForm = (name: string): boolean =>
  (name[1] !== ' ' || name[0] === 'k') && !/^(?:before|behind)/u.test(name);

function formsOf(documents: readonly Prepared[]): readonly string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { features } of documents)
    for (const own of features) {
      all += 1;
      for (const name of own) if (isForm(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts]
    .filter(([, count]) => count < all * commonest)
    .toSorted(([one, count], [other, times]) => times - count || (one < other ? -1 : 1))
    .slice(0, mostForms)
    .map(([name]) => name);
}

const learnFirst = (documents: readonly Prepared[]): LinearModel =>
  trainModel(
    documents.flatMap(({ features, targets, isLearnt, counted }) =>
      features.flatMap((own, at) =>
        isLearnt[at] === true ? [{ features: own, target: targets[at] ?? 0, counted }] : [],
      ),
    ),
    firstLook,
  );

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
