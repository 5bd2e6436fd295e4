import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import {
  archiveFormat,
  entryNames,
  type Manifest,
} from '@scenewright/backup-archive/archive-format.ts';
import { type ArchiveWriter, beginArchive } from '@scenewright/backup-archive/archive-writer.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { listDoneMigrations } from '../database/migrate.ts';
import {
  beginSnapshot,
  listStoredTables,
  readSequences,
  readStoredRows,
} from '@scenewright/database/stored-rows.ts';
import { readWaitingJobs } from '@scenewright/jobs/waiting-jobs.repository.ts';
import { findMimeType, listStorageKeys } from './backup.repository.ts';

/** Characters of rows that stand in one entry, so that neither side holds more of a table in memory. */
const entryLength = 4_000_000;

export interface BackupParts {
  readonly database: Database;
  readonly storage: Storage;
  readonly secretsFolder: string;
  readonly clock: Clock;
  /** The version of the product. */
  readonly version: string;
}

export interface BackupSummary {
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  /** Files that the database names and the storage does not have. */
  readonly missing: readonly string[];
}

/** Writes lines into entries `<folder>/000001.jsonl` and so on. @returns how many there were */
async function addLines(
  archive: ArchiveWriter,
  folder: string,
  lines: AsyncIterable<string[]>,
  heading: readonly string[] = [],
): Promise<number> {
  let [part, count, length] = [0, 0, 0];
  let kept: string[] = [];
  const flush = async () => {
    if (kept.length === 0) return;
    part += 1;
    const name = `${folder}/${String(part).padStart(6, '0')}.jsonl`;
    await archive.add(name, [...heading, ...kept].join('\n'));
    [kept, length] = [[], 0];
  };
  for await (const some of lines)
    for (const line of some) {
      kept.push(line);
      count += 1;
      length += line.length;
      if (length >= entryLength) await flush();
    }
  await flush();
  return count;
}

async function addDatabase(archive: ArchiveWriter, tx: Tx): Promise<number> {
  let rows = 0;
  for (const table of await listStoredTables(tx)) {
    const heading = [JSON.stringify(table.columns.map(({ name }) => name))];
    rows += await addLines(archive, `database/${table.name}`, readStoredRows(tx, table), heading);
  }
  await archive.add(entryNames.sequences, JSON.stringify(await readSequences(tx)));
  await addLines(archive, 'jobs', readWaitingJobs(tx));
  return rows;
}

/** Files that were put there through links, as orchestrators do, count like any other. */
async function addSecrets(archive: ArchiveWriter, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith('.') && (await stat(path)).isFile())
      await archive.addFile(`secrets/${name}`, path);
  }
}

const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Adds the files under the keys. What was deleted since the snapshot is left out without a word. @returns the keys whose files are not there */
async function addMedia(
  archive: ArchiveWriter,
  keys: readonly string[],
  { database, storage }: BackupParts,
): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    let isFetched = false;
    try {
      await storage.withFile(key, (path) => {
        isFetched = true;
        return archive.addFile(`media/${key}`, path);
      });
    } catch (error) {
      const isMissing = isNotThere(error);
      // Half an entry may have been written.
      if (isFetched && !isMissing) throw error;
      if ((await findMimeType(database.db, key)) === undefined) continue;
      if (!isMissing) throw error;
      missing.push(key);
    }
  }
  return missing;
}

/**
 * Writes the whole installation into one archive: the rows of every table and the jobs that wait as they are at one moment,
 * the media they name, and the secrets. The server may run meanwhile where others than this process may use its database.
 * @param path of the archive, which is there whole or not at all
 * @throws Error with a sentence where the path is taken or something cannot be read
 */
export async function backUp(path: string, parts: BackupParts): Promise<BackupSummary> {
  const { database, secretsFolder, clock, version } = parts;
  const now = clock.now();
  const archive = await beginArchive(path, now);
  try {
    const { rows, keys } = await database.transact(async (tx) => {
      await beginSnapshot(tx);
      const manifest: Manifest = {
        product: 'scenewright',
        format: archiveFormat,
        version,
        createdAt: now.toISOString(),
        migrations: await listDoneMigrations(tx),
      };
      await archive.add(entryNames.manifest, JSON.stringify(manifest));
      return { rows: await addDatabase(archive, tx), keys: await listStorageKeys(tx) };
    });
    await addSecrets(archive, secretsFolder);
    const missing = await addMedia(archive, keys, parts);
    const { bytes } = await archive.finish();
    return { bytes, rows, files: keys.length - missing.length, missing };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
