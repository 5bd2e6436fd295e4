import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../apps/server/testing/engine-of-file.ts';
import { createDatabase } from '../../apps/server/testing/postgresql-server.ts';
import { openTestDatabase } from '../../apps/server/testing/test-database.ts';
import type { Database, Queryable } from '../../apps/server/database/database.ts';
import {
  openPostgresqlDatabase,
  type PostgresqlDatabase,
} from '../../apps/server/database/postgresql.ts';
import { prepareQuery } from './prepared-query.ts';

const postgresql = postgresqlOfFile();
const name = 'people-of-a-test';
const findPeople = prepareQuery(
  name,
  (db: Queryable, { ids, email }: { readonly ids: readonly string[]; readonly email: string }) =>
    db
      .selectFrom('account')
      .select('subject')
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where('email', '=', email)
      .orderBy('subject'),
);

async function addPerson(db: Queryable, subject: string, email: string): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  const person = { id, issuer: 'test', subject, email, is_guest: false };
  await db
    .insertInto('account')
    .values({ ...person, name: null, created_at: now, updated_at: now })
    .execute();
  return id;
}

describe('a prepared query', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('answers each asking by its own values, in a transaction and outside', async () => {
    const { db } = database;
    const ids = [await addPerson(db, 'Ada', 'a@b.c'), await addPerson(db, 'Ben', 'a@b.c')];
    const cleo = await addPerson(db, 'Cleo', 'c@b.c');
    expect(await findPeople(db, { ids, email: 'a@b.c' })).toEqual([
      { subject: 'Ada' },
      { subject: 'Ben' },
    ]);
    expect(await findPeople(db, { ids, email: 'c@b.c' })).toEqual([]);
    const [inside, outside] = [
      { ids: [...ids, cleo], email: 'c@b.c' },
      { ids: [], email: 'a@b.c' },
    ];
    expect(await database.transact((tx) => findPeople(tx, inside))).toEqual([{ subject: 'Cleo' }]);
    expect(await findPeople(db, outside)).toEqual([]);
  });

  it('is refused past an open transaction, as every query is', async () => {
    const values = { ids: [], email: '' };
    await findPeople(database.db, values);
    await expect(database.transact(() => findPeople(database.db, values))).rejects.toThrow(
      'past the open transaction',
    );
  });
});

describe.runIf(postgresql !== undefined)('a query prepared by a connection to PostgreSQL', () => {
  const values = { ids: [], email: '' };
  const open: PostgresqlDatabase[] = [];
  async function openNew(direct: (url: string) => { directUrl?: string } = () => ({})) {
    const url = await createDatabase(postgresql?.url ?? '', postgresql?.template);
    const database = await openPostgresqlDatabase(url, () => {}, direct(url));
    open.push(database);
    return database;
  }
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
  });

  /** How often a query that was asked twice over one connection is kept by it. */
  const timesKept = (database: PostgresqlDatabase) =>
    database.transact(async (tx) => {
      await findPeople(tx, values);
      await findPeople(tx, values);
      const { rows } = await sql`select 1 from pg_prepared_statements where name = ${name}`.execute(
        tx,
      );
      return rows.length;
    });

  it('is kept by it, once', async () => {
    expect(await timesKept(await openNew())).toBe(1);
  });

  it('is not behind a pooler, where the next transaction has another session', async () => {
    expect(await timesKept(await openNew((url) => ({ directUrl: url })))).toBe(0);
  });

  it('goes on when a newer version adds a column to its table', async () => {
    const { db, url } = await openNew();
    const ids = [await addPerson(db, 'Ada', '')];
    const ask = () => findPeople(db, { ids, email: '' });
    expect(await ask()).toEqual([{ subject: 'Ada' }]);
    const newer = await openPostgresqlDatabase(url, () => {});
    open.push(newer);
    await sql`alter table account add column added text`.execute(newer.db);
    // Whichever connection answers.
    for (let asked = 0; asked < 10; asked += 1) expect(await ask()).toEqual([{ subject: 'Ada' }]);
  });
});
