import * as z from 'zod/mini';

const statuses = ['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted'] as const;
/** `unknown`: one that Replicate has brought in since; it ends at our own deadline. */
export type PredictionStatus = (typeof statuses)[number] | 'unknown';

/** A picture or clip that Replicate makes, or has made. */
export interface Prediction {
  readonly id: string;
  /** Like `google/veo-2`; null where Replicate does not say. */
  readonly model: string | null;
  /** `aborted`: stopped before it began, not charged. `canceled`: stopped while it ran, charged. */
  readonly status: PredictionStatus;
  /** What it was asked with; empty once its data is removed, an hour after its end. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Where the finished file lies; the first one where a model makes several. */
  readonly output: string | null;
  /** In the model's words, never to be shown as they are. */
  readonly error: string | null;
  readonly dataRemoved: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  /** When Replicate stops it. */
  readonly deadline: Date | null;
  /** How long the model worked, in seconds. */
  readonly predictTimeS: number | null;
}

const instant = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
);
const moment = z.pipe(instant, z.date());
const maybeMoment = z.nullish(moment);

/** A prediction as the API writes it. Only what is needed is named: the rest may change. */
export const predictionShape = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    model: z.nullish(z.string()),
    status: z.string(),
    input: z.nullish(z.record(z.string(), z.unknown())),
    output: z.optional(z.unknown()),
    error: z.optional(z.unknown()),
    data_removed: z.nullish(z.boolean()),
    created_at: moment,
    started_at: maybeMoment,
    completed_at: maybeMoment,
    deadline: maybeMoment,
    metrics: z.nullish(z.object({ predict_time: z.nullish(z.number()) })),
  }),
  z.transform((found): Prediction => ({
    id: found.id,
    model: found.model ?? null,
    status: statuses.find((known) => known === found.status) ?? 'unknown',
    input: found.input ?? {},
    output: firstText(found.output),
    error: errorText(found.error),
    dataRemoved: found.data_removed ?? false,
    createdAt: found.created_at,
    startedAt: found.started_at ?? null,
    completedAt: found.completed_at ?? null,
    deadline: found.deadline ?? null,
    predictTimeS: found.metrics?.predict_time ?? null,
  })),
);

function firstText(output: unknown): string | null {
  const first: unknown = Array.isArray(output) ? output[0] : output;
  return typeof first === 'string' ? first : null;
}

/** Mostly a text; where it is something else, its beginning in JSON. */
function errorText(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  return typeof error === 'string' ? error : JSON.stringify(error).slice(0, 2_000);
}
