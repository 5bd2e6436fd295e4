import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import type { Studio } from '@scenewright/studio';
import type { Clock } from '../../../clock.ts';
import type { FilmTools } from '../../../film-tools.ts';
import { afterCommit } from '@scenewright/database/after-commit.ts';
import type { Database, Tx } from '../../../database/database.ts';
import { isDatabaseOutage } from '@scenewright/database/database-outage.ts';
import {
  type JobHandlers,
  type JobQueue,
  type JobRun,
  StaleJobError,
} from '../../../jobs/queue.ts';
import { forAccount } from '../../../origin.ts';
import { CancelledError, cancellable } from '@scenewright/jobs/cancellable.ts';
import type { Assets } from '../../assets/index.ts';
import { findContent, lockContent } from '../../content/index.ts';
import type { Credits } from '@scenewright/ledger';
import type { Predictions } from '../../predictions/index.ts';
import { findScene, updateScene } from '../scenes/scene.repository.ts';
import { type SegmentRow, type TakeRow, findTake } from '../takes/take.repository.ts';
import { loadSceneStates } from '../scenes/load-states.ts';
import { type SceneMaker, storyboardChannel } from '../scenes/access.ts';
import { createSceneReporter, keepWithin, type SceneRun } from './scene-run.ts';
import { durationForNarration } from '@scenewright/storyboard/narration-length.ts';
import { ensureNarration } from '../takes/narration.ts';
import * as repository from './order.repository.ts';
import { type Break, breakAfter } from './postponing.ts';
import { type CountScene, failOrder, unknownFailure } from './settling.ts';
import { placeAmong } from '../takes/brand-files.ts';
import { ensureSegment } from '../takes/segment.ts';
import { type Makers, makePicture } from '../takes/visual.ts';

const maxFailures = 3;

export interface SceneJobOptions extends Makers {
  readonly database: Database;
  readonly assets: Assets;
  readonly studio: Studio;
  readonly tools: FilmTools;
  readonly clock: Clock;
  readonly voice: Voice;
  readonly credits: Pick<Credits, 'capture' | 'release'>;
  readonly maker: SceneMaker;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly predictions: Pick<Predictions, 'workOf' | 'giveUp' | 'leaveLine' | 'wasTold'>;
  readonly countScene: CountScene;
  /** Folder for files in the making. */
  readonly temporaryFolder: string;
  readonly log: { error(details: object, message: string): void };
}

interface MadeScene {
  readonly visual: TakeRow;
  readonly narration: TakeRow | null;
  readonly segment: SegmentRow;
  readonly durationS: number;
}

/** The worker's side of an order: narration, picture, film of one scene, each step kept as soon as it is done. */
export function createSceneJob(options: SceneJobOptions): JobHandlers['make-scene'] {
  const { database, credits, clock, maker } = options;

  async function make(sceneRun: SceneRun): Promise<MadeScene> {
    const { content, scene, order } = sceneRun;
    const states = await loadSceneStates(database.db, content);
    const state = states.find(({ row }) => row.id === scene.id);
    const place = placeAmong(
      states.map(({ row }) => row),
      scene.id,
    );
    // The narration first: it is cheap, and when it cannot fit no picture is paid for.
    const narration = await ensureNarration(sceneRun, options.voice, state?.narration ?? null);
    const durationS = durationForNarration(
      scene,
      narration?.spoken ? (narration.duration_ms ?? 0) : 0,
    );
    const chosen = order.make_visual ? order.visual_take_id : scene.visual_take_id;
    const kept = chosen === null ? undefined : await findTake(sceneRun.database.db, chosen);
    const visual = kept ?? (await makePicture(sceneRun, options));
    sceneRun.report('render', 0);
    return {
      visual,
      narration,
      durationS,
      segment: await ensureSegment(sceneRun, { durationS, visual, narration, place }),
    };
  }

  /** Puts the result in place, unless the order was cancelled meanwhile. */
  async function succeed(tx: Tx, order: repository.Order, made: MadeScene): Promise<void> {
    const content = await lockContent(tx, order.content_id);
    const scene = await findScene(tx, order.scene_id);
    const current = await repository.findOrder(tx, order.id);
    if (content === undefined || scene === undefined || current?.status !== 'pending') return;
    if (current.hold_id !== null) await credits.capture(tx, current.hold_id);
    await repository.updateOrder(tx, order.id, {
      status: 'succeeded',
      percent: 100,
      finished_at: clock.now(),
    });
    await updateScene(tx, scene.id, {
      status: 'completed',
      failure: null,
      visual_take_id: made.visual.id,
      narration_take_id: made.narration?.id ?? null,
      segment_id: made.segment.id,
      duration_s: scene.duration_s === 0 ? 0 : Math.max(scene.duration_s, made.durationS),
      updated_at: clock.now(),
    });
    afterCommit(tx, () => options.countScene('made'));
    // It may have been edited while it was made.
    await maker.reconcile(tx, content, new Set());
    await database.notify(tx, storyboardChannel, content.id);
  }

  /** Counts a maker's failure; the third, or one that trying again cannot mend, settles the order. */
  async function settleFailure(
    run: JobRun<'make-scene'>,
    order: repository.Order,
    error: unknown,
  ): Promise<void> {
    const failures = order.failed_attempts + 1;
    const isFinal = failures >= maxFailures || (error instanceof ProviderError && !error.retryable);
    await database.transact(async (tx) => {
      await repository.updateOrder(tx, order.id, { failed_attempts: failures });
      await options.predictions.leaveLine(tx, order.id);
      if (!isFinal) return;
      await failOrder(
        tx,
        options,
        order,
        error instanceof ProviderError ? error.message : unknownFailure,
      );
      await run.complete(tx);
    });
    if (!isFinal) throw error;
    options.log.error({ err: error, generation: order.id }, 'a scene could not be made');
  }

  /** Ends this run and has the order looked at again later: no worker is held meanwhile. */
  async function postpone(
    run: JobRun<'make-scene'>,
    order: repository.Order,
    { afterMs, waitingSince }: Break,
  ): Promise<void> {
    await database.transact(async (tx) => {
      await repository.updateOrder(tx, order.id, { waiting_since: waitingSince });
      // While the provider does not work for it, nobody waits behind it.
      if (waitingSince !== null) await options.predictions.leaveLine(tx, order.id);
      // Who was told of a place between asking and here had no job that could be hastened.
      const isTold = await options.predictions.wasTold(tx, order.id);
      // By the clock of the machine, as the queue reads it.
      const startAfter = new Date(Date.now() + (isTold ? 0 : afterMs));
      const { account_id: accountId } = order;
      const { payload, priority = 0 } = run;
      await options.queue.enqueue(tx, 'make-scene', payload, { startAfter, accountId, priority });
      await run.complete(tx);
    });
  }

  return async function makeScene(run) {
    const order = await repository.findOrder(database.db, run.payload.generationId);
    const content = order && (await findContent(database.db, order.content_id));
    const scene = order && (await findScene(database.db, order.scene_id));
    if (order?.status !== 'pending' || content === undefined || scene === undefined) return;
    const directory = await mkdtemp(join(options.temporaryFolder, 'scene-'));
    const reporter = createSceneReporter(database, order, scene);
    const isWanted = async () =>
      (await repository.findOrder(database.db, order.id))?.status === 'pending';
    try {
      const sceneRun = {
        database,
        assets: options.assets,
        studio: options.studio,
        tools: options.tools,
        clock,
        order,
        content,
        scene,
        directory,
        keep: keepWithin(database, run, order),
        report: reporter.report,
      };
      const made = await forAccount(
        content.account_id,
        () => cancellable(isWanted, run.signal, (signal) => make({ ...sceneRun, signal })),
        { contentId: content.id, orderId: order.id },
      );
      await reporter.settled();
      await database.transact(async (tx) => {
        await succeed(tx, order, made);
        await run.complete(tx);
      });
    } catch (error) {
      if (run.signal.aborted || error instanceof StaleJobError) throw error;
      if (error instanceof CancelledError) return;
      const rest = breakAfter(error, order, clock.now());
      const stage = isNoRoom(error) ? 'no_room' : rest?.stage;
      if (stage != null) reporter.report(stage, 0);
      await reporter.settled();
      if (isNoRoom(error)) throw error;
      // The queue hands the job out again; nobody's failure is counted.
      if (isDatabaseOutage(error)) throw error;
      if (rest !== null) return await postpone(run, order, rest);
      await settleFailure(run, order, error);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };
}
