import type { Clock, Queryable } from './host.ts';
import type { CreditTransactionType } from './tables.ts';
import { monthAround } from './periods.ts';
import * as repository from './credits.repository.ts';
import { balanceAt, type FreeClock } from './rules.ts';
import * as usage from './usage.repository.ts';

export interface CreditSummary {
  readonly available: number;
  /** Credits captured over all time, less those refunded. */
  readonly totalUsed: number;
  /** Credits of payments taken back that were used; the next credits that are bought pay for them. */
  readonly owed: number;
  /** When the next allowance comes; null for people without an account. */
  readonly nextRefresh: Date | null;
  readonly recentUsage: readonly {
    readonly id: string;
    readonly description: string;
    readonly date: Date;
    readonly credits: number;
  }[];
}

export type UsageKind = 'used' | 'released' | 'refunded' | 'granted' | 'expired' | 'clawed back';

export interface UsageLine {
  readonly id: string;
  readonly kind: UsageKind;
  readonly description: string;
  readonly date: Date;
  /** Whole credits, 0 or more; the kind says which way they went. */
  readonly credits: number;
  /** What they were held for, as `content:<id>`. */
  readonly reference: string | null;
}

export interface UsagePage {
  readonly items: readonly UsageLine[];
  readonly total: number;
}

const kindOf: Record<Exclude<CreditTransactionType, 'reserve'>, UsageKind> = {
  capture: 'used',
  release: 'released',
  refund: 'refunded',
  grant: 'granted',
  expire: 'expired',
  clawback: 'clawed back',
};

type Clocks = Pick<repository.CreditAccount, 'free_since' | 'free_due' | 'plan_until'>;

const freeClockOf = ({ free_since, free_due }: Clocks): FreeClock => ({
  freeSince: free_since,
  freeDue: free_due,
});

/** Moments come as text in JSON. */
const momentOf = (text: Date | string | null) => (text === null ? null : new Date(text));

/** Reads of the ledger. No read costs more when the account's history is longer. */
export function createQueries(clock: Clock) {
  function nextRefresh(account: Clocks): Date | null {
    const { free_since: since, free_due: due, plan_until: until } = account;
    if (since === null || due === null) return until;
    return due > clock.now() ? due : monthAround(since, clock.now()).end;
  }

  return {
    async available(db: Queryable, accountId: string): Promise<number> {
      const account = await repository.findAccount(db, accountId);
      return account === undefined
        ? 0
        : balanceAt(
            freeClockOf(account),
            await repository.listOpenGrants(db, accountId),
            clock.now(),
          );
    },

    summarise(overview: usage.Overview): CreditSummary {
      if (overview === null)
        return { available: 0, totalUsed: 0, owed: 0, nextRefresh: null, recentUsage: [] };
      const clocks = {
        free_since: momentOf(overview.free_since),
        free_due: momentOf(overview.free_due),
        plan_until: momentOf(overview.plan_until),
      };
      const grants = overview.grants.map(({ expiresAt, periodStart, ...grant }) => ({
        ...grant,
        expiresAt: momentOf(expiresAt),
        periodStart: momentOf(periodStart),
      }));
      return {
        available: balanceAt(freeClockOf(clocks), grants, clock.now()),
        totalUsed: overview.spent,
        owed: overview.owed,
        nextRefresh: nextRefresh(clocks),
        recentUsage: overview.captures.map((use) => ({ ...use, date: new Date(use.date) })),
      };
    },

    findUse: usage.findCapture,

    async listUsage(
      db: Queryable,
      accountId: string,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<UsagePage> {
      const total = (await repository.findAccount(db, accountId))?.usage_count ?? 0;
      const newest = total - (page - 1) * pageSize;
      const lines =
        newest < 1
          ? []
          : await usage.listLines(db, accountId, { newest, oldest: newest - pageSize + 1 });
      return {
        total,
        items: lines.flatMap(({ type, ...line }) =>
          type === 'reserve' ? [] : [{ ...line, kind: kindOf[type] }],
        ),
      };
    },
  };
}
