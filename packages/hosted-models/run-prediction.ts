import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { type BegunWork, StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { failureOfPrediction } from './failed-prediction.ts';
import type { Prediction, ReplicateClient } from './replicate-client.ts';
import { MaybeCreatedError } from './replicate-failure.ts';

export interface PredictionRunner {
  readonly client: Pick<ReplicateClient, 'create' | 'read' | 'findRecent' | 'cancel'>;
  readonly clock: Clock;
  /** Predictions of one model that are made at once, of everybody's. */
  readonly mostAtOnce: number;
  /** Where the service says that a prediction has ended; undefined where it cannot reach us. */
  readonly webhookUrlOf: (workId: string) => string | undefined;
  /**
   * Asked before each call that costs money.
   * @returns takes it back, where the call was refused
   * @throws ProviderError where it may not be made today
   */
  readonly spend: (costMicros: number) => Promise<() => Promise<void>>;
}

/** How soon a prediction is looked at again: a share of the time that it has taken so far, within these bounds. */
const looks = {
  image: { leastMs: 1_500, mostMs: 5_000 },
  clip: { leastMs: 5_000, mostMs: 20_000 },
} as const;
const shareOfAge = 0.25;
/** An order looks itself so often, should nobody have told it that its prediction has ended. */
const ownLookMs = 3 * 60_000;
/** A prediction that takes longer is called off, here and there. */
const deadlineS = { image: 15 * 60, clip: 60 * 60 } as const;
const counted = async () => async () => {};
/**
 * After this time a call that was never answered has arrived, or will not: longer than the client itself waits for an answer, so
 * that a run whose job was taken over has ended its call by then.
 */
const lostMs = 35_000;

/**
 * The finished prediction of a request: begun by an earlier run of its order, or now.
 * @param prepare what is sent; asked only where nothing was begun
 * @throws StillMakingError while it is made; ProviderError where it failed, which ends it: the next run begins anew
 */
export async function runPrediction(
  { remote, signal }: Pick<VisualRequest, 'remote' | 'signal'>,
  entry: CatalogueEntry,
  prepare: () => Promise<{ readonly input: object; readonly costMicros: number }>,
  runner: PredictionRunner,
): Promise<{ readonly prediction: Prediction; readonly work: BegunWork }> {
  const { client, clock } = runner;
  const ageOf = ({ begunAt }: BegunWork) => clock.now().getTime() - begunAt.getTime();

  /** @param spend counts the call; one whose answer was lost is counted already */
  async function create(work: BegunWork, spend = counted): Promise<Prediction> {
    const webhookUrl = runner.webhookUrlOf(work.id);
    let takeBack = async () => {};
    try {
      takeBack = await spend();
      // Not broken off where nobody waits any more: what has begun can only be called off by its id.
      return await client.create(work.model, work.input, {
        signal: new AbortController().signal,
        cancelAfterS: deadlineS[entry.kind],
        ...(webhookUrl === undefined ? {} : { webhookUrl }),
      });
    } catch (error) {
      // In an outage an order asks again and again: what was never made is not counted.
      if (!(error instanceof MaybeCreatedError)) {
        await remote.end(work, 'failed');
        await takeBack();
      }
      throw error;
    }
  }

  async function begin(): Promise<{ work: BegunWork; prediction: Prediction }> {
    const room = { model: entry.id, mostAtOnce: runner.mostAtOnce };
    // Of many orders that wait, none prepares and uploads pictures at each look.
    await remote.requireRoom(room);
    const { input, costMicros } = await prepare();
    const work = await remote.begin({ ...room, input, costMicros });
    return { work, prediction: await create(work, () => runner.spend(costMicros)) };
  }

  /** What became of a call whose answer was lost: it is looked for before it is made once more. */
  async function lookUp(work: BegunWork): Promise<Prediction> {
    const { model, input, begunAt: since } = work;
    const excludeIds = await remote.knownOf(model, since);
    const found = await client.findRecent({ model, input, since, excludeIds }, signal);
    if (found !== null) return found;
    const leftMs = lostMs - ageOf(work);
    if (leftMs > 0) throw new StillMakingError(leftMs);
    return await create(work);
  }

  async function find(): Promise<{ work: BegunWork; prediction: Prediction }> {
    const { begun } = remote;
    if (begun === null) return await begin();
    if (begun.externalId === null) return { work: begun, prediction: await lookUp(begun) };
    return { work: begun, prediction: await client.read(begun.externalId, signal) };
  }

  const { work, prediction } = await find();
  if (work.externalId === null) await remote.keepExternalId(work, prediction.id);
  switch (prediction.status) {
    case 'succeeded': {
      if (prediction.output !== null) return { work, prediction };
      break;
    }
    case 'failed':
    case 'canceled':
    case 'aborted':
      break;
    default: {
      if (ageOf(work) < deadlineS[entry.kind] * 1_000) throw new StillMakingError(ownLookMs);
      await client.cancel(prediction.id, signal);
      await remote.end(work, 'canceled');
      throw new ProviderError(
        'The model took too long for this scene. Nothing was charged. Please try again later.',
        { retryable: false },
      );
    }
  }
  await remote.end(work, prediction.status === 'canceled' ? 'canceled' : 'failed');
  throw failureOfPrediction(prediction);
}

/** How a prediction is watched. @returns null where it has ended, or takes too long; else how soon to ask again, in ms */
export async function lookAtPrediction(
  { externalId, begunAt }: BegunWork & { readonly externalId: string },
  kind: CatalogueEntry['kind'],
  { client, clock }: Pick<PredictionRunner, 'clock'> & { client: Pick<ReplicateClient, 'read'> },
): Promise<number | null> {
  const ageMs = clock.now().getTime() - begunAt.getTime();
  if (ageMs >= deadlineS[kind] * 1_000) return null;
  const { status } = await client.read(externalId);
  const isGoingOn = status === 'starting' || status === 'processing' || status === 'unknown';
  const { leastMs, mostMs } = looks[kind];
  return isGoingOn ? Math.min(Math.max(ageMs * shareOfAge, leastMs), mostMs) : null;
}

/** Calls off what nobody waits for any more, also where the answer to its call was lost. */
export async function cancelPrediction(
  { externalId, model, input, begunAt: since }: BegunWork,
  knownOf: (model: string, since: Date) => Promise<ReadonlySet<string>>,
  client: Pick<ReplicateClient, 'findRecent' | 'cancel'>,
): Promise<void> {
  const id =
    externalId ??
    (await client.findRecent({ model, input, since, excludeIds: await knownOf(model, since) }))?.id;
  if (id !== undefined) await client.cancel(id);
}
