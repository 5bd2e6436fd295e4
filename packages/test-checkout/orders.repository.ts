import { createHash } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Tx } from './host.ts';

interface Order {
  readonly key: string;
  /** What was ordered: another order under the same key is refused. */
  readonly of: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/**
 * Carries an order out once: the same order under the same key gets the answer it got, and of two at once the second
 * waits for the first. What throws leaves no trace, so that it may be tried again.
 * @throws AppError wrong_state where the key came with another order before
 */
export async function once(
  tx: Tx,
  { key, of, now }: Order,
  carryOut: () => Promise<string>,
): Promise<string> {
  const order_hash = createHash('sha256').update(JSON.stringify(of)).digest('base64url');
  const added = await tx
    .insertInto('test_payment_order')
    .values({ key, order_hash, answer: null, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added === undefined) {
    const earlier = await tx
      .selectFrom('test_payment_order')
      .select(['order_hash', 'answer'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (earlier.order_hash !== order_hash || earlier.answer === null)
      throw new AppError(
        'wrong_state',
        'This order differs from an earlier one with the same key. Please start again.',
      );
    return earlier.answer;
  }
  const answer = await carryOut();
  await tx.updateTable('test_payment_order').set({ answer }).where('key', '=', key).execute();
  return answer;
}

export async function deleteOrdersBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('test_payment_order').where('created_at', '<', moment).execute();
}
