import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { ContentItem, NewContent } from '@scenewright/contract/schemas/content.ts';
import { maxFilmDurationS, maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import { orientationOf, type PlatformId } from '@scenewright/contract/rules/platforms.ts';
import { chosenShape, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { estimateCredits } from '@scenewright/contract/rules/pricing.ts';
import {
  type ContentSort,
  shownContentStatuses,
  type StatusFilter,
  statusFilters,
} from '@scenewright/contract/rules/statuses.ts';
import {
  chooseAnother,
  type ListRefusedModels,
} from '@scenewright/provider-contract/offered-models.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import type { CountWork } from '../../free-work.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import * as repository from './content.repository.ts';

/** What a list of contents shows of a storyboard. */
interface StoryboardSummary {
  readonly durationS: number;
  readonly scenes: number;
  readonly pendingScenes: number;
  readonly thumbnailAssetId: string | null;
}

export interface ContentOptions {
  readonly database: Database;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly clock: Clock;
  readonly refusedModels: ListRefusedModels;
  readonly countWork: Pick<CountWork, 'within'>;
  /** Credits that the account can reserve now. */
  readonly availableCredits: (db: Queryable, accountId: string) => Promise<number>;
  /** Ends what is being made for a content and gives its credits back. */
  readonly cancelWork: (tx: Tx, contentId: string) => Promise<void>;
  /** Tells who has the content open that it is gone, or back. */
  readonly notifyStoryboard: (tx: Tx, contentId: string) => Promise<void>;
  /** What a list shows of storyboards, by their contents' ids. */
  readonly summarise: (
    db: Queryable,
    contentIds: readonly string[],
  ) => Promise<ReadonlyMap<string, StoryboardSummary>>;
  readonly mediaLink: (assetId: string, mimeType: string) => string;
  /** Asks an address that is not the account's own whether it wants to be mailed the film. */
  readonly askFirst: (
    tx: Tx,
    request: { accountId: string; email: string; network: string | null },
  ) => Promise<void>;
}

function requireSensibleStructure({ visual_model, scene_count, scene_length }: NewContent): void {
  const mediaType = findVisualModel(visual_model)?.mediaType ?? 'image';
  if (scene_length > maxSceneDurationS[mediaType])
    throw new AppError(
      'invalid_input',
      `scene_length: a scene of this model can last at most ${maxSceneDurationS[mediaType]} seconds.`,
      { field: 'scene_length' },
    );
  if (scene_count * scene_length > maxFilmDurationS)
    throw new AppError(
      'invalid_input',
      `scene_count: a video can last at most ${maxFilmDurationS / 60} minutes.`,
      { field: 'scene_count' },
    );
}

/** What was given, unless it is blank. */
const filled = (text: string | null | undefined) => (text?.trim() ? text : null);

/** What nothing changes about a content once it is made. */
type SubmittedRequest = Pick<
  repository.Content,
  'topic' | 'platform' | 'prompt' | 'enhanced_prompt' | 'scene_count' | 'scene_length_s'
>;

/** @throws AppError wrong_state where what a key has made was requested otherwise */
function requireSameRequest(made: SubmittedRequest, requested: SubmittedRequest): void {
  const keys = [
    'topic',
    'platform',
    'prompt',
    'enhanced_prompt',
    'scene_count',
    'scene_length_s',
  ] as const;
  if (keys.some((key) => made[key] !== requested[key]))
    throw new AppError(
      'wrong_state',
      'This idempotency_key has made another video already. Send a new key with a new idea.',
      { field: 'idempotency_key' },
    );
}

/** Contents as the dashboard knows them. Someone else's content is not found, like one that does not exist. */
export function createContent(options: ContentOptions) {
  const { database, queue, clock, countWork, mediaLink } = options;

  function toItem(
    content: repository.Content,
    storyboard: StoryboardSummary | undefined,
  ): ContentItem {
    const thumbnail = storyboard?.thumbnailAssetId ?? null;
    const isScheduled =
      content.status === 'completed' &&
      content.scheduled_at !== null &&
      content.scheduled_at > clock.now();
    return {
      id: content.id,
      title: content.title,
      platform: content.platform as PlatformId,
      orientation: content.orientation,
      shape: shapeOf(content),
      status: isScheduled ? 'scheduled' : content.status,
      scheduled_at: content.scheduled_at?.toISOString() ?? null,
      created_at: content.created_at.toISOString(),
      updated_at: content.updated_at.toISOString(),
      duration: storyboard?.durationS ?? 0,
      scene_count: storyboard?.scenes ?? 0,
      pending_scenes: storyboard?.pendingScenes ?? 0,
      visual_model: content.visual_model,
      quality: content.quality,
      thumbnail_url: thumbnail === null ? null : mediaLink(thumbnail, 'image/jpeg'),
      failure: content.status === 'failed' ? content.failure : null,
    };
  }

  async function toItems(contents: readonly repository.Content[]): Promise<ContentItem[]> {
    const summaries = await options.summarise(
      database.db,
      contents.map(({ id }) => id),
    );
    return contents.map((content) => toItem(content, summaries.get(content.id)));
  }

  /** Made once for each key of an account: the answer to a repeated call is the first one's. @throws AppError insufficient_credits, invalid_input, rate_limited, unavailable */
  async function create(
    caller: { accountId: string; isGuest: boolean; network: string },
    body: NewContent,
  ): Promise<{ id: string }> {
    const email = body.email || null;
    if (caller.isGuest && email === null)
      throw new AppError(
        'invalid_input',
        'email: Email delivery is required for non-authenticated users.',
        { field: 'email' },
      );
    requireSensibleStructure(body);
    const refusal = options.refusedModels().get(body.visual_model);
    if (refusal !== undefined)
      throw new AppError('wrong_state', chooseAnother(refusal), { field: 'visual_model' });
    const required = estimateCredits(body.visual_model, body.scene_count);
    const key = body.idempotency_key ?? null;
    const now = clock.now();
    const id = randomUUID();
    return await database.transact(async (tx) => {
      const content = {
        id,
        account_id: caller.accountId,
        title: body.title.trim(),
        status: 'generating' as const,
        platform: body.platform,
        orientation: orientationOf(body.platform),
        shape: chosenShape(body.shape, orientationOf(body.platform)),
        topic: body.topic,
        prompt: body.prompt,
        enhanced_prompt: filled(body.enhanced_prompt),
        voice: body.voice,
        language: body.language,
        scene_count: body.scene_count,
        scene_length_s: body.scene_length,
        email,
        social_handle: body.social_handle || null,
        visual_model: body.visual_model,
        quality: 'final' as const,
        style: body.style,
        style_notes: body.style_notes || null,
        answers: (body.answers ?? []).filter(({ text }) => text.trim() !== ''),
        scheduled_at: null,
        failure: null,
        created_at: now,
        updated_at: now,
      };
      const made = key === null ? undefined : await repository.findByKey(tx, caller.accountId, key);
      if (made !== undefined) {
        requireSameRequest(made, content);
        return { id: made.id };
      }
      const available = await options.availableCredits(tx, caller.accountId);
      if (available < required) throw new AppError('insufficient_credits', { required, available });
      const kept = await repository.insertContent(tx, content, key);
      if (kept.id !== id) {
        requireSameRequest(kept, content);
        return { id: kept.id };
      }
      await orderStoryboard(tx, caller.accountId, content);
      if (email !== null)
        await options.askFirst(tx, { accountId: caller.accountId, email, network: caller.network });
      return { id };
    });
  }

  /** Writing costs nothing and calls a provider: it is counted, however it comes to be asked for. */
  async function orderStoryboard(
    tx: Tx,
    accountId: string,
    { id, title }: { id: string; title: string },
  ): Promise<void> {
    await countWork.within(tx, 'create', accountId);
    await queue.enqueue(tx, 'write-storyboard', { contentId: id, title });
  }

  async function get(accountId: string, contentId: string): Promise<ContentItem> {
    const content = await repository.findOwnListed(database.db, contentId, accountId);
    if (content === undefined) throw new AppError('not_found');
    const [item] = await toItems([content]);
    if (item === undefined) throw new AppError('not_found');
    return item;
  }

  async function list(
    accountId: string,
    {
      page,
      page_size,
      search = '',
      status,
      sort,
    }: {
      page: number;
      page_size: number;
      search?: string | undefined;
      status?: StatusFilter | undefined;
      sort: ContentSort;
    },
  ) {
    const filter = {
      search,
      statuses: status === undefined ? shownContentStatuses : statusFilters[status],
      now: clock.now(),
    };
    const total = await repository.countOwn(database.db, accountId, filter);
    const totalPages = Math.max(1, Math.ceil(total / page_size));
    // A page past the end, for example after a deletion, shows the last one.
    const currentPage = Math.min(page, totalPages);
    const rows = await repository.listOwn(database.db, accountId, filter, {
      sort,
      limit: page_size,
      offset: (currentPage - 1) * page_size,
    });
    return { items: await toItems(rows), total, currentPage, totalPages };
  }

  async function update(
    accountId: string,
    contentId: string,
    change: { title: string; scheduled_at: string | null },
  ): Promise<ContentItem> {
    await database.transact(async (tx) => {
      const content = await repository.lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      const scheduledAt = change.scheduled_at === null ? null : new Date(change.scheduled_at);
      const isMoved = scheduledAt?.getTime() !== content.scheduled_at?.getTime();
      // One reminder for each content, whatever dates it is given, and none for a date that has passed.
      const isAhead =
        scheduledAt !== null && scheduledAt > clock.now() && content.reminded_at === null;
      await repository.updateContent(tx, contentId, {
        title: change.title.trim(),
        scheduled_at: scheduledAt,
        updated_at: clock.now(),
        ...(isMoved ? { remind_at: isAhead ? scheduledAt : null } : {}),
      });
    });
    return await get(accountId, contentId);
  }

  /** The content can be brought back until it is swept. @throws AppError not_found */
  async function remove(accountId: string, contentId: string): Promise<void> {
    await database.transact(async (tx) => {
      if ((await repository.lockOwnContent(tx, contentId, accountId)) === undefined)
        throw new AppError('not_found');
      await options.cancelWork(tx, contentId);
      await repository.updateContent(tx, contentId, { deleted_at: clock.now() });
      await options.notifyStoryboard(tx, contentId);
    });
  }

  /** Brings a deleted content back. @throws AppError not_found, wrong_state, rate_limited, unavailable */
  async function restore(accountId: string, contentId: string): Promise<ContentItem> {
    await database.transact(async (tx) => {
      const content = await repository.lockOwnContentEvenDeleted(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      if (content.deleted_at === null)
        throw new AppError('wrong_state', 'This content is not deleted.');
      await repository.updateContent(tx, contentId, { deleted_at: null, updated_at: clock.now() });
      // Its storyboard was not written while it was gone; a job that still runs is not in the way.
      if (content.status === 'generating') await orderStoryboard(tx, accountId, content);
      await options.notifyStoryboard(tx, contentId);
    });
    return await get(accountId, contentId);
  }

  /** Deletes all contents of an account, within the transaction that closes it. */
  async function removeAll(tx: Tx, accountId: string): Promise<void> {
    for (const contentId of await repository.lockContentsOf(tx, accountId)) {
      await options.cancelWork(tx, contentId);
      await repository.deleteContent(tx, contentId);
    }
  }

  return { create, get, list, update, remove, restore, removeAll };
}

export type ContentService = ReturnType<typeof createContent>;
