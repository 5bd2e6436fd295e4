import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@scenewright/contract/app-error.ts';
import { sweepCredits } from './jobs.ts';
import { maxCredits } from './rules.ts';
import { expectSoundBooks } from './testing/books.ts';
import { type LedgerAccount, type LedgerWorld, openLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;

beforeAll(async () => {
  world = await openLedgerWorld();
});
afterAll(async () => {
  await expectSoundBooks(world.database);
  await world.database.close();
});

const readAccount = ({ accountId }: LedgerAccount) =>
  world.database.db
    .selectFrom('credit_account')
    .select(['available', 'reserved', 'spent'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
const readEntries = ({ accountId }: LedgerAccount) =>
  world.database.db
    .selectFrom('credit_entry')
    .select(['transaction_id', 'grant_id', 'bucket', 'amount'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('the ledger', () => {
  it('changes nothing when a step is repeated, and refuses a key that comes back with another request', async () => {
    const account = world.createAccount();
    await account.buy(20);
    await account.buy(20);
    await expect(account.buy(21)).rejects.toThrow('with other values');
    const holdId = await account.reserve(5, 'a');
    expect(await account.reserve(5, 'a')).toBe(holdId);
    await expect(account.reserve(6, 'a')).rejects.toThrow('with other values');
    await account.capture(holdId);
    const entries = await readEntries(account);
    await account.capture(holdId);
    await account.release(holdId);
    expect(await account.reserve(5, 'a')).toBe(holdId);
    expect(await readEntries(account)).toEqual(entries);
    expect(await readAccount(account)).toEqual({ available: 15, reserved: 0, spent: 5 });
  });

  it('refuses amounts that are not whole credits above zero or beyond reason, and unknown holds', async () => {
    const account = world.createAccount();
    for (const amount of [0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY, maxCredits + 1]) {
      await expect(account.buy(amount)).rejects.toThrow(RangeError);
      await expect(account.reserve(amount)).rejects.toThrow(RangeError);
      await expect(account.capture(randomUUID(), amount)).rejects.toThrow(RangeError);
      await expect(account.refund(randomUUID(), amount)).rejects.toThrow(RangeError);
    }
    await expect(account.capture(randomUUID())).rejects.toThrow('unknown credit hold');
    await expect(account.release(randomUUID())).rejects.toThrow('unknown credit hold');
    await expect(account.refund(randomUUID(), 1)).rejects.toThrow('unknown credit hold');
    expect(await readAccount(account)).toBeUndefined();
  });

  it('spends what expires first, of two that end together the one that was there first by id, and what lasts at the end [CREDITS-10]', async () => {
    const account = world.createAccount();
    await account.buy(10, { source: 'lasts' });
    await account.buy(10, { source: 'late', expiresAt: world.inDays(20) });
    await account.buy(10, { source: 'soon', expiresAt: world.inDays(5) });
    await account.buy(10, { source: 'soon too', expiresAt: world.inDays(5) });
    await account.buy(10, { source: 'gone', expiresAt: world.inDays(-1) });
    const holdId = await account.reserve(33);
    const parts = await world.database.db
      .selectFrom('credit_hold_allocation')
      .innerJoin('credit_grant', 'credit_grant.id', 'grant_id')
      .select(['credit_grant.id', 'source_id', 'credit_hold_allocation.amount'])
      .where('hold_id', '=', holdId)
      .orderBy('expires_at')
      .orderBy('credit_grant.id')
      .execute();
    expect(parts.map(({ amount }) => amount)).toEqual([10, 10, 10, 3]);
    expect(
      parts.map(({ source_id }) => source_id.slice(account.accountId.length + 1)).toSorted(),
    ).toEqual(['lasts', 'late', 'soon', 'soon too']);
    expect(parts.at(-1)?.source_id).toBe(`${account.accountId}:lasts`);
    const half = world.createAccount();
    await half.buy(10, { source: 'soon', expiresAt: world.inDays(5) });
    await half.buy(10, { source: 'soon too', expiresAt: world.inDays(5) });
    await half.reserve(4);
    const remaining = await world.database.db
      .selectFrom('credit_grant')
      .select('remaining')
      .where('account_id', '=', half.accountId)
      .orderBy('id')
      .execute();
    expect(remaining).toEqual([{ remaining: 6 }, { remaining: 10 }]);
  });

  it('spends a part of a hold and gives the rest back', async () => {
    const account = world.createAccount();
    await account.buy(30);
    const holdId = await account.reserve(20);
    await expect(account.capture(holdId, 21)).rejects.toThrow(RangeError);
    await account.capture(holdId, 12);
    await account.capture(holdId, 20);
    expect(await readAccount(account)).toEqual({ available: 18, reserved: 0, spent: 12 });
    expect(await account.history()).toEqual(['released 8', 'used 12', 'granted 30']);
  });

  it('refunds what was captured, in parts, and never more', async () => {
    const account = world.createAccount();
    await account.buy(10, { source: 'soon', expiresAt: world.inDays(5) });
    await account.buy(30);
    const holdId = await account.reserve(20);
    await expect(account.refund(holdId, 1)).rejects.toThrow(RangeError);
    await account.capture(holdId, 15);
    await account.refund(holdId, 5, 'first');
    await account.refund(holdId, 5, 'first');
    await expect(account.refund(holdId, 6, 'first')).rejects.toThrow('with other values');
    await expect(account.refund(holdId, 11)).rejects.toThrow(RangeError);
    world.advanceDays(6);
    // Ten had come from a bucket that has ended since: they are good for thirty days.
    await account.refund(holdId, 10);
    expect(await account.summarise()).toMatchObject({ available: 40, totalUsed: 0 });
    world.advanceDays(30);
    expect(await account.available()).toBe(30);
    await expect(account.refund(holdId, 1)).rejects.toThrow(RangeError);
  });

  it('undoes a step whose transaction fails, and does it once when it is tried again', async () => {
    const account = world.createAccount();
    await account.buy(20);
    const order = {
      accountId: account.accountId,
      amount: 5,
      key: 'a',
      reference: 'content:test',
      description: 'Scene',
    };
    const crash = new Error('the process dies before the commit');
    await expect(
      world.database.transact(async (tx) => {
        await world.credits.reserve(tx, order);
        throw crash;
      }),
    ).rejects.toThrow(crash);
    expect(await readAccount(account)).toEqual({ available: 20, reserved: 0, spent: 0 });
    await account.reserve(5, 'a');
    await account.reserve(5, 'a');
    expect(await readAccount(account)).toEqual({ available: 15, reserved: 5, spent: 0 });
  });

  it('closes expired buckets in its sweep, once', async () => {
    const account = world.createAccount();
    await account.buy(9, { source: 'ends', expiresAt: world.inDays(1) });
    await account.buy(4, { source: 'stays' });
    world.advanceDays(1);
    expect(await account.available()).toBe(4);
    await Promise.all([sweepCredits(world), sweepCredits(world)]);
    const entries = await readEntries(account);
    expect(
      entries.filter(({ bucket }) => bucket === 'expired').map(({ amount }) => amount),
    ).toEqual([9]);
    await sweepCredits(world);
    expect(await readEntries(account)).toEqual(entries);
    expect(await readAccount(account)).toEqual({ available: 4, reserved: 0, spent: 0 });
  });
});

describe('what is written', () => {
  it('cannot be changed, deleted or emptied, but for the words of a person [CREDITS-10]', async () => {
    const { db } = world.database;
    const account = world.createAccount();
    await account.buy(20);
    const entries = await readEntries(account);
    const own = sql`where account_id = ${account.accountId}`;
    await expect(
      sql`update credit_entry set amount = amount * 2 ${own}`.execute(db),
    ).rejects.toThrow('credit entries cannot be changed or deleted');
    await expect(sql`delete from credit_entry ${own}`.execute(db)).rejects.toThrow(
      'credit entries cannot be changed or deleted',
    );
    await expect(sql`truncate credit_entry`.execute(db)).rejects.toThrow(
      'credit entries cannot be changed or deleted',
    );
    await expect(sql`delete from credit_transaction ${own}`.execute(db)).rejects.toThrow(
      'credit transactions cannot be changed or deleted',
    );
    await expect(sql`truncate credit_transaction cascade`.execute(db)).rejects.toThrow(
      'cannot be changed or deleted',
    );
    for (const change of [
      sql`credits = credits + 1`,
      sql`description = 'x', type = 'refund'`,
      sql`position = 9`,
      sql`idempotency_key = 'x'`,
      sql`created_at = created_at + interval '1 second'`,
    ]) {
      await expect(sql`update credit_transaction set ${change} ${own}`.execute(db)).rejects.toThrow(
        'credit transactions cannot be changed or deleted',
      );
    }
    await sql`update credit_transaction set description = 'Closed account' ${own}`.execute(db);
    expect(await readEntries(account)).toEqual(entries);
  });

  it('cannot be out of balance', async () => {
    const account = world.createAccount();
    await account.buy(20);
    const [entry] = await readEntries(account);
    if (entry === undefined) throw new Error('no entry');
    await expect(
      world.database.transact((tx) =>
        tx
          .insertInto('credit_entry')
          .values({ ...entry, account_id: account.accountId, amount: 1 })
          .execute(),
      ),
    ).rejects.toThrow('does not sum to zero');
  });
});

describe('at once', () => {
  it('grants exactly as many of two hundred reservations as the balance covers', async () => {
    const account = world.createAccount();
    const [balance, price] = [1_000, 7];
    await account.buy(600);
    await account.buy(balance - 600, { source: 'two', expiresAt: world.inDays(3) });
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => account.reserve(price, `at-once-${index}`)),
    );
    const granted = Math.floor(balance / price);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(granted);
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected'
        ? [answer.reason instanceof AppError ? answer.reason.code : answer.reason]
        : [],
    );
    expect(new Set(refusals)).toEqual(new Set(['insufficient_credits']));
    expect(await readAccount(account)).toEqual({
      available: balance % price,
      reserved: granted * price,
      spent: 0,
    });
  });

  it('answers one key with one hold, and one source with one grant', async () => {
    const account = world.createAccount();
    await Promise.all(Array.from({ length: 8 }, () => account.buy(30)));
    const holds = await Promise.all(Array.from({ length: 8 }, () => account.reserve(10, 'same')));
    expect(new Set(holds).size).toBe(1);
    expect(await readAccount(account)).toEqual({ available: 20, reserved: 10, spent: 0 });
  });

  it('opens one account, and books one allowance, however many ask', async () => {
    const account = world.createAccount();
    await Promise.all(Array.from({ length: 6 }, () => account.open(true)));
    world.advanceDays(40);
    await Promise.allSettled([
      sweepCredits(world),
      account.reserve(5),
      account.reserve(5),
      sweepCredits(world),
      account.reserve(5),
      account.reserve(5),
    ]);
    expect(await readAccount(account)).toEqual({ available: 0, reserved: 15, spent: 0 });
    expect(await account.history()).toEqual(['granted 15', 'expired 15', 'granted 15']);
  });

  it('settles a hold one way only', async () => {
    const account = world.createAccount();
    await account.buy(30);
    const holdId = await account.reserve(10);
    await Promise.all([
      account.capture(holdId),
      account.release(holdId),
      account.capture(holdId, 4),
      account.release(holdId),
    ]);
    const outcomes = [
      { available: 20, reserved: 0, spent: 10 },
      { available: 30, reserved: 0, spent: 0 },
      { available: 26, reserved: 0, spent: 4 },
    ];
    expect(outcomes).toContainEqual(await readAccount(account));
    expect(
      (await readEntries(account))
        .filter(({ bucket, amount }) => bucket === 'reserved' && amount < 0)
        .reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(-10);
  });
});
