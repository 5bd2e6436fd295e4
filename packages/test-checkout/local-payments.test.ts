import { describePayments } from '@scenewright/contract/testing/payments/payments.contract.ts';
import { startPaymentService } from '../../apps/server/testing/payment-service.ts';

describePayments('local', async () => {
  const service = await startPaymentService();
  return {
    ...service,
    now: () => service.clock.now(),
    async pay(url, card) {
      await (card === 'refused' ? service.pay(url, 'asks', 'refuse') : service.pay(url, card));
    },
    refund: service.local.refundInvoice,
    dispute: service.local.disputeInvoice,
    closeDispute: service.local.closeDispute,
  };
});
