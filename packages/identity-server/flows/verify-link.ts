import type { Tx } from '../host.ts';
import type { OneTimeTokenType } from '../tables.ts';
import { emailExists, linkExpired } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import {
  countGuess,
  deleteOneTimeTokensOf,
  findOneTimeToken,
  hasOneTimeToken,
  type OneTimeToken,
  takeOneTimeToken,
} from '../links/one-time-token.repository.ts';
import type { Client } from '../parts.ts';
import { codeLifetimeS } from '../settings.ts';
import { hashOneTimeCode, isSameHash } from '../tokens/one-time-code.ts';
import {
  findUserByEmail,
  findUserByNewEmail,
  lockUser,
  nobodysId,
  updateUser,
  upsertEmailIdentity,
  type User,
} from '../users/user.repository.ts';
import { isChangersBrowser } from './changer-browser.ts';
import { handOver } from './hand-over.ts';

/**
 * What the opening of a link did. `half` is the first of the two confirmations that a change of address needs. `released` is
 * the second one, from the mailbox that the account leaves: who has the new one is somebody else, so it signs nobody in.
 */
export type Confirmation =
  | FullConfirmation
  | { readonly kind: 'half' }
  | { readonly kind: 'released' };

export interface FullConfirmation {
  readonly kind: 'full';
  readonly user: User;
  readonly flowStateId: string | null;
  /** The sign-up whose link it was, where it was the first proof of the mailbox: its password and name are not in force yet. */
  readonly signUpId: string | null;
}

/** The types a link may name, and the tokens each of them stands for. */
const tokenTypes: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map([
  ['signup', ['signup']],
  ['email', ['signup', 'magiclink']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

interface OpenedLink extends Moment {
  readonly type: string;
  readonly token: string;
}

/** Does what a link from a mail stands for, once. @throws AuthError otp_expired, email_exists */
export async function confirmLink(
  tx: Tx,
  codeSecret: Uint8Array,
  { type, token, client, now }: OpenedLink,
): Promise<Confirmation> {
  const found = await findOneTimeToken(tx, token);
  if (found === null || !tokenTypes.get(type)?.includes(found.type)) throw linkExpired();
  return await confirmToken(tx, codeSecret, found, { client, now });
}

const mostGuesses = 5;

/**
 * Checks six digits that were mailed to an address. Every guess counts, also in a transaction of its own: five spoil
 * the code, and its link is left.
 *
 * @returns null for a wrong code: the transaction must commit all the same
 */
export async function confirmCode(
  tx: Tx,
  codeSecret: Uint8Array,
  guess: { type: string; email: string; code: string } & Moment,
): Promise<Confirmation | null> {
  const { type, email, code, client, now } = guess;
  const owner = await findUserByEmail(tx, email);
  const waiting = await findUserByNewEmail(tx, email);
  const user = owner ?? waiting;
  for (const tokenType of tokenTypes.get(type) ?? []) {
    // The two mails of a change of address have a code each: the address says which.
    const isMeant = email === (tokenType === 'email_change_new' ? user?.new_email : user?.email);
    // Nobody's guesses count, too: how long a refusal takes must not tell who has an account.
    const userId = user !== null && isMeant ? user.id : nobodysId;
    const right = (await countGuess(tx, userId, tokenType)).find((token) =>
      isItsCode(token, codeSecret, code, now),
    );
    if (right !== undefined) return await confirmToken(tx, codeSecret, right, { client, now });
  }
  await writeAudit(tx, {
    action: 'code_refused',
    userId: user?.id ?? null,
    address: client.address,
    now,
  });
  return null;
}

/** Takes a reauthentication code, once. @returns whether it is the right one: the transaction must commit either way */
export async function takeReauthenticationCode(
  tx: Tx,
  codeSecret: Uint8Array,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const [token] = await countGuess(tx, userId, 'reauthentication');
  return (
    token !== undefined &&
    isItsCode(token, codeSecret, code, now) &&
    (await takeOneTimeToken(tx, token))
  );
}

function isItsCode(
  { user_id: userId, type, code_hash, attempts, created_at }: OneTimeToken,
  codeSecret: Uint8Array,
  code: string,
  now: Date,
): boolean {
  if (attempts > mostGuesses || now.getTime() - created_at.getTime() >= codeLifetimeS * 1_000)
    return false;
  return isSameHash(code_hash, hashOneTimeCode(codeSecret, code, { userId, type }));
}

async function confirmToken(
  tx: Tx,
  codeSecret: Uint8Array,
  found: OneTimeToken,
  { client, now }: Moment,
): Promise<Confirmation> {
  if (found.expires_at <= now) throw linkExpired();
  const user = await lockUser(tx, found.user_id);
  if (user === null || !(await takeOneTimeToken(tx, found))) throw linkExpired();
  if (found.type === 'email_change_current' || found.type === 'email_change_new')
    return await confirmEmailChange(tx, codeSecret, user, found, { client, now });
  const isFirstProof = user.email_confirmed_at === null;
  const confirmed = isFirstProof ? await confirmEmail(tx, user, { client, now }) : user;
  const signUpId = isFirstProof ? found.sign_up_id : null;
  await deleteOneTimeTokensOf(tx, user.id, signUpId);
  return { kind: 'full', user: confirmed, flowStateId: found.flow_state_id, signUpId };
}

interface Moment {
  readonly client: Client;
  readonly now: Date;
}

async function confirmEmail(tx: Tx, user: User, { client, now }: Moment): Promise<User> {
  if (user.email !== null)
    await upsertEmailIdentity(tx, { userId: user.id, email: user.email, verified: true, now });
  await writeAudit(tx, { action: 'user_confirmed', userId: user.id, address: client.address, now });
  return await updateUser(tx, user.id, { email_confirmed_at: now }, now);
}

async function confirmEmailChange(
  tx: Tx,
  codeSecret: Uint8Array,
  user: User,
  token: OneTimeToken,
  moment: Moment,
): Promise<Confirmation> {
  const other = token.type === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  const opensNew = token.type === 'email_change_new';
  const isElsewhere = opensNew
    ? !isChangersBrowser(codeSecret, user.id, moment.client.cookies)
    : user.new_email_proved_elsewhere;
  if (await hasOneTimeToken(tx, user.id, other)) {
    if (opensNew)
      await updateUser(tx, user.id, { new_email_proved_elsewhere: isElsewhere }, moment.now);
    return { kind: 'half' };
  }
  // The password that came with a guest's address waits like a sign-up's.
  const signUpId = user.email === null ? token.sign_up_id : null;
  // Who gave the address may not be who has it.
  const owned = isElsewhere
    ? await handOver(tx, user, {
        signUpId,
        flowStateId: opensNew ? token.flow_state_id : null,
        ...moment,
      })
    : user;
  const changed = await applyEmailChange(tx, owned, moment, signUpId);
  return isElsewhere && !opensNew
    ? { kind: 'released' }
    : { kind: 'full', user: changed, flowStateId: token.flow_state_id, signUpId };
}

/** Makes the waiting address the user's own; an anonymous user becomes a permanent one with the same id. @throws AuthError otp_expired, email_exists */
export async function applyEmailChange(
  tx: Tx,
  user: User,
  { client, now }: Moment,
  keptSignUpId: string | null = null,
): Promise<User> {
  if (user.new_email === null) throw linkExpired();
  if ((await findUserByEmail(tx, user.new_email)) !== null) throw emailExists();
  await upsertEmailIdentity(tx, { userId: user.id, email: user.new_email, verified: true, now });
  await deleteOneTimeTokensOf(tx, user.id, keptSignUpId);
  await writeAudit(tx, { action: 'email_changed', userId: user.id, address: client.address, now });
  return await updateUser(
    tx,
    user.id,
    {
      email: user.new_email,
      new_email: null,
      new_email_proved_elsewhere: false,
      email_confirmed_at: now,
      is_anonymous: false,
    },
    now,
  );
}
