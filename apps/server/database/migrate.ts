import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const folder = new URL('./migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const script = await readFile(new URL(file, folder), 'utf8');
      return [
        file.replace(/\.sql$/, ''),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(script).execute(db)) },
      ];
    }),
  );
  return Object.fromEntries(migrations);
}

/** Brings the schema up to date. Safe to call from several processes at once: the migrator locks itself. */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('the database could not be brought up to date', { cause: error });
}
