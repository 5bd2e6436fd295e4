import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundBooks } from './testing/books.ts';
import {
  type LedgerAccount,
  type LedgerOperation,
  type LedgerWorld,
  openLedgerWorld,
} from './testing/ledger-world.ts';

let world: LedgerWorld;

beforeAll(async () => {
  world = await openLedgerWorld();
});
afterAll(() => world.database.close());

/** Everything that is written about an account. */
async function readBooks({ accountId }: LedgerAccount) {
  const { db } = world.database;
  const holds = await db
    .selectFrom('credit_hold')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return {
    account: await db
      .selectFrom('credit_account')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute(),
    grants: await db
      .selectFrom('credit_grant')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    holds,
    parts:
      holds.length === 0
        ? []
        : await db
            .selectFrom('credit_hold_allocation')
            .selectAll()
            .where(
              'hold_id',
              'in',
              holds.map(({ id }) => id),
            )
            .orderBy('hold_id')
            .orderBy('grant_id')
            .execute(),
    transactions: await db
      .selectFrom('credit_transaction')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    entries: await db
      .selectFrom('credit_entry')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    clawedBack: await db
      .selectFrom('credit_clawed_back_source')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('source_id')
      .execute(),
  };
}

const crash = new Error('the process dies');

/** Dies at one of the statements of a transaction, before it is sent. */
function dieAt(statement: number): KyselyPlugin {
  let sent = 0;
  return {
    transformQuery({ node }) {
      sent += 1;
      if (sent === statement) throw crash;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

interface Case {
  readonly name: string;
  /** Brings an account to where the operation makes sense. */
  prepare(account: LedgerAccount): Promise<LedgerOperation>;
  /** The transactions it writes. */
  readonly writes: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'grant',
    writes: ['grant'],
    prepare:
      async ({ accountId, sourceOf }) =>
      (tx, credits) =>
        credits.grant(tx, {
          accountId,
          kind: 'purchase',
          amount: 30,
          expiresAt: null,
          source: sourceOf('purchase', 'two'),
          description: 'Test',
        }),
  },
  {
    name: 'grant to who owes',
    writes: ['grant', 'clawback'],
    async prepare(account) {
      await account.capture(await account.reserve(10));
      await account.clawBack([account.sourceOf('purchase', 'one')]);
      return (tx, credits) =>
        credits.grant(tx, {
          accountId: account.accountId,
          kind: 'purchase',
          amount: 30,
          expiresAt: null,
          source: account.sourceOf('purchase', 'two'),
          description: 'Test',
        });
    },
  },
  {
    name: 'refresh',
    writes: ['expire', 'grant'],
    async prepare(account) {
      await account.open(true);
      const [periodStart, periodEnd] = [world.inDays(0), world.inDays(30)];
      return (tx, credits) =>
        credits.refresh(tx, {
          accountId: account.accountId,
          monthlyCredits: 700,
          bonusCredits: 50,
          periodStart,
          periodEnd,
          source: account.sourceOf('invoice', 'one'),
          description: 'Plus plan',
        });
    },
  },
  {
    name: 'return to free',
    writes: ['expire', 'grant'],
    async prepare(account) {
      await account.refresh('one', { start: world.inDays(-20), end: world.inDays(10) });
      const at = world.inDays(-1);
      return (tx, credits) => credits.returnToFree(tx, { accountId: account.accountId, at });
    },
  },
  {
    name: 'open an account',
    writes: ['grant'],
    prepare:
      async ({ accountId }) =>
      (tx, credits) =>
        credits.openAccount(tx, { accountId, isGuest: false }),
  },
  {
    name: 'open a guest',
    writes: ['grant'],
    prepare:
      async ({ accountId }) =>
      (tx, credits) =>
        credits.openAccount(tx, { accountId, isGuest: true }),
  },
  {
    name: 'roll',
    writes: ['expire', 'grant'],
    async prepare(account) {
      await account.open(true);
      world.advanceDays(40);
      return (tx, credits) => credits.rollDue(tx, account.accountId);
    },
  },
  {
    name: 'reserve',
    writes: ['reserve'],
    prepare:
      async ({ accountId }) =>
      (tx, credits) =>
        credits.reserve(tx, {
          accountId,
          amount: 25,
          key: accountId,
          reference: 'test',
          description: 'Scene',
        }),
  },
  {
    name: 'reserve where an allowance is due',
    writes: ['expire', 'grant', 'reserve'],
    async prepare(account) {
      await account.open(true);
      world.advanceDays(40);
      return (tx, credits) =>
        credits.reserve(tx, {
          accountId: account.accountId,
          amount: 60,
          key: account.accountId,
          reference: 'test',
          description: 'Scene',
        });
    },
  },
  {
    name: 'capture',
    writes: ['capture'],
    async prepare(account) {
      const holdId = await account.reserve(20);
      return (tx, credits) => credits.capture(tx, holdId);
    },
  },
  {
    name: 'capture a part',
    writes: ['capture', 'release'],
    async prepare(account) {
      const holdId = await account.reserve(20);
      return (tx, credits) => credits.capture(tx, holdId, 5);
    },
  },
  {
    name: 'release',
    writes: ['release'],
    async prepare(account) {
      const holdId = await account.reserve(20);
      return (tx, credits) => credits.release(tx, holdId);
    },
  },
  {
    name: 'release to a bucket that has ended',
    writes: ['release'],
    async prepare(account) {
      await account.buy(15, { source: 'short', expiresAt: world.inDays(1) });
      const holdId = await account.reserve(20);
      world.advanceDays(2);
      return (tx, credits) => credits.release(tx, holdId);
    },
  },
  {
    name: 'refund',
    writes: ['refund'],
    async prepare(account) {
      const holdId = await account.reserve(20);
      await account.capture(holdId);
      return (tx, credits) =>
        credits.refund(tx, { holdId, amount: 12, key: holdId, description: 'Sorry' });
    },
  },
  {
    name: 'claw back',
    writes: ['clawback'],
    async prepare(account) {
      await account.capture(await account.reserve(20));
      return (tx, credits) =>
        credits.clawback(tx, {
          accountId: account.accountId,
          sources: [account.sourceOf('purchase', 'one')],
          key: account.accountId,
          description: 'Payment returned',
        });
    },
  },
  {
    name: 'expire',
    writes: ['expire'],
    async prepare(account) {
      const expiresAt = world.inDays(1);
      await account.buy(15, { source: 'short', expiresAt });
      world.advanceDays(2);
      const { id } = await world.database.db
        .selectFrom('credit_grant')
        .select('id')
        .where('account_id', '=', account.accountId)
        .where('expires_at', '=', expiresAt)
        .executeTakeFirstOrThrow();
      return (tx, credits) => credits.expire(tx, account.accountId, id);
    },
  },
];

describe('a process that dies', () => {
  it.each(cases)(
    'at any statement of "$name", or after its commit, leaves nothing half done and nothing done twice',
    async ({ prepare, writes }) => {
      const account = world.createAccount();
      await account.buy(50);
      const operation = await prepare(account);
      const before = await readBooks(account);
      const attempt = (deathAt: number) =>
        world.database.transact((tx) => operation(tx.withPlugin(dieAt(deathAt)), world.credits));

      let deaths = 0;
      while (
        await attempt(deaths + 1).then(
          () => false,
          (error: unknown) => error === crash,
        )
      ) {
        deaths += 1;
        expect(await readBooks(account)).toEqual(before);
      }
      // The attempt that lived has committed; its answer is lost and it is asked for again.
      const after = await readBooks(account);
      expect(deaths).toBeGreaterThan(2);
      const written = after.transactions
        .filter(({ id }) => !before.transactions.some((earlier) => earlier.id === id))
        .map(({ type }) => type);
      expect(written.toSorted()).toEqual(writes.toSorted());
      await world.database.transact((tx) => operation(tx, world.credits));
      expect(await readBooks(account)).toEqual(after);
    },
  );

  it('leaves sound books', () => expectSoundBooks(world.database));
});
