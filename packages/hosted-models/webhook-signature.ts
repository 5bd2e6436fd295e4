import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@scenewright/provider-contract/clock.ts';

/** A webhook as it arrived. */
export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Its bytes, before anything has read them. */
  readonly rawBody: Uint8Array;
}

const prefix = 'whsec_';
const longestDriftS = 5 * 60;
/** A sender that changes its key signs with the old and the new one. */
const mostSignatures = 10;

interface Signed {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: string;
}

/** What a webhook says of its signature; null where it can be nobody's, or is not of these minutes. */
export function readSignature(
  { headers }: Pick<ReceivedWebhook, 'headers'>,
  clock: Clock,
): Signed | null {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => {
    const value = new Map(Object.entries(headers)).get(`webhook-${name}`);
    return typeof value === 'string' ? value : '';
  });
  if (!id || !timestamp || !signatures || !isRecent(timestamp, clock)) return null;
  return { id, timestamp, signatures };
}

/**
 * Whether a webhook comes from whoever holds the secret, and is not an old one sent anew (https://www.standardwebhooks.com).
 * It may still be one that came before: remember its `webhook-id`.
 * @param secret `whsec_` and the key in base64
 */
export function verifyWebhookSignature(
  { headers, rawBody }: ReceivedWebhook,
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
): boolean {
  const signed = readSignature({ headers }, clock);
  const key = readKey(secret);
  if (signed === null || key === null) return false;
  const { id, timestamp, signatures } = signed;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return signatures
    .split(' ', mostSignatures)
    .filter((signature) => signature.startsWith('v1,'))
    .some((signature) => isEqual(Buffer.from(signature.slice(3), 'base64'), expected));
}

/** An empty key would let everybody sign. */
function readKey(secret: string): Buffer | null {
  if (!secret.startsWith(prefix)) return null;
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return key.length === 0 ? null : key;
}

function isRecent(timestamp: string, clock: Clock): boolean {
  if (!/^\d{1,12}$/u.test(timestamp)) return false;
  return Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= longestDriftS;
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
