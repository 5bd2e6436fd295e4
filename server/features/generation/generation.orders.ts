import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/app-error.ts';
import { saysNothing } from '#contract/rules/pauses.ts';
import { modelOfScene } from '#contract/rules/pricing.ts';
import { findVisualModel } from '#contract/rules/models.ts';
import { madeAs, type Quality } from '#contract/rules/quality.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { CountWork } from '../../free-work.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { type Content, findOwnContent, lockOwnContent, updateContent } from '../content/index.ts';
import type { Credits } from '../credits/index.ts';
import {
  approvalCost,
  findContentOfScene,
  listScenes,
  loadApprovedStates,
  loadSceneStates,
  makesVideo,
  makingCredits,
  needsVisual,
  refusalToEdit,
  type SceneMaker,
  type SceneState,
  storyboardChannel,
  updateScene,
  visualKindOf,
} from '../storyboard/index.ts';
import * as repository from './generation.repository.ts';
import { findMadeSegment, findSpoken } from './generation.narration.ts';
import { callOff } from './generation.settling.ts';

export interface OrderOptions {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly credits: Pick<Credits, 'reserve' | 'release' | 'available'>;
  readonly clock: Clock;
  /** Lines that are spoken for nothing are counted. */
  readonly countWork: Pick<CountWork, 'within'>;
}

interface Order {
  readonly makeVisual: boolean;
  /** 0 is free of charge: nothing is reserved. */
  readonly price: number;
}

const priceOf = (states: readonly SceneState[]) =>
  states.map((state) => ({ ...state.wanted, takes: state.takes }));

const totalOf = (content: Content, states: readonly SceneState[]) =>
  states.reduce((sum, state) => sum + makingCredits(content, state), 0);

function usageText(content: Content, { row, wanted }: SceneState): string {
  const madeOf = madeAs(wanted.mediaType, wanted.quality);
  const model = findVisualModel(modelOfScene(content.visual_model, madeOf))?.name ?? 'Scene';
  return `${model} ${madeOf === wanted.mediaType ? 'scene' : 'still of scene'} ${row.position} · ${content.title}`.slice(
    0,
    200,
  );
}

/** The quality a content can have: there is a choice only where its model makes video. */
const qualityOf = (content: Content, quality: Quality): Quality =>
  makesVideo(content.visual_model) ? quality : 'final';

/** Orders for scenes: what is made, what it costs, and what becomes of it when it is called off. */
export function createOrders({
  database,
  queue,
  credits,
  clock,
  countWork,
}: OrderOptions): SceneMaker & Orders {
  /** Starts making a scene: credits reserved, order written, job enqueued, in the caller's transaction. */
  async function order(
    tx: Tx,
    content: Content,
    state: SceneState,
    { makeVisual, price }: Order,
  ): Promise<void> {
    const { row: scene, wanted } = state;
    const id = randomUUID();
    const now = clock.now();
    const holdId =
      price === 0
        ? null
        : await credits.reserve(tx, {
            accountId: content.account_id,
            amount: price,
            key: `generation:${id}`,
            reference: `content:${content.id}`,
            description: usageText(content, state),
          });
    await repository.insertGeneration(tx, {
      id,
      account_id: content.account_id,
      content_id: content.id,
      scene_id: scene.id,
      status: 'pending',
      make_visual: makeVisual,
      visual_kind: makeVisual ? visualKindOf(wanted) : null,
      price,
      hold_id: holdId,
      stage: 'queued',
      percent: 0,
      failure: null,
      visual_take_id: null,
      external_id: null,
      created_at: now,
      finished_at: null,
      scene_status: scene.status === 'pending' ? 'draft' : scene.status,
      scene_failure: scene.failure,
      narration_take_id: scene.narration_take_id,
    });
    await updateScene(tx, scene.id, { status: 'pending', failure: null });
    await queue.enqueue(tx, 'make-scene', { generationId: id }, { accountId: content.account_id });
  }

  const maker: SceneMaker = {
    async remake(tx, content, ...sceneIds) {
      const states = (await loadSceneStates(tx, content)).filter(
        ({ row, visual }) => sceneIds.includes(row.id) && visual !== null && row.duration_s > 0,
      );
      const free: SceneState[] = [];
      for (const state of states)
        if (!(await bringBackSegment(tx, content, state))) free.push(state);
      // Before anything is ordered: a job that is refused here leaves the scene as it is.
      await countLines(tx, content, free);
      for (const state of free) await order(tx, content, state, { makeVisual: false, price: 0 });
    },
    async make(tx, content, sceneIds) {
      const states = (await loadSceneStates(tx, content)).filter(({ row }) =>
        sceneIds.includes(row.id),
      );
      await requireCredits(tx, content.account_id, totalOf(content, states));
      for (const state of states)
        await order(tx, content, state, {
          makeVisual: !state.retriesFree,
          price: makingCredits(content, state),
        });
      await countLines(
        tx,
        content,
        states.filter((state) => makingCredits(content, state) === 0),
      );
    },
    async cancel(tx, sceneId) {
      const live = await repository.findLiveGeneration(tx, sceneId);
      if (live !== undefined) await callOff(tx, { clock, credits }, live);
    },
  };

  /** Counts the lines that must be spoken for scenes nobody pays for; after every credit was reserved. @throws AppError rate_limited, unavailable */
  async function countLines(tx: Tx, content: Content, free: readonly SceneState[]): Promise<void> {
    let lines = 0;
    for (const { row, narration } of free)
      if (
        !saysNothing(row.dialogue) &&
        (await findSpoken(tx, content, row, narration)) === undefined
      )
        lines += 1;
    await countWork.within(tx, 'narration', content.account_id, lines);
  }

  /** Completes a scene whose film was made before from just these takes. @returns whether there is one */
  async function bringBackSegment(tx: Tx, content: Content, state: SceneState): Promise<boolean> {
    const made = await findMadeSegment(tx, content, state);
    if (made === null) return false;
    const { segment, narration, durationS } = made;
    await updateScene(tx, state.row.id, {
      status: 'completed',
      failure: null,
      segment_id: segment.id,
      narration_take_id: narration?.id ?? null,
      duration_s: durationS,
      updated_at: clock.now(),
    });
    return true;
  }

  /** Refuses the whole before any part is reserved, so that the sentence names the whole price. */
  async function requireCredits(tx: Tx, accountId: string, required: number): Promise<void> {
    const available = await credits.available(tx, accountId);
    if (available < required) throw new AppError('insufficient_credits', { required, available });
  }

  /** Approves one scene: ordered where something is missing, completed where all of it is there. @returns credits reserved; null where nothing was ordered */
  async function approveScene(tx: Tx, content: Content, state: SceneState): Promise<number | null> {
    const { row, wanted, takes } = state;
    if (row.duration_s === 0) return null;
    const makeVisual = needsVisual(wanted, takes);
    // It may be an earlier take that is right for the quality.
    if (!makeVisual) await updateScene(tx, row.id, { visual_take_id: row.visual_take_id });
    if (!makeVisual && (await bringBackSegment(tx, content, state))) return null;
    const price = makeVisual ? makingCredits(content, state) : 0;
    await order(tx, content, state, { makeVisual, price });
    return price;
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
      const required = approvalCost(content.visual_model, priceOf(states)).credits;
      // Another tab or device has changed the storyboard: nobody pays a price that they have not seen.
      if (told !== undefined && told !== required)
        throw new AppError(
          'price_changed',
          `This costs ${required} credits by now, not ${told}. Look at what has changed, then approve it.`,
        );
      await requireCredits(tx, accountId, required);
      let reserved = 0;
      const free: SceneState[] = [];
      for (const state of states) {
        const price = await approveScene(tx, content, state);
        if (price === 0) free.push(state);
        reserved += price ?? 0;
      }
      await countLines(tx, content, free);
      await updateContent(tx, contentId, {
        status: 'awaiting_compilation',
        quality: content.quality,
        failure: null,
        updated_at: clock.now(),
      });
      await database.notify(tx, storyboardChannel, contentId);
      return reserved;
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

  /** Calls off what is being made for a scene at a price. @throws AppError not_found, wrong_state */
  async function cancelScene(accountId: string, sceneId: string): Promise<string> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    if (contentId === undefined) throw new AppError('not_found');
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      const live = await repository.findLiveGeneration(tx, sceneId);
      if (live === undefined)
        throw new AppError('wrong_state', 'Nothing is being made for this scene any more.');
      if (!live.make_visual)
        throw new AppError(
          'wrong_state',
          'This only brings the scene in line with your edit, free of charge. Undo the edit instead.',
        );
      await callOff(tx, { clock, credits }, live);
      // Words or lengths that were edited meanwhile are made around the picture that is there.
      if (live.scene_status === 'completed') await maker.remake(tx, content, sceneId);
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
    const approval = approvalCost(visualModel, priceOf(states));
    return { creditCost: approval.credits, scenes: approval.scenes, visualModel, available };
  }

  async function cancelAll(tx: Tx, contentId: string): Promise<void> {
    for (const live of await repository.listLiveGenerations(tx, contentId))
      await callOff(tx, { clock, credits }, live);
  }

  return { ...maker, approve, makeScenes, regenerate, cancelScene, cost, cancelAll };
}

interface Approval {
  /** It only matters where the model makes video. */
  readonly quality: Quality;
  /** What its author was told that it costs; undefined where they were told nothing. */
  readonly price: number | undefined;
}

interface CostQuery {
  readonly sceneId: string | undefined;
  /** What making again costs; else what approving does. */
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
  /** Calls off paid work on a scene, which is then what it was. @returns the content's id. @throws AppError not_found, wrong_state */
  cancelScene(accountId: string, sceneId: string): Promise<string>;
  cost(
    accountId: string,
    contentId: string,
    query: CostQuery,
  ): Promise<{ creditCost: number; scenes: number; visualModel: string; available: number }>;
  /** Ends everything that is being made for a content. */
  cancelAll(tx: Tx, contentId: string): Promise<void>;
}
