import type { Tx } from '../host.ts';
import { AuthError, emailExists, validationFailed } from '../auth-error.ts';
import { type AuditAction, writeAudit } from '../audit.repository.ts';
import { deleteOneTimeTokensOf } from '../links/one-time-token.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata, mergeMetadata } from '../users/metadata.ts';
import {
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  updateUser,
  upsertEmailIdentity,
  type User,
  type UserChanges,
} from '../users/user.repository.ts';

/** What an administrator sets; what is left out stays as it is. */
export interface UserOrder {
  readonly email?: string;
  readonly password?: string;
  readonly emailConfirm?: boolean;
  readonly metadata?: Record<string, unknown>;
  /** What only administrators may note; the ways to sign in, which stand beside it, are not theirs to write. */
  readonly appMetadata?: Record<string, unknown>;
  /** A Go duration such as `24h`, or `none`. */
  readonly banDuration?: string;
}

interface Administration {
  readonly order: UserOrder;
  readonly client: Client;
}

const unitMs: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
]);
const longestBanMs = 100 * 366 * 24 * 3_600_000;

/** @returns milliseconds, 0 for `none` @throws AuthError validation_failed */
function readDuration(text: string): number {
  if (text === 'none') return 0;
  const parts = [...text.matchAll(/(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)/gu)];
  const isWhole = parts.map(([part]) => part).join('') === text && text !== '';
  const durationMs = parts.reduce(
    (sum, [, number, unit]) => sum + Number(number) * (unitMs.get(unit ?? '') ?? 0),
    0,
  );
  if (!isWhole || durationMs <= 0 || durationMs > longestBanMs)
    throw validationFailed(`invalid format for ban duration: ${text.slice(0, 40)}`);
  return durationMs;
}

function notFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

/** @throws AuthError user_not_found */
export async function getUser({ database }: Parts, id: string): Promise<User> {
  const user = await findUser(database.db, id);
  if (user === null) throw notFound();
  return user;
}

/** @throws AuthError validation_failed, weak_password, email_exists */
export async function createUser(parts: Parts, { order, client }: Administration): Promise<User> {
  const { database, clock, settings } = parts;
  const email = readEmailAddress(order.email ?? '');
  const metadata = order.metadata ?? {};
  checkMetadata(metadata);
  if (order.password !== undefined)
    await checkNewPassword(order.password, {
      minCharacters: settings.passwordMin,
      email: email ?? '',
    });
  const passwordHash = order.password === undefined ? null : await hashPassword(order.password);
  const now = clock.now();
  return await database.transact(async (tx) => {
    const user = await insertUser(tx, {
      email,
      passwordHash,
      confirmed: order.emailConfirm === true,
      metadata,
      now,
    });
    if (user === null) throw emailExists();
    await note(tx, 'user_signed_up', user.id, client, now);
    const noted =
      order.appMetadata === undefined
        ? user
        : await updateUser(
            tx,
            user.id,
            { app_metadata: mergeAppMetadata({}, order.appMetadata) },
            now,
          );
    return order.banDuration === undefined ? noted : await ban(tx, user.id, order.banDuration, now);
  });
}

/** A new password, address or ban ends all sessions. @throws AuthError user_not_found, validation_failed, weak_password, email_exists */
export async function changeUserAsAdmin(
  parts: Parts,
  id: string,
  { order, client }: Administration,
): Promise<User> {
  const { database, clock, settings } = parts;
  const email = order.email === undefined ? undefined : readEmailAddress(order.email);
  if (order.password !== undefined)
    await checkNewPassword(order.password, {
      minCharacters: settings.passwordMin,
      email: email ?? '',
    });
  const passwordHash =
    order.password === undefined ? undefined : await hashPassword(order.password);
  const now = clock.now();
  return await database.transact(async (tx) => {
    const user = await lockUser(tx, id);
    if (user === null) throw notFound();
    const changes: UserChanges = {
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      ...(email === undefined
        ? {}
        : { email, new_email: null, is_anonymous: false, email_confirmed_at: now }),
      ...(order.emailConfirm === true
        ? { email_confirmed_at: user.email_confirmed_at ?? now }
        : {}),
      ...(order.metadata === undefined
        ? {}
        : { user_metadata: mergeMetadata(user.user_metadata, order.metadata) }),
      ...(order.appMetadata === undefined
        ? {}
        : { app_metadata: mergeAppMetadata(user.app_metadata, order.appMetadata) }),
    };
    if (email !== undefined) await moveToAddress(tx, user, email, now);
    const changed = await updateUser(tx, id, changes, now);
    checkMetadata(changed.user_metadata);
    if (passwordHash !== undefined || email !== undefined) {
      await deleteOneTimeTokensOf(tx, id);
      await deleteSessionsOf(tx, id);
    }
    await note(tx, 'user_modified', id, client, now);
    return order.banDuration === undefined ? changed : await ban(tx, id, order.banDuration, now);
  });
}

/** The ways to sign in follow from the user's identities: what is said of them here would be a lie. */
function mergeAppMetadata(
  current: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const { provider: _provider, providers: _providers, ...noted } = mergeMetadata(current, changes);
  checkMetadata(noted);
  return noted;
}

async function moveToAddress(tx: Tx, user: User, email: string, now: Date): Promise<void> {
  const owner = await findUserByEmail(tx, email);
  if (owner !== null && owner.id !== user.id) throw emailExists();
  await upsertEmailIdentity(tx, { userId: user.id, email, verified: true, now });
}

async function ban(tx: Tx, id: string, duration: string, now: Date): Promise<User> {
  const durationMs = readDuration(duration);
  if (durationMs > 0) await deleteSessionsOf(tx, id);
  return await updateUser(
    tx,
    id,
    { banned_until: durationMs === 0 ? null : new Date(now.getTime() + durationMs) },
    now,
  );
}

/** @throws AuthError user_not_found */
export async function removeUser(
  { database, clock }: Parts,
  id: string,
  client: Client,
): Promise<void> {
  await database.transact(async (tx) => {
    if (!(await deleteUser(tx, id))) throw notFound();
    await note(tx, 'user_deleted', id, client, clock.now());
  });
}

async function note(
  tx: Tx,
  action: AuditAction,
  userId: string,
  client: Client,
  now: Date,
): Promise<void> {
  await writeAudit(tx, { action, userId, address: client.address, now });
}
