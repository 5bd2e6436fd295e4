import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import { keyedHash } from '../../keyed-hash.ts';
import type { JobHandlers, JobQueue } from '../../jobs/queue.ts';
import type { Identity } from '../../providers/identity/identity.ts';
import * as repository from './accounts.repository.ts';

/** What goes with an account, and is another feature's. */
export interface AccountBelongings {
  /** Calls off what is being made, gives its credits back, and deletes every content. */
  removeContents(tx: Tx, accountId: string): Promise<void>;
  /** Has everything ended that could still charge the account. */
  endPayments(tx: Tx, accountId: string): Promise<void>;
  /** Leaves the files to the sweep. */
  abandonAssets(tx: Tx, accountId: string): Promise<void>;
  /** Takes titles out of the ledger, whose rows stay without the person. */
  anonymiseLedger(tx: Tx, accountId: string): Promise<void>;
  /** Forgets mails to an address. */
  forgetMails(tx: Tx, address: string): Promise<void>;
}

export interface ClosingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly identity: Pick<Identity, 'deleteUser' | 'endSessions'>;
  readonly log: { warn(details: object, message: string): void };
  readonly belongings: AccountBelongings;
  readonly secret: Uint8Array;
}

/** How long a guest's work, and the mailed link to it, is kept after their last sign of life. */
const idleGuestDays = 60;
const dayMs = 86_400_000;
const sweepBatch = 100;
/** Whoever signed in within the second of closing has made use of it by then, or can sign in again. */
export const sessionHashLifetimeMs = dayMs;

/** Recognises an address without keeping it: HMAC-SHA-256 under this installation's secret. */
export function personHash(secret: Uint8Array, email: string): Uint8Array {
  return keyedHash(secret, 'closed account', email.toLowerCase());
}

/** Recognises in the same way whom a token speaks of. */
export function subjectHash(
  secret: Uint8Array,
  { issuer, subject }: { issuer: string; subject: string },
): Uint8Array {
  return keyedHash(secret, 'closed subject', `${issuer}\n${subject}`);
}

/** Recognises a session of theirs: it could still be refreshed at another service. */
export function sessionHash(
  secret: Uint8Array,
  { issuer, sessionId }: { issuer: string; sessionId: string },
): Uint8Array {
  return keyedHash(secret, 'closed session', `${issuer}\n${sessionId}`);
}

/** What became of a closed account's person at the identity provider. */
export interface Closed {
  /** The provider does not let us delete people: with their sign-in they could begin anew. */
  readonly signInRemains: boolean;
}

/** Closing accounts: at their owner's request, or of a guest who never came back. */
export function createAccountClosing({
  database,
  clock,
  queue,
  identity,
  log,
  belongings,
  secret,
}: ClosingOptions) {
  async function close(tx: Tx, accountId: string): Promise<repository.Account | null> {
    const account = await repository.lockAccount(tx, accountId);
    if (account === null) return null;
    // First of all: others who end sessions lock these before the API's.
    await identity.endSessions(tx, account);
    await belongings.endPayments(tx, accountId);
    await belongings.removeContents(tx, accountId);
    await belongings.abandonAssets(tx, accountId);
    await belongings.anonymiseLedger(tx, accountId);
    if (account.email !== '') {
      await belongings.forgetMails(tx, account.email);
      await repository.rememberClosed(tx, personHash(secret, account.email), clock.now());
    }
    await repository.deleteAccount(tx, accountId);
    // The provider may be another service: a job tries until it has the person deleted there, too. A guest is nobody there.
    if (identity.deleteUser !== null || !account.is_guest)
      await queue.enqueue(tx, 'delete-person', {
        issuer: account.issuer,
        subject: account.subject,
      });
    return account;
  }

  /**
   * Deletes the person at the identity provider. Where it does not let us, the request waits for the day it does; who has
   * come back meanwhile keeps their sign-in.
   */
  const deletePerson: JobHandlers['delete-person'] = async ({ payload, complete }) => {
    const { issuer, subject } = payload;
    if ((await repository.findAccountOf(database.db, issuer, subject)) !== null) return;
    if (identity.deleteUser !== null) return await identity.deleteUser(subject);
    log.warn(
      { subject },
      'a closed account keeps its sign-in at the identity service: set AUTH_SERVICE_KEY, or delete this user there',
    );
    const tomorrow = new Date(clock.now().getTime() + dayMs);
    await database.transact(async (tx) => {
      await queue.enqueue(tx, 'delete-person', payload, { startAfter: tomorrow });
      await complete(tx);
    });
  };

  return {
    /** Deletes an account with all that is its own; doing it again changes nothing. */
    async close({
      accountId,
      providerSessionId,
    }: {
      accountId: string;
      providerSessionId: string | null;
    }): Promise<Closed> {
      await database.transact(async (tx) => {
        const sessions = new Set([
          ...(await repository.listProviderSessions(tx, accountId)),
          ...(providerSessionId === null ? [] : [providerSessionId]),
        ]);
        const account = await close(tx, accountId);
        if (account === null) return;
        // A tab left open may still show a valid token, or refresh it; it must not open the account anew.
        await repository.rememberClosed(tx, subjectHash(secret, account), clock.now());
        const forgetAt = new Date(clock.now().getTime() + sessionHashLifetimeMs);
        for (const sessionId of sessions)
          await repository.rememberClosed(
            tx,
            sessionHash(secret, { issuer: account.issuer, sessionId }),
            clock.now(),
            forgetAt,
          );
      });
      return { signInRemains: identity.deleteUser === null };
    },

    /** Closes the accounts of guests who gave no sign of life for {@link idleGuestDays} days. */
    async sweepGuests(): Promise<void> {
      const before = new Date(clock.now().getTime() - idleGuestDays * dayMs);
      for (const id of await repository.listIdleGuests(database.db, before, sweepBatch))
        await database.transact(async (tx) => void (await close(tx, id)));
    },

    /** Forgets sessions of closed accounts that nobody has to be told apart from any more. */
    sweepSessionHashes: () => repository.sweepClosed(database.db, clock.now()),

    deletePerson,
  };
}

export type AccountClosing = ReturnType<typeof createAccountClosing>;
