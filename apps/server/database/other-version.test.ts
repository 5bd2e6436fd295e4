import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postgresqlOfFile } from '../testing/engine-of-file.ts';
import { copyEmptyDatabase } from '../testing/empty-database.ts';
import { createDatabase } from '../testing/postgresql-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { openPostgresqlDatabase } from './postgresql.ts';

let folder: string;
let settings: Record<string, string>;
let server: ServerProcess | null = null;

const postgresql = postgresqlOfFile();
const onError = (error: Error) => {
  throw error;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-version-'));
  settings = {};
  if (postgresql === undefined) await copyEmptyDatabase(folder);
  else settings['DATABASE_URL'] = await createDatabase(postgresql.url, postgresql.template);
});
afterEach(async () => {
  await server?.kill();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

const open = async () =>
  settings['DATABASE_URL'] === undefined
    ? await openEmbeddedDatabase(join(folder, 'database'))
    : await openPostgresqlDatabase(settings['DATABASE_URL'], onError);

/** The database as another version would have left it: its list of migrations is another one. */
async function leaveAs(names: readonly string[]): Promise<void> {
  const database = await open();
  await sql`delete from kysely_migration`.execute(database.db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-01T00:00:00.000Z')`.execute(
      database.db,
    );
  await database.close();
}

/** What a start says, line by line, without its log. */
async function refusedStart(): Promise<string[]> {
  server = await startServerProcess({ folder, port: await findFreePort(), settings });
  const isAlive = server.isAlive();
  expect([isAlive, await server.stop()]).toEqual([false, 1]);
  return server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
}

const [place, anew] =
  postgresql === undefined
    ? ['DATA_DIR', 'set DATA_DIR to a new folder']
    : ['DATABASE_URL', 'set DATABASE_URL to an empty database and DATA_DIR to a new folder'];

it('a start on a database of before version 0.2.0 ends with one sentence that names the way out', async () => {
  await leaveAs(['0001_product', '0002_credits']);
  expect(await refusedStart()).toEqual([
    `${place} names a database that was made before version 0.2.0, which this version cannot open: start the version that made it, save what is to be kept ("Everything as ZIP" in each storyboard, or GET /api/v1/profile/export), then ${anew}.`,
  ]);
});

it('a start on a database of a later version ends with one sentence that names the way out', async () => {
  await leaveAs(['0001_schema_0.2.0', '0999_of_a_later_version']);
  expect(await refusedStart()).toEqual([
    `${place} names a database that was made by a later version, which this version cannot open: start that version, or with it save what is to be kept ("Everything as ZIP" in each storyboard, or GET /api/v1/profile/export), then ${anew}.`,
  ]);
});
