import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import type { JobQueue, JobRun, OpenJobQueue } from '../../jobs/queue.ts';
import {
  type BegunWork,
  type ModelRoom,
  type RemoteWork,
  type RemoteWorks,
  StillMakingError,
} from '../../providers/remote-work.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import * as repository from './predictions.repository.ts';

interface PredictionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue' | 'hasten'> & Pick<OpenJobQueue, 'isLive'>;
}

/** How soon an order looks again for room at its model. */
const roomPauseMs = 5_000;
/** Of all processes together; the provider takes 600 a minute. */
const mostAMinute = 500;
const sweepBatch = 100;
/** How soon after its beginning, or after a provider that did not answer, it is asked how far it is. */
const firstLookMs = 1_000;
const afterFaultMs = 15_000;

/** By the clock of the machine, as the queue reads it. */
const inMs = (ms: number) => ({ startAfter: new Date(Date.now() + ms) });

const toWork = (row: repository.PredictionRow): BegunWork => ({
  id: row.id,
  model: row.model,
  input: row.input as object,
  begunAt: row.begun_at,
  externalId: row.external_id,
});

/** What hosted models are asked for, written down before each call. */
export function createPredictions({ database, clock, queue }: PredictionsOptions) {
  const { db } = database;

  async function requireRoom(on: Queryable, { model, mostAtOnce }: ModelRoom): Promise<void> {
    const aMinuteAgo = new Date(clock.now().getTime() - 60_000);
    if (
      (await repository.countOpen(on, model)) >= mostAtOnce ||
      (await repository.countBegunSince(on, aMinuteAgo)) >= mostAMinute
    )
      throw new StillMakingError(roomPauseMs);
  }

  async function giveUp(tx: Tx, orderId: string): Promise<void> {
    for (const predictionId of await repository.listOpenOf(tx, orderId))
      await queue.enqueue(tx, 'cancel-prediction', { predictionId });
  }

  return {
    /**
     * The work of one order, as its maker sees it.
     * @param keep commits within the run that holds the order's job
     * @param source what is asked for now, as its take will name it
     * @returns with the source of what was begun earlier, which the scene may say no more
     */
    async workOf(
      order: { readonly id: string; readonly account_id: string },
      keep: (work: (tx: Tx) => Promise<void>) => Promise<void>,
      source: object,
    ): Promise<{ remote: RemoteWork; begunSource: unknown }> {
      const rows = await repository.listOfOrder(db, order.id);
      const begun = rows.at(-1);
      const remote: RemoteWork = {
        begun: begun === undefined ? null : toWork(begun),
        works: rows.map(toWork),
        requireRoom: (room) => requireRoom(db, room),
        async begin({ model, input, costMicros, mostAtOnce }) {
          const work = { id: randomUUID(), model, input, begunAt: clock.now(), externalId: null };
          await keep(async (tx) => {
            await repository.lockBeginning(tx);
            await requireRoom(tx, { model, mostAtOnce });
            await repository.insertPrediction(tx, {
              id: work.id,
              account_id: order.account_id,
              generation_id: order.id,
              model,
              input,
              source,
              cost_micros: BigInt(costMicros),
              begun_at: work.begunAt,
            });
          });
          return work;
        },
        // Whether or not the order is still wanted: what was made is known by its id from here on.
        keepExternalId: async ({ id }, externalId) =>
          await database.transact(async (tx) => {
            await repository.updatePrediction(tx, id, { external_id: externalId });
            await queue.enqueue(tx, 'watch-prediction', { predictionId: id }, inMs(firstLookMs));
          }),
        knownOf: (model, since) => repository.listKnown(db, model, since),
        end: ({ id }, status) =>
          repository.updatePrediction(db, id, { status, ended_at: clock.now() }),
      };
      return { remote, begunSource: rows[0]?.source ?? null };
    },

    /** Nobody waits for what an order has begun: it is called off at the provider, too. */
    giveUp,

    /** The provider says that something has happened: the order that waits for it looks at once. @returns whether it is known */
    async announce(predictionId: string, webhookId: string): Promise<boolean> {
      return await database.transact(async (tx) => {
        const row = await repository.findPrediction(tx, predictionId);
        if (row === undefined) return false;
        if (row.webhook_id === webhookId || row.generation_id === null) return true;
        await repository.updatePrediction(tx, predictionId, { webhook_id: webhookId });
        await queue.hasten(tx, 'make-scene', { generationId: row.generation_id });
        return true;
      });
    },

    /** The jobs that look after work elsewhere. */
    createJobs: ({ look, cancel }: RemoteWorks) => ({
      'watch-prediction': async ({ payload, complete }: PredictionJob) => {
        const row = await repository.findPrediction(db, payload.predictionId);
        if (row?.status !== 'begun' || row.external_id === null || row.generation_id === null)
          return;
        const { generation_id: generationId } = row;
        const work = { ...toWork(row), externalId: row.external_id };
        // A provider that does not answer is asked again later: the order itself finds out what it means.
        const againMs = await look(work).catch((error: unknown) => {
          if (error instanceof ProviderError) return error.retryable ? afterFaultMs : null;
          throw error;
        });
        await database.transact(async (tx) => {
          if (againMs === null) await queue.hasten(tx, 'make-scene', { generationId });
          else await queue.enqueue(tx, 'watch-prediction', payload, inMs(againMs));
          // With what follows from it: a process that dies here leaves one watch behind, and not two.
          await complete(tx);
        });
      },
      'cancel-prediction': async ({ payload }: PredictionJob) => {
        const row = await repository.findPrediction(db, payload.predictionId);
        if (row?.status !== 'begun') return;
        await cancel(toWork(row), (model, since) => repository.listKnown(db, model, since));
        await repository.updatePrediction(db, row.id, {
          status: 'canceled',
          ended_at: clock.now(),
        });
      },
    }),

    /** Calls off what went on for contents that were deleted. */
    async sweep(): Promise<void> {
      for (const predictionId of await repository.listAbandoned(db, sweepBatch)) {
        // It may be called off already, and wait for a provider that does not answer.
        if (await queue.isLive('cancel-prediction', { predictionId })) continue;
        await database.transact((tx) => queue.enqueue(tx, 'cancel-prediction', { predictionId }));
      }
    },
  };
}

type PredictionJob = Pick<JobRun<'watch-prediction'>, 'payload' | 'complete'>;

export type Predictions = ReturnType<typeof createPredictions>;
