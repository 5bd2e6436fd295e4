import { randomUUID } from 'node:crypto';
import type { Clock, Tx } from './host.ts';
import type { GrantKind } from './tables.ts';
import type { Debt } from './debt.ts';
import { type Ledger, move } from './ledger.ts';
import * as repository from './credits.repository.ts';
import { isAllowance, isBought, requireWholeCredits } from './rules.ts';

export interface GrantOrder {
  readonly accountId: string;
  readonly kind: GrantKind;
  readonly amount: number;
  readonly expiresAt: Date | null;
  /** The period that credits of a plan belong to: a newer one closes them. Left out: from now. */
  readonly periodStart?: Date;
  /** The source of the grant; the same source grants once. */
  readonly source: repository.Source;
  readonly description: string;
}

interface NewBucket {
  readonly kind: GrantKind;
  readonly amount: number;
  readonly periodStart: Date | null;
  readonly expiresAt: Date | null;
}

interface Opening {
  readonly key: string;
  readonly request: object;
  readonly source: repository.Source;
  readonly description: string;
  readonly buckets: readonly NewBucket[];
}

export const grantKey = ({ type, id }: repository.Source) => `grant:${type}:${id}`;

/** Opening and closing buckets of credits. */
export function createGrants({
  ledger,
  debt,
  clock,
}: {
  ledger: Ledger;
  debt: Debt;
  clock: Clock;
}) {
  /** Closes buckets: their free credits are lost, their reserved ones stay reserved until they are settled. */
  async function end(
    tx: Tx,
    accountId: string,
    { key, description }: { key: string; description: string },
    buckets: readonly Pick<repository.Grant, 'id' | 'remaining'>[],
  ): Promise<void> {
    const unused = buckets.filter(({ remaining }) => remaining > 0);
    if (unused.length > 0) {
      const operation = {
        accountId,
        type: 'expire' as const,
        key: `expire:${key}`,
        request: { expire: key },
        description,
        credits: unused.reduce((sum, { remaining }) => sum + remaining, 0),
      };
      await ledger.post(
        tx,
        operation,
        unused.flatMap(({ id, remaining }) => move(id, remaining, 'available', 'expired')),
      );
    }
    await repository.endGrants(
      tx,
      buckets.map(({ id }) => id),
      clock.now(),
    );
  }

  /**
   * Fills new buckets of a source. They come too late where a newer plan's period has begun or their own is over: then they
   * are closed at once, so that the order in which payments are announced makes no difference.
   */
  async function open(
    tx: Tx,
    account: repository.CreditAccount,
    { key, request, source, description, buckets }: Opening,
  ): Promise<void> {
    const at = clock.now();
    const accountId = account.account_id;
    const grants = buckets.map(({ kind, amount, periodStart, expiresAt }) => ({
      id: randomUUID(),
      account_id: accountId,
      kind,
      amount,
      period_start: periodStart,
      expires_at: expiresAt,
      source_type: source.type,
      source_id: source.id,
      origin_id: null,
      created_at: at,
    }));
    await repository.insertGrants(tx, grants);
    const credits = grants.reduce((sum, { amount }) => sum + amount, 0);
    await ledger.post(
      tx,
      { accountId, type: 'grant', key, request, description, credits },
      grants.flatMap(({ id, amount }) => move(id, amount, 'issued', 'available')),
    );
    if (await repository.isClawedBack(tx, source)) {
      const filled = grants.map(({ id, amount, expires_at: expiresAt }) => ({
        id,
        remaining: amount,
        spent: 0,
        owed: 0,
        expires_at: expiresAt,
      }));
      await debt.takeBack(
        tx,
        {
          accountId,
          key: `clawback:${key}`,
          request: { clawback: key },
          description: 'Its payment was taken back',
        },
        filled,
      );
      return;
    }
    const bought = grants
      .filter(({ kind }) => isBought(kind))
      .map(({ id, amount }) => ({ grantId: id, amount }));
    const left =
      bought.length === 0
        ? new Map()
        : new Map(
            (await debt.collect(tx, account, key, bought)).map(({ grantId, amount }) => [
              grantId,
              amount,
            ]),
          );
    // A period closes those before it when it is announced, an end only in its moment.
    const closesEarlier =
      account.plan_since !== null && (account.plan_until !== null || account.plan_since <= at)
        ? account.plan_since
        : null;
    const late = grants.filter(
      ({ period_start: start, expires_at: end }) =>
        (end !== null && end <= at) ||
        (start !== null && closesEarlier !== null && start < closesEarlier),
    );
    const closing = late.map(({ id, kind, amount }) => ({
      id,
      remaining: isBought(kind) ? (left.get(id) ?? 0) : amount,
    }));
    if (closing.length > 0)
      await end(tx, accountId, { key, description: 'Came after the end of their period' }, closing);
  }

  return {
    open,
    end,

    /** See the service. */
    async grant(tx: Tx, order: GrantOrder): Promise<void> {
      requireWholeCredits(order.amount);
      const { accountId, kind, amount, expiresAt, source, description } = order;
      const [key, request] = [grantKey(source), { accountId, kind, amount }];
      const { account, earlier } = await ledger.begin(tx, { accountId, key, request });
      if (earlier !== undefined) return;
      const periodStart = isAllowance(kind) ? (order.periodStart ?? clock.now()) : null;
      await open(tx, account, {
        key,
        request,
        source,
        description,
        buckets: [{ kind, amount, periodStart, expiresAt }],
      });
    },

    /** See the service. */
    async expire(tx: Tx, accountId: string, grantId: string): Promise<void> {
      await repository.lockAccount(tx, accountId);
      const grant = await repository.findGrant(tx, grantId);
      if (
        grant?.account_id !== accountId ||
        grant.ended_at !== null ||
        grant.expires_at === null ||
        grant.expires_at > clock.now()
      )
        return;
      await end(tx, accountId, { key: grantId, description: 'Credits expired' }, [grant]);
    },
  };
}

export type Grants = ReturnType<typeof createGrants>;
