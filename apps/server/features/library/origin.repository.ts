import type { Selectable } from 'kysely';
import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import type { Credit, StockSourceId } from '@scenewright/contract/rules/stock.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { LibraryOriginTable } from '../../database/library-tables.ts';

export type Origin = Selectable<LibraryOriginTable>;

export async function insertOrigin(tx: Tx, origin: Origin): Promise<void> {
  await tx
    .insertInto('library_origin')
    .values({ ...origin, credit: JSON.stringify(origin.credit) })
    .execute();
}

/** Where an item came from; undefined of the creator's own. For background jobs, which act for the owner. */
export async function findOrigin(db: Queryable, itemId: string): Promise<Origin | undefined> {
  return await db
    .selectFrom('library_origin')
    .selectAll()
    .where('item_id', '=', itemId)
    .executeTakeFirst();
}

/** The credits of those of these items that came from stock. */
export async function mapCredits(
  db: Queryable,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Credit>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_origin')
    .select(['item_id', 'credit'])
    .where('item_id', 'in', [...itemIds])
    .execute();
  return new Map(rows.map(({ item_id: id, credit }) => [id, credit]));
}

/** The item that an account has of this result already, or is fetching. */
export async function findTaken(
  db: Queryable,
  accountId: string,
  of: { readonly source: StockSourceId; readonly kind: StockKind; readonly id: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('library_origin')
    .innerJoin('library_item', 'library_item.id', 'library_origin.item_id')
    .select('library_item.id')
    .where('library_item.account_id', '=', accountId)
    .where('library_item.status', 'in', ['checking', 'ready'])
    .where('library_origin.source', '=', of.source)
    .where('library_origin.kind', '=', of.kind)
    .where('library_origin.source_id', '=', of.id)
    .executeTakeFirst();
  return found?.id;
}
