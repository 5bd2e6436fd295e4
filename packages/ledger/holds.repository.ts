import { type Selectable, sql } from 'kysely';
import type { CreditHoldTable } from './tables.ts';
import type { Tx } from './host.ts';
import type { Allocation } from './rules.ts';

export type Hold = Selectable<CreditHoldTable>;

/** A part of a hold with the bucket it was taken from. */
export interface HeldPart extends Allocation {
  readonly captured: number;
  readonly refunded: number;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly clawedBackAt: Date | null;
  readonly originId: string | null;
}

export async function insertHold(
  tx: Tx,
  hold: Omit<Hold, 'captured' | 'refunded'>,
  allocations: readonly Allocation[],
): Promise<void> {
  await tx
    .with('hold', (db) => db.insertInto('credit_hold').values(hold))
    .insertInto('credit_hold_allocation')
    .values(
      allocations.map(({ grantId, amount }) => ({ hold_id: hold.id, grant_id: grantId, amount })),
    )
    .execute();
}

export async function findHold(tx: Tx, holdId: string): Promise<Hold | undefined> {
  return await tx.selectFrom('credit_hold').selectAll().where('id', '=', holdId).executeTakeFirst();
}

/** A hold's parts, those whose bucket expires first in front. */
export async function listParts(tx: Tx, holdId: string): Promise<HeldPart[]> {
  return await tx
    .selectFrom('credit_hold_allocation as part')
    .innerJoin('credit_grant as bucket', 'bucket.id', 'part.grant_id')
    .select([
      'bucket.id as grantId',
      'part.amount',
      'part.captured',
      'part.refunded',
      'bucket.expires_at as expiresAt',
      'bucket.ended_at as endedAt',
      'bucket.clawed_back_at as clawedBackAt',
      'bucket.origin_id as originId',
    ])
    .where('part.hold_id', '=', holdId)
    .orderBy('bucket.expires_at', (order) => order.asc().nullsLast())
    .orderBy('bucket.priority')
    .orderBy('bucket.id')
    .execute();
}

export async function settleHold(
  tx: Tx,
  holdId: string,
  settled: { status: 'captured' | 'released'; at: Date },
  captured: readonly Allocation[],
): Promise<void> {
  const amount = captured.reduce((sum, part) => sum + part.amount, 0);
  await tx
    .updateTable('credit_hold')
    .set({ status: settled.status, captured: amount, settled_at: settled.at })
    .where('id', '=', holdId)
    .execute();
  for (const part of captured) {
    await tx
      .updateTable('credit_hold_allocation')
      .set({ captured: part.amount })
      .where('hold_id', '=', holdId)
      .where('grant_id', '=', part.grantId)
      .execute();
  }
}

export async function refundHold(
  tx: Tx,
  holdId: string,
  refunded: readonly Allocation[],
): Promise<void> {
  const amount = refunded.reduce((sum, part) => sum + part.amount, 0);
  await tx
    .updateTable('credit_hold')
    .set({ refunded: sql`refunded + ${amount}` })
    .where('id', '=', holdId)
    .execute();
  for (const part of refunded) {
    await tx
      .updateTable('credit_hold_allocation')
      .set({ refunded: sql`refunded + ${part.amount}` })
      .where('hold_id', '=', holdId)
      .where('grant_id', '=', part.grantId)
      .execute();
  }
}
