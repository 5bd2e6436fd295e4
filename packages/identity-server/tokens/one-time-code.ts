import { randomInt, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

const digits = 6;

/** Six digits, each as likely as the other. */
export function createOneTimeCode(): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
}

/**
 * What is stored of a code. A plain hash of a million possibilities is no secret to who copies the database, so it is an
 * HMAC-SHA-256 under the service's key, bound to whom and what the code is for.
 */
export function hashOneTimeCode(
  secret: Uint8Array,
  code: string,
  purpose: { userId: string; type: string },
): Uint8Array {
  return keyedHash(secret, 'one-time code', `${purpose.userId}\n${purpose.type}\n${code}`);
}

export function isSameHash(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
