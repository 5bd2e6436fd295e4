import { freePlanCredits, signupGiftDescription } from '@scenewright/contract/rules/plans.ts';
import { monthsAfter } from '@scenewright/contract/rules/calendar-months.ts';
import type { Clock, Tx } from './host.ts';
import { grantKey, type Grants } from './grants.ts';
import type { Ledger } from './ledger.ts';
import { monthAround } from './periods.ts';
import * as repository from './credits.repository.ts';
import { requireWholeCredits } from './rules.ts';

export interface RefreshOrder {
  readonly accountId: string;
  readonly monthlyCredits: number;
  readonly bonusCredits: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The invoice that paid for it, or the reason an operator gave. */
  readonly source: repository.Source;
  readonly description: string;
}

interface Options {
  readonly ledger: Ledger;
  readonly grants: Grants;
  readonly clock: Clock;
  readonly signupGiftCredits: number;
}

const lastPeriod = 'Unused credits of the last period';

/**
 * Allowances: the free plan's by the calendar, a paid plan's by its invoices. An account lives on one or the other; of two
 * webhook events the one whose time is later counts, whichever comes first (`plan_since`).
 */
export function createAllowances({ ledger, grants, clock, signupGiftCredits }: Options) {
  /** Books the free allowance that is due, the current month's alone, and closes older ones. The account must be locked. */
  async function roll(tx: Tx, account: repository.CreditAccount): Promise<void> {
    const { account_id: accountId, free_since: since, free_due: due } = account;
    const at = clock.now();
    if (since === null || due === null || due > at) return;
    const { start, end } = monthAround(since, at);
    const source = { type: 'free-allowance', id: `${accountId}:${start.toISOString()}` };
    const key = grantKey(source);
    const older = (await repository.listRunningAllowances(tx, accountId)).filter(
      ({ period_start: period }) => period !== null && period < start,
    );
    await grants.end(tx, accountId, { key: `before:${key}`, description: lastPeriod }, older);
    await repository.updateAccount(tx, accountId, { free_due: end });
    const bucket = {
      kind: 'free' as const,
      amount: freePlanCredits,
      periodStart: start,
      expiresAt: end,
    };
    const request = { accountId, kind: bucket.kind, amount: bucket.amount };
    const { earlier } = await ledger.begin(tx, { accountId, key, request });
    if (earlier === undefined)
      await grants.open(tx, account, {
        key,
        request,
        source,
        description: 'Free plan',
        buckets: [bucket],
      });
  }

  async function refresh(tx: Tx, order: RefreshOrder): Promise<void> {
    const { accountId, monthlyCredits, bonusCredits, periodStart, periodEnd, source, description } =
      order;
    requireWholeCredits(monthlyCredits);
    if (bonusCredits !== 0) requireWholeCredits(bonusCredits);
    if (!(periodStart < periodEnd)) throw new RangeError('a period must end after it began');
    const [key, request] = [
      grantKey(source),
      { accountId, monthlyCredits, bonusCredits, periodStart, periodEnd },
    ];
    const { account, earlier } = await ledger.begin(tx, { accountId, key, request });
    if (earlier !== undefined) return;
    const isNewest = account.plan_since === null || periodStart >= account.plan_since;
    const current = isNewest ? await beginPeriod(tx, account, order) : account;
    const bucket = (kind: 'plan' | 'bonus', amount: number) => ({
      kind,
      amount,
      periodStart,
      expiresAt: periodEnd,
    });
    await grants.open(tx, current, {
      key,
      request,
      source,
      description,
      buckets: [
        bucket('plan', monthlyCredits),
        ...(bonusCredits > 0 ? [bucket('bonus', bonusCredits)] : []),
      ],
    });
  }

  /**
   * Closes what is left of earlier periods and of the free plan, whose clock stops, unless the end of this period is known already.
   *
   * @returns the account as it is now
   */
  async function beginPeriod(
    tx: Tx,
    account: repository.CreditAccount,
    { periodStart, periodEnd, source }: RefreshOrder,
  ): Promise<repository.CreditAccount> {
    const accountId = account.account_id;
    const older = (await repository.listRunningAllowances(tx, accountId)).filter(
      ({ kind, period_start: period }) =>
        kind === 'free' || (period !== null && period < periodStart),
    );
    await grants.end(
      tx,
      accountId,
      { key: `before:${grantKey(source)}`, description: lastPeriod },
      older,
    );
    // Two invoices of one period end with the later one.
    const until =
      account.plan_until !== null &&
      account.plan_since?.getTime() === periodStart.getTime() &&
      account.plan_until > periodEnd
        ? account.plan_until
        : periodEnd;
    await repository.updateAccount(tx, accountId, {
      plan_since: periodStart,
      plan_until: until,
      free_since: null,
      free_due: null,
    });
    if (account.plan_ended !== null && account.plan_ended > periodStart)
      await endPlan(tx, accountId, account.plan_ended);
    return await repository.lockAccount(tx, accountId);
  }

  async function endPlan(tx: Tx, accountId: string, at: Date): Promise<void> {
    await repository.updateAccount(tx, accountId, { plan_since: at, plan_until: null });
    await startFreeClock(tx, accountId, { since: at, due: at });
  }

  async function startFreeClock(
    tx: Tx,
    accountId: string,
    clockOf: { since: Date; due: Date },
  ): Promise<void> {
    await repository.updateAccount(tx, accountId, {
      free_since: clockOf.since,
      free_due: clockOf.due,
    });
    await roll(tx, await repository.lockAccount(tx, accountId));
  }

  return {
    roll,
    refresh,

    /** See the service. */
    async rollDue(tx: Tx, accountId: string): Promise<void> {
      await roll(tx, await repository.lockAccount(tx, accountId));
    },

    /** See the service. */
    async returnToFree(tx: Tx, { accountId, at }: { accountId: string; at: Date }): Promise<void> {
      const account = await repository.lockAccount(tx, accountId);
      if (account.plan_ended === null || at > account.plan_ended)
        await repository.updateAccount(tx, accountId, { plan_ended: at });
      if (account.plan_since !== null && at > account.plan_since) await endPlan(tx, accountId, at);
    },

    /** See the service. */
    async openAccount(
      tx: Tx,
      { accountId, isGuest }: { accountId: string; isGuest: boolean },
    ): Promise<void> {
      const account = await repository.lockAccount(tx, accountId);
      const now = clock.now();
      const isGifted = !isGuest && signupGiftCredits > 0;
      if (isGifted)
        await grants.grant(tx, {
          accountId,
          kind: 'gift',
          amount: signupGiftCredits,
          expiresAt: null,
          source: { type: 'gift', id: accountId },
          description: signupGiftDescription,
        });
      if (account.free_since === null && account.plan_since === null)
        await startFreeClock(tx, accountId, {
          since: now,
          due: isGifted ? monthsAfter(now, 1) : now,
        });
    },

    /** No allowance comes any more. */
    async stop(tx: Tx, accountId: string): Promise<void> {
      await repository.updateAccount(tx, accountId, { free_since: null, free_due: null });
    },
  };
}

export type Allowances = ReturnType<typeof createAllowances>;
