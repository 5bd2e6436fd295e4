import type { Queryable } from '../database/database.ts';

/** The keys that the storage keeps files under, in the order of their names. */
export async function listStorageKeys(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('asset').select('storage_key').orderBy('storage_key').execute();
  return rows.map((row) => row.storage_key);
}

/** The type of the file under a key; undefined where nothing refers to it. */
export async function findMimeType(db: Queryable, storageKey: string): Promise<string | undefined> {
  const asset = await db
    .selectFrom('asset')
    .select('mime_type')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return asset?.mime_type;
}
