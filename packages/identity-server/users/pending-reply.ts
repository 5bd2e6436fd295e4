import { keyedHash } from '../tokens/keyed-hash.ts';
import { audience } from './user-reply.ts';

interface PendingUser {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly metadata: Record<string, unknown>;
  readonly now: Date;
}

/**
 * What a sign-up answers while its address is to be confirmed: what was asked for, and no more. It is the same for an
 * address that is free, one that waits already, and one that has an account; the names of the last are nobody's.
 */
export function pendingReply({
  id,
  identityId,
  email,
  metadata,
  now,
}: PendingUser): Record<string, unknown> {
  const identity = {
    identity_id: identityId,
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    created_at: now,
    updated_at: now,
    email,
  };
  return {
    id,
    aud: audience,
    role: audience,
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [identity],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** A UUID that no user or identity has, the same for an address each time. */
export function nobodysName(secret: Uint8Array, kind: 'user' | 'identity', email: string): string {
  const hex = keyedHash(secret, 'nobody', `${kind}\n${email}`).toString('hex');
  // Its version is what our own ids, which are random, have: else the number would tell.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
