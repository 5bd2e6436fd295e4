import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { sweepCredits } from './jobs.ts';
import { expectSoundBooks } from './testing/books.ts';
import { type LedgerAccount, type LedgerWorld, openLedgerWorld } from './testing/ledger-world.ts';

let world: LedgerWorld;
const start = new Date('2026-01-31T10:00:00Z');

beforeAll(async () => {
  world = await openLedgerWorld();
});
beforeEach(() => world.setNow(start));
afterAll(() => world.database.close());

const sweep = () => sweepCredits(world);
const at = (moment: string) => world.setNow(new Date(moment));
const openBuckets = async ({ accountId }: LedgerAccount) =>
  (
    await world.database.db
      .selectFrom('credit_grant')
      .select(['kind', 'remaining'])
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('remaining', '>', 0)
      .execute()
  )
    .map(({ kind, remaining }) => `${kind} ${remaining}`)
    .toSorted();

describe('the free plan', () => {
  it('gives a guest 15 on the same day of each month, and what is left does not roll over [CREDITS-2]', async () => {
    const guest = world.createAccount();
    await guest.open(true);
    await guest.capture(await guest.reserve(10));
    for (const [day, next] of [
      ['2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
      ['2026-03-31T10:00:00Z', '2026-04-30T10:00:00Z'],
      ['2026-04-30T10:00:00Z', '2026-05-31T10:00:00Z'],
    ] as const) {
      at(day);
      expect(await guest.summarise()).toMatchObject({ available: 15, nextRefresh: new Date(next) });
      await sweep();
      expect(await guest.summarise()).toMatchObject({ available: 15, nextRefresh: new Date(next) });
      expect(await openBuckets(guest)).toEqual(['free 15']);
    }
  });

  it('gives a gifted account its 15 from the second month on, beside the gift', async () => {
    const account = world.createAccount();
    await account.open();
    expect(await account.summarise()).toMatchObject({
      available: 500,
      nextRefresh: new Date('2026-02-28T10:00:00Z'),
    });
    at('2026-02-28T09:59:59.999Z');
    await sweep();
    expect(await account.available()).toBe(500);
    at('2026-02-28T10:00:00Z');
    expect(await account.available()).toBe(515);
    expect(await account.reserve(515)).toBeTypeOf('string');
    expect(await account.available()).toBe(0);
  });

  it('gives one allowance, that of the running month, after three months without a server', async () => {
    const guest = world.createAccount();
    await guest.open(true);
    at('2026-05-03T00:00:00Z');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await guest.history()).toEqual(['granted 15', 'expired 15', 'granted 15']);
    expect(await guest.summarise()).toMatchObject({
      available: 15,
      nextRefresh: new Date('2026-05-31T10:00:00Z'),
    });
  });

  it('keeps the gift and the month of a guest who becomes an account', async () => {
    const guest = world.createAccount();
    await guest.open(true);
    world.advanceDays(5);
    await guest.open();
    expect(await guest.summarise()).toMatchObject({
      available: 515,
      nextRefresh: new Date('2026-02-28T10:00:00Z'),
    });
    at('2026-02-28T10:00:00Z');
    expect(await guest.available()).toBe(515);
  });

  it('gives a closed account nothing more', async () => {
    const account = world.createAccount();
    await account.open(true);
    await world.database.transact((tx) => world.credits.forgetPerson(tx, account.accountId));
    at('2026-06-01T00:00:00Z');
    await sweep();
    expect(await account.summarise()).toMatchObject({ available: 0, nextRefresh: null });
    expect(
      (
        await world.credits.listUsage(world.database.db, account.accountId, {
          page: 1,
          pageSize: 9,
        })
      ).items.map(({ description }) => description),
    ).toEqual(['Credits expired', 'Closed account']);
  });

  it('is refreshed for all, more than a batch of them, though one account fails', async () => {
    const guests = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const guest = world.createAccount();
        await guest.open(true);
        return guest;
      }),
    );
    at('2026-03-01T00:00:00Z');
    const [poisoned] = guests;
    const { credits } = world;
    const failing = {
      ...credits,
      rollDue: (tx: Parameters<typeof credits.rollDue>[0], id: string) =>
        id === poisoned?.accountId
          ? Promise.reject(new Error('broken row'))
          : credits.rollDue(tx, id),
    };
    await expect(sweepCredits({ ...world, credits: failing }, 7)).rejects.toThrow('1 times');
    const due = await world.database.db
      .selectFrom('credit_account')
      .select('account_id')
      .where('free_due', '<=', world.clock.now())
      .execute();
    expect(due).toEqual([{ account_id: poisoned?.accountId }]);
    await sweepCredits(world, 7);
    for (const guest of guests) expect(await openBuckets(guest)).toEqual(['free 15']);
  });
});

describe('a paid plan', () => {
  it('closes the free allowance and the last period, keeps the gift, and stops the free clock [CREDITS-3]', async () => {
    const account = world.createAccount();
    await account.open();
    await account.refresh('one', {
      start: world.inDays(0),
      end: world.inDays(28),
      monthly: 700,
      bonus: 50,
    });
    expect(await openBuckets(account)).toEqual(['bonus 50', 'gift 500', 'plan 700']);
    await account.capture(await account.reserve(100));
    world.advanceDays(28);
    expect(await account.available()).toBe(500);
    await account.refresh('two', {
      start: world.inDays(0),
      end: world.inDays(31),
      monthly: 700,
      bonus: 50,
    });
    await sweep();
    expect(await openBuckets(account)).toEqual(['bonus 50', 'gift 500', 'plan 700']);
    expect(await account.summarise()).toMatchObject({
      available: 1250,
      nextRefresh: world.inDays(31),
      totalUsed: 100,
    });
    expect(await account.history()).toEqual([
      'granted 750',
      'expired 650',
      'used 100',
      'granted 750',
      'granted 500',
    ]);
  });

  it('opens a period that is over as expired, and an older one that comes late', async () => {
    const account = world.createAccount();
    await account.refresh('over', { start: world.inDays(-60), end: world.inDays(-30) });
    expect(await openBuckets(account)).toEqual([]);
    await account.refresh('new', { start: world.inDays(-3), end: world.inDays(27) });
    await account.refresh('late', { start: world.inDays(-30), end: world.inDays(9) });
    await account.topUp(70, { periodStart: world.inDays(-30), expiresAt: world.inDays(9) });
    expect(await openBuckets(account)).toEqual(['plan 200']);
    expect((await account.summarise()).nextRefresh).toEqual(world.inDays(27));
  });

  it('gives what a hold took from a closed period back for thirty days', async () => {
    const account = world.createAccount();
    await account.refresh('one', { start: world.inDays(0), end: world.inDays(28), monthly: 40 });
    const holdId = await account.reserve(30);
    await account.refresh('upgrade', {
      start: world.inDays(2),
      end: world.inDays(30),
      monthly: 90,
    });
    expect(await account.available()).toBe(90);
    await account.release(holdId);
    expect(await openBuckets(account)).toEqual(['plan 90', 'refund 30']);
    world.advanceDays(30);
    expect(await account.available()).toBe(0);
  });

  it('ends in the free plan, from that moment on, monthly', async () => {
    const account = world.createAccount();
    await account.open(true);
    await account.refresh('one', { start: world.inDays(0), end: world.inDays(28) });
    const end = world.inDays(28);
    await account.returnToFree(end);
    await account.returnToFree(world.inDays(-5));
    expect(await account.summarise()).toMatchObject({ available: 200, nextRefresh: end });
    world.setNow(end);
    expect(await account.available()).toBe(15);
    expect(await account.reserve(15)).toBeTypeOf('string');
    at('2026-03-31T00:00:00Z');
    await sweep();
    expect(await account.summarise()).toMatchObject({
      available: 15,
      nextRefresh: new Date('2026-04-28T10:00:00Z'),
    });
  });

  it('takes over again after a return to the free plan, also when that is told late', async () => {
    const account = world.createAccount();
    await account.refresh('one', { start: world.inDays(0), end: world.inDays(28) });
    await account.refresh('again', {
      start: world.inDays(40),
      end: world.inDays(70),
      monthly: 300,
    });
    await account.returnToFree(world.inDays(28));
    world.advanceDays(41);
    await sweep();
    expect(await openBuckets(account)).toEqual(['plan 300']);
  });

  it('counts more than the return to the free plan that is told for the same moment, before it or after', async () => {
    const [before, after] = [world.createAccount(), world.createAccount()];
    for (const account of [before, after])
      await account.refresh('one', { start: world.inDays(-30), end: world.inDays(0) });
    const renewal = { start: world.inDays(0), end: world.inDays(30), monthly: 300 };
    await before.returnToFree(world.inDays(0));
    await before.refresh('two', renewal);
    await after.refresh('two', renewal);
    await after.returnToFree(world.inDays(0));
    for (const account of [before, after])
      expect(await account.summarise()).toMatchObject({
        available: 300,
        nextRefresh: world.inDays(30),
      });
  });

  it.each([
    { told: 'a month ago', end: -30 },
    { told: 'this moment', end: 0 },
    { told: 'in a week', end: 7 },
  ])('ends at an end that was told before the period itself, of $told', async ({ end }) => {
    const [before, after] = [world.createAccount(), world.createAccount()];
    const period = { start: world.inDays(end - 28), end: world.inDays(end) };
    const topUp = { periodStart: period.start, expiresAt: period.end };
    for (const account of [before, after]) await account.open(true);
    await after.refresh('one', period);
    await after.topUp(70, topUp);
    await after.returnToFree(period.end);
    await before.returnToFree(period.end);
    expect(await before.available()).toBe(15);
    await before.refresh('one', period);
    await before.topUp(70, topUp);
    expect(await openBuckets(before)).toEqual(await openBuckets(after));
    expect((await before.summarise()).nextRefresh).toEqual((await after.summarise()).nextRefresh);
    world.advanceDays(40);
    await sweep();
    for (const account of [before, after])
      expect(await account.summarise()).toMatchObject({
        available: 15,
        nextRefresh: (await after.summarise()).nextRefresh,
      });
  });

  it('refuses periods and amounts that cannot be', async () => {
    const account = world.createAccount();
    await expect(
      account.refresh('one', { start: world.inDays(1), end: world.inDays(1) }),
    ).rejects.toThrow(RangeError);
    for (const amount of [0, -1, 0.5, 100_000_001]) {
      await expect(
        account.refresh('one', { start: world.inDays(0), end: world.inDays(1), monthly: amount }),
      ).rejects.toThrow(RangeError);
      if (amount !== 0)
        await expect(
          account.refresh('one', { start: world.inDays(0), end: world.inDays(1), bonus: amount }),
        ).rejects.toThrow(RangeError);
    }
    await account.refresh('one', { start: world.inDays(0), end: world.inDays(30) });
    await expect(
      account.refresh('one', { start: world.inDays(0), end: world.inDays(31) }),
    ).rejects.toThrow('with other values');
  });
});

describe('webhook events of payments', () => {
  /** A subscription's life: two months, an upgrade within the second, a refund of the first, its end, and a new start. */
  const webhookEvents: readonly ((account: LedgerAccount) => Promise<unknown>)[] = [
    (account) =>
      account.refresh('one', {
        start: new Date('2026-02-01'),
        end: new Date('2026-03-01'),
        monthly: 200,
      }),
    (account) =>
      account.refresh('two', {
        start: new Date('2026-03-01'),
        end: new Date('2026-04-01'),
        monthly: 700,
        bonus: 50,
      }),
    (account) =>
      account.topUp(120, {
        periodStart: new Date('2026-03-01'),
        expiresAt: new Date('2026-04-01'),
      }),
    (account) => account.clawBack([account.sourceOf('invoice', 'one')], 'refund'),
    (account) => account.returnToFree(new Date('2026-04-01')),
    (account) =>
      account.refresh('three', {
        start: new Date('2026-05-10'),
        end: new Date('2026-06-10'),
        monthly: 3000,
        bonus: 250,
      }),
    (account) =>
      account.topUp(90, {
        source: 'two',
        periodStart: new Date('2026-05-10'),
        expiresAt: new Date('2026-06-10'),
      }),
  ];
  const order = fc.shuffledSubarray([...webhookEvents, ...webhookEvents], {
    minLength: webhookEvents.length * 2,
  });

  it.each([
    {
      moment: '2026-03-20T00:00:00Z',
      told: 4,
      open: ['bonus 50', 'plan 120', 'plan 700'],
      available: 870,
    },
    { moment: '2026-04-20T00:00:00Z', told: 5, open: ['free 15'], available: 15 },
    {
      moment: '2026-05-20T00:00:00Z',
      told: 7,
      open: ['bonus 250', 'plan 3000', 'plan 90'],
      available: 3340,
    },
  ])(
    'come to the same in any order and any number, on $moment',
    async ({ moment, told, open, available }) => {
      await fc.assert(
        fc.asyncProperty(order, async (shuffled) => {
          const account = world.createAccount();
          world.setNow(start);
          await account.open(true);
          at(moment);
          for (const deliver of shuffled)
            if (webhookEvents.indexOf(deliver) < told) await deliver(account);
          expect(await openBuckets(account)).toEqual(open);
          expect(await account.available()).toBe(available);
          await sweep();
          expect(await openBuckets(account)).toEqual(open);
        }),
        { seed: 11, numRuns: asOften(60, 12), endOnFailure: true },
      );
    },
  );

  it('leave sound books', () => expectSoundBooks(world.database));
});
