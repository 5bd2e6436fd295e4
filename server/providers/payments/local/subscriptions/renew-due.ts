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

/** Lets happen what is due: renewals, further tries, ends, and checkouts that close. Each subscription on its own, so that one that fails holds up no other. */
export async function renewDue(parts: Parts, now: Date): Promise<void> {
  const { database } = parts;
  for (;;) {
    const due = await listDueSubscriptions(database.db, now, batch);
    for (const id of due) await database.transact(async (tx) => void (await settleDue(tx, parts, await lockSubscription(tx, id), now)));
    if (due.length < batch) break;
  }
  for (const id of await listOverdueCheckouts(database.db, now, batch)) await expireCheckout(parts, id);
  const old = new Date(now.getTime() - keepMs);
  await database.transact(async (tx) => {
    await deleteDeliveredBefore(tx, old);
    await deleteOrdersBefore(tx, old);
  });
}
