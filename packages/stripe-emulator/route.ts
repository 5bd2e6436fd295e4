import type { Stripe } from 'stripe';
import type { RequestName, RequestParams } from './request-params.ts';

/** A call of the API: what it may carry is checked by the schema of that name before it is handled. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  readonly request: RequestName;
  handle(params: never, id: string): object;
}

/** @param path with `:id` where the object's id stands */
export function route<Name extends RequestName>(
  method: Route['method'],
  path: string,
  request: Name,
  handle: (params: RequestParams[Name], id: string) => object,
): Route {
  return { method, path: new RegExp(`^${path.replace(':id', '(\\w+)')}$`), request, handle };
}

/** A page of a list; the newest first, as Stripe lists. */
export function listOf<Item extends { readonly id: string }>(
  url: string,
  items: readonly Item[],
  {
    limit = 10,
    starting_after: after,
  }: { limit?: number | undefined; starting_after?: string | undefined } = {},
) {
  const rest =
    after === undefined ? items : items.slice(items.findIndex(({ id }) => id === after) + 1);
  return {
    object: 'list',
    data: rest.slice(0, limit),
    has_more: rest.length > limit,
    url,
  } satisfies Stripe.ApiList<Item>;
}
