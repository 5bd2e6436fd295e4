import type { Queryable } from '../../../apps/server/database/database.ts';
import { type Credits, type CreditSummary, overviewColumn } from '../index.ts';

/** What the ledger shows of an account, by a query of its own. */
export async function readSummary(
  credits: Pick<Credits, 'summarise'>,
  db: Queryable,
  accountId: string,
): Promise<CreditSummary> {
  const { overview } = await db
    .selectNoFrom((eb) => overviewColumn(eb, accountId).as('overview'))
    .executeTakeFirstOrThrow();
  return credits.summarise(overview);
}
