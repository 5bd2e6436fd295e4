import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Archive, openArchive } from '@scenewright/backup-archive/archive-reader.ts';
import { backUp } from './backup/back-up.ts';
import { fill, requireKnownMigrations, type RestoreSummary } from './backup/restore.ts';
import { beginRestoreFolder, type RestoreFolder } from './backup/restore-folder.ts';
import { type Config, secretsFolder } from './config.ts';
import { explainFailedStart, requireRoom } from './data-folder.ts';
import { openEmbeddedDatabase } from './database/embedded.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openPostgresqlDatabase } from './database/postgresql.ts';
import { isUntouched } from '@scenewright/database/stored-rows.ts';
import { type OpenJobQueue, openJobQueue } from './jobs/queue.ts';
import { dropQueue } from '@scenewright/jobs/waiting-jobs.repository.ts';
import type { Foundation, Parts } from './wire-parts.ts';
import { chooseStorage } from './wire-providers.ts';

const productVersion = (): string =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** The operator's own file lies where they put it, and is theirs to copy. */
const aboutSigningKeys = ({ AUTH_SIGNING_KEYS_FILE: file }: Config): string =>
  file === undefined
    ? ''
    : ` The signing keys (${file}, AUTH_SIGNING_KEYS_FILE) are not part of it.`;

const mostNamed = 5;
const named = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' and others' : '');

/** What an operator's `backup` does, on the product that was opened for it. @returns what they are told */
export function createBackup(
  { config, clock, database }: Foundation,
  { storage }: Pick<Parts, 'storage'>,
) {
  return async (typed: string): Promise<string> => {
    const path = resolve(typed);
    const { bytes, rows, files, missing } = await backUp(path, {
      database,
      clock,
      storage,
      secretsFolder: secretsFolder(config),
      version: productVersion(),
    });
    const gap =
      missing.length === 0
        ? ''
        : ` ${missing.length} files that the database names were not there: ${named(missing)}.`;
    return `Wrote ${path}: ${rows} rows, ${files} files, ${bytes} bytes. It holds secrets: keep it where only you can read it.${gap}${aboutSigningKeys(config)}`;
  };
}

/** The database that is to be filled, with nothing in it. */
async function openUntouched(config: Config, staging: string, log: Logger) {
  const asItIs = async () => {};
  // It makes and fills tables in sessions of its own.
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const database =
    url === undefined
      ? await openEmbeddedDatabase(join(staging, 'database'), asItIs)
      : await openPostgresqlDatabase(url, (error) => log.error({ err: error }, 'database'), {
          prepare: asItIs,
        });
  if (url === undefined || (await isUntouched(database.db))) return database;
  await database.close();
  throw new Error(
    'DATABASE_URL names a database that is not empty: make a new one and restore there. Nothing was restored.',
  );
}

/** Opens the queue of an untouched database for `work`; with an error its tables go again. */
async function withNewQueue<T>(
  database: Awaited<ReturnType<typeof openUntouched>>,
  log: Logger,
  work: (queue: OpenJobQueue) => Promise<T>,
): Promise<T> {
  try {
    const queue = await openJobQueue(database, log, { runsJobs: false });
    try {
      return await work(queue);
    } finally {
      await queue.stop(0);
    }
  } catch (error) {
    await database.transact(dropQueue);
    throw error;
  }
}

/** Fills database and storage; with an error the database is left as it was. */
async function fillPlace(
  config: Config,
  archive: Archive,
  folder: RestoreFolder,
  log: Logger,
): Promise<RestoreSummary> {
  const staged: Config = { ...config, DATA_DIR: folder.staging };
  const database = await openUntouched(config, folder.staging, log);
  try {
    return await withNewQueue(database, log, (queue) =>
      fill(
        archive,
        {
          database,
          queue,
          storage: chooseStorage(staged, join(folder.staging, 'incoming')),
          secretsFolder: secretsFolder(staged),
          incomingFolder: join(folder.staging, 'incoming'),
        },
        // The embedded database can be moved only when it is closed.
        async () => (database.engine === 'embedded' ? undefined : await folder.show()),
      ),
    );
  } finally {
    await database.close();
  }
}

/** Fills DATA_DIR, and the database that DATABASE_URL names; with an error both are left as they were. */
async function fillAll(config: Config, archive: Archive, log: Logger): Promise<RestoreSummary> {
  const { DATA_DIR, DATABASE_URL: url } = config;
  requireRoom(DATA_DIR, { isNew: url === undefined });
  const lock = url === undefined ? lockFolder(DATA_DIR) : null;
  try {
    const folder = await beginRestoreFolder(DATA_DIR);
    try {
      const summary = await fillPlace(config, archive, folder, log);
      await folder.show();
      await folder.finish();
      return summary;
    } catch (error) {
      await folder.undo();
      throw explainFailedStart(error, DATA_DIR);
    }
  } finally {
    lock?.release();
  }
}

/**
 * Makes an installation of a backup, in a place where none is.
 * @returns what the operator is told
 * @throws Error with a sentence where the archive or the place is not right; both are as they were then
 */
export async function restoreBackup(config: Config, typed: string, log: Logger): Promise<string> {
  const archive = await openArchive(resolve(typed));
  try {
    await requireKnownMigrations(archive);
    const { rows, files, jobs, leftOut } = await fillAll(config, archive, log);
    const rest =
      leftOut.length === 0 ? '' : ` Left out, because nothing here knows it: ${named(leftOut)}.`;
    const { createdAt, version } = archive.manifest;
    return `Restored the backup of ${createdAt} (version ${version}): ${rows} rows, ${files} files, ${jobs} jobs that wait.${rest}${aboutSigningKeys(config)} Start the server now.`;
  } finally {
    await archive.close();
  }
}
