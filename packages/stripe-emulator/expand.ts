import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import { intentOf } from './paying.ts';
import type { Store } from './store.ts';

const deepest = 4;

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that can be referred to by its id. */
function find(store: Store, id: string): object | undefined {
  const kinds: readonly ReadonlyMap<string, object>[] = [
    store.customers,
    store.sessions,
    store.subscriptions,
    store.invoices,
    store.intents,
    store.charges,
    store.disputes,
    store.schedules,
  ];
  return kinds.map((kind) => kind.get(id)).find((found) => found !== undefined);
}

/** Parts of an invoice that Stripe adds only when they are asked for. */
function include(store: Store, invoice: Stripe.Invoice, part: string): unknown {
  if (part === 'confirmation_secret') {
    if (invoice.status === 'draft') return null;
    const secret = intentOf(store, invoice).client_secret;
    return secret === null ? null : { type: 'payment_intent', client_secret: secret };
  }
  if (part !== 'payments') return undefined;
  const data = [...store.invoicePayments.values()].filter(
    (payment) => payment.invoice === invoice.id,
  );
  return {
    object: 'list',
    data: structuredClone(data),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}

/** A copy of an object with the references that were asked for replaced by what they refer to. @throws ApiError */
export function expand(store: Store, object: object, paths: readonly string[] = []): object {
  const copy: Plain = { ...structuredClone(object) };
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest)
      throw new ApiError(400, {
        code: 'property_expansion_max_depth',
        message: `You cannot expand more than ${deepest} levels of a property: ${path}`,
        param: 'expand',
      });
    expandStep(store, copy, steps, path);
  }
  return copy;
}

function expandStep(
  store: Store,
  at: Plain,
  [step, ...rest]: readonly string[],
  path: string,
): void {
  if (step === undefined) return;
  const stored = at['object'] === 'invoice' ? store.invoices.get(String(at['id'])) : undefined;
  if (stored !== undefined && at[step] === undefined) at[step] = include(store, stored, step);
  const value = at[step];
  if (value === undefined)
    throw new ApiError(400, {
      message: `This property cannot be expanded (${path}).`,
      param: 'expand',
    });
  const found = typeof value === 'string' ? find(store, value) : undefined;
  if (found !== undefined) at[step] = structuredClone(found);
  for (const next of [at[step]].flat()) if (isPlain(next)) expandStep(store, next, rest, path);
}
