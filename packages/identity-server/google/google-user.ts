import { randomUUID } from 'node:crypto';
import type { Tx } from '../host.ts';
import { AuthError, emailExists } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { deleteOneTimeTokensOf } from '../links/one-time-token.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { type IdentityData, saveIdentity } from '../users/identity.repository.ts';
import { checkMetadata, mergeMetadata } from '../users/metadata.ts';
import { requireSignUps } from '../users/require-sign-ups.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  updateUser,
  type User,
} from '../users/user.repository.ts';
import type { GoogleProfile } from './google-provider.ts';
import { deleteOtherIdentities, findIdentity } from './google-identity.repository.ts';

interface Moment {
  readonly client: Client;
  readonly now: Date;
}

const provider = 'google';

/** The fields GoTrue keeps of a Google account. */
function identityData({
  issuer,
  subject,
  email,
  emailVerified,
  name,
  picture,
}: GoogleProfile): IdentityData {
  return {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    email_verified: emailVerified,
    phone_verified: false,
    ...(email === null ? {} : { email }),
    ...(name === null ? {} : { name, full_name: name }),
    ...(picture === null ? {} : { picture, avatar_url: picture }),
  };
}

async function saveProfile(tx: Tx, user: User, profile: GoogleProfile, now: Date): Promise<User> {
  const data = identityData(profile);
  await saveIdentity(tx, {
    id: randomUUID(),
    userId: user.id,
    provider,
    subject: profile.subject,
    data,
    now,
  });
  const metadata = mergeMetadata(user.user_metadata, data);
  checkMetadata(metadata);
  return await updateUser(tx, user.id, { user_metadata: metadata }, now);
}

function needsVerification(): AuthError {
  return new AuthError(
    422,
    'provider_email_needs_verification',
    'Unverified email with google. Verify the email with google in order to sign in',
  );
}

/** Somebody may have signed up with an address that was never theirs: whoever proves it gets the account, and only they. */
async function takeOverUnconfirmed(tx: Tx, user: User, { client, now }: Moment): Promise<User> {
  await deleteOtherIdentities(tx, user.id, provider);
  await deleteSessionsOf(tx, user.id);
  await deleteOneTimeTokensOf(tx, user.id);
  await writeAudit(tx, { action: 'user_confirmed', userId: user.id, address: client.address, now });
  return await updateUser(
    tx,
    user.id,
    { password_hash: null, email_confirmed_at: now, user_metadata: {} },
    now,
  );
}

/**
 * The user a Google account signs in as: the one it is linked to; else the one with the same address, where Google has
 * verified it; else a new one.
 *
 * @throws AuthError provider_email_needs_verification, signup_disabled
 */
export async function findOrCreateGoogleUser(
  tx: Tx,
  { settings }: Pick<Parts, 'settings'>,
  profile: GoogleProfile,
  moment: Moment,
): Promise<User> {
  const { client, now } = moment;
  const known = await findIdentity(tx, provider, profile.subject);
  if (known !== null) {
    const user = await lockUser(tx, known.user_id);
    if (user !== null) return await saveProfile(tx, user, profile, now);
  }
  if (profile.email === null || !profile.emailVerified) throw needsVerification();
  const found = await findUserByEmail(tx, profile.email);
  const owner = found === null ? null : await lockUser(tx, found.id);
  if (owner !== null) {
    const confirmed =
      owner.email_confirmed_at === null ? await takeOverUnconfirmed(tx, owner, moment) : owner;
    await writeAudit(tx, {
      action: 'identity_linked',
      userId: owner.id,
      address: client.address,
      now,
    });
    return await saveProfile(tx, confirmed, profile, now);
  }
  requireSignUps(settings);
  const created = await insertUser(tx, {
    email: profile.email,
    passwordHash: null,
    confirmed: true,
    byEmail: false,
    metadata: {},
    now,
  });
  if (created === null)
    throw new AuthError(
      409,
      'conflict',
      'The sign-in met another one of the same person. Please try again.',
    );
  await writeAudit(tx, {
    action: 'user_signed_up',
    userId: created.id,
    address: client.address,
    now,
  });
  return await saveProfile(tx, created, profile, now);
}

/**
 * Links a Google account to the user who asked for it; a guest becomes a permanent user with the same id.
 *
 * @throws AuthError identity_already_exists, signup_disabled, email_exists, provider_email_needs_verification, user_not_found
 */
export async function linkGoogle(
  tx: Tx,
  { settings }: Pick<Parts, 'settings'>,
  userId: string,
  profile: GoogleProfile,
  { client, now }: Moment,
): Promise<User> {
  if ((await findIdentity(tx, provider, profile.subject)) !== null)
    throw new AuthError(
      422,
      'identity_already_exists',
      'Identity is already linked to another user',
    );
  const user = await lockUser(tx, userId);
  if (user === null)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  await writeAudit(tx, { action: 'identity_linked', userId, address: client.address, now });
  if (!user.is_anonymous) return await saveProfile(tx, user, profile, now);
  requireSignUps(settings);
  if (profile.email === null || !profile.emailVerified) throw needsVerification();
  if ((await findUserByEmail(tx, profile.email)) !== null) throw emailExists();
  await updateUser(
    tx,
    userId,
    { email: profile.email, new_email: null, email_confirmed_at: now, is_anonymous: false },
    now,
  );
  const permanent = await findUser(tx, userId);
  if (permanent === null) throw new Error('a locked user is gone');
  return await saveProfile(tx, permanent, profile, now);
}
