import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { ContentTable } from '../../database/tables.ts';

export type Content = ContentTable;

export async function insertContent(tx: Tx, content: Content): Promise<void> {
  await tx.insertInto('content').values(content).execute();
}

/** The caller's content, locked until the transaction ends: every change of a content or its scenes begins here. */
export async function lockOwnContent(tx: Tx, contentId: string, accountId: string): Promise<Content | undefined> {
  return await tx.selectFrom('content').selectAll().where('id', '=', contentId).where('account_id', '=', accountId).forUpdate().executeTakeFirst();
}

/** {@link lockOwnContent} for background jobs, which act for the owner. */
export async function lockContent(tx: Tx, contentId: string): Promise<Content | undefined> {
  return await tx.selectFrom('content').selectAll().where('id', '=', contentId).forUpdate().executeTakeFirst();
}

export async function findContent(db: Queryable, contentId: string): Promise<Content | undefined> {
  return await db.selectFrom('content').selectAll().where('id', '=', contentId).executeTakeFirst();
}

/** The caller's content, without a lock. */
export async function findOwnContent(db: Queryable, contentId: string, accountId: string): Promise<Content | undefined> {
  return await db.selectFrom('content').selectAll().where('id', '=', contentId).where('account_id', '=', accountId).executeTakeFirst();
}

export async function updateContent(tx: Tx, contentId: string, change: Partial<Content>): Promise<void> {
  await tx.updateTable('content').set(change).where('id', '=', contentId).execute();
}

export async function deleteContent(tx: Tx, contentId: string): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', contentId).execute();
}

/** Contents with what the dashboard shows of their scenes and their newest film. */
function summaries(db: Queryable) {
  return db
    .selectFrom('content')
    .selectAll('content')
    .select((eb) => [
      eb.selectFrom('scene').whereRef('scene.content_id', '=', 'content.id').select(sql<number>`coalesce(sum(duration_s), 0)::int`.as('total')).as('duration_s'),
      eb.selectFrom('scene').whereRef('scene.content_id', '=', 'content.id').select(sql<number>`count(*)::int`.as('total')).as('scenes'),
      eb.selectFrom('film').whereRef('film.content_id', '=', 'content.id').where('status', '=', 'completed').select('thumbnail_asset_id').orderBy('created_at', 'desc').limit(1).as('thumbnail_asset_id'),
      eb.selectFrom('scene').innerJoin('take', 'take.id', 'scene.visual_take_id').whereRef('scene.content_id', '=', 'content.id').select('take.poster_asset_id').orderBy('scene.position').limit(1).as('poster_asset_id'),
    ]);
}

export type ContentSummary = NonNullable<Awaited<ReturnType<typeof findOwnSummary>>>;

export async function findOwnSummary(db: Queryable, contentId: string, accountId: string) {
  return await summaries(db).where('content.id', '=', contentId).where('content.account_id', '=', accountId).executeTakeFirst();
}

export async function listOwnSummaries(db: Queryable, accountId: string, page: { limit: number; offset: number }): Promise<ContentSummary[]> {
  return await summaries(db).where('content.account_id', '=', accountId).orderBy('created_at', 'desc').orderBy('id').limit(page.limit).offset(page.offset).execute();
}

export async function countOwn(db: Queryable, accountId: string): Promise<number> {
  const { total } = await db.selectFrom('content').select(sql<number>`count(*)::int`.as('total')).where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return total;
}
