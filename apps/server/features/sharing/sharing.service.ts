import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../clock.ts';
import { storyboards } from '../storyboard/index.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import { lockContent, lockOwnContent, updateContent } from '../content/index.ts';
import * as repository from './sharing.repository.ts';
import {
  parseFilmReference,
  readWatchToken,
  watchPathOf,
  writeWatchToken,
} from './sharing.rules.ts';

interface SharingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  readonly publicUrl: string;
  /** Tells who has the content open that it changed. */
  readonly notifyStoryboard: (tx: Tx, contentId: string) => Promise<void>;
}

const notFinished = 'There is no finished video to share yet.';
const takenDown =
  'This video was removed from view by the operator of this site. It cannot be shared.';

/** The page of a finished film for everybody who holds its address. Its owner can turn it off, and make another. */
export function createSharing({
  database,
  clock,
  secret,
  publicUrl,
  notifyStoryboard,
}: SharingOptions) {
  const pathOf = (linkId: string) => watchPathOf(writeWatchToken(secret, linkId));

  /** Path of a content's page; null where it has none. */
  async function findPath(db: Queryable, contentId: string): Promise<string | null> {
    const linkId = await repository.findLiveLink(db, contentId);
    return linkId === null ? null : pathOf(linkId);
  }

  /** The whole address of a content's page; null where it has none. */
  async function findUrl(db: Queryable, contentId: string): Promise<string | null> {
    const path = await findPath(db, contentId);
    return path === null ? null : publicUrl + path;
  }

  /** Gives a film that was just finished its page. The content must be locked. */
  async function open(tx: Tx, contentId: string): Promise<void> {
    if ((await repository.findLiveLink(tx, contentId)) === null)
      await repository.insertLink(tx, contentId, clock.now());
  }

  /** The address of an own content's page, which is made where there is none. @throws AppError not_found, wrong_state */
  async function share(accountId: string, contentId: string): Promise<{ watch_url: string }> {
    return await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      if (content.taken_down_at !== null) throw new AppError('wrong_state', takenDown);
      if (content.status !== 'completed') throw new AppError('wrong_state', notFinished);
      await open(tx, contentId);
      await notifyStoryboard(tx, contentId);
      return { watch_url: publicUrl + ((await findPath(tx, contentId)) ?? '') };
    });
  }

  /** Turns an own content's page off for good: a later one has another address. @throws AppError not_found */
  async function revoke(accountId: string, contentId: string): Promise<void> {
    await database.transact(async (tx) => {
      if ((await lockOwnContent(tx, contentId, accountId)) === undefined)
        throw new AppError('not_found');
      await repository.revokeLinks(tx, contentId, clock.now());
      await notifyStoryboard(tx, contentId);
    });
  }

  /** What a link shows now; null where it shows nothing, whyever. */
  async function findWatchable(token: string) {
    const linkId = readWatchToken(secret, token);
    const content =
      linkId === null ? undefined : await repository.findWatchableContent(database.db, linkId);
    const film =
      content === undefined
        ? undefined
        : await storyboards.findFinishedFilm(database.db, content.contentId);
    if (content === undefined || film === undefined) return null;
    return {
      ...content,
      videoAssetId: film.video_asset_id,
      thumbnailAssetId: film.thumbnail_asset_id,
      durationMs: film.duration_ms,
      finishedAt: film.finished_at,
    };
  }

  /**
   * Removes a film from view, for an operator: no link and no address of its file opens it any more, and no new link can be made.
   * @param typed a link or a content's id
   * @throws Error with one sentence
   */
  async function takeDown(typed: string): Promise<string> {
    const named = parseFilmReference(secret, typed);
    const contentId =
      named === null
        ? null
        : 'contentId' in named
          ? named.contentId
          : await repository.findContentIdOf(database.db, named.linkId);
    const content =
      contentId === null ? undefined : await repository.findForOperator(database.db, contentId);
    if (content === undefined)
      throw new Error(
        `Nothing is known of ${typed}. Name a link (${publicUrl}/watch/…) or a content's id.`,
      );
    const now = clock.now();
    await database.transact(async (tx) => {
      await lockContent(tx, content.id);
      if (content.taken_down_at === null)
        await updateContent(tx, content.id, { taken_down_at: now, remind_at: null });
      await repository.revokeLinks(tx, content.id, now);
      await repository.withdrawFiles(tx, await storyboards.listFilmFiles(tx, content.id), now);
      await notifyStoryboard(tx, content.id);
    });
    const owner =
      content.email === ''
        ? `a guest (${content.accountId})`
        : `${content.email} (${content.accountId})`;
    return `Removed from view: “${content.title}” (${content.id}) of ${owner}.`;
  }

  return { findPath, findUrl, open, share, revoke, findWatchable, takeDown };
}

export type Sharing = ReturnType<typeof createSharing>;
