import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock, Tx } from './host.ts';
import type { Allowances } from './allowances.ts';
import { type Ledger, move } from './ledger.ts';
import * as holdRows from './holds.repository.ts';
import * as repository from './credits.repository.ts';
import { planReturn } from './returns.ts';
import { allocate, requireWholeCredits, splitParts, sumOfParts, sumOpen } from './rules.ts';

export interface ReserveOrder {
  readonly accountId: string;
  readonly amount: number;
  /** Chosen by the caller and kept by it before reserving; a repetition gives the same hold. */
  readonly key: string;
  /** What it is for, as `content:<id>`. */
  readonly reference: string;
  /** What the creator reads in the usage history. */
  readonly description: string;
}

export interface RefundOrder {
  readonly holdId: string;
  readonly amount: number;
  readonly key: string;
  readonly description: string;
}

interface Return {
  readonly from: 'reserved' | 'spent';
  readonly key: string;
  readonly request: object;
  readonly description: string;
}

/** How long credits that come back after their bucket's end stay usable. */
const refundDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Holds: credits that are reserved for work, then captured, released or refunded. */
export function createHolds({
  ledger,
  allowances,
  clock,
}: {
  ledger: Ledger;
  allowances: Pick<Allowances, 'roll'>;
  clock: Clock;
}) {
  async function reserve(
    tx: Tx,
    { accountId, amount, key: ownKey, reference, description }: ReserveOrder,
  ): Promise<string> {
    requireWholeCredits(amount);
    const [key, request] = [`reserve:${ownKey}`, { accountId, amount, reference }];
    const { account, earlier } = await ledger.begin(tx, { accountId, key, request });
    if (earlier?.hold_id) return earlier.hold_id;
    await allowances.roll(tx, account);
    const at = clock.now();
    const grants = await repository.listOpenGrants(tx, accountId);
    const allocations = allocate(grants, amount, at);
    if (allocations === null)
      throw new AppError('insufficient_credits', {
        required: amount,
        available: sumOpen(grants, at),
      });
    const holdId = randomUUID();
    await holdRows.insertHold(
      tx,
      {
        id: holdId,
        account_id: accountId,
        amount,
        status: 'pending',
        reference,
        description,
        created_at: at,
        settled_at: null,
      },
      allocations,
    );
    await ledger.post(
      tx,
      { accountId, type: 'reserve', key, request, holdId, description, credits: amount },
      allocations.flatMap((part) => move(part.grantId, part.amount, 'available', 'reserved')),
    );
    return holdId;
  }

  /** The hold with its account locked. */
  async function lockHold(tx: Tx, holdId: string) {
    const found = await holdRows.findHold(tx, holdId);
    if (found === undefined) throw new Error(`unknown credit hold: ${holdId}`);
    const account = await repository.lockAccount(tx, found.account_id);
    // Read again under the lock: another transaction may just have settled it.
    return { account, hold: (await holdRows.findHold(tx, holdId)) ?? found };
  }

  /** Gives parts of a hold back: to their buckets, or as a bucket of {@link refundDays} days where theirs has ended. */
  async function giveBack(
    tx: Tx,
    hold: holdRows.Hold,
    parts: readonly holdRows.HeldPart[],
    { from, key, request, description }: Return,
    debt: number,
  ): Promise<void> {
    const at = clock.now();
    const { entries, lost } = planReturn(parts, { from, at, debt });
    const expiresAt = new Date(at.getTime() + refundDays * dayMs);
    const refunds = lost.map(({ grantId, amount, originId }) => ({
      id: randomUUID(),
      account_id: hold.account_id,
      kind: 'refund' as const,
      amount,
      period_start: null,
      expires_at: expiresAt,
      source_type: from === 'spent' ? 'refund' : 'release',
      source_id: `${hold.id}:${key}:${grantId}`,
      origin_id: originId,
      created_at: at,
    }));
    if (refunds.length > 0) await repository.insertGrants(tx, refunds);
    const type = from === 'spent' ? 'refund' : 'release';
    await ledger.post(
      tx,
      {
        accountId: hold.account_id,
        type,
        key,
        request,
        holdId: hold.id,
        description,
        credits: sumOfParts(parts),
      },
      [...entries, ...refunds.flatMap(({ id, amount }) => move(id, amount, 'issued', 'available'))],
    );
  }

  /** Spends the used part of a hold and releases the rest. */
  async function settle(tx: Tx, hold: holdRows.Hold, used: number): Promise<void> {
    const { taken, rest } = splitParts(await holdRows.listParts(tx, hold.id), used);
    await holdRows.settleHold(
      tx,
      hold.id,
      { status: used > 0 ? 'captured' : 'released', at: clock.now() },
      taken,
    );
    const key = `settle:${hold.id}`;
    if (taken.length > 0) {
      const capture = {
        accountId: hold.account_id,
        type: 'capture' as const,
        key,
        request: { capture: used },
        holdId: hold.id,
        description: hold.description,
        credits: used,
      };
      // Credits of a payment that was taken back meanwhile are owed once they are spent.
      await ledger.post(
        tx,
        capture,
        taken.flatMap(({ grantId, amount, clawedBackAt }) => [
          ...move(grantId, amount, 'reserved', 'spent'),
          ...(clawedBackAt === null ? [] : move(grantId, amount, 'owed', 'clawed_back')),
        ]),
      );
    }
    const release = {
      from: 'reserved' as const,
      key: taken.length > 0 ? `${key}:rest` : key,
      request: { release: hold.amount - used },
      description: hold.description,
    };
    if (rest.length > 0) await giveBack(tx, hold, rest, release, 0);
  }

  return {
    reserve,

    async capture(tx: Tx, holdId: string, amount?: number): Promise<void> {
      if (amount !== undefined) requireWholeCredits(amount);
      const { hold } = await lockHold(tx, holdId);
      const used = amount ?? hold.amount;
      if (used > hold.amount)
        throw new RangeError(`more credits than the hold ${holdId} has: ${used}`);
      if (hold.status === 'pending') await settle(tx, hold, used);
    },

    async release(tx: Tx, holdId: string): Promise<void> {
      const { hold } = await lockHold(tx, holdId);
      if (hold.status === 'pending') await settle(tx, hold, 0);
    },

    async refund(tx: Tx, { holdId, amount, key: ownKey, description }: RefundOrder): Promise<void> {
      requireWholeCredits(amount);
      const { account, hold } = await lockHold(tx, holdId);
      const [key, request] = [`refund:${ownKey}`, { holdId, amount }];
      const { earlier } = await ledger.begin(tx, { accountId: hold.account_id, key, request });
      if (earlier !== undefined) return;
      if (amount > hold.captured - hold.refunded)
        throw new RangeError(
          `more credits than are left to refund of the hold ${holdId}: ${amount}`,
        );
      // The credits that were spent last, from the bucket that lasts longest, come back first.
      const captured = (await holdRows.listParts(tx, holdId)).map((part) => ({
        ...part,
        amount: part.captured - part.refunded,
      }));
      const { taken } = splitParts(captured.toReversed(), amount);
      await holdRows.refundHold(tx, holdId, taken);
      await giveBack(tx, hold, taken, { from: 'spent', key, request, description }, account.owed);
    },
  };
}
