import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Prediction, predictionShape } from './prediction.ts';

/** What an order whose answer was lost asked for. */
export interface RecentOrder {
  readonly model: string;
  readonly input: object;
  /** When it was sent, by our clock. */
  readonly since: Date;
  /** Predictions that belong to other orders. */
  readonly excludeIds?: Iterable<string>;
}

export const predictionPageShape = z.object({
  next: z.nullish(z.string()),
  results: z.array(predictionShape),
});
export type PredictionPage = z.infer<typeof predictionPageShape>;

/** Our clock and Replicate's need not agree. */
const clockDriftMs = 60_000;

/** The newest prediction of the page that the order may have made; null where there is none. */
export function findMatch(page: PredictionPage, order: RecentOrder): Prediction | null {
  const excluded = new Set(order.excludeIds);
  // As it comes back: without what JSON leaves out.
  const input: unknown = JSON.parse(JSON.stringify(order.input));
  const isMatch = (prediction: Prediction): boolean =>
    prediction.model === order.model &&
    prediction.createdAt >= earliest(order) &&
    !excluded.has(prediction.id) &&
    isDeepStrictEqual(prediction.input, input);
  return page.results.find(isMatch) ?? null;
}

/** Whether the pages behind this one may hold the order's prediction. The newest prediction stands first. */
export function mayLieBehind(page: PredictionPage, order: RecentOrder): boolean {
  const oldest = page.results.at(-1);
  return oldest !== undefined && oldest.createdAt >= earliest(order);
}

function earliest({ since }: RecentOrder): Date {
  return new Date(since.getTime() - clockDriftMs);
}
