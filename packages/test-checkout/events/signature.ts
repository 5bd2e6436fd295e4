import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries a webhook event's signature. */
export const signatureHeader = 'payment-signature';

const toleranceS = 5 * 60;
const maxHeaderLength = 1_000;

function digest(secret: Uint8Array, timestamp: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
}

/** As Stripe signs: `t=<Unix seconds>,v1=<HMAC-SHA-256 over "t.body", in hex>`. */
export function signBody(secret: Uint8Array, body: Uint8Array, at: Date): string {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/** Whether a body was signed by who holds the secret, at most five minutes ago. A header may carry several signatures. */
export function isSigned(
  secret: Uint8Array,
  body: Uint8Array,
  header: unknown,
  now: Date,
): boolean {
  if (typeof header !== 'string' || header.length > maxHeaderLength) return false;
  const fields = header.split(',').map((field) => field.trim().split('=', 2));
  const timestamp = fields.find(([name]) => name === 't')?.[1] ?? '';
  if (
    !/^\d{1,12}$/.test(timestamp) ||
    Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceS
  )
    return false;
  const expected = digest(secret, timestamp, body);
  return fields.some(
    ([name, value = '']) =>
      name === 'v1' &&
      /^[\da-f]{64}$/.test(value) &&
      timingSafeEqual(Buffer.from(value, 'hex'), expected),
  );
}
