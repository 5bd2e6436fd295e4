import { keyedHash } from '../../keyed-hash.ts';
import { certainMailboxOf } from '../../mailbox.ts';
import { createIdSeal } from '../../sealed-id.ts';

/** Recognises a mailbox without keeping its address: HMAC-SHA-256 under this installation's secret. */
export function mailboxHash(secret: Uint8Array, mailbox: string): Buffer {
  return keyedHash(secret, 'mailbox', mailbox);
}

/** What the link of a consent mail holds. The mailbox is in it, so that a refusal counts when the account that asked is gone. */
export interface ConsentToken {
  readonly consentId: string;
  readonly mailboxHash: Buffer;
}

const seal = createIdSeal('consent', { sealBytes: 18, restBytes: 32 });

export function writeToken(
  secret: Uint8Array,
  { consentId, mailboxHash: hash }: ConsentToken,
): string {
  return seal.write(secret, consentId, hash);
}

/** @returns null for what we did not write */
export function readToken(secret: Uint8Array, text: string): ConsentToken | null {
  const sealed = seal.read(secret, text);
  return sealed === null ? null : { consentId: sealed.id, mailboxHash: sealed.rest };
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
