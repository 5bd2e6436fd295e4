import { randomBytes } from 'node:crypto';
import type { PredictionFault } from './faults.ts';
import { models, priceInCents } from './models.ts';
import { type Output, retentionMs, type World } from './world.ts';

export interface Prediction {
  readonly id: string;
  readonly model: string;
  readonly input: object;
  readonly webhook: string | null;
  readonly createdAt: Date;
  readonly deadline: Date | null;
  /** How it will end, where it will not succeed. */
  readonly fate: PredictionFault | null;
  status: string;
  startedAt: Date | null;
  completedAt: Date | null;
  error: string | null;
  output: Output | null;
  /** How often it was read. */
  polls: number;
  /** What it cost, once it has ended. */
  costCents: number;
}

/** The words of a filter that a model's maker has put before it. */
const moderationError =
  'The input or output was flagged as sensitive. Please try again with different inputs. (E005)';

/** Makes a prediction that has not begun. */
export function makePrediction(
  { clock, faults, predictions }: World,
  order: Pick<Prediction, 'model' | 'input' | 'webhook'> & { cancelAfterMs: number | null },
): Prediction {
  const createdAt = clock.now();
  const { cancelAfterMs, ...asked } = order;
  const prediction: Prediction = {
    ...asked,
    id: randomBytes(13).toString('hex'),
    createdAt,
    deadline: cancelAfterMs === null ? null : new Date(createdAt.getTime() + cancelAfterMs),
    fate: faults.predictions.meet(order.model)?.kind ?? null,
    status: 'starting',
    startedAt: null,
    completedAt: null,
    error: null,
    output: null,
    polls: 0,
    costCents: 0,
  };
  predictions.set(prediction.id, prediction);
  return prediction;
}

export function hasEnded({ completedAt }: Prediction): boolean {
  return completedAt !== null;
}

export function begin({ clock }: World, prediction: Prediction): void {
  if (prediction.startedAt !== null || hasEnded(prediction)) return;
  prediction.status = 'processing';
  prediction.startedAt = clock.now();
}

/** Lets a prediction end as it is fated to. */
export function finish(world: World, prediction: Prediction): void {
  if (hasEnded(prediction)) return;
  if (prediction.fate === 'abort') return end(world, prediction, 'aborted');
  begin(world, prediction);
  if (prediction.fate === 'cancel') return end(world, prediction, 'canceled');
  if (prediction.fate === 'odd') return end(world, prediction, 'archived');
  if (prediction.fate !== null) {
    prediction.error =
      prediction.fate === 'moderation' ? moderationError : 'CUDA error: device-side assert (E001)';
    return end(world, prediction, 'failed');
  }
  const output = world.outputs.get(prediction.model);
  if (output === undefined)
    throw new Error(`Hand in an output of ${prediction.model} before a prediction finishes.`);
  const { bytes, bytesWithSound = bytes, mimeType } = output;
  const { input } = prediction;
  const hasSound = 'generate_audio' in input && input.generate_audio === true;
  prediction.output = { bytes: hasSound ? bytesWithSound : bytes, mimeType };
  end(world, prediction, 'succeeded');
}

/** Ends it: aborted where it has not begun, canceled where it has. */
export function cancel(world: World, prediction: Prediction): void {
  if (!hasEnded(prediction))
    end(world, prediction, prediction.startedAt === null ? 'aborted' : 'canceled');
}

/** What the clock alone has done to it meanwhile. */
export function meetDeadline(world: World, prediction: Prediction): void {
  const { deadline } = prediction;
  if (deadline !== null && deadline <= world.clock.now()) cancel(world, prediction);
}

/** Somebody reads it, which may be what it waits for. */
export function poll(world: World, prediction: Prediction): void {
  meetDeadline(world, prediction);
  prediction.polls += 1;
  if (world.finishAfterPolls === null || hasEnded(prediction)) return;
  if (prediction.polls >= world.finishAfterPolls) finish(world, prediction);
  else begin(world, prediction);
}

function end(world: World, prediction: Prediction, status: string): void {
  prediction.status = status;
  prediction.completedAt = world.clock.now();
  const model = models.get(prediction.model);
  // What was stopped while it ran is charged, what failed is not.
  const isCharged = status === 'succeeded' || status === 'canceled';
  if (isCharged && model !== undefined)
    prediction.costCents = priceInCents(model, prediction.input);
  world.announce(prediction);
}

export function outputUrl({ deliveryAddress }: World, { id, output }: Prediction): string | null {
  const ending = output?.mimeType.replace(/^\w+\//u, '');
  return ending === undefined ? null : `${deliveryAddress}/pbxt/${id}/output.${ending}`;
}

/** Whether what it was made of and what came of it are gone. */
export function isRemoved({ clock }: World, { completedAt }: Prediction): boolean {
  return completedAt !== null && clock.now().getTime() - completedAt.getTime() >= retentionMs;
}

/** A prediction as the API writes it. */
export function describePrediction(world: World, prediction: Prediction): object {
  const isGone = isRemoved(world, prediction);
  const { id, model, status, error, startedAt, completedAt, createdAt, deadline } = prediction;
  const get = `${world.apiAddress}/v1/predictions/${id}`;
  return {
    id,
    model,
    version: 'hidden',
    input: isGone ? {} : prediction.input,
    logs: isGone ? '' : 'Generating...\n',
    output: isGone ? null : outputUrl(world, prediction),
    data_removed: isGone,
    error,
    source: 'api',
    status,
    created_at: createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    completed_at: completedAt?.toISOString() ?? null,
    ...(deadline === null ? {} : { deadline: deadline.toISOString() }),
    metrics: completedAt === null ? {} : { predict_time: 1.5, total_time: 2 },
    urls: { get, cancel: `${get}/cancel`, web: `https://replicate.com/p/${id}` },
  };
}
