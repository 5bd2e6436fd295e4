import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** A file of an upload, as it arrived. */
export interface Part {
  readonly assetId: string;
  readonly bytes: bigint;
}

/** The parts of an upload in their order. */
export async function listParts(db: Queryable, itemId: string): Promise<Part[]> {
  return await db
    .selectFrom('library_part')
    .select(['asset_id as assetId', 'bytes'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
}

export async function countParts(db: Queryable, itemId: string): Promise<number> {
  const { parts } = await db
    .selectFrom('library_part')
    .select(sql<number>`count(*)::int`.as('parts'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return parts;
}

/**
 * Adds a part where the upload stands; of several that were sent for one place the first alone.
 * @returns whether it was the first
 */
export async function addPart(
  tx: Tx,
  upload: { readonly id: string; readonly accountId: string },
  part: { readonly position: number; readonly bytes: number; readonly assetId: string },
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .updateTable('library_item')
    .set({ received_bytes: part.position + part.bytes, updated_at: now })
    .where('id', '=', upload.id)
    .where('account_id', '=', upload.accountId)
    .where('status', '=', 'uploading')
    .where('received_bytes', '=', BigInt(part.position))
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await tx
    .insertInto('library_part')
    .values({
      item_id: upload.id,
      position: part.position,
      bytes: part.bytes,
      asset_id: part.assetId,
    })
    .execute();
  return true;
}

/** From now on a worker has it. */
export async function markArrived(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable('library_item')
    .set({ status: 'checking' })
    .where('id', '=', itemId)
    .execute();
}

/** Forgets an upload's parts. @returns the files they were kept in */
export async function deleteParts(tx: Tx, itemId: string): Promise<string[]> {
  const parts = await tx
    .deleteFrom('library_part')
    .where('item_id', '=', itemId)
    .returning('asset_id')
    .execute();
  return parts.map(({ asset_id: assetId }) => assetId);
}
