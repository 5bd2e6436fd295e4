import { createHmac } from 'node:crypto';

/**
 * Recognises an address, a network or a person without keeping them: HMAC-SHA-256 under this installation's secret. There are
 * few enough of each to try them all, so a plain hash in a copied database would name them.
 * @param purpose what it is for: the same text under another purpose has nothing in common with it
 */
export function keyedHash(secret: Uint8Array, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}
