import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../apps/server/testing/test-database.ts';
import { afterCommit } from './after-commit.ts';

it('does what waits for a transaction once it has committed, and never where it rolls back', async () => {
  const database = await openTestDatabase();
  const done: string[] = [];
  await database.transact(async (tx) => {
    afterCommit(tx, () => done.push('first'));
    afterCommit(tx, () => done.push('second'));
    await sql`select 1`.execute(tx);
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['first', 'second']);
  const undone = database.transact(async (tx) => {
    afterCommit(tx, () => done.push('never'));
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  expect(done).toEqual(['first', 'second']);
  await database.close();
});
