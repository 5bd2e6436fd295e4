import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Prediction } from './prediction.ts';
import { saidElsewhere } from './replicate-failure.ts';

/** Words with which models and the filters before them refuse a wish. */
const refusalWords =
  /\bE005\b|moderat|sensitiv|safety|\bnsfw\b|content polic|usage polic|responsible ai|prohibited|inappropriate|flagged/iu;

/**
 * What a prediction means that has ended without a result, in words for its creator.
 *
 * What was stopped before it began was not charged and may be asked for again; what was stopped while it ran was charged, and
 * would be charged again, so that its creator decides.
 */
export function failureOfPrediction(
  prediction: Pick<Prediction, 'id' | 'status' | 'error'>,
): ProviderError {
  const { id, status, error } = prediction;
  const cause = saidElsewhere(`prediction ${id} ended as ${status}: ${error ?? ''}`, 200);
  const failure = (message: string, retryable: boolean) =>
    new ProviderError(message, { retryable, cause });

  if (error !== null && refusalWords.test(error))
    return failure(
      "The model's safety filter refused this scene. Reword its description and try again.",
      false,
    );
  if (status === 'aborted')
    return failure('The model had no time for this scene. Please try again later.', true);
  if (status === 'canceled')
    return failure('The making of this scene was stopped before its end. Try again.', false);
  if (status === 'succeeded')
    return failure('The model said that it is done, but gave no file. Please try again.', true);
  return failure('The model could not make this scene. Please try again.', true);
}
