import type { PaymentsHarness } from '@scenewright/contract/testing/payments/harness.ts';
import { createStripePayments } from '../stripe-payments.ts';
import { startEmulator } from './start-emulator.ts';
import type { StripeEmulator } from '@scenewright/stripe-emulator';

/** The provider on an emulator, for the contract suite. */
export async function createStripeHarness(): Promise<
  PaymentsHarness & { readonly emulator: StripeEmulator }
> {
  const emulator = await startEmulator();
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
