import { describePayments } from '../payments.contract.ts';
import { createStripeHarness } from './testing/stripe-harness.ts';

describePayments('Stripe', createStripeHarness);
