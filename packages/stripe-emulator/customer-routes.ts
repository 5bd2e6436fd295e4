import type { Stripe } from 'stripe';
import { ApiError, noSuch } from './api-error.ts';
import { expand } from './expand.ts';
import { centsOf } from './invoicing.ts';
import { makeCustomer } from './objects/customer.ts';
import { makeSession } from './objects/session.ts';
import { listOf, route, type Route } from './route.ts';
import { newId } from './store.ts';
import { expire } from './subscribing.ts';
import type { World } from './world.ts';

const dayS = 86_400;

function metadataOf(given: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Stripe.Metadata {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));
}

/** Prices, customers and checkouts. */
export function customerRoutes(world: World): readonly Route[] {
  const { store } = world;

  function requireCustomer(id: string): Stripe.Customer {
    const customer = store.customers.get(id);
    if (customer === undefined) throw noSuch('customer', id);
    return customer;
  }

  function requireSession(id: string): Stripe.Checkout.Session {
    const session = store.sessions.get(id);
    if (session === undefined) throw noSuch('checkout.session', id);
    return session;
  }

  function openSession(order: Stripe.Checkout.SessionCreateParams): Stripe.Checkout.Session {
    const [line] = order.line_items ?? [];
    const price = store.prices.get(line?.price ?? '');
    if (order.mode !== 'subscription' || order.customer === undefined || price === undefined)
      throw new ApiError(400, {
        message: 'The emulator sells subscriptions to known customers only.',
      });
    requireCustomer(order.customer);
    const id = newId('cs_test');
    const session = makeSession({
      id,
      created: world.now(),
      expiresAt: order.expires_at ?? world.now() + dayS,
      url: `${world.address}/c/pay/${id}`,
      cents: centsOf(price),
      order,
    });
    store.sessions.set(id, session);
    store.sessionOrders.set(id, {
      price: price.id,
      metadata: metadataOf(order.subscription_data?.metadata),
    });
    return session;
  }

  return [
    route('GET', '/v1/prices', 'PriceList', ({ lookup_keys: keys, active, limit }) =>
      listOf(
        '/v1/prices',
        [...store.prices.values()].filter(
          (price) =>
            (keys?.includes(price.lookup_key ?? '') ?? true) &&
            (active === undefined || price.active === active),
        ),
        { limit },
      ),
    ),
    route('GET', '/v1/customers/search', 'CustomerSearch', ({ query }) => {
      const [, key, value] = /^metadata\["(\w+)"\]:"([^"]*)"$/.exec(query) ?? [];
      if (key === undefined)
        throw new ApiError(400, { message: `We were unable to parse your search query: ${query}` });
      const data = [...store.customers.values()].filter(({ metadata }) => metadata[key] === value);
      return {
        object: 'search_result',
        data,
        has_more: false,
        next_page: null,
        url: '/v1/customers/search',
      } satisfies Stripe.ApiSearchResult<Stripe.Customer>;
    }),
    route('POST', '/v1/customers', 'CustomerCreate', (params) => {
      const customer = Object.assign(
        makeCustomer({
          id: newId('cus'),
          created: world.now(),
          metadata: metadataOf(params.metadata),
        }),
        { email: params.email ?? null, name: params.name || null },
      );
      store.customers.set(customer.id, customer);
      return customer;
    }),
    route('POST', '/v1/customers/:id', 'CustomerUpdate', ({ email, name }, id) =>
      Object.assign(requireCustomer(id), {
        ...(email === undefined ? {} : { email }),
        ...(name === undefined ? {} : { name: name || null }),
      }),
    ),
    route('POST', '/v1/checkout/sessions', 'SessionCreate', (order) =>
      expand(store, openSession(order), order.expand),
    ),
    route('GET', '/v1/checkout/sessions/:id', 'SessionRetrieve', (params, id) =>
      expand(store, requireSession(id), params.expand),
    ),
    route('POST', '/v1/checkout/sessions/:id/expire', 'SessionExpire', (params, id) => {
      const session = requireSession(id);
      if (session.status !== 'open')
        throw new ApiError(400, {
          message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        });
      expire(world, session);
      return expand(store, session, params.expand);
    }),
  ];
}
