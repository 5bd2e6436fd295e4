import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresqlOfFile } from '../testing/engine-of-file.ts';
import { sql } from 'kysely';
import { describeSchema, findFaultsForOldProcess } from '../testing/schema-description.ts';
import { createDatabase } from '../testing/postgresql-server.ts';
import { migrate } from './migrate.ts';
import statements from './migrations/released-statements.json' with { type: 'json' };
import released from './migrations/released.json' with { type: 'json' };
import { openPostgresqlDatabase, type PostgresqlDatabase } from './postgresql.ts';

const postgresql = postgresqlOfFile();
const lastReleased = Object.keys(released).sort().at(-1)?.replace('.sql', '') ?? '';
let database: PostgresqlDatabase;

/** A database as the released version makes it. */
async function openReleased(): Promise<PostgresqlDatabase> {
  if (postgresql === undefined) throw new Error('this test needs PostgreSQL');
  return await openPostgresqlDatabase(await createDatabase(postgresql.url), () => {}, {
    prepare: (kysely, engine) => migrate(kysely, engine, lastReleased),
  });
}

class UndoneError extends Error {}

/** What a migration would break for a process of the released version. Nothing of it stays. */
async function faultsOf(migration: string): Promise<string[]> {
  let faults: string[] = [];
  const undone = await database
    .transact(async (tx) => {
      const before = await describeSchema(tx);
      await sql.raw(migration).execute(tx);
      faults = findFaultsForOldProcess(before, await describeSchema(tx));
      throw new UndoneError('the schema stays as it was released');
    })
    .catch((error: unknown) => error);
  if (!(undone instanceof UndoneError)) throw undone;
  return faults;
}

describe.runIf(postgresql !== undefined)('a process of the released version', () => {
  beforeAll(async () => {
    database = await openReleased();
  });
  afterAll(() => database.close());

  it('goes on working on the schema of this version: every migration since only adds', async () => {
    const own = await openReleased();
    const before = await describeSchema(own.db);
    expect(before.columns.length).toBeGreaterThan(200);
    await own.close();
    const newest = await openPostgresqlDatabase(own.url, () => {});
    const after = await describeSchema(newest.db);
    await newest.close();
    expect(findFaultsForOldProcess(before, after)).toEqual([]);
  });

  it('finds all that its statements name: those of 278 of its tests, recorded', async () => {
    expect(statements.length).toBeGreaterThan(400);
    // With the queue's own tables.
    const url = await createDatabase(postgresql?.url ?? '', postgresql?.template);
    const newest = await openPostgresqlDatabase(url, () => {});
    const refused: string[] = [];
    for (const statement of statements)
      await newest
        .transact(async (tx) => {
          await sql.raw(`prepare recorded as ${statement}`).execute(tx);
          await sql`deallocate recorded`.execute(tx);
        })
        .catch((error: unknown) => refused.push(`${String(error)}: ${statement}`));
    await newest.close();
    expect(refused).toEqual([]);
  });

  it.each([
    'alter table content add column mood text',
    "alter table content add column mood text not null default 'calm'",
    'alter table content add column mood text unique check (length(mood) < 10)',
    'alter table content alter column title drop not null',
    'create table mood (id uuid primary key, content_id uuid not null references content on delete cascade)',
    'create index on content (title)',
  ])('is left in peace by: %s', async (migration) => {
    expect(await faultsOf(migration)).toEqual([]);
  });

  it.each([
    ['alter table content drop column style', 'content.style is gone'],
    ['alter table content rename column style to look', 'content.style is gone'],
    [
      'alter table content alter column title type varchar(9)',
      'content.title is character varying(9), no longer text',
    ],
    [
      'alter table content alter column style_notes set not null',
      'content.style_notes may not be null any more',
    ],
    [
      'alter table generation alter column failed_attempts drop default',
      'generation.failed_attempts has no default any more',
    ],
    [
      'alter table take add column mood text not null',
      'take.mood is new, may not be null and has no default',
    ],
    [
      "alter table content add constraint brief check (title <> 'x')",
      "content.brief is a new rule for rows that are there: CHECK ((title <> 'x'::text))",
    ],
    [
      'create unique index once on content (title)',
      'content.once is a new rule for rows that are there: CREATE UNIQUE INDEX once ON public.content USING btree (title)',
    ],
    [
      "alter table content add column mood text default 'calm' unique",
      'content.content_mood_key is a new rule for rows that are there: UNIQUE (mood)',
    ],
    [
      'drop index watch_link_live',
      'watch_link.watch_link_live is gone: CREATE UNIQUE INDEX watch_link_live ON public.watch_link USING btree (content_id) WHERE (revoked_at IS NULL)',
    ],
    [
      'create table mood (content_id uuid references content)',
      'mood.mood_content_id_fkey keeps rows of content from being deleted',
    ],
    [
      "create function refuse() returns trigger language plpgsql as 'begin return null; end'; create trigger no before insert on content for each row execute function refuse()",
      'content.no is a new or changed trigger',
    ],
    ['drop table film cascade', 'film.content_id is gone'],
  ])('is broken by: %s', async (migration, fault) => {
    expect(await faultsOf(migration)).toContain(fault);
  });
});
