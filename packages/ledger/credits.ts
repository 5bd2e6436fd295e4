import type { Clock, Queryable, Tx } from './host.ts';
import { createAllowances, type RefreshOrder } from './allowances.ts';
import { type ClawbackResult, createDebt } from './debt.ts';
import { createGrants, type GrantOrder } from './grants.ts';
import { createHolds, type RefundOrder, type ReserveOrder } from './holds.ts';
import { type CountCredits, createLedger } from './ledger.ts';
import { type CreditSummary, createQueries, type UsagePage } from './queries.ts';
import * as repository from './credits.repository.ts';
import type { Overview } from './usage.repository.ts';

/**
 * The credit ledger. Each operation works in the transaction it is handed, locks the account's row first, and leaves every
 * transaction's entries summing to zero. The same key with the same request changes nothing a second time; with another
 * request it is an error. Amounts are whole credits above zero (RangeError otherwise).
 */
export interface Credits {
  /** Adds a bucket of credits; the same source adds it once. Bought credits first pay the account's debt. */
  grant(tx: Tx, order: GrantOrder): Promise<void>;

  /**
   * A paid plan's period begins: what is left of earlier allowances is closed, this one's is opened, and the free plan's
   * clock stops. The same source does it once. Whatever the order in which periods are announced, the newest is the open
   * one: an older one that comes late is opened and closed at once.
   */
  refresh(tx: Tx, order: RefreshOrder): Promise<void>;

  /** A subscription has ended: the free plan's allowance comes each month from `at` on. Without effect where a newer period is known; remembered where its period is not known yet. */
  returnToFree(tx: Tx, order: { accountId: string; at: Date }): Promise<void>;

  /** Books the free plan's allowance if it is due. Three months late it comes once, for the month that runs. */
  rollDue(tx: Tx, accountId: string): Promise<void>;

  /**
   * Holds credits until they are captured or released, soonest-expiring first.
   * @returns the hold's id
   * @throws AppError insufficient_credits with `{required, available}`
   */
  reserve(tx: Tx, order: ReserveOrder): Promise<string>;

  /** Spends a hold, all of it or `amount`, and gives the rest back; a hold that is already settled stays as it is. */
  capture(tx: Tx, holdId: string, amount?: number): Promise<void>;

  /**
   * Gives a hold back; one that is already settled stays as it is. Credits whose bucket ended meanwhile would be lost
   * through no fault of the creator: they come back in a bucket of 30 days.
   */
  release(tx: Tx, holdId: string): Promise<void>;

  /** Gives captured credits of a hold back, as {@link release} does. @throws RangeError for more than was captured */
  refund(tx: Tx, order: RefundOrder): Promise<void>;

  /**
   * Takes back what remains of the buckets of these sources, whose payment was refunded or disputed. What was used is owed,
   * and paid by the next credits that are bought; no balance falls below zero. What is reserved is taken, or owed, when its
   * hold is settled. Sources that have not come yet are remembered.
   */
  clawback(
    tx: Tx,
    order: {
      accountId: string;
      sources: readonly repository.Source[];
      key: string;
      description: string;
    },
  ): Promise<ClawbackResult>;

  /** Closes a bucket whose time has passed; doing it again changes nothing. */
  expire(tx: Tx, accountId: string, grantId: string): Promise<void>;

  /**
   * Gives a new account its first credits, once, and starts the free plan's months: the sign-up gift stands instead of the
   * first allowance for people with an account; guests get the allowance. A guest who becomes a permanent user gets the gift then.
   */
  openAccount(tx: Tx, account: { accountId: string; isGuest: boolean }): Promise<void>;

  /** Credits that can be reserved now. The cost does not grow with the account's history. */
  available(db: Queryable, accountId: string): Promise<number>;
  /** The figures of the header and the profile. @param overview as a query has read it, beside what else it asks: `overviewColumn` */
  summarise(overview: Overview): CreditSummary;
  /** One page, from 1, of all that happened to the credits, newest first. */
  listUsage(
    db: Queryable,
    accountId: string,
    page: { page: number; pageSize: number },
  ): Promise<UsagePage>;

  /** A line of the history that says credits were used; null where it is none of the account's. */
  findUse(
    db: Queryable,
    accountId: string,
    id: string,
  ): Promise<{ holdId: string; credits: number } | null>;

  /** Leaves a closed account's rows without the person, and ends its allowances. */
  forgetPerson(tx: Tx, accountId: string): Promise<void>;
}

export function createCredits({
  clock,
  signupGiftCredits,
  count,
}: {
  clock: Clock;
  signupGiftCredits: number;
  count?: CountCredits;
}): Credits {
  const ledger = createLedger(clock, count);
  const debt = createDebt({ ledger, clock });
  const grants = createGrants({ ledger, debt, clock });
  const allowances = createAllowances({ ledger, grants, clock, signupGiftCredits });
  const holds = createHolds({ ledger, allowances, clock });
  return {
    grant: grants.grant,
    expire: grants.expire,
    refresh: allowances.refresh,
    returnToFree: allowances.returnToFree,
    rollDue: allowances.rollDue,
    openAccount: allowances.openAccount,
    clawback: debt.clawback,
    ...holds,
    ...createQueries(clock),
    async forgetPerson(tx, accountId) {
      await allowances.stop(tx, accountId);
      await repository.anonymise(tx, accountId, 'Closed account');
    },
  };
}
