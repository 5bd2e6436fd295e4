import { expect, test } from 'vitest';
import { keptPaymentRequest, readPaymentRequest, type PaymentRequest } from './payment-request.ts';

const payment = { id: 'pi_1', clientSecret: 'pi_1_secret_x' };

test.each<[string, PaymentRequest]>([
  [
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded',
    { kind: 'payment', payment },
  ],
  ['?payment_intent_client_secret=pi_1_secret_x', { kind: 'payment', payment }],
  ['?payment_intent=pi_1&redirect_status=succeeded', { kind: 'missing' }],
  ['?payment_intent=pi_1&payment_intent_client_secret=', { kind: 'missing' }],
  ['?checkout=complete', { kind: 'complete' }],
  ['', { kind: 'missing' }],
])('%s', (search, request) => expect(readPaymentRequest(search)).toEqual(request));

test.each<PaymentRequest>([{ kind: 'payment', payment }, { kind: 'complete' }])(
  '$kind survives being kept',
  (request) => {
    expect(keptPaymentRequest(structuredClone({ paymentRequest: request }))).toEqual(request);
  },
);

test.each([
  null,
  'text',
  {},
  { paymentRequest: null },
  { paymentRequest: { kind: 'payment' } },
  { paymentRequest: { kind: 'payment', payment: { id: 1, clientSecret: 'x' } } },
])('what is not ours is not taken: %j', (state) => expect(keptPaymentRequest(state)).toBeNull());
