import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { createAccounts } from '../../apps/server/features/accounts/index.ts';
import { createCredits } from '@scenewright/ledger';
import { createBilling } from './billing.ts';

let service: PaymentService;

beforeAll(async () => {
  service = await startPaymentService();
});
afterAll(() => service.close());

function openCheckouts(payments: Payments) {
  const { database, clock } = service;
  const credits = createCredits({ clock, signupGiftCredits: 500 });
  const accounts = createAccounts({
    database,
    clock,
    credits,
    gifts: { claim: async () => true },
    secret: Buffer.alloc(32),
  });
  return createBilling({
    database,
    clock,
    queue: { enqueue: async () => {} },
    payments,
    isBuyingOpen: true,
    credits,
    accounts,
    publicUrl: 'http://localhost:3000',
  }).checkouts;
}

async function newAccount(): Promise<string> {
  const [id, at] = [randomUUID(), service.clock.now()];
  await service.database.db
    .insertInto('account')
    .values({
      id,
      issuer: 'test',
      subject: id,
      email: `${id}@example.com`,
      name: null,
      is_guest: false,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

const openPages = async () =>
  (await service.database.db.selectFrom('test_payment_checkout').select('id').execute()).map(
    ({ id }) => id,
  );

it('leaves one page to pay at where two tabs choose different plans at once', async () => {
  const accountId = await newAccount();
  const { promise: other, resolve: otherIsOpen } = Promise.withResolvers<string>();
  // The first tab's page takes so long that the second tab has long had its own.
  const slow = openCheckouts({
    ...service.payments,
    async createCheckout(order) {
      const checkout = await service.payments.createCheckout(order);
      if (order.plan === 'starter') await other;
      return checkout;
    },
  });
  const first = slow.start(accountId, 'starter');
  await expect.poll(async () => (await openPages()).length).toBe(1);
  otherIsOpen(await openCheckouts(service.payments).start(accountId, 'pro'));
  const urls = [await first, await other];
  const statuses = await Promise.all(
    (await openPages()).map(async (id) => (await service.payments.findCheckout(id))?.status),
  );
  expect(statuses.filter((status) => status === 'open')).toHaveLength(1);
  const open = await service.database.db
    .selectFrom('checkout')
    .select(['plan', 'url'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .execute();
  expect(open).toHaveLength(1);
  expect(urls).toContain(open[0]?.url);
});
