import type { Clock, Database } from './host.ts';
import type { Credits } from './credits.ts';
import { listDueAccounts, listExpiredGrants } from './usage.repository.ts';

interface Due {
  readonly due: Date;
  readonly id: string;
}

interface SweepOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Pick<Credits, 'rollDue' | 'expire'>;
}

/** Does its work for all that is due, page by page. @returns failures: one account does not keep the others waiting */
async function forAllDue<Item extends Due>(
  batch: number,
  list: (page: { after: Due | null; limit: number }) => Promise<Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  let page: Item[] = [];
  do {
    page = await list({ after: page.at(-1) ?? null, limit: batch });
    for (const item of page) await work(item).catch((error: unknown) => failures.push(error));
  } while (page.length === batch);
  return failures;
}

/**
 * Books free allowances that are due and closes buckets whose time has passed, each in its own transaction. Nothing is done
 * twice, even if several processes sweep.
 * @throws AggregateError at the end, where some could not be done
 */
export async function sweepCredits(
  { database, clock, credits }: SweepOptions,
  batch = 500,
): Promise<void> {
  const at = clock.now();
  const failures = [
    ...(await forAllDue(
      batch,
      (page) => listDueAccounts(database.db, at, page),
      ({ id }) => database.transact((tx) => credits.rollDue(tx, id)),
    )),
    ...(await forAllDue(
      batch,
      (page) => listExpiredGrants(database.db, at, page),
      ({ id, accountId }) => database.transact((tx) => credits.expire(tx, accountId, id)),
    )),
  ];
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} times credits could not be brought up to date`,
    );
}
