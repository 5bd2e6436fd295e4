/** The weights of a multinomial logistic regression: by feature, one for each class. */
export interface LinearModel {
  readonly classes: readonly string[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

/** As they lie in a file, as whole numbers of some part of one. */
export type StoredWeights = Readonly<Record<string, readonly number[]>>;

/** How likely each class is, in the order of the model's classes; together they are 1. */
export function likelihoods(model: LinearModel, features: readonly string[]): readonly number[] {
  const sums = model.classes.map(() => 0);
  for (const feature of features) {
    const weights = model.weights.get(feature);
    if (weights === undefined) continue;
    // By its index: entries() makes a pair for each weight, of which a text has a hundred thousand.
    for (let at = 0; at < weights.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  return softmax(sums);
}

export function softmax(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}
