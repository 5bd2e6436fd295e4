import type { Tx } from './host.ts';

/** Remembers what went with a payment that went back; the first time counts. */
export async function insert(
  tx: Tx,
  payment: {
    provider: string;
    invoice_id: string;
    account_id: string;
    taken: number;
    owed: number;
  },
): Promise<void> {
  await tx
    .insertInto('returned_payment')
    .values({ ...payment, restored_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'invoice_id']).doNothing())
    .execute();
}

/** Marks a returned payment as kept after all. @returns the credits to give back: 0 where nothing went, or it is back already */
export async function restore(
  tx: Tx,
  payment: { provider: string; invoiceId: string; at: Date },
): Promise<number> {
  const row = await tx
    .updateTable('returned_payment')
    .set({ restored_at: payment.at })
    .where('provider', '=', payment.provider)
    .where('invoice_id', '=', payment.invoiceId)
    .where('restored_at', 'is', null)
    .returning(['taken', 'owed'])
    .executeTakeFirst();
  return row === undefined ? 0 : row.taken + row.owed;
}
