import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#contract/app-error.ts';
import { freePlanCredits } from '#contract/rules/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { CreditGrantTable, CreditTransactionType } from '../../database/tables.ts';
import * as repository from './credits.repository.ts';
import { allocate, nextMonthly, requireWholeCredits, sumOpen } from './credits.rules.ts';

/** How long credits that come back after their bucket's expiry stay usable. */
const refundDays = 30;
const dayMs = 24 * 60 * 60_000;

export interface GrantOrder {
  readonly accountId: string;
  readonly kind: CreditGrantTable['kind'];
  readonly amount: number;
  readonly expiresAt: Date | null;
  /** What the grant stems from; the same source grants once. */
  readonly source: { readonly type: string; readonly id: string };
  readonly description: string;
}

export interface ReserveOrder {
  readonly accountId: string;
  readonly amount: number;
  /** Chosen by the caller and kept by it before reserving; a repetition gives the same hold. */
  readonly key: string;
  readonly reference: string;
  /** What the creator reads in the usage history. */
  readonly description: string;
}

function hashOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/**
 * The credit ledger. Each operation works in the transaction it is handed, locks the account's row first,
 * and leaves every transaction's entries summing to zero. The same key with the same request changes nothing
 * a second time; with another request it is an error.
 *
 * Signs: an entry adds to its bucket when positive. A grant is issued −n, available +n; a reservation available −n,
 * reserved +n; a capture reserved −n, spent +n.
 */
export function createCredits({ clock, signupGiftCredits }: { clock: Clock; signupGiftCredits: number }) {
  async function begin(tx: Tx, accountId: string, key: string, requestHash: string) {
    await repository.lockAccount(tx, accountId);
    const earlier = await repository.findTransaction(tx, accountId, key);
    if (earlier !== undefined && earlier.request_hash !== requestHash) throw new Error(`credit operation ${key} was asked for again with other values`);
    return earlier;
  }

  const transaction = (accountId: string, type: CreditTransactionType, key: string, requestHash: string, description: string, holdId: string | null) => ({
    id: randomUUID(),
    account_id: accountId,
    type,
    idempotency_key: key,
    request_hash: requestHash,
    hold_id: holdId,
    description,
    created_at: clock.now(),
  });

  /** Adds a bucket of credits; the same source adds it once. */
  async function grant(tx: Tx, order: GrantOrder): Promise<void> {
    requireWholeCredits(order.amount);
    const { accountId, kind, amount, expiresAt, source, description } = order;
    const key = `grant:${source.type}:${source.id}`;
    const requestHash = hashOf({ accountId, kind, amount });
    const earlier = await begin(tx, accountId, key, requestHash);
    if (earlier !== undefined) return;
    const id = randomUUID();
    await repository.insertGrant(tx, {
      id, account_id: accountId, kind, amount, remaining: amount, expires_at: expiresAt, source_type: source.type, source_id: source.id, created_at: clock.now(),
    });
    await repository.record(tx, transaction(accountId, 'grant', key, requestHash, description, null), [
      { bucket: 'issued', grantId: id, amount: -amount },
      { bucket: 'available', grantId: id, amount },
    ]);
  }

  /**
   * Holds credits until they are captured or released.
   * @returns the hold's id
   * @throws AppError insufficient_credits with `{required, available}`
   */
  async function reserve(tx: Tx, order: ReserveOrder): Promise<string> {
    requireWholeCredits(order.amount);
    const { accountId, amount, key, reference, description } = order;
    const requestHash = hashOf({ accountId, amount, reference });
    const earlier = await begin(tx, accountId, `reserve:${key}`, requestHash);
    if (earlier?.hold_id) return earlier.hold_id;
    const at = clock.now();
    const grants = await repository.listOpenGrants(tx, accountId);
    const allocations = allocate(grants, amount, at);
    if (allocations === null) throw new AppError('insufficient_credits', { required: amount, available: sumOpen(grants, at) });
    const holdId = randomUUID();
    await repository.moveGrants(tx, allocations, { remaining: -1, reserved: 1 });
    await repository.insertHold(tx, { id: holdId, account_id: accountId, amount, status: 'pending', reference, description, created_at: at, settled_at: null }, allocations);
    await repository.record(tx, transaction(accountId, 'reserve', `reserve:${key}`, requestHash, description, holdId), allocations.flatMap(({ grantId, amount: part }) => [
      { bucket: 'available' as const, grantId, amount: -part },
      { bucket: 'reserved' as const, grantId, amount: part },
    ]));
    return holdId;
  }

  async function pendingHold(tx: Tx, holdId: string) {
    const hold = await repository.findHold(tx, holdId);
    if (hold === undefined) throw new Error(`unknown credit hold: ${holdId}`);
    await repository.lockAccount(tx, hold.account_id);
    // Read again under the lock: another transaction may just have settled it.
    const current = await repository.findHold(tx, holdId);
    return current?.status === 'pending' ? current : null;
  }

  /** Spends a hold, all of it; a hold that is already settled stays as it is. */
  async function capture(tx: Tx, holdId: string): Promise<void> {
    const hold = await pendingHold(tx, holdId);
    if (hold === null) return;
    const allocations = await repository.listAllocations(tx, holdId);
    await repository.moveGrants(tx, allocations, { remaining: 0, reserved: -1 });
    await repository.settleHold(tx, holdId, { status: 'captured', captured: hold.amount, at: clock.now() });
    await repository.record(tx, transaction(hold.account_id, 'capture', `settle:${holdId}`, hashOf({ capture: hold.amount }), hold.description, holdId), allocations.flatMap(({ grantId, amount }) => [
      { bucket: 'reserved' as const, grantId, amount: -amount },
      { bucket: 'spent' as const, grantId, amount },
    ]));
  }

  /**
   * Gives a hold back; a hold that is already settled stays as it is. Credits whose bucket expired meanwhile would be
   * lost through no fault of the creator: they are replaced by a refund that lasts {@link refundDays} days.
   */
  async function release(tx: Tx, holdId: string): Promise<void> {
    const hold = await pendingHold(tx, holdId);
    if (hold === null) return;
    const at = clock.now();
    const allocations = await repository.listAllocations(tx, holdId);
    const expired = allocations.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= at);
    const live = allocations.filter((allocation) => !expired.includes(allocation));
    await repository.moveGrants(tx, live, { remaining: 1, reserved: -1 });
    await repository.moveGrants(tx, expired, { remaining: 0, reserved: -1 });
    await repository.settleHold(tx, holdId, { status: 'released', captured: 0, at });
    const to = (bucket: 'available' | 'expired') => (allocation: { grantId: string; amount: number }) => [
      { bucket: 'reserved' as const, grantId: allocation.grantId, amount: -allocation.amount },
      { bucket, grantId: allocation.grantId, amount: allocation.amount },
    ];
    await repository.record(tx, transaction(hold.account_id, 'release', `settle:${holdId}`, hashOf({ release: hold.amount }), hold.description, holdId), [
      ...live.flatMap(to('available')),
      ...expired.flatMap(to('expired')),
    ]);
    const lost = expired.reduce((sum, { amount }) => sum + amount, 0);
    if (lost > 0) {
      const expiresAt = new Date(at.getTime() + refundDays * dayMs);
      await grant(tx, { accountId: hold.account_id, kind: 'refund', amount: lost, expiresAt, source: { type: 'refund', id: holdId }, description: `Returned: ${hold.description}` });
    }
  }

  /** Closes the free part of a bucket whose time has passed; doing it again changes nothing. */
  async function expire(tx: Tx, accountId: string, grantId: string): Promise<void> {
    await repository.lockAccount(tx, accountId);
    const open = (await repository.listOpenGrants(tx, accountId)).find(({ id }) => id === grantId);
    const at = clock.now();
    if (open === undefined || open.expiresAt === null || open.expiresAt > at) return;
    await repository.moveGrants(tx, [{ grantId, amount: open.remaining }], { remaining: -1, reserved: 0 });
    await repository.record(tx, transaction(accountId, 'expire', `expire:${grantId}:${at.toISOString()}`, hashOf({ grantId }), 'Credits expired', null), [
      { bucket: 'available', grantId, amount: -open.remaining },
      { bucket: 'expired', grantId, amount: open.remaining },
    ]);
  }

  /**
   * Gives a new account its first credits, once: the sign-up gift for people with an account, the free plan's
   * allowance for guests. A guest who becomes a permanent user gets the gift then.
   */
  async function openAccount(tx: Tx, { accountId, isGuest }: { accountId: string; isGuest: boolean }): Promise<void> {
    if (!isGuest && signupGiftCredits > 0) {
      await grant(tx, { accountId, kind: 'gift', amount: signupGiftCredits, expiresAt: null, source: { type: 'gift', id: accountId }, description: 'Sign-up gift' });
      return;
    }
    await grant(tx, { accountId, kind: 'plan', amount: freePlanCredits, expiresAt: nextMonthly(clock.now()), source: { type: 'first-allowance', id: accountId }, description: 'Free plan' });
  }

  /** Credits that can be reserved now. The cost does not grow with the account's history. */
  async function available(db: Queryable, accountId: string): Promise<number> {
    return sumOpen(await repository.listOpenGrants(db, accountId), clock.now());
  }

  /** Leaves a closed account's rows without the person. */
  const forgetPerson = (tx: Tx, accountId: string): Promise<void> => repository.anonymise(tx, accountId, 'Closed account');

  return { grant, reserve, capture, release, expire, openAccount, available, forgetPerson };
}

export type Credits = ReturnType<typeof createCredits>;
