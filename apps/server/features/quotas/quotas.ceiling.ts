import { Counter } from 'prom-client';
import { AppError } from '@scenewright/contract/app-error.ts';
import { dayMs, dayOf } from '../../calendar-days.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { currentOrigin } from '../../origin.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { RecordSecurityEvent } from '../../security-events.ts';
import { type Ceiling, hasRoom, readDay, takeFromDay } from './quotas.ceiling.repository.ts';

/** What is called elsewhere for money. */
export type PaidCall = 'text' | 'speech' | 'transcription';

export interface CeilingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordSecurityEvent;
  readonly log: { error(details: object, message: string): void };
  readonly account: Ceiling;
  readonly total: Ceiling;
  /** What a call is estimated to cost, in millionths of a US dollar. */
  readonly costMicros: Readonly<Record<PaidCall, number>>;
}

type Scope = 'account' | 'installation';

const sentences = {
  account:
    'You have reached what one account may use of the services behind this site in a day. It goes on tomorrow, at 00:00 UTC.',
  installation:
    'This site has reached what it may spend on the services behind it in a day. Nothing is lost: it goes on tomorrow, at 00:00 UTC.',
} as const satisfies Record<Scope, string>;

const everybody = 'all';

/** Thrown within the transaction, so that a call refused for everybody is not counted for the account. */
class DayIsUsedUp extends Error {
  readonly scope: Scope;

  constructor(scope: Scope) {
    super(sentences[scope]);
    this.scope = scope;
  }
}

/**
 * The daily ceiling over calls that cost the operator money, for an account and for the whole installation. Counted before
 * each call, whoever makes it for whatever reason; what is reached tells the operator, and stops calls until the day ends.
 */
export function createCeiling({
  database,
  clock,
  record,
  log,
  account,
  total,
  costMicros,
}: CeilingOptions) {
  const calls = new Counter({
    name: 'scenewright_paid_calls_total',
    help: 'Calls of services that cost money',
    labelNames: ['kind'],
    registers: [],
  });
  const stopped = new Counter({
    name: 'scenewright_paid_calls_stopped_total',
    help: 'Calls and requests that a daily ceiling stopped',
    labelNames: ['scope'],
    registers: [],
  });
  /** What the operator was told by this process, with the day; each once. */
  const told = new Set<string>();

  function alarm(scope: Scope, holder: string, day: string): void {
    stopped.inc({ scope });
    const key = `${day} ${holder}`;
    if (told.has(key)) return;
    for (const earlier of told) if (!earlier.startsWith(day)) told.delete(earlier);
    told.add(key);
    record('quota_exceeded', {
      reason: `daily_ceiling_${scope}`,
      subject: scope === 'account' ? holder : null,
    });
    const settings =
      scope === 'account'
        ? 'DAILY_CALLS_ACCOUNT, DAILY_COST_ACCOUNT_USD'
        : 'DAILY_CALLS_TOTAL, DAILY_COST_TOTAL_USD';
    log.error(
      { ceiling: scope, ...(scope === 'account' ? { account: holder } : {}), day },
      `a daily ceiling was reached: paid calls stop until 00:00 UTC (${settings})`,
    );
  }

  function untilTomorrowMs(): number {
    const now = clock.now().getTime();
    return dayMs - (now % dayMs);
  }

  const holdersOf = (accountId: string | null) => [
    ...(accountId === null
      ? []
      : [{ scope: 'account' as const, holder: accountId, ceiling: account }]),
    { scope: 'installation' as const, holder: everybody, ceiling: total },
  ];

  return {
    counters: [calls, stopped] as const,

    /** Counts a call that is about to be made. @throws ProviderError where it may not be made today */
    async spend(kind: PaidCall): Promise<void> {
      const day = dayOf(clock.now());
      const accountId = currentOrigin()?.accountId ?? null;
      try {
        await database.transact(async (tx) => {
          for (const { scope, holder, ceiling } of holdersOf(accountId)) {
            if (!(await takeFromDay(tx, { day, holder, ceiling, costMicros: costMicros[kind] })))
              throw new DayIsUsedUp(scope);
          }
        });
        calls.inc({ kind });
      } catch (error) {
        if (!(error instanceof DayIsUsedUp)) throw error;
        alarm(error.scope, error.scope === 'account' ? (accountId ?? everybody) : everybody, day);
        throw new ProviderError(error.message, {
          retryable: false,
          retryAfterMs: untilTomorrowMs(),
          cause: error,
        });
      }
    },

    /** What this day's calls (UTC) come to, and how far they may go. */
    async today() {
      const { total: spent, busiest } = await readDay(database.db, dayOf(clock.now()), everybody);
      return {
        installation: { spent, ceiling: total },
        busiestAccount: { spent: busiest, ceiling: account },
        costMicros,
      };
    },

    /** Refuses work at its door that would only fail behind it. @throws AppError rate_limited, unavailable */
    async requireRoom(db: Queryable, accountId: string, kind: PaidCall): Promise<void> {
      const day = dayOf(clock.now());
      for (const { scope, holder, ceiling } of holdersOf(accountId)) {
        if (await hasRoom(db, { day, holder, ceiling, costMicros: costMicros[kind] })) continue;
        alarm(scope, holder, day);
        throw new AppError(scope === 'account' ? 'rate_limited' : 'unavailable', sentences[scope], {
          retryAfterS: untilTomorrowMs() / 1_000,
        });
      }
    },
  };
}

export type DailyCeiling = ReturnType<typeof createCeiling>;
