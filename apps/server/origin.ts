import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done. */
export interface Origin {
  readonly accountId: string | null;
  /** The address a request came from; null for a job, which has none. */
  readonly address: string | null;
  /** It comes from a network whose requests the operator does not count. */
  readonly isTrusted: boolean;
  /** What it is done for, where it is done for one content, or one order of it: what it costs is told with it. */
  readonly contentId?: string;
  readonly orderId?: string;
}

const current = new AsyncLocalStorage<Origin>();

/**
 * Does `work` on behalf of somebody. Set in two places alone, where a request has been admitted and where a job has read
 * whose it is; read where work is counted. Handed on as an argument instead, it would go through every function between
 * a route and a provider, none of which has any use for it.
 */
export function onBehalfOf<T>(origin: Origin, work: () => T): T {
  return current.run(origin, work);
}

/** {@link onBehalfOf} for a job: it has an account and no network. */
export function forAccount<T>(
  accountId: string,
  work: () => T,
  purpose: Pick<Origin, 'contentId' | 'orderId'> = {},
): T {
  return onBehalfOf({ accountId, address: null, isTrusted: false, ...purpose }, work);
}

/** Does `work` of whoever asks now for one of their contents. */
export function forContent<T>(contentId: string, work: () => T): T {
  const origin = currentOrigin();
  return origin === null ? work() : onBehalfOf({ ...origin, contentId }, work);
}

/** Whose work this is; null where nobody asked for it. */
export function currentOrigin(): Origin | null {
  return current.getStore() ?? null;
}
