import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import type { PostgresqlDatabase } from '../../database/postgresql.ts';
import { openJobQueue } from '../../jobs/queue.ts';
import type { Services } from './services.ts';
import * as repository from './state.repository.ts';

const lookEveryMs = 200;
/** Jobs that follow from the last film: mails, and what is called off. A job that failed is tried again within a minute. */
const mostMs = 120_000;

/** Waits until nothing remains. @returns what still does */
async function untilNone(list: () => Promise<string[]>): Promise<string[]> {
  const giveUp = performance.now() + mostMs;
  for (;;) {
    const left = await list();
    if (left.length === 0 || performance.now() > giveUp) return left;
    await setTimeout(lookEveryMs);
  }
}

/** Credits: nothing is held, and what was spent is the price of what was delivered, for each user. */
async function judgeCredits({ db }: PostgresqlDatabase): Promise<string[]> {
  const faults = (await repository.listAccounts(db))
    .filter(
      ({ available, reserved, spent, granted, delivered }) =>
        reserved !== 0 || spent !== delivered || granted - spent !== available,
    )
    .map((account) => `the credits do not balance: ${JSON.stringify(account)}`);
  const uneven = await repository.countUneven(db);
  return uneven === 0 ? faults : [...faults, `${uneven} entries of the ledger do not balance`];
}

/** Whatever the provider was paid for belongs to an order, and each order paid once. */
async function judgePredictions(
  { db }: PostgresqlDatabase,
  { replicate }: Services,
): Promise<string[]> {
  const known = new Map((await repository.listPredictions(db)).map((row) => [row.externalId, row]));
  const paid = replicate.predictions().filter(({ costCents }) => costCents > 0);
  const orders = paid.map(({ id }) => known.get(id)?.orderId ?? `nobody’s: ${id}`);
  const faults = orders
    .filter((order) => order.startsWith('nobody'))
    .map((order) => `a prediction was paid and is ${order}`);
  const twice = Map.groupBy(orders, (order) => order)
    .values()
    .filter((of) => of.length > 1);
  return [...faults, ...[...twice].map(([order]) => `order ${order} was paid more than once`)];
}

/** After the sweep, the storage holds what the database knows, and nothing else. */
async function judgeStorage(database: PostgresqlDatabase, { s3 }: Services): Promise<string[]> {
  await repository.ageAssets(database.db);
  const queue = await openJobQueue(database, pino({ level: 'silent' }), { runsJobs: false });
  await database.transact((tx) => queue.enqueue(tx, 'sweep', {}));
  await untilNone(async () => ((await queue.isLive('sweep', {})) ? ['sweep'] : []));
  await queue.stop(0);
  const keys = new Set(await repository.listStorageKeys(database.db));
  const orphans = [...s3.objects.keys()].filter((key) => !keys.has(key));
  const lost = [...keys].filter((key) => !s3.objects.has(key));
  return [
    ...orphans.map((key) => `nobody knows ${key} in the storage`),
    ...lost.map((key) => `${key} is not in the storage`),
    ...[...s3.uploads.keys()].map((id) => `upload ${id} is left`),
  ];
}

/**
 * What must hold when everybody has what was asked for, whatever happened meanwhile.
 * @returns a sentence for each thing that does not
 */
export async function judge(database: PostgresqlDatabase, services: Services): Promise<string[]> {
  const { db } = database;
  const jobs = await untilNone(() => repository.listJobs(db));
  const unfinished = await repository.listUnfinished(db);
  return [
    ...jobs.map((what) => `jobs are left: ${what}`),
    ...unfinished.map((what) => `work is left: ${what}`),
    ...(await judgeCredits(database)),
    ...(await judgePredictions(database, services)),
    ...(await judgeStorage(database, services)),
  ];
}
