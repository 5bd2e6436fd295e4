import { Counter } from 'prom-client';
import { AppError } from '@scenewright/contract/app-error.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { dayMs, dayOf } from '../../calendar-days.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import { currentOrigin } from '../../origin.ts';
import type { RecordSecurityEvent } from '../../security-events.ts';
import {
  type Ceiling,
  giveBackToDay,
  hasRoom,
  insertPaidCall,
  readDay,
  takeFromDay,
} from './quotas.ceiling.repository.ts';

/** What is called elsewhere for money. */
export type PaidCall = 'text' | 'speech' | 'transcription';
/** Pictures and clips, which creators pay for with credits. */
type PaidWork = PaidCall | 'media';

export interface CeilingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly record: RecordSecurityEvent;
  readonly log: { error(details: object, message: string): void };
  readonly account: Ceiling;
  readonly total: Ceiling;
  /** Over what hosted models make for credits: credits bound it already, this bounds a mistake. */
  readonly media: { readonly account: Ceiling; readonly total: Ceiling };
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
/** What media cost is counted apart. */
const ofMedia = (holder: string) => `media ${holder}`;

const settingsOf = {
  account: 'DAILY_CALLS_ACCOUNT, DAILY_COST_ACCOUNT_USD',
  installation: 'DAILY_CALLS_TOTAL, DAILY_COST_TOTAL_USD',
} as const satisfies Record<Scope, string>;
const mediaSettings = {
  account: 'DAILY_MEDIA_COST_ACCOUNT_USD',
  installation: 'DAILY_MEDIA_COST_TOTAL_USD',
} as const satisfies Record<Scope, string>;

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
  media,
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
  // A rise from nothing is none: what has not happened yet is told as 0.
  for (const scope of ['account', 'installation'] as const) stopped.inc({ scope }, 0);
  /** What the operator was told by this process, with the day; each once. */
  const told = new Set<string>();

  function alarm(
    scope: Scope,
    holder: string,
    day: string,
    settings: string = settingsOf[scope],
  ): void {
    stopped.inc({ scope });
    const key = `${day} ${holder}`;
    if (told.has(key)) return;
    for (const earlier of told) if (!earlier.startsWith(day)) told.delete(earlier);
    told.add(key);
    record('quota_exceeded', {
      reason: `daily_ceiling_${scope}`,
      subject: scope === 'account' ? holder : null,
    });
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

  interface Limit {
    readonly scope: Scope;
    readonly holder: string;
    readonly ceiling: Ceiling;
  }

  /** Counts a call against each of these. @throws ProviderError where one of them is reached */
  async function take(
    kind: PaidWork,
    limits: readonly Limit[],
    micros: number,
    keep: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<void> {
    const day = dayOf(clock.now());
    try {
      await database.transact(async (tx) => {
        for (const { scope, holder, ceiling } of limits) {
          if (!(await takeFromDay(tx, { day, holder, ceiling, costMicros: micros })))
            throw new DayIsUsedUp(scope);
        }
        await keep(tx);
      });
      calls.inc({ kind });
    } catch (error) {
      if (!(error instanceof DayIsUsedUp)) throw error;
      const { scope } = error;
      const holder = limits.find((limit) => limit.scope === scope)?.holder ?? everybody;
      alarm(scope, holder, day, (kind === 'media' ? mediaSettings : settingsOf)[scope]);
      throw new ProviderError(error.message, {
        retryable: kind === 'media',
        retryAfterMs: untilTomorrowMs(),
        cause: error,
        ...(kind === 'media' ? { pause: 'paused' } : {}),
      });
    }
  }

  return {
    counters: [calls, stopped] as const,

    /** Counts a call that is about to be made, and keeps what it costs with what it is made for. @throws ProviderError where it may not be made today */
    async spend(kind: PaidCall, model: string): Promise<void> {
      const origin = currentOrigin();
      const micros = costMicros[kind];
      await take(kind, holdersOf(origin?.accountId ?? null), micros, (tx) =>
        insertPaidCall(tx, {
          ...{ kind, model, micros },
          at: clock.now(),
          accountId: origin?.accountId ?? null,
          contentId: origin?.contentId ?? null,
          orderId: origin?.orderId ?? null,
        }),
      );
    },

    /**
     * Counts a picture or clip that is about to be asked for.
     * @param micros what it is expected to cost, in millionths of a US dollar
     * @returns takes it back, where it was not made after all
     * @throws ProviderError with `pause` where it may not be made today
     */
    async spendMedia(micros: number): Promise<() => Promise<void>> {
      const limits = holdersOf(currentOrigin()?.accountId ?? null).map(({ scope, holder }) => ({
        scope,
        holder: ofMedia(holder),
        ceiling: scope === 'account' ? media.account : media.total,
      }));
      const day = dayOf(clock.now());
      await take('media', limits, micros);
      return async () =>
        await database.transact(async (tx) => {
          for (const { holder } of limits) await giveBackToDay(tx, { day, holder, micros });
        });
    },

    /** What this day's calls (UTC) come to, and how far they may go. */
    async today() {
      const day = dayOf(clock.now());
      const { total: spent, busiest } = await readDay(database.db, day, everybody);
      const ofModels = await readDay(database.db, day, ofMedia(everybody));
      return {
        media: { spent: ofModels.total, ceiling: media.total },
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
