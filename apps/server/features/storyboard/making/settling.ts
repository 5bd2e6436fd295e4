import type { Clock } from '../../../clock.ts';
import { afterCommit } from '@scenewright/database/after-commit.ts';
import type { Database, Tx } from '../../../database/database.ts';
import type { OpenJobQueue } from '../../../jobs/queue.ts';
import { lockContent } from '../../content/index.ts';
import type { Credits } from '@scenewright/ledger';
import type { Predictions } from '../../predictions/index.ts';
import { deleteTake } from '../takes/take.repository.ts';
import { updateScene } from '../scenes/scene.repository.ts';
import { storyboardChannel } from '../scenes/access.ts';
import * as repository from './order.repository.ts';

export const unknownFailure =
  'Something went wrong while making this scene. Nothing was charged. Please try again.';

/** Orders this young may not have their job yet seen by everybody. */
const graceMs = 60_000;
const batch = 200;

interface SettleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Pick<Credits, 'release'>;
  readonly predictions: Pick<Predictions, 'giveUp'>;
  readonly countScene: CountScene;
}

/** Told how the making of a scene ended, once that is committed. */
export type CountScene = (outcome: 'made' | 'failed') => void;

/** Gives an order's credits back, and calls off what it has begun elsewhere. Its picture is then nobody's: kept as a take, it could be had for nothing. */
async function giveBack(
  tx: Tx,
  { credits, predictions }: Pick<SettleOptions, 'credits' | 'predictions'>,
  order: repository.Order,
): Promise<void> {
  await predictions.giveUp(tx, order.id);
  if (order.hold_id !== null) await credits.release(tx, order.hold_id);
  if (order.visual_take_id !== null) await deleteTake(tx, order.visual_take_id);
}

/** Ends an order that cannot be carried out: its credits go back, its scene says why. An order that has ended stays as it is. */
export async function failOrder(
  tx: Tx,
  options: SettleOptions,
  order: Pick<repository.Order, 'id' | 'content_id' | 'scene_id'>,
  failure: string,
): Promise<void> {
  const { database, clock, countScene } = options;
  const content = await lockContent(tx, order.content_id);
  const current = await repository.findOrder(tx, order.id);
  if (content === undefined || current?.status !== 'pending') return;
  await giveBack(tx, options, current);
  await repository.updateOrder(tx, order.id, {
    status: 'failed',
    failure,
    finished_at: clock.now(),
  });
  await updateScene(tx, order.scene_id, { status: 'failed', failure, updated_at: clock.now() });
  afterCommit(tx, () => countScene('failed'));
  await database.notify(tx, storyboardChannel, order.content_id);
}

/** Cancels an order: its credits go back, and its scene is what it was before. The content must be locked. */
export async function cancelOrder(
  tx: Tx,
  options: Pick<SettleOptions, 'clock' | 'credits' | 'predictions'>,
  order: repository.Order,
): Promise<void> {
  const { clock } = options;
  await giveBack(tx, options, order);
  await repository.updateOrder(tx, order.id, { status: 'canceled', finished_at: clock.now() });
  const { scene_status: status, scene_failure: failure, narration_take_id } = order;
  await updateScene(tx, order.scene_id, {
    status,
    failure,
    narration_take_id,
    updated_at: clock.now(),
  });
}

/**
 * Ends orders whose job lives no more: one that killed every process it ran in is not handed out for ever, and its
 * credits must not stay held. An order that only waits in a long queue is left alone.
 */
export async function sweepLostOrders(
  options: SettleOptions & { queue: Pick<OpenJobQueue, 'isLive'> },
): Promise<void> {
  const { database, clock, queue } = options;
  for (const id of await repository.listPendingOrders(
    database.db,
    new Date(clock.now().getTime() - graceMs),
    batch,
  )) {
    if (await queue.isLive('make-scene', { generationId: id })) continue;
    await database.transact(async (tx) => {
      const order = await repository.findOrder(tx, id);
      if (order !== undefined) await failOrder(tx, options, order, unknownFailure);
    });
  }
}
