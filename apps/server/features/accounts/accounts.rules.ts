import type { VerifiedIdentity } from '../../providers/identity/identity.ts';

interface Known {
  readonly email: string;
  readonly name: string | null;
  readonly is_guest: boolean;
}

/**
 * What a token changes about its account; null where it says nothing new.
 *
 * - A guest who signed up is a guest no more; a token from before that, still valid, does not turn them back.
 * - The provider's name fills an empty one. A name is the user's to change here, so it is never overwritten.
 */
export function refreshedAccount(
  account: Known,
  { email, name, isAnonymous }: Pick<VerifiedIdentity, 'email' | 'name' | 'isAnonymous'>,
): Known | null {
  if (isAnonymous && !account.is_guest) return null;
  const fresh: Known = { email, name: account.name ?? name, is_guest: isAnonymous };
  const isNew =
    fresh.email !== account.email ||
    fresh.name !== account.name ||
    fresh.is_guest !== account.is_guest;
  return isNew ? fresh : null;
}
