import { randomUUID } from 'node:crypto';
import {
  type BegunWork,
  type RemoteWork,
  type RemoteWorks,
  StillMakingError,
} from '@scenewright/provider-contract/remote-work.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { JobQueue, JobRun, OpenJobQueue } from '../../jobs/queue.ts';
import { createLine } from './line.ts';
import * as repository from './predictions.repository.ts';
import * as waiting from './waiting.repository.ts';

interface PredictionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue' | 'hasten'> & Pick<OpenJobQueue, 'isLive'>;
  /** The hosted model that makes what is ordered of a model of the product; null where that is made here. */
  readonly lineOf: (model: string) => string | null;
  /** How many of a hosted model are made at once, in all processes. */
  readonly mostAtOnceOf: (model: string) => number;
}

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
export function createPredictions({
  database,
  clock,
  queue,
  lineOf,
  mostAtOnceOf,
}: PredictionsOptions) {
  const { db } = database;

  const line = createLine({ clock, queue, mostAtOnceOf });

  /** Writes down that something has ended, which makes room for another; what was seen to end before made its room then. */
  async function endWork(
    { id, model }: Pick<BegunWork, 'id' | 'model'>,
    status: Parameters<RemoteWork['end']>[1],
  ): Promise<void> {
    await database.transact(async (tx) => {
      await repository.updatePrediction(tx, id, { status });
      if (await repository.markEnded(tx, id, clock.now())) await line.wakeNext(tx, model);
    });
  }

  async function giveUp(tx: Tx, orderId: string): Promise<void> {
    await line.leave(tx, orderId);
    for (const predictionId of await repository.listOpenOf(tx, orderId))
      await queue.enqueue(tx, 'cancel-prediction', { predictionId });
  }

  return {
    /**
     * Orders that were just placed. Those that will want a hosted model stand in line for it from now on, though they cannot begin
     * yet: whose turn it is does not depend on how soon a worker gets to them.
     */
    async expect(
      tx: Tx,
      orders: readonly {
        readonly id: string;
        readonly accountId: string;
        readonly model: string;
      }[],
    ): Promise<void> {
      const hosted = orders.flatMap(({ id: orderId, accountId, model: product }) => {
        const model = lineOf(product);
        return model === null ? [] : [{ orderId, accountId, model }];
      });
      await waiting.standInLine(tx, hosted, clock.now());
    },

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
        async requireRoom(room) {
          const { id: orderId, account_id: accountId } = order;
          // Not after the order was called off: nobody would take it from the line again.
          await keep((tx) =>
            waiting.askForPlace(tx, { orderId, accountId, model: room.model }, clock.now()),
          );
          const pause = await line.findPause(db, orderId, room);
          if (pause === null) return;
          if (pause.isKept) await database.transact((tx) => line.wakeAll(tx, room));
          throw new StillMakingError(pause.afterMs, { isInLine: true });
        },
        async begin({ model, input, costMicros, mostAtOnce }) {
          const work = { id: randomUUID(), model, input, begunAt: clock.now(), externalId: null };
          await keep(async (tx) => {
            await repository.lockBeginning(tx);
            const pause = await line.findPause(tx, order.id, { model, mostAtOnce });
            if (pause !== null) throw new StillMakingError(pause.afterMs, { isInLine: true });
            await line.begin(tx, order.id, model);
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
        end: endWork,
      };
      return { remote, begunSource: rows[0]?.source ?? null };
    },

    /** Nobody waits for what an order has begun: it is called off at the provider, too. */
    giveUp,
    leaveLine: line.leave,
    placesInLine: line.mapPlaces,
    wasTold: waiting.wasTold,

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
          if (againMs === null) {
            await queue.hasten(tx, 'make-scene', { generationId });
            // There, it takes up no room any more, however long it takes until somebody fetches it.
            if (await repository.markEnded(tx, row.id, clock.now()))
              await line.wakeNext(tx, row.model);
          } else await queue.enqueue(tx, 'watch-prediction', payload, inMs(againMs));
          // With what follows from it: a process that dies here leaves one watch behind, and not two.
          await complete(tx);
        });
      },
      'cancel-prediction': async ({ payload }: PredictionJob) => {
        const row = await repository.findPrediction(db, payload.predictionId);
        if (row?.status !== 'begun') return;
        await cancel(toWork(row), (model, since) => repository.listKnown(db, model, since));
        await endWork(row, 'canceled');
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
