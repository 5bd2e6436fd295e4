import type { PaymentsHarness } from '../../contract/harness.ts';
import { createStripePayments } from '../stripe-payments.ts';
import { startStripeEmulator, type StripeEmulator } from './emulator/stripe-emulator.ts';

/** The provider on an emulator, for the contract suite. */
export async function createStripeHarness(): Promise<
  PaymentsHarness & { readonly emulator: StripeEmulator }
> {
  const emulator = await startStripeEmulator();
  return {
    emulator,
    payments: createStripePayments(emulator.settings),
    now: () => emulator.settings.clock.now(),
    advance: async (ms) => emulator.advance(ms),
    async pay(url, card) {
      const shown = emulator.pay(url, card === 'refused' ? 'asks' : card);
      if (shown === 'asking') emulator.answerBank(url, card === 'asks');
    },
    deliveries: async () => emulator.deliveries(),
    refund: async (invoiceId, cents) => emulator.refund(invoiceId, cents),
    dispute: async (invoiceId) => emulator.dispute(invoiceId),
    closeDispute: async (invoiceId, outcome) => emulator.closeDispute(invoiceId, outcome),
    close: async () => await emulator.close(),
  };
}
