import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { ReplicateClient } from './replicate-client.ts';
import { verifyWebhookSignature } from './webhook-signature.ts';

/** A secret that was just read is not read again for every forged delivery. */
const rereadMs = 60_000;

/** Tells the service's own webhooks from others. Its secret is read when the first one comes, and once more where one does not fit. */
export function createWebhookVerifier(
  client: Pick<ReplicateClient, 'readWebhookSecret'>,
  clock: Clock,
) {
  let secret: Promise<string> | null = null;
  let readAtMs = -Infinity;

  function read(): Promise<string> {
    readAtMs = clock.now().getTime();
    const reading = client.readWebhookSecret();
    secret = reading;
    reading.catch(() => (secret = null));
    return reading;
  }

  /** @returns the delivery's id; null where it is forged or old */
  return async function verify(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
  ): Promise<string | null> {
    const fits = async (known: Promise<string>) =>
      verifyWebhookSignature({ headers, rawBody }, { secret: await known, clock });
    const isNew = clock.now().getTime() - readAtMs < rereadMs;
    const isGenuine =
      (await fits(secret ?? read())) || (!isNew && secret !== null && (await fits(read())));
    const id = headers['webhook-id'];
    return isGenuine && typeof id === 'string' ? id : null;
  };
}
