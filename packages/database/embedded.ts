import { mkdir } from 'node:fs/promises';
import { type MemoryFS, PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { type Database, type Prepare, refuseInsideTransaction, transactWith } from './database.ts';
import { keepPrepared } from './keep-prepared.ts';
import { makeClusterWhereMissing } from './new-cluster.ts';
import { SyncedFolder, syncedStartParams } from './synced-folder.ts';
import { traceQuery } from './trace-queries.ts';

const int8 = 20;
/** The engine keeps to one core and one session: the 128 MB of pages that it would hold by itself are ours to save. */
const fewPages = ['-c', 'shared_buffers=16MB'];
const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 60 * 60_000;

/** A script of several statements cannot be prepared; it goes through the simple protocol, as pg does by itself. */
function acceptScripts<T extends Pick<PGlite | PGliteTransaction, 'query' | 'exec'>>(target: T) {
  return async <R>(text: string, parameters: unknown[] = [], options = {}) => {
    if (parameters.length > 0) return await target.query<R>(text, parameters, options);
    const results = await target.exec(text, options);
    return (results.at(-1) ?? { rows: [], fields: [], affectedRows: 0 }) as {
      rows: R[];
      fields: { name: string; dataTypeID: number }[];
      affectedRows?: number;
    };
  };
}

function asKyselyClient(pglite: PGlite) {
  return {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    query: acceptScripts(pglite),
    transaction: <T>(
      work: (tx: { query: PGliteTransaction['query']; rollback(): Promise<void> }) => Promise<T>,
    ) =>
      pglite.transaction((tx) => work({ query: acceptScripts(tx), rollback: () => tx.rollback() })),
  };
}

export interface EmbeddedDatabase<Tables> extends Database<Tables> {
  readonly engine: 'embedded';
  readonly pglite: PGlite;
}

/** Starts PostgreSQL inside this process. @param place the folder where the data lies; or, for tests, a file system in memory */
export async function startEngine(place: string | MemoryFS): Promise<PGlite> {
  if (typeof place === 'string') {
    await mkdir(place, { recursive: true, mode: 0o700 });
    await makeClusterWhereMissing(place);
  }
  const { defaultStartParams } = PGlite;
  return await PGlite.create({
    ...(typeof place === 'string'
      ? {
          fs: new SyncedFolder(place),
          startParams: [...syncedStartParams(defaultStartParams), ...fewPages],
        }
      : { fs: place, startParams: [...defaultStartParams, ...fewPages] }),
    parsers: { [int8]: BigInt },
  });
}

/** The database that an engine holds; closing it closes the engine. @param prepare what is done to its schema first */
export async function databaseOn<Tables>(
  pglite: PGlite,
  prepare: Prepare<Tables>,
): Promise<EmbeddedDatabase<Tables>> {
  const kysely = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: asKyselyClient(pglite) }),
    log: traceQuery,
  });
  await prepare(kysely, 'embedded').catch(async (error: unknown) => {
    await kysely.destroy();
    throw error;
  });
  return {
    engine: 'embedded',
    pglite,
    db: kysely.withPlugin(refuseInsideTransaction),
    transact: transactWith(kysely),
    notify: async (db, channel, payload) =>
      void (await sql`select pg_notify(${channel}, ${payload})`.execute(db)),
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    close: () => kysely.destroy(),
  };
}

/**
 * PostgreSQL inside this process, in a folder. What is committed outlives the death of the process and of the power.
 * One process per folder; the caller holds the lock.
 *
 * @param place the folder where the data lies; or, for tests, a file system in memory
 * @param prepare what is done to its schema first
 * @throws Error with a sentence where another version has made the database
 */
export async function openEmbeddedDatabase<Tables>(
  place: string | MemoryFS,
  prepare: Prepare<Tables>,
): Promise<EmbeddedDatabase<Tables>> {
  const pglite = await startEngine(place);
  const database = await databaseOn(pglite, prepare);
  keepPrepared(pglite);
  // Single-user mode has no checkpointer and no autovacuum.
  const timers = [
    setInterval(() => void pglite.exec('checkpoint').catch(() => {}), checkpointEveryMs),
    setInterval(() => void pglite.exec('vacuum (analyze)').catch(() => {}), vacuumEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    ...database,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await database.close();
    },
  };
}
