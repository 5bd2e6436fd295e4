import { describePayments } from '@scenewright/contract/testing/payments/payments.contract.ts';
import { createStripeHarness } from './testing/stripe-harness.ts';

describePayments('Stripe', createStripeHarness);
