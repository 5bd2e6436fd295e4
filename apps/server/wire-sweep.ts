import { sweepSessions } from './features/auth/index.ts';
import { sweepDeletedMembers } from './features/cast/index.ts';
import { sweepDeletedContents } from './features/content/index.ts';
import { sweepCredits } from '@scenewright/ledger';
import { sweepQuotas } from './features/quotas/index.ts';
import { sweepStoryboards } from './features/storyboard/index.ts';
import { sweepIdentity } from '@scenewright/identity-server/sweep.repository.ts';
import { sweepMail } from './providers/mail/mail-jobs.ts';
import type { Features } from './wire-features.ts';
import type { Foundation, Parts } from './wire-parts.ts';

const restorableForMs = 24 * 60 * 60_000;

/** What was deleted before this moment cannot be restored any more. */
const restorableSince = (now: Date) => new Date(now.getTime() - restorableForMs);

/** Does each of these in turn, also where one before it failed. @throws AggregateError what failed, at the end */
async function doEach(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${works.length} parts of the sweep failed`,
    );
}

/** The embedded identity service's own leftovers; a hosted one sweeps itself. */
async function sweepIdentityOf(
  config: Foundation['config'],
  database: Foundation['database'],
  now: Date,
): Promise<void> {
  if (config.AUTH_URL !== undefined) return;
  await sweepIdentity(database.db, now, {
    sessionIdleDays: config.AUTH_SESSION_IDLE_DAYS,
    sessionMaxDays: config.AUTH_SESSION_MAX_DAYS,
  });
}

/** What was deleted longer than a day ago goes for good; its files follow with the assets' sweep. */
async function sweepDeleted({ db }: Foundation['database'], now: Date): Promise<void> {
  await sweepDeletedContents(db, restorableSince(now));
  await sweepDeletedMembers(db, restorableSince(now));
}

/** What has run out, was lost or was left behind, of every feature. */
export function createSweep(
  { config, clock, database, queue, temporary }: Foundation,
  { assets, billing, credits, gifts, metrics, predictions }: Parts,
  { closing, library }: Features,
) {
  return (): Promise<void> =>
    doEach([
      () => sweepCredits({ database, clock, credits }),
      () => gifts.giveDue(),
      () => billing.manualPlans.renewDue(),
      () =>
        sweepStoryboards(
          {
            database,
            clock,
            credits,
            predictions,
            queue,
            countScene: metrics.countScene,
          },
          restorableSince(clock.now()),
        ),
      () => predictions.sweep(),
      () => sweepSessions(database.db, clock.now()),
      () => sweepMail(database.db, clock.now()),
      () => sweepQuotas(database.db, clock.now()),
      () => closing.sweepGuests(),
      () => closing.sweepSessionHashes(),
      () => sweepIdentityOf(config, database, clock.now()),
      () => sweepDeleted(database, clock.now()),
      () => library.sweep(),
      () => assets.sweep(),
      () => temporary.removeAbandoned(),
    ]);
}
