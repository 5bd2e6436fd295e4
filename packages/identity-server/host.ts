import type { Kysely, Transaction } from 'kysely';
import type { IdentityTables } from './tables.ts';

/** An open transaction of the host's, on which the tables of {@link IdentityTables} can be queried. */
export type Tx = Transaction<IdentityTables>;
/** What a repository function works on: the open transaction, or the database outside of one. */
export type Queryable = Kysely<IdentityTables>;

/** The host's database. The tables are the host's to make. */
export interface Database {
  /** For queries outside a transaction. */
  readonly db: Queryable;
  /** Runs `work` in one transaction: commits when it resolves, rolls back and rethrows when it rejects. May run it again. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface Clock {
  now(): Date;
}

interface LinkMail {
  readonly to: string;
  readonly link: string;
  /** Six digits that do what the link does. */
  readonly code: string;
}

/** The mails this service writes. Each is sent if, and only if, the given transaction commits. */
export interface IdentityEmails {
  sendVerification(tx: Tx, mail: LinkMail): Promise<void>;
  /** To a guest's first address. */
  sendFirstAddress(tx: Tx, mail: LinkMail): Promise<void>;
  /** To the owner of an account, whose address somebody else has named as theirs. */
  sendAccountExists(tx: Tx, mail: { to: string; link: string }): Promise<void>;
  sendRecovery(tx: Tx, mail: LinkMail): Promise<void>;
  sendEmailChange(tx: Tx, mail: LinkMail & { newEmail: string }): Promise<void>;
  sendMagicLink(tx: Tx, mail: LinkMail): Promise<void>;
  sendReauthentication(tx: Tx, mail: LinkMail): Promise<void>;
  /**
   * The same emails, where it must not show that no mail goes out: each is written, for the caller to take back to a
   * savepoint, and `settle` then gives it the job it would have had.
   */
  forShow(): { readonly emails: IdentityEmails; settle(tx: Tx): Promise<void> };
}

/** Notes what an operator should know of. Never throws, and does not wait. */
export type RecordSecurityEvent = (
  kind: 'sign_in_refused' | 'code_refused' | 'refresh_token_reused',
  fields?: {
    readonly reason?: string;
    readonly subject?: string | null;
    readonly address?: string;
    readonly email?: string;
  },
) => void;

/** Seals short texts that must rest in the database for a while. */
export interface TextSeal {
  seal(text: string): string;
  /** @returns null for what was not sealed with this secret */
  open(sealed: string): string | null;
}

/** How the host counts: whose requests are one network's, whose addresses are one mailbox, and how much is left of a quota. */
export interface Counting {
  /** The network that a client's address belongs to. */
  networkOf(address: string): string;
  /** The mailbox that an address most likely leads to. */
  mailboxOf(email: string): string;
  /** Counts against a quota, unless it is used up. @returns null where it is counted; else when there is some again */
  takeFromQuota(
    tx: Tx,
    quota: {
      readonly purpose: string;
      readonly holder: string;
      readonly most: number;
      readonly windowMs: number;
    },
    piece: {
      readonly secret: Uint8Array;
      readonly now: Date;
      readonly times?: number;
      readonly room?: number;
    },
  ): Promise<{ readonly endsAt: Date | null } | null>;
}

/** What the host knows of errors that come from below. */
export interface Faults {
  /** Whether something failed because the disk has no room left. */
  isNoRoom(error: unknown): boolean;
  /** Whether an error only says that the client went away. */
  isGone(error: unknown): boolean;
}

/** The secret kept in a file, made on first use: exactly one, however many processes start at once. */
export type ReadOrCreateSecret = (path: string, create: () => Promise<string>) => Promise<string>;

/** Everything that the host hands over but settings and files. */
export interface Host {
  readonly database: Database;
  readonly clock: Clock;
  readonly emails: IdentityEmails;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly counting: Counting;
  readonly faults: Faults;
  readonly readOrCreateSecret: ReadOrCreateSecret;
  readonly createTextSeal: (secret: Uint8Array, purpose: string) => TextSeal;
}
