import { type Expression, type Selectable, sql, type Updateable } from 'kysely';
import { type LibraryFilter, offeredTags } from '@scenewright/contract/rules/library.ts';
import type { OwnItem } from '@scenewright/storyboard/rows.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { LibraryItemTable } from '../../database/library-tables.ts';

export type LibraryRow = Selectable<LibraryItemTable>;
export type LibraryChange = Updateable<LibraryItemTable>;

interface ListFilter {
  readonly search: string;
  readonly kind: LibraryFilter | undefined;
  /** Whole. */
  readonly tag: string | undefined;
}

/** A pattern in which `%` and `_` stand for themselves. */
const literal = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** A pattern that finds the words as they are written. */
const containing = (words: string) => `%${literal(words)}%`;

/** Whether one of an item's tags is like a pattern, in any case. */
const hasTagLike = (pattern: string) =>
  sql<boolean>`exists (select from jsonb_array_elements_text(library_item.tags) as tag where tag ilike ${pattern})`;

const listed = (db: Queryable, accountId: string, { search, kind, tag }: ListFilter) => {
  const words = search.trim();
  return db
    .selectFrom('library_item')
    .where('account_id', '=', accountId)
    .$if(words !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('name', 'ilike', containing(words)), hasTagLike(containing(words))]),
      ),
    )
    .$if(tag !== undefined, (query) => query.where(hasTagLike(literal(tag?.trim() ?? ''))))
    .$if(kind !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('kind', 'in', kind === 'visual' || kind === undefined ? ['picture', 'clip'] : [kind]),
          // Nobody knows yet what these are.
          eb('status', 'in', ['uploading', 'checking']),
        ]),
      ),
    );
};

/** An account's items, newest first. */
export async function listItems(
  db: Queryable,
  accountId: string,
  filter: ListFilter,
  page: { limit: number; offset: number },
): Promise<LibraryRow[]> {
  return await listed(db, accountId, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countItems(
  db: Queryable,
  accountId: string,
  filter: ListFilter = { search: '', kind: undefined, tag: undefined },
): Promise<number> {
  const { total } = await listed(db, accountId, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** An item of this account. */
export async function findOwnItem(
  db: Queryable,
  id: string,
  accountId: string,
): Promise<LibraryRow | undefined> {
  return await db
    .selectFrom('library_item')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** {@link findOwnItem} for background jobs, which act for the owner. */
export async function findItem(db: Queryable, id: string): Promise<LibraryRow | undefined> {
  return await db.selectFrom('library_item').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of an account's items that are ready, by id. */
export async function mapReadyItems(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_item')
    .leftJoin('library_origin', 'library_origin.item_id', 'library_item.id')
    .select(['id', 'name', 'library_item.kind', 'asset_id', 'poster_asset_id', 'duration_ms'])
    .select(['has_sound', 'cutout_asset_id', 'library_origin.credit'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.flatMap(
      ({
        id,
        name,
        kind,
        asset_id: assetId,
        poster_asset_id: posterId,
        cutout_asset_id: cutoutId,
        duration_ms: ms,
        has_sound: hasSound,
        credit,
      }) =>
        kind === null || assetId === null
          ? []
          : [
              [
                id,
                {
                  ...{ id, name, kind, assetId, posterId, cutoutId },
                  ...{ durationMs: ms ?? 0, hasSound, credit },
                },
              ],
            ],
    ),
  );
}

/** The small file of a picture of this account's; null where it has no such picture. */
export async function findSmallPicture(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<string | null> {
  const item = (await mapReadyItems(db, accountId, [id])).get(id);
  return item?.kind === 'picture' ? item.posterId : null;
}

export async function insertItem(
  tx: Tx,
  item: Pick<
    LibraryRow,
    | 'id'
    | 'account_id'
    | 'name'
    | 'status'
    | 'bytes'
    | 'counted_bytes'
    | 'created_at'
    | 'updated_at'
  >,
): Promise<void> {
  await tx.insertInto('library_item').values(item).execute();
}

/** An account's tags, the most used first; written as in one of its items. */
export async function listTags(db: Queryable, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select min(tag) as tag
    from library_item, jsonb_array_elements_text(tags) as tag
    where account_id = ${accountId}
    group by lower(tag)
    order by count(*) desc, lower(tag)
    limit ${offeredTags}
  `.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Gives an item of this account another name or other tags. */
export async function changeItem(
  db: Queryable,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  {
    name,
    tags,
  }: { readonly name?: string | undefined; readonly tags?: readonly string[] | undefined },
): Promise<LibraryRow | undefined> {
  return await db
    .updateTable('library_item')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Changes an item that is still being looked through. @returns whether it was */
export async function settleItem(tx: Tx, id: string, change: LibraryChange): Promise<boolean> {
  const settled = await tx
    .updateTable('library_item')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export async function deleteItem(tx: Tx, id: string): Promise<LibraryRow | undefined> {
  return await tx.deleteFrom('library_item').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Uploads that nobody went on with, and refusals that nobody looks at any more. */
export async function listAbandoned(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<LibraryRow[]> {
  return await db
    .selectFrom('library_item')
    .selectAll()
    .where('status', 'in', ['uploading', 'refused'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}

export async function isGuest(db: Queryable, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('is_guest')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.is_guest === true;
}

/** Bytes as a number: no library has as many as a number cannot hold. */
export const toNumber = (bytes: bigint): number => Number(bytes);

export async function usedBytes(db: Queryable, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('library_usage')
    .select('bytes')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return toNumber(row?.bytes ?? 0n);
}

const plus = (bytes: number): Expression<bigint> => sql`library_usage.bytes + ${bytes}::bigint`;

/**
 * Sets bytes aside, unless that would be more than an account may have: one statement, so that uploads that begin at the same
 * time wait for each other.
 * @returns whether there was room
 */
export async function reserveBytes(
  tx: Tx,
  accountId: string,
  bytes: number,
  most: number,
): Promise<boolean> {
  if (bytes > most) return false;
  const reserved = await tx
    .insertInto('library_usage')
    .values({ account_id: accountId, bytes })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ bytes: plus(bytes) })
        .where(sql<boolean>`library_usage.bytes + ${bytes}::bigint <= ${most}::bigint`),
    )
    .returning('bytes')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Counts bytes without asking whether there is room: they are there, or (below zero) are not any more. */
export async function addBytes(tx: Tx, accountId: string, bytes: number): Promise<void> {
  if (bytes === 0) return;
  await tx
    .insertInto('library_usage')
    .values({ account_id: accountId, bytes: Math.max(bytes, 0) })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ bytes: sql`greatest(${plus(bytes)}, 0)` }),
    )
    .execute();
}

/** Hands a guest's library over to the account they signed up for, even where that holds more than it may then. */
export async function adoptLibrary(tx: Tx, from: string, to: string): Promise<void> {
  const left = await tx
    .deleteFrom('library_usage')
    .where('account_id', '=', from)
    .returning('bytes')
    .executeTakeFirst();
  await addBytes(tx, to, toNumber(left?.bytes ?? 0n));
  await tx
    .updateTable('library_item')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .execute();
}
