import type { Stripe } from 'stripe';
import { ApiError, noSuch } from './api-error.ts';
import { expand } from './expand.ts';
import { withdraw } from './paying.ts';
import { listOf, route, type Route } from './route.ts';
import type { World } from './world.ts';

/** Invoices, payments, disputes and events. */
export function moneyRoutes(world: World): readonly Route[] {
  const { store } = world;

  function requireInvoice(id: string): Stripe.Invoice {
    const invoice = store.invoices.get(id);
    if (invoice === undefined) throw noSuch('invoice', id);
    return invoice;
  }

  function listEvents({ types, created, ...page }: Stripe.EventListParams): object {
    if (types !== undefined && types.length > 20)
      throw new ApiError(400, {
        message: 'Invalid array: types may hold 20 names at most',
        param: 'types',
      });
    const from = typeof created === 'object' ? (created.gte ?? 0) : 0;
    const found = store.events.filter(
      (event) =>
        event.created >= from && (types === undefined || types.some((type) => type === event.type)),
    );
    return listOf('/v1/events', found.toReversed(), page);
  }

  return [
    route('GET', '/v1/invoices', 'InvoiceList', ({ subscription, status, ...page }) => {
      const found = [...store.invoices.values()].filter(
        (invoice) =>
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription) &&
          (status === undefined || invoice.status === status),
      );
      return listOf('/v1/invoices', found.toReversed(), page);
    }),
    route('GET', '/v1/invoices/:id', 'InvoiceRetrieve', (params, id) =>
      expand(store, requireInvoice(id), params.expand),
    ),
    route('POST', '/v1/invoices/:id/void', 'InvoiceVoid', (params, id) => {
      const invoice = requireInvoice(id);
      if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
        throw new ApiError(400, {
          message: 'You can only pass in open or uncollectible invoices.',
        });
      withdraw(world, invoice);
      return expand(store, invoice, params.expand);
    }),
    route('GET', '/v1/invoice_payments', 'InvoicePaymentList', ({ payment, invoice }) => {
      const found = [...store.invoicePayments.values()].filter(
        (each) =>
          (payment === undefined || each.payment.payment_intent === payment.payment_intent) &&
          (invoice === undefined || each.invoice === invoice),
      );
      return listOf('/v1/invoice_payments', found);
    }),
    route('GET', '/v1/payment_intents/:id', 'PaymentIntentRetrieve', (params, id) => {
      const intent = store.intents.get(id);
      if (intent === undefined) throw noSuch('payment_intent', id);
      return expand(store, intent, params.expand);
    }),
    route('GET', '/v1/disputes', 'DisputeList', ({ payment_intent: intent, ...page }) =>
      listOf(
        '/v1/disputes',
        [...store.disputes.values()]
          .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
          .toReversed(),
        page,
      ),
    ),
    route('GET', '/v1/events', 'EventList', listEvents),
  ];
}
