import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { AssetTable } from '../../database/tables.ts';

export interface Asset {
  readonly id: string;
  readonly storageKey: string;
  readonly mimeType: string;
}

export async function insertAsset(db: Queryable, asset: Insertable<AssetTable>): Promise<void> {
  await db.insertInto('asset').values(asset).execute();
}

export async function findAsset(db: Queryable, id: string): Promise<Asset | undefined> {
  return await db
    .selectFrom('asset')
    .select(['id', 'storage_key as storageKey', 'mime_type as mimeType'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteAsset(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('asset').where('id', '=', id).execute();
}

/** Takes the owner from an account's files, and makes them old enough for the next sweep. */
export async function abandonAssetsOf(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('asset')
    .set({ account_id: null, created_at: new Date(0) })
    .where('account_id', '=', accountId)
    .execute();
}

/** Makes files old enough for the next sweep, which takes those that nothing refers to. */
export async function abandonAssets(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('asset')
    .set({ created_at: new Date(0) })
    .where('id', 'in', [...ids])
    .execute();
}

/** An asset that may be shown: not one of a film that was removed from view. */
export async function findShownAsset(db: Queryable, id: string): Promise<Asset | undefined> {
  return await db
    .selectFrom('asset')
    .select(['id', 'storage_key as storageKey', 'mime_type as mimeType'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Files by the order of their ids, from one on. @param after the last id that was listed; null from the first on */
export async function listAssets(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<Asset[]> {
  return await db
    .selectFrom('asset')
    .select(['id', 'storage_key as storageKey', 'mime_type as mimeType'])
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countAssets(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('asset')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Assets made before `before` that no take, segment, film, film's music or brand, member of a cast or item of a library refers to. */
export async function listUnreferencedAssets(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<Asset[]> {
  return await db
    .selectFrom('asset')
    .select(['asset.id', 'storage_key as storageKey', 'mime_type as mimeType'])
    .where('created_at', '<', before)
    .where(
      sql<boolean>`not exists (select 1 from take where asset.id in (take.asset_id, take.poster_asset_id, take.master_asset_id, take.start_asset_id))
        and not exists (select 1 from segment where asset.id in (segment.video_asset_id, segment.audio_asset_id, segment.native_audio_asset_id))
        and not exists (select 1 from film where asset.id in (film.video_asset_id, film.thumbnail_asset_id))
        and not exists (select 1 from content where asset.id = content.music_asset_id)
        and not exists (select 1 from cast_member where asset.id = cast_member.portrait_asset_id)
        and not exists (select 1 from library_item where asset.id in (library_item.asset_id, library_item.poster_asset_id, library_item.cutout_asset_id))
        and not exists (select 1 from content where asset.id in (content.brand_logo_asset_id, content.brand_font_asset_id))
        and not exists (select 1 from library_part where asset.id = library_part.asset_id)`,
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
