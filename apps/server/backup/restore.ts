import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import {
  columnsSchema,
  entryNames,
  sequencesSchema,
} from '@scenewright/backup-archive/archive-format.ts';
import {
  type Archive,
  type ArchiveEntry,
  LaterVersionError,
} from '@scenewright/backup-archive/archive-reader.ts';
import type { Database, Tx } from '../database/database.ts';
import { listKnownMigrations, migrate } from '../database/migrate.ts';
import {
  listStoredTables,
  type StoredTable,
  withReferencesCheckedLast,
  writeSequences,
  writeStoredRows,
} from '@scenewright/database/stored-rows.ts';
import { putBackJobs } from '@scenewright/jobs/kept-jobs.ts';
import type { OpenJobQueue } from '../jobs/queue.ts';
import { keptJobSchema } from '@scenewright/jobs/waiting-jobs.repository.ts';
import { findMimeType } from './backup.repository.ts';

/** An untouched place that is being filled. */
export interface RestoreParts {
  /** Without any table of the product's. */
  readonly database: Database;
  readonly queue: OpenJobQueue;
  readonly storage: Storage;
  readonly secretsFolder: string;
  /** Where a file lies before the storage takes it. */
  readonly incomingFolder: string;
}

export interface RestoreSummary {
  readonly rows: number;
  readonly files: number;
  readonly jobs: number;
  /** Tables that this version does not have. */
  readonly leftOut: readonly string[];
}

/** @throws LaterVersionError where the archive's database has had a migration that this version does not know */
export async function requireKnownMigrations({ manifest }: Archive): Promise<void> {
  const known = await listKnownMigrations();
  if (!manifest.migrations.every((name, index) => known[index] === name))
    throw new LaterVersionError();
}

const linesOf = async (entry: ArchiveEntry): Promise<string[]> => (await entry.text()).split('\n');

/** Puts the content of entries where it belongs, and counts it. */
function createFilling(tx: Tx, tables: ReadonlyMap<string, StoredTable>, parts: RestoreParts) {
  const count = { rows: 0, files: 0, jobs: 0 };
  const leftOut = new Set<string>();

  async function putRows(name: string, entry: ArchiveEntry): Promise<void> {
    const [heading = '', ...rows] = await linesOf(entry);
    const table = tables.get(name);
    if (table === undefined) return void leftOut.add(name);
    const columns = columnsSchema.parse(JSON.parse(heading)).map((wanted) => {
      const column = table.columns.find((one) => one.name === wanted);
      if (column === undefined) throw new LaterVersionError();
      return column;
    });
    await writeStoredRows(tx, name, columns, `[${rows.join(',')}]`).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The rows of ${name} cannot be put in (${reason}): take another backup. Nothing was restored.`,
        { cause: error },
      );
    });
    count.rows += rows.length;
  }

  async function putJobs(entry: ArchiveEntry): Promise<void> {
    const jobs = (await linesOf(entry)).map((line) => keptJobSchema.parse(JSON.parse(line)));
    count.jobs += await putBackJobs(parts.queue, tx, jobs);
  }

  async function putFile(key: string, entry: ArchiveEntry): Promise<void> {
    const mimeType = await findMimeType(tx, key);
    if (mimeType === undefined) return void leftOut.add(`media/${key}`);
    const path = join(parts.incomingFolder, 'file');
    await pipeline(entry.stream(), createWriteStream(path, { mode: 0o600 }));
    await parts.storage.put(key, path, mimeType);
    count.files += 1;
  }

  async function put(entry: ArchiveEntry): Promise<void> {
    const [room = '', ...rest] = entry.name.split('/');
    if (entry.name === entryNames.sequences)
      await writeSequences(tx, sequencesSchema.parse(JSON.parse(await entry.text())));
    else if (room === 'database') await putRows(rest[0] ?? '', entry);
    else if (room === 'jobs') await putJobs(entry);
    else if (room === 'media') await putFile(rest.join('/'), entry);
    else if (room === 'secrets')
      await pipeline(
        entry.stream(),
        createWriteStream(join(parts.secretsFolder, rest.join('/')), { mode: 0o600, flags: 'wx' }),
      );
  }

  return { put, summary: (): RestoreSummary => ({ ...count, leftOut: [...leftOut] }) };
}

/**
 * Fills a place from an archive, in one transaction: with an error the database is as empty as before.
 * The schema is made as the archive's database had it; the next start brings it up to date.
 * @param arrange what has to happen last, while all of it can still be undone
 */
export async function fill(
  archive: Archive,
  parts: RestoreParts,
  arrange: () => Promise<void>,
): Promise<RestoreSummary> {
  const { database, secretsFolder, incomingFolder } = parts;
  for (const folder of [secretsFolder, incomingFolder])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  return await database.transact(async (tx) => {
    await migrate(tx, database.engine, archive.manifest.migrations.at(-1));
    const tables = new Map((await listStoredTables(tx)).map((table) => [table.name, table]));
    const filling = createFilling(tx, tables, parts);
    await withReferencesCheckedLast(tx, async () => {
      for await (const entry of archive.entries()) await filling.put(entry);
    });
    await rm(incomingFolder, { recursive: true, force: true });
    await arrange();
    return filling.summary();
  });
}
