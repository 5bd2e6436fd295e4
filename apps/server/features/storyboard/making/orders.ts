import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import { findVisualModel, type VisualModelId } from '@scenewright/contract/rules/models.ts';
import type { PlanId } from '@scenewright/contract/rules/plans.ts';
import { modelOfScene } from '@scenewright/contract/rules/pricing.ts';
import { type Quality } from '@scenewright/contract/rules/quality.ts';
import type { ListSoundCredits } from '@scenewright/provider-contract/native-sound.ts';
import type { ListRefusedModels } from '@scenewright/provider-contract/offered-models.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Queryable, Tx } from '../../../database/database.ts';
import type { CountWork } from '../../../free-work.ts';
import type { JobQueue } from '../../../jobs/queue.ts';
import {
  type Content,
  findOwnContent,
  lockOwnContent,
  updateContent,
} from '../../content/index.ts';
import type { Credits } from '@scenewright/ledger';
import type { Predictions } from '../../predictions/index.ts';
import {
  approvalCost,
  makingCredits,
  needsPicture,
  type SceneState,
} from '@scenewright/storyboard/scene-state.ts';
import { makesVideo, refusalToEdit, refusalToSpeak } from '@scenewright/storyboard/scene-rules.ts';
import { listUnrecorded } from '../takes/narration.ts';
import { findContentOfScene, listScenes, saveScenes } from '../scenes/scene.repository.ts';
import { loadApprovedStates, loadSceneStates } from '../scenes/load-states.ts';
import { type SceneMaker, storyboardChannel } from '../scenes/access.ts';
import * as repository from './order.repository.ts';
import { cancelOrder } from './settling.ts';
import { mediumOf, orderOf, refusalOf, usageText } from './new-order.ts';
import { jobPriorityOf, turnWeightOf } from './turns.rules.ts';
import { createReconcile } from '../reconcile.ts';

/** Of an account's orders more are not told apart. */
const mostWaiting = 10_000;

export interface OrderOptions {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueueAll'>;
  readonly predictions: Pick<Predictions, 'expect' | 'giveUp'>;
  readonly credits: Pick<Credits, 'reserve' | 'release' | 'available'>;
  readonly clock: Clock;
  /** Lines that are spoken for nothing are counted. */
  readonly countWork: Pick<CountWork, 'within'>;
  /** Of an account, at the moment it orders. */
  readonly planOf: (db: Queryable, accountId: string) => Promise<PlanId>;
  readonly refusedModels: ListRefusedModels;
  readonly soundCredits: ListSoundCredits;
}

/** The quality a content can have: there is a choice only where its model makes video. */
const qualityOf = (content: Content, quality: Quality): Quality =>
  makesVideo(content.visual_model) ? quality : 'final';

/** Orders for scenes: placing them, pricing them and cancelling them. */
export function createOrders({
  database,
  queue,
  credits,
  clock,
  countWork,
  predictions,
  planOf,
  refusedModels,
  soundCredits,
}: OrderOptions): SceneMaker & Orders {
  const priceOf = (content: Content, state: SceneState) =>
    makingCredits(content, state, soundCredits());
  const totalOf = (content: Content, states: readonly SceneState[]) =>
    states.reduce((sum, state) => sum + priceOf(content, state), 0);

  /** Writes orders and enqueues their jobs, in the caller's transaction. */
  async function place(
    tx: Tx,
    content: Content,
    states: readonly SceneState[],
    orders: readonly repository.NewOrder[],
  ): Promise<void> {
    const before = await repository.countLiveOf(tx, content.account_id);
    const weight = turnWeightOf(await planOf(tx, content.account_id));
    const placed = orders.map((order, place) => ({
      ...order,
      turn_weight: weight,
      turn: Math.min(before + place, mostWaiting),
    }));
    await repository.insertOrders(tx, placed);
    await saveScenes(
      tx,
      states.map(({ row }) => ({ ...row, status: 'pending', failure: null })),
    );
    await queue.enqueueAll(
      tx,
      'make-scene',
      orders.map(({ id }) => ({ generationId: id })),
      {
        accountId: content.account_id,
        // Everybody's first scene goes before anybody's tenth.
        priorities: placed.map(jobPriorityOf),
      },
    );
  }

  /** Places paid orders: credits are reserved for each scene. */
  async function orderPaid(tx: Tx, content: Content, states: readonly SceneState[]): Promise<void> {
    const orders: repository.NewOrder[] = [];
    for (const state of states) {
      const id = randomUUID();
      const price = priceOf(content, state);
      const holdId = await credits.reserve(tx, {
        accountId: content.account_id,
        amount: price,
        key: `generation:${id}`,
        reference: `content:${content.id}`,
        description: usageText(content, state),
      });
      orders.push(orderOf(content, state, { id, price, holdId, at: clock.now() }));
    }
    await place(tx, content, states, orders);
    await predictions.expect(
      tx,
      orders.map(({ id, account_id: accountId, visual_kind: kind }) => ({
        ...{ id, accountId },
        model: modelOfScene(content.visual_model, kind === 'clip' ? 'video' : 'image'),
      })),
    );
  }

  const reconcile = createReconcile({
    clock,
    countWork,
    orderFree: (tx, content, states) =>
      place(
        tx,
        content,
        states,
        states.map((state) =>
          orderOf(content, state, { id: randomUUID(), price: 0, holdId: null, at: clock.now() }),
        ),
      ),
  });

  const maker: SceneMaker = {
    reconcile,
    async make(tx, content, sceneIds) {
      const states = (await loadSceneStates(tx, content)).filter(({ row }) =>
        sceneIds.includes(row.id),
      );
      const priced = states.filter(({ retriesFree }) => !retriesFree);
      requireOffered(
        content,
        priced.map((state) => modelOfScene(content.visual_model, mediumOf(state))),
      );
      requireSound(content, priced);
      await requireRecorded(tx, states);
      await requireCredits(tx, content.account_id, totalOf(content, states));
      // A free order that failed is tried again free, like after an edit.
      const free = states.filter(({ retriesFree }) => retriesFree);
      await saveScenes(
        tx,
        free.map(({ row }) => ({ ...row, status: 'draft', failure: null })),
      );
      await orderPaid(tx, content, priced);
      await reconcile(tx, content, new Set(sceneIds));
    },
    async cancel(tx, sceneId) {
      const live = await repository.findLiveOrder(tx, sceneId);
      if (live !== undefined) await cancelOrder(tx, { clock, credits, predictions }, live);
    },
  };

  /** Before anything is charged. @throws AppError wrong_state, with a sentence that says what to do, where a model is not offered now */
  function requireOffered(content: Content, models: readonly string[]): void {
    const refused: ReadonlyMap<string, string> = refusedModels();
    for (const model of models) {
      const reason = refused.get(model);
      if (reason !== undefined)
        throw new AppError('wrong_state', refusalOf(content, model, reason));
    }
  }

  /** The operator may have changed the model since it was asked for. @throws AppError wrong_state, with a sentence, where it makes no sound now */
  function requireSound(content: Content, states: readonly SceneState[]): void {
    const { visual_model: model } = content;
    if (soundCredits().has(model as VisualModelId)) return;
    const asking = states.find(({ wanted }) => wanted.picture.withSound);
    if (asking === undefined) return;
    throw new AppError(
      'wrong_state',
      `Scene ${asking.row.position} asks for its own sound, and ${findVisualModel(model)?.name ?? model} makes its clips without sound here now. Switch that off first.`,
    );
  }

  /** Nobody speaks in place of a creator who is to say it. @throws AppError wrong_state, with a sentence, where what was recorded says other words */
  async function requireRecorded(tx: Tx, states: readonly SceneState[]): Promise<void> {
    const lacking = await listUnrecorded(tx, states);
    if (lacking[0] !== undefined)
      throw new AppError('wrong_state', refusalToSpeak(lacking[0].row.position));
  }

  /** Refuses the whole before any part is reserved, so that the sentence names the whole price. */
  async function requireCredits(tx: Tx, accountId: string, required: number): Promise<void> {
    const available = await credits.available(tx, accountId);
    if (available < required) throw new AppError('insufficient_credits', { required, available });
  }

  async function approve(
    accountId: string,
    contentId: string,
    { quality: wanted, price: told }: Approval,
  ): Promise<number> {
    return await database.transact(async (tx) => {
      const own = await lockOwnContent(tx, contentId, accountId);
      if (own === undefined) throw new AppError('not_found');
      const content = { ...own, quality: qualityOf(own, wanted) };
      if (content.status !== 'draft')
        throw new AppError(
          'wrong_state',
          refusalToEdit(content.status) ?? 'This content is already approved.',
        );
      const states = await loadApprovedStates(tx, content);
      if (!states.some(({ row }) => row.duration_s > 0))
        throw new AppError(
          'wrong_state',
          'Every scene has a duration of 0. Give at least one scene some seconds first.',
        );
      // The model of its clips, too, where the draft of stills does without it: they would be next.
      requireOffered(content, [
        content.visual_model,
        ...states
          .filter(needsPicture)
          .map((state) => modelOfScene(content.visual_model, mediumOf(state))),
      ]);
      requireSound(content, states.filter(needsPicture));
      await requireRecorded(tx, states);
      const required = approvalCost(content.visual_model, states, soundCredits()).credits;
      // Another tab or device has changed the storyboard. Nobody pays a price that they have not seen.
      if (told !== undefined && told !== required)
        throw new AppError(
          'price_changed',
          `This costs ${required} credits by now, not ${told}. Look at what has changed, then approve it.`,
        );
      await requireCredits(tx, accountId, required);
      // It may be an earlier take that is right for the quality.
      await saveScenes(
        tx,
        states.map(({ row }) => row),
      );
      await orderPaid(tx, content, states.filter(needsPicture));
      const approved = { ...content, status: 'awaiting_compilation' as const };
      await updateContent(tx, contentId, {
        status: approved.status,
        quality: content.quality,
        failure: null,
        updated_at: clock.now(),
      });
      await reconcile(tx, approved, new Set(states.map(({ row }) => row.id)));
      await database.notify(tx, storyboardChannel, contentId);
      return required;
    });
  }

  async function makeScenes(
    accountId: string,
    contentId: string,
    sceneIds: readonly string[],
  ): Promise<void> {
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      const scenes = (await listScenes(tx, contentId)).filter(({ id }) => sceneIds.includes(id));
      if (scenes.length !== new Set(sceneIds).size) throw new AppError('not_found');
      const refusal =
        refusalToEdit(content.status) ??
        (content.status === 'draft'
          ? 'Approve the content first: then its scenes are made.'
          : null);
      if (refusal !== null) throw new AppError('wrong_state', refusal);
      if (scenes.some(({ status }) => status === 'pending'))
        throw new AppError(
          'wrong_state',
          'Cannot Regenerate: Media can only be regenerated when in draft, failed, or completed states',
        );
      const leftOut = scenes.find(({ duration_s: durationS }) => durationS === 0);
      if (leftOut !== undefined)
        throw new AppError(
          'wrong_state',
          `Scene ${leftOut.position} has a duration of 0 and is left out. Give it some seconds first.`,
        );
      await maker.make(tx, content, sceneIds);
      await database.notify(tx, storyboardChannel, contentId);
    });
  }

  async function regenerate(accountId: string, sceneId: string): Promise<string> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    if (contentId === undefined) throw new AppError('not_found');
    await makeScenes(accountId, contentId, [sceneId]);
    return contentId;
  }

  /** Cancels the paid order of a scene. @throws AppError not_found, wrong_state */
  async function cancelScene(accountId: string, sceneId: string): Promise<string> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    if (contentId === undefined) throw new AppError('not_found');
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      const live = await repository.findLiveOrder(tx, sceneId);
      if (live === undefined)
        throw new AppError('wrong_state', 'Nothing is being made for this scene any more.');
      if (!live.make_visual)
        throw new AppError(
          'wrong_state',
          'This only brings the scene in line with your edit, free of charge. Undo the edit instead.',
        );
      await cancelOrder(tx, { clock, credits, predictions }, live);
      // Words or lengths that were edited meanwhile are made around the picture that is there.
      await reconcile(tx, content, new Set([sceneId]));
      await updateContent(tx, contentId, { updated_at: clock.now() });
      await database.notify(tx, storyboardChannel, contentId);
    });
    return contentId;
  }

  async function cost(accountId: string, contentId: string, query: CostQuery) {
    const own = await findOwnContent(database.db, contentId, accountId);
    if (own === undefined) throw new AppError('not_found');
    const content = {
      ...own,
      quality: qualityOf(own, query.quality ?? (query.regenerate ? own.quality : 'final')),
    };
    const all = await (query.regenerate ? loadSceneStates : loadApprovedStates)(
      database.db,
      content,
    );
    const states =
      query.sceneId === undefined ? all : all.filter(({ row }) => row.id === query.sceneId);
    if (query.sceneId !== undefined && states.length === 0) throw new AppError('not_found');
    const available = await credits.available(database.db, accountId);
    const visualModel = content.visual_model;
    if (query.regenerate) {
      const made = states.filter(({ row }) => row.duration_s > 0);
      return { creditCost: totalOf(content, made), scenes: made.length, visualModel, available };
    }
    const approval = approvalCost(visualModel, states, soundCredits());
    return { creditCost: approval.credits, scenes: approval.scenes, visualModel, available };
  }

  async function cancelAll(tx: Tx, contentId: string): Promise<void> {
    for (const live of await repository.listLiveOrders(tx, contentId))
      await cancelOrder(tx, { clock, credits, predictions }, live);
  }

  return { ...maker, approve, makeScenes, regenerate, cancelScene, cost, cancelAll };
}

interface Approval {
  /** It only matters where the model makes video. */
  readonly quality: Quality;
  /** The price that the author was shown; undefined where none was shown. */
  readonly price: number | undefined;
}

interface CostQuery {
  readonly sceneId: string | undefined;
  /** Asks for the cost of making again; otherwise for the cost of approving. */
  readonly regenerate: boolean;
  readonly quality: Quality | undefined;
}

export interface Orders {
  /** Approves a draft. @returns credits reserved. @throws AppError not_found, wrong_state, price_changed, insufficient_credits */
  approve(accountId: string, contentId: string, approval: Approval): Promise<number>;
  /** Makes scenes' pictures or clips, for the first time or again: all of them or none. @throws AppError not_found, wrong_state, insufficient_credits */
  makeScenes(accountId: string, contentId: string, sceneIds: readonly string[]): Promise<void>;
  /** {@link makeScenes} for one. @returns the content's id */
  regenerate(accountId: string, sceneId: string): Promise<string>;
  /** Cancels paid work on a scene and restores the scene. @returns the content's id. @throws AppError not_found, wrong_state */
  cancelScene(accountId: string, sceneId: string): Promise<string>;
  cost(
    accountId: string,
    contentId: string,
    query: CostQuery,
  ): Promise<{ creditCost: number; scenes: number; visualModel: string; available: number }>;
  /** Ends everything that is being made for a content. */
  cancelAll(tx: Tx, contentId: string): Promise<void>;
}
