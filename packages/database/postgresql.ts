import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Database, type Prepare, refuseInsideTransaction, transactWith } from './database.ts';
import { preparingPool } from './preparing-pool.ts';
import { listenThrough } from './postgresql-listener.ts';
import { traceQuery } from './trace-queries.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

const maxConnections = 10;
const oldestVersion = 15_00_00;

export interface PostgresqlDatabase<Tables> extends Database<Tables> {
  readonly engine: 'postgresql';
  readonly url: string;
  /** Where a session of one's own is had; null where `url` gives one, as PostgreSQL itself does. */
  readonly directUrl: string | null;
}

export interface OpenOptions<Tables> {
  /** What the server shows its sessions as. */
  readonly applicationName: string;
  /** What is done to its schema first. */
  readonly prepare: Prepare<Tables>;
  /** Past a pooler that gives each transaction another session: PgBouncer in transaction mode. */
  readonly directUrl?: string | undefined;
}

/** Brings the schema up to date in sessions of their own: the migrator's lock belongs to a session. */
async function prepareThrough<Tables>(
  url: string,
  { applicationName, prepare }: OpenOptions<Tables>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: applicationName });
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await prepare(kysely, 'postgresql');
  } finally {
    await kysely.destroy();
  }
}

/**
 * @throws Error with a sentence when the server cannot be reached or is too old, or another version has made the database
 */
export async function openPostgresqlDatabase<Tables>(
  url: string,
  onError: (error: Error) => void,
  options: OpenOptions<Tables>,
): Promise<PostgresqlDatabase<Tables>> {
  const { applicationName, prepare, directUrl } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: applicationName,
  });
  // An idle connection that the server drops must not take the process with it.
  pool.on('error', onError);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: directUrl === undefined ? preparingPool(pool) : pool }),
    log: traceQuery,
  });
  const { rows } = await sql<{
    version: number;
  }>`select current_setting('server_version_num')::int as version`.execute(kysely);
  if ((rows[0]?.version ?? 0) < oldestVersion)
    throw new Error(
      'DATABASE_URL names a PostgreSQL that is too old: version 15 or newer is needed.',
    );
  const prepared =
    directUrl === undefined ? prepare(kysely, 'postgresql') : prepareThrough(directUrl, options);
  await prepared.catch(async (error: unknown) => {
    await kysely.destroy();
    throw error;
  });
  const listener = listenThrough(directUrl ?? url, onError);
  return {
    engine: 'postgresql',
    url,
    directUrl: directUrl ?? null,
    db: kysely.withPlugin(refuseInsideTransaction),
    transact: transactWith(kysely),
    notify: async (db, channel, payload) =>
      void (await sql`select pg_notify(${channel}, ${payload})`.execute(db)),
    listen: listener.listen,
    async close() {
      await listener.close();
      await kysely.destroy();
    },
  };
}
