import type { SceneStage } from '@scenewright/contract/rules/statuses.ts';
import type { Clock } from '../../../clock.ts';
import type { FilmTools } from '../../../film-tools.ts';
import type { Database, Tx } from '../../../database/database.ts';
import type { JobRun } from '../../../jobs/queue.ts';
import { CancelledError } from '@scenewright/jobs/cancellable.ts';
import type { Studio } from '@scenewright/studio';
import type { Assets } from '../../assets/index.ts';
import { type Content, lockContent } from '../../content/index.ts';
import { reportProgress } from '../scenes/events.ts';
import type { SceneRow } from '../scenes/scene.repository.ts';
import * as repository from './order.repository.ts';

/** One run of an order: what it works on, and how its steps keep what they made. */
export interface SceneRun {
  readonly database: Database;
  readonly assets: Assets;
  readonly studio: Studio;
  readonly tools: FilmTools;
  readonly clock: Clock;
  readonly order: repository.Order;
  readonly content: Content;
  readonly scene: SceneRow;
  /** A folder of this run's own, removed when it ends. */
  readonly directory: string;
  readonly signal: AbortSignal;
  /** Commits a step's result, unless another run has taken the job over. */
  keep(work: (tx: Tx) => Promise<void>): Promise<void>;
  /** Says how far a stage is, 0 to 1. Cheap to call often: it is written at most twice a second. */
  report(stage: SceneStage, fraction: number): void;
}

const reportEveryMs = 500;

/** How much of the whole a stage is done with when it begins, and its share, in percent. */
const shares: Readonly<Record<SceneStage, { readonly from: number; readonly share: number }>> = {
  queued: { from: 0, share: 0 },
  narration: { from: 0, share: 10 },
  picture: { from: 10, share: 20 },
  render: { from: 30, share: 69 },
  no_room: { from: 0, share: 0 },
  paused: { from: 0, share: 0 },
  outage: { from: 0, share: 0 },
};

/** Percent of the whole scene at a fraction of a stage. */
export function percentAt(stage: SceneStage, fraction: number): number {
  const { from, share } = shares[stage];
  return Math.round(from + share * Math.min(Math.max(fraction, 0), 1));
}

/** Writes progress to the order's row and tells those who watch. Failing to is no reason to stop. */
export function createSceneReporter(database: Database, order: repository.Order, scene: SceneRow) {
  let lastAtMs = 0;
  let lastStage: SceneStage | null = null;
  let writing = Promise.resolve();
  const write = async (stage: SceneStage, percent: number) => {
    await repository.updateOrder(database.db, order.id, { stage, percent });
    const { n, m } = await repository.countMadeScenes(database.db, order.content_id);
    await reportProgress(database, database.db, order.content_id, {
      stage,
      scene: scene.position,
      scene_id: scene.id,
      n,
      m,
      percent,
    });
  };
  return {
    report(stage: SceneStage, fraction: number): void {
      const now = performance.now();
      if (stage === lastStage && now - lastAtMs < reportEveryMs) return;
      lastAtMs = now;
      lastStage = stage;
      writing = writing.then(() => write(stage, percentAt(stage, fraction))).catch(() => {});
    },
    /** Resolves when what was reported is written. */
    settled: () => writing,
  };
}

/** {@link SceneRun.keep} of a job's run. @throws StaleJobError; CancelledError when the order was cancelled */
export function keepWithin(
  database: Database,
  run: Pick<JobRun<'make-scene'>, 'hold'>,
  order: Pick<repository.Order, 'id' | 'content_id'>,
): SceneRun['keep'] {
  return async (work) =>
    await database.transact(async (tx) => {
      // Whoever calls the order off holds the content's row: what is kept after that would not be taken back.
      await lockContent(tx, order.content_id);
      await run.hold(tx);
      const current = await repository.findOrder(tx, order.id);
      if (current?.status !== 'pending') throw new CancelledError();
      await work(tx);
    });
}
