import { createHmac, timingSafeEqual } from 'node:crypto';
import { certainMailboxOf } from '../../mailbox.ts';

const idBytes = 16;
const hashBytes = 32;
const sealBytes = 18;

/** Recognises a mailbox without keeping its address: HMAC-SHA-256 under this installation's secret. */
export function mailboxHash(secret: Uint8Array, mailbox: string): Buffer {
  return createHmac('sha256', secret).update(`mailbox\n${mailbox}`).digest();
}

/** What the link of a consent mail holds. The mailbox is in it, so that a refusal counts when the account that asked is gone. */
export interface ConsentToken {
  readonly consentId: string;
  readonly mailboxHash: Buffer;
}

const seal = (secret: Uint8Array, bytes: Uint8Array) => createHmac('sha256', secret).update('consent\n').update(bytes).digest().subarray(0, sealBytes);

export function writeToken(secret: Uint8Array, token: ConsentToken): string {
  const bytes = Buffer.concat([Buffer.from(token.consentId.replaceAll('-', ''), 'hex'), token.mailboxHash]);
  return Buffer.concat([bytes, seal(secret, bytes)]).toString('base64url');
}

/** @returns null for what we did not write */
export function readToken(secret: Uint8Array, text: string): ConsentToken | null {
  const bytes = Buffer.from(text, 'base64url');
  // Base64url has several spellings of the same bytes; ours is one of them.
  if (bytes.length !== idBytes + hashBytes + sealBytes || bytes.toString('base64url') !== text) return null;
  const said = bytes.subarray(0, idBytes + hashBytes);
  if (!timingSafeEqual(seal(secret, said), bytes.subarray(idBytes + hashBytes))) return null;
  const hex = said.subarray(0, idBytes).toString('hex');
  return { consentId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), mailboxHash: said.subarray(idBytes) };
}

/** An account, as far as it matters whom it may have mailed. */
export interface Sender {
  readonly email: string;
  readonly is_guest: boolean;
}

/**
 * Whether an address is certainly the account's own: confirmed, or nobody could sign in with it. A guest has none. With a tag
 * at a domain we know nothing of it may be somebody else's, who must be asked.
 */
export function isOwnAddress({ email, is_guest: isGuest }: Sender, address: string): boolean {
  return !isGuest && email !== '' && certainMailboxOf(email) === certainMailboxOf(address);
}
