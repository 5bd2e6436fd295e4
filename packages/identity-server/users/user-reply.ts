import type { User, UserIdentity } from './user.repository.ts';

export const audience = 'authenticated';

/** `{provider, providers}` of a user: the first identity, and all of them; none for anonymous users. Beside it, what an administrator has noted. */
export function appMetadata(user: User): Record<string, unknown> {
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  return {
    ...user.app_metadata,
    ...(providers[0] === undefined ? {} : { provider: providers[0], providers }),
  };
}

function whenSet(
  fields: Readonly<Record<string, Date | string | null>>,
): Record<string, Date | string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Date | string] => entry[1] !== null),
  );
}

function identityReply(identity: UserIdentity) {
  const { id, subject, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at } =
    identity;
  const email = identity_data['email'];
  return {
    identity_id: id,
    id: subject,
    user_id,
    identity_data,
    provider,
    ...whenSet({ last_sign_in_at }),
    created_at,
    updated_at,
    ...(typeof email === 'string' ? { email } : {}),
  };
}

/** The user object of the GoTrue contract. Instants that are not set are left out, as GoTrue does. */
export function userReply(user: User): Record<string, unknown> {
  const { id, email, is_anonymous, user_metadata, created_at, updated_at, email_confirmed_at } =
    user;
  const {
    confirmation_sent_at,
    recovery_sent_at,
    email_change_sent_at,
    new_email,
    last_sign_in_at,
    banned_until,
  } = user;
  return {
    id,
    aud: audience,
    role: audience,
    email: email ?? '',
    phone: '',
    ...whenSet({
      email_confirmed_at,
      confirmed_at: email_confirmed_at,
      confirmation_sent_at,
      recovery_sent_at,
      email_change_sent_at,
      new_email,
      last_sign_in_at,
      banned_until,
    }),
    app_metadata: appMetadata(user),
    user_metadata,
    identities: user.identities.map(identityReply),
    created_at,
    updated_at,
    is_anonymous,
  };
}
