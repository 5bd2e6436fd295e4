import type { Stripe } from 'stripe';
import { makeDispute } from './objects/payment.ts';
import { intentOf } from './paying.ts';
import { newId, requireObject, type Store } from './store.ts';
import { recordEvent, type World } from './world.ts';

/** What happens to money that came: in the dashboard, or at the holder's bank. */
export interface Repaying {
  refund(invoiceId: string, cents?: number): void;
  dispute(invoiceId: string): void;
  closeDispute(invoiceId: string, outcome: 'won' | 'lost'): void;
}

function chargeOf(store: Store, invoiceId: string): Stripe.Charge {
  return requireObject(
    store.charges,
    intentOf(store, requireObject(store.invoices, invoiceId)).latest_charge,
  );
}

export function createRepaying(world: World): Repaying {
  const { store } = world;
  return {
    refund(invoiceId, cents) {
      const charge = chargeOf(store, invoiceId);
      charge.amount_refunded = Math.min(
        charge.amount,
        charge.amount_refunded + (cents ?? charge.amount),
      );
      charge.refunded = charge.amount_refunded === charge.amount;
      recordEvent(world, 'charge.refunded', charge);
    },
    dispute(invoiceId) {
      const charge = chargeOf(store, invoiceId);
      const dispute = makeDispute({ id: newId('dp'), created: world.now(), charge });
      charge.disputed = true;
      store.disputes.set(dispute.id, dispute);
      recordEvent(world, 'charge.dispute.created', dispute);
    },
    closeDispute(invoiceId, outcome) {
      const charge = chargeOf(store, invoiceId);
      const dispute = [...store.disputes.values()].find((each) => each.charge === charge.id);
      if (dispute === undefined) throw new Error(`${invoiceId} is not disputed.`);
      dispute.status = outcome;
      recordEvent(world, 'charge.dispute.closed', dispute);
    },
  };
}
