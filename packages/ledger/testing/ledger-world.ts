import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../apps/server/database/database.ts';
import { openTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { createCredits, type Credits } from '../credits.ts';
import { readSummary } from './read-summary.ts';

const dayMs = 86_400_000;

/** The ledger on a database of the project's engine, with a clock that stands until it is moved. */
export async function openLedgerWorld({
  start = '2026-05-10T00:00:00Z',
  gift = 500,
}: { start?: string; gift?: number } = {}) {
  const database = await openTestDatabase();
  let now = new Date(start);
  const clock = { now: () => now };
  const credits = createCredits({ clock, signupGiftCredits: gift });
  const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.transact(work);

  /** One account and what is done with it, each operation in a transaction of its own. */
  function createAccount(accountId: string = randomUUID()) {
    const sourceOf = (type: string, id: string) => ({ type, id: `${accountId}:${id}` });
    return {
      accountId,
      sourceOf,
      open: (isGuest = false) => transact((tx) => credits.openAccount(tx, { accountId, isGuest })),
      buy: (
        amount: number,
        { source = 'one', expiresAt = null }: { source?: string; expiresAt?: Date | null } = {},
      ) =>
        transact((tx) =>
          credits.grant(tx, {
            accountId,
            kind: 'purchase',
            amount,
            expiresAt,
            source: sourceOf('purchase', source),
            description: 'Test',
          }),
        ),
      topUp: (
        amount: number,
        {
          source = 'one',
          periodStart,
          expiresAt,
        }: { source?: string; periodStart: Date; expiresAt: Date },
      ) =>
        transact((tx) =>
          credits.grant(tx, {
            accountId,
            kind: 'plan',
            amount,
            periodStart,
            expiresAt,
            source: sourceOf('upgrade', source),
            description: 'Upgrade',
          }),
        ),
      refresh: (id: string, period: { start: Date; end: Date; monthly?: number; bonus?: number }) =>
        transact((tx) =>
          credits.refresh(tx, {
            accountId,
            monthlyCredits: period.monthly ?? 200,
            bonusCredits: period.bonus ?? 0,
            periodStart: period.start,
            periodEnd: period.end,
            source: sourceOf('invoice', id),
            description: 'Starter plan',
          }),
        ),
      returnToFree: (at: Date) => transact((tx) => credits.returnToFree(tx, { accountId, at })),
      reserve: (amount: number, key: string = randomUUID()) =>
        transact((tx) =>
          credits.reserve(tx, {
            accountId,
            amount,
            key,
            reference: 'content:test',
            description: 'Scene',
          }),
        ),
      capture: (holdId: string, amount?: number) =>
        transact((tx) => credits.capture(tx, holdId, amount)),
      release: (holdId: string) => transact((tx) => credits.release(tx, holdId)),
      refund: (holdId: string, amount: number, key: string = randomUUID()) =>
        transact((tx) => credits.refund(tx, { holdId, amount, key, description: 'Sorry' })),
      clawBack: (sources: readonly { type: string; id: string }[], key: string = randomUUID()) =>
        transact((tx) =>
          credits.clawback(tx, { accountId, sources, key, description: 'Payment returned' }),
        ),
      available: () => credits.available(database.db, accountId),
      summarise: () => readSummary(credits, database.db, accountId),
      /** Lines of the history of use as `kind credits`, newest first. */
      history: async () =>
        (await credits.listUsage(database.db, accountId, { page: 1, pageSize: 100 })).items.map(
          ({ kind, credits: amount }) => `${kind} ${amount}`,
        ),
    };
  }

  return {
    database,
    clock,
    credits,
    createAccount,
    /** A moment so many days from now; the past with a minus. */
    inDays: (days: number) => new Date(now.getTime() + days * dayMs),
    advanceDays(days: number): void {
      now = new Date(now.getTime() + days * dayMs);
    },
    setNow(moment: Date): void {
      now = moment;
    },
  };
}

export type LedgerWorld = Awaited<ReturnType<typeof openLedgerWorld>>;
export type LedgerAccount = ReturnType<LedgerWorld['createAccount']>;
export type LedgerOperation = (tx: Tx, credits: Credits) => Promise<unknown>;
