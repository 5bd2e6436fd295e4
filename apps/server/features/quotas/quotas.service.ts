import { AppError } from '@scenewright/contract/app-error.ts';
import { networkOf } from '../../client-network.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { CountWork, FreeWork } from '../../free-work.ts';
import { currentOrigin } from '../../origin.ts';
import { takeFromQuota } from '../../quota.repository.ts';
import type { HourlyLimits } from '../../quota-settings.ts';
import type { RecordSecurityEvent } from '../../security-events.ts';
import type { DailyCeiling, PaidCall } from './quotas.ceiling.ts';
import { isGuest } from './quotas.repository.ts';

export interface QuotaOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Recognises accounts and networks without keeping them. */
  readonly secret: Uint8Array;
  readonly record: RecordSecurityEvent;
  readonly ceiling: Pick<DailyCeiling, 'requireRoom'>;
  readonly limits: Readonly<Record<FreeWork, HourlyLimits>>;
  /** How many accounts' worth a network may use. */
  readonly networkFactor: number;
  /** How many rough cuts a network may have in an hour; null: as many as it likes. */
  readonly roughCutsPerNetwork: number | null;
  /** Whose provider is elsewhere and costs money. */
  readonly paid: Readonly<Record<FreeWork, boolean>>;
}

const done: Readonly<Record<FreeWork, string>> = {
  create: 'created many videos',
  tweak: 'had many scenes rewritten',
  enhance: 'had many ideas enhanced',
  narration: 'had many lines spoken',
  read: 'had many ideas read',
  stock: 'searched for stock many times',
};

const toDo: Readonly<Record<FreeWork, string>> = {
  create: 'create videos',
  tweak: 'have scenes rewritten',
  enhance: 'have ideas enhanced',
  narration: 'have lines spoken',
  read: 'have ideas read',
  stock: 'search for stock',
};

const callOf: Readonly<Record<FreeWork, PaidCall>> = {
  create: 'text',
  tweak: 'text',
  enhance: 'text',
  narration: 'speech',
  read: 'text',
  stock: 'text',
};

const windowMs = 3_600_000;

function inWords(waitS: number): string {
  const minutes = Math.ceil(waitS / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** What a site does not offer, or not to guests, as its settings have it. */
function notOffered(work: FreeWork, { account }: HourlyLimits, isForGuest: boolean): AppError {
  if (isForGuest && account !== 0)
    return new AppError(
      'guest_not_allowed',
      `Guests cannot ${toDo[work]} here. Please create an account, or sign in, to do this.`,
    );
  return new AppError(
    'forbidden',
    `Nobody can ${toDo[work]} on this site at present. Please ask those who run it.`,
  );
}

const noRoughCuts =
  'This site makes no rough cuts at present. Please create an account to see your idea as a storyboard.';

function refusal(what: string, who: 'you' | 'network', endsAt: Date, now: Date): AppError {
  const retryAfterS = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
  const sentence =
    who === 'you'
      ? `You have ${what} within an hour.`
      : `People on your network have ${what} within an hour.`;
  return new AppError('rate_limited', `${sentence} Please try again ${inWords(retryAfterS)}.`, {
    retryAfterS,
  });
}

/**
 * Quotas for work that calls a provider and is not charged: an account's, and five times as much for the network it comes
 * from. Kept in the database, so that they hold over restarts and for all processes together.
 */
export function createQuotas({
  database,
  clock,
  secret,
  record,
  ceiling,
  limits,
  networkFactor,
  roughCutsPerNetwork,
  paid,
}: QuotaOptions): CountWork {
  async function countForAccount(
    tx: Tx,
    work: FreeWork,
    accountId: string,
    times: number,
    now: Date,
  ): Promise<void> {
    const isForGuest = (await isGuest(tx, accountId)) === true;
    const most = limits[work][isForGuest ? 'guest' : 'account'];
    if (most === null) return;
    const usedUp = await takeFromQuota(
      tx,
      { purpose: `${work} account`, holder: accountId, most, windowMs },
      { secret, now, times },
    );
    if (usedUp === null) return;
    if (usedUp.endsAt === null) throw notOffered(work, limits[work], isForGuest);
    record('quota_exceeded', { reason: work, subject: accountId });
    throw refusal(done[work], 'you', usedUp.endsAt, now);
  }

  async function countForNetwork(
    tx: Tx,
    work: FreeWork,
    address: string,
    times: number,
    now: Date,
  ): Promise<void> {
    const { account, guest } = limits[work];
    if (account === null) return;
    const most = Math.max(account, guest ?? account) * networkFactor;
    const usedUp = await takeFromQuota(
      tx,
      { purpose: `${work} network`, holder: networkOf(address), most, windowMs },
      { secret, now, times },
    );
    if (usedUp === null) return;
    if (usedUp.endsAt === null) throw notOffered(work, limits[work], false);
    record('quota_exceeded', { reason: `${work}_network`, address });
    throw refusal(done[work], 'network', usedUp.endsAt, now);
  }

  async function count(tx: Tx, work: FreeWork, accountId: string, times = 1): Promise<void> {
    if (paid[work]) await ceiling.requireRoom(tx, accountId, callOf[work]);
    const origin = currentOrigin();
    if (origin?.isTrusted === true || times === 0) return;
    const now = clock.now();
    await countForAccount(tx, work, accountId, times, now);
    if (origin?.address) await countForNetwork(tx, work, origin.address, times, now);
  }

  async function countRoughCut(): Promise<void> {
    const origin = currentOrigin();
    const most = roughCutsPerNetwork;
    if (origin === null || origin.isTrusted || origin.address === null || most === null) return;
    const { address } = origin;
    const now = clock.now();
    const quota = { purpose: 'rough cut network', holder: networkOf(address), most, windowMs };
    const usedUp = await database.transact((tx) => takeFromQuota(tx, quota, { secret, now }));
    if (usedUp === null) return;
    if (usedUp.endsAt === null) throw new AppError('forbidden', noRoughCuts);
    record('quota_exceeded', { reason: 'rough_cut_network', address });
    throw refusal('had many rough cuts made', 'network', usedUp.endsAt, now);
  }

  return {
    roughCut: countRoughCut,
    within: count,
    now: (work, accountId, times) => database.transact((tx) => count(tx, work, accountId, times)),
  };
}
