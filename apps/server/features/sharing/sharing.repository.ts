import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../../database/database.ts';

/** The live link of a content; null where it has none. */
export async function findLiveLink(db: Queryable, contentId: string): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('watch_link')
        .select('id')
        .where('content_id', '=', contentId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
    )?.id ?? null
  );
}

/** Makes a link for a content that has none; its content must be locked. */
export async function insertLink(tx: Tx, contentId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('watch_link')
    .values({ id, content_id: contentId, created_at: now })
    .execute();
  return id;
}

export async function revokeLinks(tx: Tx, contentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('watch_link')
    .set({ revoked_at: now })
    .where('content_id', '=', contentId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The content of a link, whatever has become of either. */
export async function findContentIdOf(db: Queryable, linkId: string): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('watch_link')
        .select('content_id')
        .where('id', '=', linkId)
        .executeTakeFirst()
    )?.content_id ?? null
  );
}

/** The finished content that everybody with a live link may see: neither deleted nor removed from view. */
export async function findWatchableContent(db: Queryable, linkId: string) {
  return await db
    .selectFrom('watch_link')
    .innerJoin('content', 'content.id', 'watch_link.content_id')
    .select([
      'content.id as contentId',
      'content.title',
      'content.orientation',
      'content.shape',
      'content.quality',
      'content.caption_preset as captionPreset',
    ])
    // A page is in the language that its film is spoken in.
    .select((eb) => eb.fn.coalesce('content.spoken_language', 'content.language').as('language'))
    .where('watch_link.id', '=', linkId)
    .where('watch_link.revoked_at', 'is', null)
    .where('content.status', '=', 'completed')
    .where('content.deleted_at', 'is', null)
    .where('content.taken_down_at', 'is', null)
    .executeTakeFirst();
}

/** A content as an operator finds it. */
export async function findForOperator(db: Queryable, contentId: string) {
  return await db
    .selectFrom('content')
    .innerJoin('account', 'account.id', 'content.account_id')
    .select([
      'content.id',
      'content.title',
      'content.taken_down_at',
      'account.id as accountId',
      'account.email',
    ])
    .where('content.id', '=', contentId)
    .executeTakeFirst();
}

/** Nothing opens these files any more. */
export async function withdrawFiles(tx: Tx, assetIds: readonly string[], now: Date): Promise<void> {
  if (assetIds.length === 0) return;
  await tx
    .updateTable('asset')
    .set({ withdrawn_at: now })
    .where('id', 'in', [...assetIds])
    .execute();
}
