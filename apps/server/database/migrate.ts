import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The names of the migrations that this version knows, in their order. */
export const listKnownMigrations = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();

async function readMigrations(names: readonly string[]): Promise<Record<string, Migration>> {
  const migrations = await Promise.all(
    names.map(async (name): Promise<[string, Migration]> => {
      const script = await readFile(new URL(`${name}.sql`, folder), 'utf8');
      return [
        name,
        { up: async (db: Kysely<unknown>) => void (await sql.raw(script).execute(db)) },
      ];
    }),
  );
  return Object.fromEntries(migrations);
}

/** The names of the migrations that the database has had, in their order; none where it is new. */
export async function listDoneMigrations(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{
    known: boolean;
  }>`select to_regclass('kysely_migration') is not null as known`.execute(kysely);
  if (tables[0]?.known !== true) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

const places = {
  embedded: { holds: 'DATA_DIR', anew: 'set DATA_DIR to a new folder' },
  postgresql: {
    holds: 'DATABASE_URL',
    anew: 'set DATABASE_URL to an empty database and DATA_DIR to a new folder',
  },
} as const;

/**
 * Refuses a database whose migrations are not ours: what an older list made before version 0.2.0, and what a later version made.
 * @throws Error with one sentence
 */
function requireOurs(
  done: readonly string[],
  known: readonly string[],
  engine: Database['engine'],
): void {
  if (done.every((name) => known.includes(name))) return;
  const { holds, anew } = places[engine];
  const isOlder = done[0] !== known[0];
  throw new Error(
    isOlder
      ? `${holds} names a database that was made before version 0.2.0, which this version cannot open: start the version that made it, save what is to be kept ("Everything as ZIP" in each storyboard, or GET /api/v1/profile/export), then ${anew}.`
      : `${holds} names a database that was made by a later version, which this version cannot open: start that version, or with it save what is to be kept ("Everything as ZIP" in each storyboard, or GET /api/v1/profile/export), then ${anew}.`,
  );
}

/**
 * Brings the schema up to date. Safe to call from several processes at once: the migrator locks itself. It reads every column of
 * the database twice, a third of what opening one costs, so it is not asked where nothing is to be done.
 * @param upTo the last migration to make, where rows of an earlier version are to be put in
 * @throws Error with one sentence where another version has made the database; nothing is written then
 */
export async function migrate(
  kysely: Kysely<Tables>,
  engine: Database['engine'],
  upTo?: string,
): Promise<void> {
  const known = await listKnownMigrations();
  const done = await listDoneMigrations(kysely);
  requireOurs(done, known, engine);
  if (done.length === known.length) return;
  const migrations = await readMigrations(known);
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error !== undefined)
    throw new Error('the database could not be brought up to date', { cause: error });
}
