import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { EmbeddedCopy } from '../../apps/server/testing/embedded-copy.ts';
import '../../apps/server/testing/embedded-setup.ts';
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../apps/server/database/embedded.ts';

describe('a statement that the embedded engine is asked again and again', () => {
  let database: EmbeddedDatabase;
  beforeEach(async () => {
    database = await openEmbeddedDatabase(new EmbeddedCopy(inject('emptyDatabaseFolder')));
  });
  afterEach(() => database.close());

  const ask = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await database.pglite.query<Row>(text, [...values])).rows;
  const kept = async () =>
    (await database.pglite.exec('select statement from pg_prepared_statements'))
      .flatMap(({ rows }) => rows)
      .map((row) => String(row['statement']));

  it('is kept prepared from the second time on, and answers each asking by its own values', async () => {
    const text = 'select $1::int + 1 as sum, $2::text as name, $3::int8 as big';
    for (const [number, name] of [
      [1, 'Ada'],
      [2, null],
      [3, 'Zoë, “quoted”'],
      [4, ''],
    ] as const)
      expect(await ask(text, [number, name, 9_007_199_254_740_993n])).toEqual([
        { sum: number + 1, name, big: 9_007_199_254_740_993n },
      ]);
    expect(await kept()).toEqual([text]);
  });

  it('is the same in a transaction and outside, and goes on after one that was undone', async () => {
    await database.pglite.exec('create table note (number int primary key)');
    const add = 'insert into note values ($1)';
    const count = async () =>
      (await ask<{ n: number }>('select count(*)::int as n from note', []))[0];
    for (const number of [1, 2, 3]) await ask(add, [number]);
    await expect(
      database.pglite.transaction(async (tx) => {
        await tx.query(add, [4]);
        await tx.query(add, [4]);
      }),
    ).rejects.toThrow('duplicate key');
    expect(await count()).toEqual({ n: 3 });
    await database.pglite.transaction(async (tx) => void (await tx.query(add, [4])));
    expect(await count()).toEqual({ n: 4 });
  });

  it('fails by its values alone: the next asking is answered', async () => {
    for (const number of [1, 2, 3]) {
      await expect(ask('select 6 / $1::int as part', [0])).rejects.toThrow('division by zero');
      expect(await ask('select 6 / $1::int as part', [number])).toEqual([{ part: 6 / number }]);
      await expect(ask('select $1::int as n', ['none'])).rejects.toThrow('invalid input syntax');
      expect(await ask('select $1::int as n', [number])).toEqual([{ n: number }]);
    }
  });

  it('fails once where its table has got another column, and is prepared anew', async () => {
    await database.pglite.exec('create table note (number int); insert into note values (7)');
    const text = 'select * from note where number > $1';
    for (const least of [1, 2, 3]) expect(await ask(text, [least])).toEqual([{ number: 7 }]);
    await database.pglite.exec('alter table note add column name text');
    await expect(ask(text, [1])).rejects.toThrow('must not change result type');
    for (const least of [1, 2, 3])
      expect(await ask(text, [least])).toEqual([{ number: 7, name: null }]);
  });

  it('is planned for its values where a partial index decides what is in conflict', async () => {
    await database.pglite.exec(
      "create table note (name text, status text); create unique index on note (name) where status = 'open'",
    );
    const add =
      'insert into note values ($1, $2) on conflict (name) where status = $2 do nothing returning name';
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      expect(await ask(add, [name, 'open'])).toEqual([{ name }]);
      expect(await ask(add, [name, 'open'])).toEqual([]);
    }
  });

  it('makes room for others: of many no more than 200 are kept, and all are answered', async () => {
    const texts = Array.from({ length: 230 }, (_, index) => `select $1::int + ${index} as sum`);
    for (const round of [1, 2, 3])
      for (const [index, text] of texts.entries())
        expect(await ask(text, [round])).toEqual([{ sum: round + index }]);
    expect((await kept()).length).toBe(200);
  });

  it('is not kept where it was asked once', async () => {
    for (let index = 0; index < 20; index += 1) await ask(`select $1::int + ${index} as sum`, [1]);
    expect(await kept()).toEqual([]);
  });
});
