import { AppError } from '@scenewright/contract/app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import type { VerifiedIdentity } from '../../providers/identity/identity.ts';
import {
  type Account,
  findAccount,
  findAccountOf,
  findClosedAt,
  insertAccount,
  listByEmail,
  lockAccountOf,
  updateAccount,
} from './accounts.repository.ts';
import { personHash, sessionHash, sessionHashLifetimeMs, subjectHash } from './accounts.closing.ts';
import type { Gifts } from './accounts.gifts.ts';
import { refreshedAccount } from './accounts.rules.ts';

/** What an account needs of the credits: its first grant. */
interface AccountCredits {
  /** Gives a new account or guest its first credits, and a guest who became an account the rest. Can be called again. */
  openAccount(tx: Tx, account: { accountId: string; isGuest: boolean }): Promise<void>;
}

export interface Accounts {
  /**
   * The account of the person a token belongs to, made on their first sign-in and brought up to date on every other.
   * Found by issuer and subject alone: an address may change hands. The account is locked until the transaction ends.
   * @throws AppError not_authenticated for a sign-in from before its account was closed
   */
  ensureAccount(tx: Tx, identity: VerifiedIdentity): Promise<Account>;
  findAccountOf(db: Queryable, identity: VerifiedIdentity): Promise<Account | null>;
  findAccount(id: string): Promise<Account | null>;
  /** Everybody with this address, however it is written, but guests: one person may have come by several providers. */
  listByEmail(email: string): Promise<Account[]>;
  rename(id: string, name: string): Promise<Account>;
}

/** A sign of life is written down once a day: it decides when an idle guest is swept. */
const noteAfterMs = 86_400_000;
/** Tokens tell time in whole seconds. */
const tokenTimeMs = 1_000;

const wasClosed = () => new AppError('not_authenticated', 'This account was closed');

interface AccountOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: AccountCredits;
  readonly gifts: Pick<Gifts, 'claim'>;
  readonly secret: Uint8Array;
}

export function createAccounts({
  database,
  clock,
  credits,
  gifts,
  secret,
}: AccountOptions): Accounts {
  /** The gift is for newcomers with a confirmed address: who had an account before, or another one, begins with the free plan. */
  async function open(
    tx: Tx,
    account: Account,
    { emailVerified }: VerifiedIdentity,
  ): Promise<void> {
    const mayHaveGift =
      !account.is_guest &&
      emailVerified &&
      (await findClosedAt(tx, personHash(secret, account.email))) === null;
    const isGifted =
      mayHaveGift && (await gifts.claim(tx, { accountId: account.id, email: account.email }));
    await credits.openAccount(tx, { accountId: account.id, isGuest: !isGifted });
  }

  /** Who signed in before their account was closed opens no new one, however often their token was refreshed since. @throws AppError not_authenticated */
  async function refuseFromBeforeClosing(tx: Tx, identity: VerifiedIdentity): Promise<void> {
    const closedAt = await findClosedAt(tx, subjectHash(secret, identity));
    if (closedAt === null) return;
    const isLongAgo = clock.now().getTime() - closedAt.getTime() >= sessionHashLifetimeMs;
    // Tokens tell time in whole seconds: within the second of closing, the session itself says whether it was there before,
    // for a day. Then whoever signed in within that second counts as one from before.
    const isFromBefore =
      identity.signedInAt.getTime() + (isLongAgo ? 0 : tokenTimeMs) <= closedAt.getTime();
    if (isFromBefore || (await findClosedAt(tx, sessionHash(secret, identity))) !== null)
      throw wasClosed();
  }

  return {
    async ensureAccount(tx, identity) {
      const { issuer, subject, email, name, isAnonymous } = identity;
      const now = clock.now();
      const created = await insertAccount(tx, {
        issuer,
        subject,
        email,
        name,
        isGuest: isAnonymous,
        now,
      });
      if (created !== null) {
        await refuseFromBeforeClosing(tx, identity);
        await open(tx, created, identity);
        return created;
      }
      const existing = await lockAccountOf(tx, issuer, subject);
      if (existing === null) throw wasClosed();
      const changes = refreshedAccount(existing, identity);
      if (changes === null)
        return now.getTime() - existing.updated_at.getTime() < noteAfterMs
          ? existing
          : await updateAccount(tx, existing.id, {}, now);
      const account = await updateAccount(tx, existing.id, changes, now);
      const isNewcomer = existing.is_guest && !account.is_guest;
      const isConfirmedNow = existing.email === '' && account.email !== '';
      if (isNewcomer || isConfirmedNow) await open(tx, account, identity);
      return account;
    },
    findAccountOf: (db, { issuer, subject }) => findAccountOf(db, issuer, subject),
    findAccount: (id) => findAccount(database.db, id),
    listByEmail: (email) => listByEmail(database.db, email),
    rename: (id, name) => updateAccount(database.db, id, { name: name.trim() }, clock.now()),
  };
}
