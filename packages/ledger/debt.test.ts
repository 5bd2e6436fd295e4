import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const periodOf = (from: number) => ({ start: world.inDays(from), end: world.inDays(from + 30) });
const invoice = (account: LedgerAccount, id = 'one') => [account.sourceOf('invoice', id)];

/** An account that paid for 200 credits and 20 of bonus, used 80 of them and holds 30. */
async function subscriber() {
  const account = world.createAccount();
  await account.refresh('one', { ...periodOf(0), monthly: 200, bonus: 20 });
  await account.capture(await account.reserve(80));
  return { account, holdId: await account.reserve(30) };
}

describe('a payment that is taken back', () => {
  it('takes what is left, of plan and bonus, and what was used is owed; no balance falls below zero', async () => {
    const { account } = await subscriber();
    expect(await account.clawBack(invoice(account), 'dispute')).toEqual({ taken: 110, owed: 80 });
    expect(await account.summarise()).toMatchObject({ available: 0, owed: 80, totalUsed: 80 });
    expect(await account.history()).toEqual(['clawed back 110', 'used 80', 'granted 220']);
  });

  it('is taken back once, whatever it is announced as, and the same is answered to the same', async () => {
    const { account } = await subscriber();
    const first = await account.clawBack(invoice(account), 'refund');
    expect(await account.clawBack(invoice(account), 'refund')).toEqual(first);
    expect(await account.clawBack(invoice(account), 'dispute')).toEqual({ taken: 0, owed: 0 });
    expect((await account.summarise()).owed).toBe(80);
    await expect(account.clawBack([account.sourceOf('invoice', 'two')], 'refund')).rejects.toThrow(
      'with other values',
    );
  });

  it('takes what is held when the hold is given back, and is owed it when it is spent', async () => {
    const [returned, spent, half] = [await subscriber(), await subscriber(), await subscriber()];
    for (const { account } of [returned, spent, half]) await account.clawBack(invoice(account));
    await returned.account.release(returned.holdId);
    await spent.account.capture(spent.holdId);
    await half.account.capture(half.holdId, 10);
    expect(await returned.account.summarise()).toMatchObject({ available: 0, owed: 80 });
    expect(await spent.account.summarise()).toMatchObject({
      available: 0,
      owed: 110,
      totalUsed: 110,
    });
    expect(await half.account.summarise()).toMatchObject({ available: 0, owed: 90, totalUsed: 90 });
  });

  it('takes its credits as they come, where they come after it', async () => {
    const account = world.createAccount();
    expect(await account.clawBack(invoice(account))).toEqual({ taken: 0, owed: 0 });
    await account.refresh('one', periodOf(0));
    expect(await account.summarise()).toMatchObject({ available: 0, owed: 0 });
    expect(await account.history()).toEqual(['clawed back 200', 'granted 200', 'clawed back 0']);
  });

  it('takes what had come back from holds of its credits, too', async () => {
    const account = world.createAccount();
    await account.refresh('one', { ...periodOf(0), monthly: 50 });
    const holdId = await account.reserve(30);
    world.advanceDays(31);
    await account.release(holdId);
    expect(await account.available()).toBe(30);
    // What had expired unused is neither there nor used.
    expect(await account.clawBack(invoice(account))).toEqual({ taken: 30, owed: 0 });
    expect(await account.available()).toBe(0);
  });

  it('takes what had come back from a hold of what had come back', async () => {
    const account = world.createAccount();
    await account.refresh('one', { ...periodOf(0), monthly: 50 });
    const holdId = await account.reserve(50);
    world.advanceDays(31);
    await account.release(holdId);
    const again = await account.reserve(50);
    world.advanceDays(31);
    await account.release(again);
    expect(await account.clawBack(invoice(account))).toEqual({ taken: 50, owed: 0 });
  });

  it('touches no other credits', async () => {
    const { account } = await subscriber();
    await account.open();
    await account.buy(40);
    await account.clawBack(invoice(account));
    expect(await account.summarise()).toMatchObject({ available: 540, owed: 80 });
  });
});

describe('what is owed', () => {
  it('is paid by credits that are bought, and never by the gift or the free allowance', async () => {
    const account = world.createAccount();
    await account.refresh('one', { ...periodOf(0), monthly: 50 });
    await account.capture(await account.reserve(50));
    await account.clawBack(invoice(account));
    await account.open();
    await account.returnToFree(world.inDays(1));
    world.advanceDays(1);
    await world.database.transact((tx) => world.credits.rollDue(tx, account.accountId));
    expect(await account.summarise()).toMatchObject({ available: 515, owed: 50 });
    await account.buy(20);
    expect(await account.summarise()).toMatchObject({ available: 515, owed: 30 });
    await account.refresh('two', { ...periodOf(0), monthly: 25, bonus: 10 });
    expect(await account.summarise()).toMatchObject({ available: 505, owed: 0 });
    expect((await account.history()).slice(0, 6)).toEqual([
      'clawed back 30',
      'granted 35',
      'expired 15',
      'clawed back 20',
      'granted 20',
      'granted 15',
    ]);
  });

  it('comes back where the payment that had paid it is taken back as well', async () => {
    const account = world.createAccount();
    await account.buy(50, { source: 'one' });
    await account.capture(await account.reserve(50));
    await account.clawBack([account.sourceOf('purchase', 'one')]);
    await account.buy(80, { source: 'two' });
    expect(await account.summarise()).toMatchObject({ available: 30, owed: 0 });
    expect(await account.clawBack([account.sourceOf('purchase', 'two')])).toEqual({
      taken: 30,
      owed: 50,
    });
    expect(await account.summarise()).toMatchObject({ available: 0, owed: 50 });
  });

  it("is paid by a refund of what made it, and the rest is the creator's", async () => {
    const account = world.createAccount();
    await account.buy(50, { source: 'one' });
    const holdId = await account.reserve(50);
    await account.capture(holdId);
    await account.clawBack([account.sourceOf('purchase', 'one')]);
    await account.buy(30, { source: 'two' });
    expect(await account.summarise()).toMatchObject({ available: 0, owed: 20 });
    await account.refund(holdId, 45);
    expect(await account.summarise()).toMatchObject({ available: 25, owed: 0, totalUsed: 5 });
    // They were paid for by the second payment: the first one has no claim to them.
    expect(await account.clawBack([account.sourceOf('purchase', 'one')], 'dispute')).toEqual({
      taken: 0,
      owed: 0,
    });
    expect(await account.available()).toBe(25);
  });
});
