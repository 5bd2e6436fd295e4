import { Stripe } from 'stripe';

export interface StripeAccess {
  /** `sk_…` or a restricted `rk_…`. */
  readonly secretKey: string;
  /** `whsec_…`: what webhook events are signed with. */
  readonly webhookSecret: string;
  /** Another address that speaks Stripe's protocol. Default: Stripe's own. */
  readonly apiBase?: string;
  /** How long one attempt of a call may take; a call makes up to three. Default ten seconds. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const retries = 2;

/** Stripe's SDK with bounded waiting. It tries again what was refused or lost on the way, with the same idempotency key. */
export function createStripeClient(access: StripeAccess): Stripe {
  const base = access.apiBase === undefined ? undefined : new URL(access.apiBase);
  return new Stripe(access.secretKey, {
    timeout: access.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Scenewright' },
    ...(base === undefined
      ? {}
      : {
          protocol: base.protocol === 'http:' ? 'http' : 'https',
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
        }),
  });
}
