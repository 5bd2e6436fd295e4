import { Stripe } from 'stripe';

export interface StripeAccess {
  /** `sk_…` or a restricted `rk_…`. */
  readonly secretKey: string;
  /** `whsec_…`: what announcements are signed with. */
  readonly webhookSecret: string;
  /** Another address that speaks Stripe's protocol. Default: Stripe's own. */
  readonly apiBase?: string;
  /** How long one attempt of a call may take; a call makes up to three. Default ten seconds. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const retries = 2;

/** @throws Error with one sentence where a setting cannot be what it should be */
function requireSettings({ secretKey, webhookSecret }: StripeAccess): void {
  if (secretKey.startsWith('pk_')) throw new Error('The setting STRIPE_SECRET_KEY holds a publishable key: take the secret key, which begins with sk_ or rk_.');
  if (!/^(sk|rk)_\S+$/.test(secretKey)) throw new Error('The setting STRIPE_SECRET_KEY is wrong: a secret key of Stripe begins with sk_ or rk_.');
  if (!/^whsec_\S+$/.test(webhookSecret)) throw new Error('The setting STRIPE_WEBHOOK_SECRET is wrong: the signing secret of a webhook address begins with whsec_.');
}

/**
 * Stripe's SDK with bounded waiting. It tries again what was refused or lost on the way, with the same idempotency key.
 * @throws Error with one sentence where a setting cannot be what it should be
 */
export function createStripeClient(access: StripeAccess): Stripe {
  requireSettings(access);
  const base = access.apiBase === undefined ? undefined : new URL(access.apiBase);
  return new Stripe(access.secretKey, {
    timeout: access.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Scenewright' },
    ...(base === undefined ? {} : { protocol: base.protocol === 'http:' ? 'http' : 'https', host: base.hostname, port: base.port || (base.protocol === 'http:' ? 80 : 443) }),
  });
}
