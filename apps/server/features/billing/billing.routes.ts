import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import * as calls from '@scenewright/contract/schemas/subscription.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import type { ChangeResult, Changes } from '@scenewright/billing/changes.ts';
import { type Checkouts, returnPath } from '@scenewright/billing/checkout.ts';
import { getCreditInfo, listPlansOnSale, listUsage } from '@scenewright/billing/queries.ts';
import { requireBuyingOpen, type Subscribing } from '@scenewright/billing/subscribing.ts';

const usagePageSize = 20;

interface RouteOptions {
  readonly database: Database;
  readonly payments: Payments;
  readonly isBuyingOpen: boolean;
  readonly credits: Credits;
  readonly checkouts: Checkouts;
  readonly changes: Changes;
  readonly subscribing: Subscribing;
}

const toReply = ({ status, checkoutUrl }: ChangeResult) => ({
  status,
  ...(checkoutUrl === undefined ? {} : { checkout_url: checkoutUrl }),
});

/** A refusal of these two is an answer, not an error (PAY-12). */
async function toOutcome(
  work: Promise<void>,
  message: string,
): Promise<{ status: 'success' | 'error'; message: string }> {
  try {
    await work;
    return { status: 'success', message };
  } catch (error) {
    if (error instanceof AppError && error.code === 'wrong_state')
      return { status: 'error', message: error.message };
    throw error;
  }
}

function serveChanges(
  app: FastifyInstance,
  { changes, subscribing, isBuyingOpen }: RouteOptions,
): void {
  serve(app, calls.createSubscription, async ({ caller, body }) =>
    toReply(
      await subscribing.subscribe(caller.accountId, {
        plan: body.plan_id,
        priceId: body.price_id,
        isUpgrade: body.is_upgrade ?? false,
      }),
    ),
  );
  serve(app, calls.changePlan, async ({ caller, body }) =>
    toReply(
      await subscribing.changePlan(caller.accountId, {
        plan: body.new_plan_id,
        priceId: body.price_id,
        otherCard: body.other_card,
      }),
    ),
  );
  serve(app, calls.previewPlanChange, ({ caller, query }) =>
    subscribing.preview(caller.accountId, { plan: query.new_plan_id, priceId: query.price_id }),
  );
  serve(app, calls.cancelSubscription, ({ caller }) =>
    toOutcome(changes.cancel(caller.accountId), 'Your subscription ends with the current period.'),
  );
  serve(app, calls.resumeSubscription, ({ caller }) =>
    toOutcome(changes.resume(caller.accountId), 'Your subscription goes on.'),
  );
  serve(app, calls.payOpenInvoice, async ({ caller }) => {
    requireBuyingOpen(isBuyingOpen);
    return { checkout_url: await changes.findOpenInvoice(caller.accountId) };
  });
}

/** Where the browser comes back to from the provider's page: a navigation, without a token; the id is the capability. */
function serveReturn(app: FastifyInstance, { checkouts }: RouteOptions): void {
  app.get<{ Querystring: { session_id?: unknown } }>(
    apiBase + returnPath,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const id = query.session_id;
      if (typeof id !== 'string' || id.length > 200) throw new AppError('not_found');
      return reply.redirect(await checkouts.finish(id), 303);
    },
  );
}

export function registerBillingRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { database, payments, isBuyingOpen, credits } = options;
  serve(app, calls.getCredits, ({ caller }) =>
    getCreditInfo({ database, payments, credits }, caller.accountId),
  );
  serve(app, calls.listUsage, ({ caller, query: { page = 1 } }) =>
    listUsage({ database, credits }, caller.accountId, { page, pageSize: usagePageSize }),
  );
  serve(app, calls.listPlans, async () => ({
    plans: await listPlansOnSale({ payments, isBuyingOpen }),
    buying_open: isBuyingOpen,
  }));
  serve(app, calls.confirmPayment, async ({ query }) => {
    const status = await payments.findPayment({
      id: query.payment_intent,
      clientSecret: query.payment_intent_client_secret,
    });
    if (status === null)
      throw new AppError('not_found', 'Failed to confirm payment. Please contact support.');
    return { status };
  });
  serveChanges(app, options);
  serveReturn(app, options);
}
