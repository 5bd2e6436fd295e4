import type { Tx } from '../../database/database.ts';

/** @returns null where there is no such account */
export async function isGuest(tx: Tx, accountId: string): Promise<boolean | null> {
  return (
    (
      await tx
        .selectFrom('account')
        .select('is_guest')
        .where('id', '=', accountId)
        .executeTakeFirst()
    )?.is_guest ?? null
  );
}
