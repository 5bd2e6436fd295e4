import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#contract/app-error.ts';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { sweepCredits } from './credits.jobs.ts';
import { createCredits } from './credits.service.ts';
import { createLedgerModel, type LedgerModel } from './testing/ledger-model.ts';

const dayMs = 86_400_000;
const start = new Date('2026-05-01T00:00:00Z');
let now = start;
const clock = { now: () => now };
const credits = createCredits({ clock, signupGiftCredits: 500 });
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const grantOf = (accountId: string, amount: number, change: { source?: string; expiresAt?: Date | null } = {}) =>
  database.transact((tx) =>
    credits.grant(tx, { accountId, kind: 'purchase', amount, expiresAt: change.expiresAt ?? null, source: { type: 'test', id: `${accountId}:${change.source ?? 'one'}` }, description: 'Test' }),
  );
const reserve = (accountId: string, amount: number, key: string) =>
  database.transact((tx) => credits.reserve(tx, { accountId, amount, key: `${accountId}:${key}`, reference: 'test', description: 'Test' }));
const capture = (holdId: string) => database.transact((tx) => credits.capture(tx, holdId));
const release = (holdId: string) => database.transact((tx) => credits.release(tx, holdId));
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

const readGrants = (accountId: string) => database.db.selectFrom('credit_grant').selectAll().where('account_id', '=', accountId).execute();
const readAccount = (accountId: string) => database.db.selectFrom('credit_account').select(['available', 'reserved', 'spent']).where('account_id', '=', accountId).executeTakeFirst();
const readEntries = (accountId: string) => database.db.selectFrom('credit_entry').select(['transaction_id', 'grant_id', 'bucket', 'amount']).where('account_id', '=', accountId).execute();
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Entries, buckets, cached totals and holds agree with each other and with the model (invariants 1 to 4 and 6). */
async function expectToMatch(accountId: string, model: LedgerModel): Promise<void> {
  const entries = await readEntries(accountId);
  const byTransaction = Map.groupBy(entries, ({ transaction_id }) => transaction_id);
  for (const group of byTransaction.values()) expect(sum(group.map(({ amount }) => amount))).toBe(0);
  const grants = await readGrants(accountId);
  const balances = grants.map(({ id, remaining, reserved, amount }) => {
    const own = entries.filter(({ grant_id }) => grant_id === id);
    const of = (bucket: string) => sum(own.filter((entry) => entry.bucket === bucket).map((entry) => entry.amount));
    expect({ available: of('available'), reserved: of('reserved'), issued: of('issued') }).toEqual({ available: remaining, reserved, issued: -amount });
    return { id, amount, remaining, reserved, spent: of('spent'), expired: of('expired') };
  });
  const expected = model.grants.map(({ id, amount, remaining, reserved, spent, expired }) => ({ id, amount, remaining, reserved, spent, expired }));
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
  expect(balances.toSorted(byId)).toEqual(expected.toSorted(byId));
  for (const balance of balances) for (const amount of Object.values(balance)) if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
  const total = (part: 'remaining' | 'reserved' | 'spent') => sum(model.grants.map((grant) => grant[part]));
  expect((await readAccount(accountId)) ?? { available: 0, reserved: 0, spent: 0 }).toEqual({ available: total('remaining'), reserved: total('reserved'), spent: total('spent') });
  const holds = await database.db.selectFrom('credit_hold').select(['id', 'amount', 'captured', 'status']).where('account_id', '=', accountId).execute();
  expect(holds.toSorted(byId)).toEqual(model.holds.map(({ id, amount, status }) => ({ id, amount, status, captured: status === 'captured' ? amount : 0 })).toSorted(byId));
  expect(await credits.available(database.db, accountId)).toBe(model.available(now));
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 40 }), days: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }), source: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('reserve' as const), amount: fc.integer({ min: 1, max: 60 }), key: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('capture' as const), hold: fc.nat({ max: 7 }) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('release' as const), hold: fc.nat({ max: 7 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('tick' as const), days: fc.integer({ min: 1, max: 25 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('expire' as const) }) },
);
type Step = (typeof step)['generate'] extends (...args: never[]) => { value: infer S } ? S : never;

/** Plays steps on the ledger and on the model alike, and compares after each. */
function createPlayer() {
  const accountId = randomUUID();
  const model = createLedgerModel();
  const granted = new Map<number, number>();
  const reserved = new Map<number, { amount: number; holdId: string }>();

  async function newestGrant(): Promise<string> {
    const known = new Set(model.grants.map(({ id }) => id));
    const added = (await readGrants(accountId)).filter(({ id }) => !known.has(id));
    expect(added).toHaveLength(1);
    return added[0]?.id ?? '';
  }

  async function playGrant({ amount, days, source }: Extract<Step, { act: 'grant' }>): Promise<void> {
    const expiresAt = days === null ? null : new Date(now.getTime() + days * dayMs);
    const earlier = granted.get(source);
    const granting = grantOf(accountId, amount, { source: String(source), expiresAt });
    if (earlier !== undefined && earlier !== amount) return void (await expect(granting).rejects.toThrow('with other values'));
    await granting;
    if (earlier !== undefined) return;
    granted.set(source, amount);
    model.addGrant({ id: await newestGrant(), amount, expiresAt });
  }

  async function playReserve({ amount, key }: Extract<Step, { act: 'reserve' }>): Promise<void> {
    const earlier = reserved.get(key);
    const reserving = reserve(accountId, amount, String(key));
    if (earlier !== undefined && earlier.amount !== amount) return void (await expect(reserving).rejects.toThrow('with other values'));
    if (earlier !== undefined) return expect(await reserving).toBe(earlier.holdId);
    const available = model.available(now);
    if (available < amount) return void (await expect(reserving).rejects.toMatchObject({ code: 'insufficient_credits', detail: { required: amount, available } }));
    const holdId = await reserving;
    reserved.set(key, { amount, holdId });
    model.reserve(holdId, amount, now);
  }

  async function playRelease(index: number): Promise<void> {
    const hold = model.holds[index];
    if (hold === undefined) return;
    await release(hold.id);
    const lost = model.release(hold, now);
    if (lost > 0) model.addGrant({ id: await newestGrant(), amount: lost, expiresAt: new Date(now.getTime() + 30 * dayMs) });
  }

  async function play(each: Step): Promise<void> {
    if (each.act === 'grant') await playGrant(each);
    else if (each.act === 'reserve') await playReserve(each);
    else if (each.act === 'release') await playRelease(each.hold);
    else if (each.act === 'tick') now = new Date(now.getTime() + each.days * dayMs);
    else if (each.act === 'capture') {
      const hold = model.holds[each.hold];
      if (hold === undefined) return;
      await capture(hold.id);
      model.capture(hold);
    } else {
      for (const { id } of model.grants) await database.transact((tx) => credits.expire(tx, accountId, id));
      model.expire(now);
    }
  }

  return {
    async playAll(steps: readonly Step[]): Promise<void> {
      for (const each of steps) {
        await play(each);
        await expectToMatch(accountId, model);
      }
    },
  };
}

describe('the ledger', () => {
  it('does as its model does, whatever the order of steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }), async (steps) => {
        now = start;
        // A first bucket makes most reservations meaningful; the steps add others around it.
        await createPlayer().playAll([{ act: 'grant', amount: 40, days: 20, source: 0 }, ...steps]);
      }),
      { seed: 20_260_501, numRuns: 150, interruptAfterTimeLimit: 40_000, endOnFailure: true },
    );
  });

  it('changes nothing when a step is repeated, and refuses a key that comes back with another request', async () => {
    const accountId = randomUUID();
    await grantOf(accountId, 20);
    await grantOf(accountId, 20);
    await expect(grantOf(accountId, 21)).rejects.toThrow('with other values');
    const holdId = await reserve(accountId, 5, 'a');
    expect(await reserve(accountId, 5, 'a')).toBe(holdId);
    await expect(reserve(accountId, 6, 'a')).rejects.toThrow('with other values');
    await capture(holdId);
    const entries = await readEntries(accountId);
    await capture(holdId);
    await release(holdId);
    expect(await reserve(accountId, 5, 'a')).toBe(holdId);
    expect(await readEntries(accountId)).toEqual(entries);
    expect(await readAccount(accountId)).toEqual({ available: 15, reserved: 0, spent: 5 });
  });

  it('refuses amounts that are not whole credits above zero, and unknown holds', async () => {
    const accountId = randomUUID();
    for (const amount of [0, -3, 1.5, Number.NaN]) {
      await expect(grantOf(accountId, amount)).rejects.toThrow(RangeError);
      await expect(reserve(accountId, amount, 'a')).rejects.toThrow(RangeError);
    }
    await expect(capture(randomUUID())).rejects.toThrow('unknown credit hold');
    await expect(release(randomUUID())).rejects.toThrow('unknown credit hold');
    expect(await readAccount(accountId)).toBeUndefined();
  });

  it('keeps its entries: none can be updated or deleted, and none added out of balance', async () => {
    const accountId = randomUUID();
    await grantOf(accountId, 20);
    const entries = await readEntries(accountId);
    const own = sql`where account_id = ${accountId}`;
    await expect(sql`update credit_entry set amount = amount * 2 ${own}`.execute(database.db)).rejects.toThrow('cannot be changed or deleted');
    await expect(sql`delete from credit_entry ${own}`.execute(database.db)).rejects.toThrow('cannot be changed or deleted');
    const [entry] = entries;
    if (entry === undefined) throw new Error('no entry');
    await expect(database.transact((tx) => tx.insertInto('credit_entry').values({ ...entry, account_id: accountId, amount: 1 }).execute())).rejects.toThrow('does not sum to zero');
    expect(await readEntries(accountId)).toEqual(entries);
  });

  it('undoes a step whose transaction fails, and does it once when it is tried again', async () => {
    const accountId = randomUUID();
    await grantOf(accountId, 20);
    const order = { accountId, amount: 5, key: `${accountId}:a`, reference: 'test', description: 'Test' };
    const crash = new Error('the process dies before the commit');
    await expect(database.transact(async (tx) => { await credits.reserve(tx, order); throw crash; })).rejects.toThrow(crash);
    expect(await readAccount(accountId)).toEqual({ available: 20, reserved: 0, spent: 0 });
    await reserve(accountId, 5, 'a');
    await reserve(accountId, 5, 'a');
    expect(await readAccount(accountId)).toEqual({ available: 15, reserved: 5, spent: 0 });
  });

  it('closes expired buckets in its sweep, once', async () => {
    const accountId = randomUUID();
    now = start;
    await grantOf(accountId, 9, { source: 'ends', expiresAt: new Date(now.getTime() + dayMs) });
    await grantOf(accountId, 4, { source: 'stays' });
    now = new Date(now.getTime() + dayMs);
    expect(await credits.available(database.db, accountId)).toBe(4);
    await sweepCredits({ database, clock, credits });
    const entries = await readEntries(accountId);
    expect(entries.filter(({ bucket }) => bucket === 'expired').map(({ amount }) => amount)).toEqual([9]);
    await sweepCredits({ database, clock, credits });
    expect(await readEntries(accountId)).toEqual(entries);
    expect(await readAccount(accountId)).toEqual({ available: 4, reserved: 0, spent: 0 });
  });
});

describe('at once', () => {
  it('grants exactly as many reservations as the balance covers', async () => {
    const accountId = randomUUID();
    const [balance, price] = [100, 7];
    await grantOf(accountId, balance);
    const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => reserve(accountId, price, `at-once-${index}`)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(Math.floor(balance / price));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
    expect(new Set(refusals)).toEqual(new Set(['insufficient_credits']));
    expect(await readAccount(accountId)).toEqual({ available: balance % price, reserved: balance - (balance % price), spent: 0 });
  });

  it('answers one key with one hold, and one source with one grant', async () => {
    const accountId = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => grantOf(accountId, 30)));
    const holds = await Promise.all(Array.from({ length: 8 }, () => reserve(accountId, 10, 'same')));
    expect(new Set(holds).size).toBe(1);
    expect(await readAccount(accountId)).toEqual({ available: 20, reserved: 10, spent: 0 });
  });

  it('settles a hold one way only', async () => {
    const accountId = randomUUID();
    await grantOf(accountId, 30);
    const holdId = await reserve(accountId, 10, 'a');
    await Promise.all([capture(holdId), release(holdId), capture(holdId), release(holdId)]);
    const account = await readAccount(accountId);
    expect([{ available: 20, reserved: 0, spent: 10 }, { available: 30, reserved: 0, spent: 0 }]).toContainEqual(account);
    expect((await readEntries(accountId)).filter(({ bucket, amount }) => bucket === 'reserved' && amount < 0)).toHaveLength(1);
  });
});
