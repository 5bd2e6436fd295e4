import { listOverdueCheckouts } from '../checkouts/checkout.repository.ts';
import { expireCheckout } from '../checkouts/open-checkout.ts';
import { deleteDeliveredBefore } from '../events/event.repository.ts';
import { deleteOrdersBefore } from '../orders.repository.ts';
import type { Parts } from '../parts.ts';
import { settleDue } from './settle-due.ts';
import { listDueSubscriptions, lockSubscription } from './subscription.repository.ts';

const batch = 100;
/** Stripe keeps its events as long. */
const keepMs = 30 * 86_400_000;

/** Settles every subscription with which something is due. @returns why some could not be */
async function settleAll(parts: Parts, now: Date): Promise<unknown[]> {
  const { database } = parts;
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const due = await listDueSubscriptions(database.db, now, { after, limit: batch });
    for (const id of due)
      await database
        .transact(
          async (tx) => void (await settleDue(tx, parts, await lockSubscription(tx, id), now)),
        )
        .catch((error: unknown) => failures.push(error));
    const last = due.at(-1);
    if (last === undefined || due.length < batch) return failures;
    after = last;
  }
}

/**
 * Lets happen what is due: renewals, further tries, ends, and checkouts that close. Each on its own, so that one that
 * fails holds up no other.
 * @throws AggregateError of what failed, after everything else is done
 */
export async function renewDue(parts: Parts, now: Date): Promise<void> {
  const { database } = parts;
  const failures = await settleAll(parts, now);
  for (const id of await listOverdueCheckouts(database.db, now, batch))
    await expireCheckout(parts, id).catch((error: unknown) => failures.push(error));
  const old = new Date(now.getTime() - keepMs);
  await database.transact(async (tx) => {
    await deleteDeliveredBefore(tx, old);
    await deleteOrdersBefore(tx, old);
  });
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of the test checkout's renewals and closings failed`,
    );
}
