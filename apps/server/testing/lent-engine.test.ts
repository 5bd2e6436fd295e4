import { afterEach, describe, expect, inject, it } from 'vitest';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import './embedded-setup.ts';
import { openLentDatabase } from './lent-engine.ts';

const opened: EmbeddedDatabase[] = [];
async function open(): Promise<EmbeddedDatabase> {
  const database = await openLentDatabase(inject('emptyDatabaseFolder'));
  opened.push(database);
  return database;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** Everything in it, sequences among it. */
async function readAll({ pglite }: EmbeddedDatabase): Promise<unknown[]> {
  const { rows } = await pglite.query(
    `select table_schema || '.' || table_name as name,
       query_to_xml(format('select * from %I.%I as row order by row::text', table_schema, table_name), true, false, '')::text as rows
     from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
     union all select sequencename, last_value::text from pg_sequences order by 1`,
  );
  return rows;
}

const session = `select name, setting from pg_settings where source = 'session'`;

describe('an engine that is lent once more', () => {
  it('holds what an empty database holds, whatever was written, numbered and locked before', async () => {
    const first = await open();
    const before = await readAll(first);
    await first.pglite.exec(
      `insert into kysely_migration_lock (id) values ('of a test');
       delete from pgboss.queue where name = 'sweep';
       select nextval('credit_entry_id_seq');
       select pg_advisory_lock(7)`,
    );
    await first.close();
    const second = await open();
    expect(await readAll(second)).toEqual(before);
    const { rows } = await second.pglite.query(
      `select * from pg_locks where locktype = 'advisory'`,
    );
    expect(rows).toEqual([]);
    expect((await second.pglite.query(session)).rows).toEqual([]);
  });

  it('answers its last user nothing, and tells them nothing', async () => {
    const first = await open();
    const heard: string[] = [];
    await first.listen('news', (payload) => heard.push(payload));
    await first.close();
    const second = await open();
    await expect(first.pglite.query('select 1')).rejects.toThrow('closed');
    await expect(first.transact(async () => {})).rejects.toThrow(/closed|destroyed/u);
    await second.notify(second.db, 'news', 'for the second');
    await second.pglite.query('select 1');
    expect(heard).toEqual([]);
  });

  it('is none whose tables were changed', async () => {
    const first = await open();
    await first.pglite.exec('create table of_a_test (id int)');
    await first.close();
    const second = await open();
    const { rows } = await second.pglite.query(`select to_regclass('of_a_test') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});
