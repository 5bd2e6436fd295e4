import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { ReplicateClient } from './replicate-client.ts';
import { readSignature, verifyWebhookSignature } from './webhook-signature.ts';

/** How soon the service is asked again for its secret: where it did not say it, and where a delivery does not fit what it said. */
const retryMs = 5_000;
const rereadMs = 60_000;

/**
 * Tells the service's own webhooks from others. Its secret is read when the first one comes, and once more where one does not fit.
 * Strangers can send as many as they like: however many those are, the service is asked seldom.
 */
export function createWebhookVerifier(
  client: Pick<ReplicateClient, 'readWebhookSecret'>,
  clock: Clock,
) {
  let secret: string | null = null;
  let reading: Promise<string> | null = null;
  let askedAtMs = -Infinity;

  /** What the service says, or said when it was asked lately. @throws ProviderError */
  async function ask(againAfterMs: number): Promise<string> {
    const nowMs = clock.now().getTime();
    if (reading === null || nowMs - askedAtMs >= againAfterMs) {
      askedAtMs = nowMs;
      reading = client.readWebhookSecret();
    }
    secret = await reading;
    return secret;
  }

  /**
   * @returns the delivery's id; null where it is forged or old
   * @throws ProviderError where the service does not say what it signs with
   */
  return async function verify(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
  ): Promise<string | null> {
    const signed = readSignature({ headers }, clock);
    if (signed === null) return null;
    const fits = (known: string) =>
      verifyWebhookSignature({ headers, rawBody }, { secret: known, clock });
    const isGenuine =
      (secret !== null && fits(secret)) || fits(await ask(secret === null ? retryMs : rereadMs));
    return isGenuine ? signed.id : null;
  };
}
