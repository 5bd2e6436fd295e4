import type { Tx } from '../../database/database.ts';

export interface MailMessage {
  /** Stable over retries, so that a receiving side may recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058); null where there is nothing to unsubscribe from. */
  readonly unsubscribeUrl: string | null;
}

/** Hands a finished mail over. Implementations: `smtp/` and `outbox/`. */
export interface MailTransport {
  readonly name: string;
  /** True where people read the stored mail itself, so that its body must stay after delivery. */
  readonly keepsBodies: boolean;
  /** @throws ProviderError */
  deliver(message: MailMessage): Promise<void>;
}

/** What a mail says, before it has an address. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type EmailKind =
  | 'verification'
  | 'account-exists'
  | 'recovery'
  | 'email-change'
  | 'consent'
  | 'video-ready'
  | 'video-failed'
  | 'time-to-post'
  | 'magic-link'
  | 'reauthentication';

/**
 * An email about a video. What its creator typed is quoted as the title alone, short and inert.
 * `stopLink`: where a reader who is not the creator ends these mails; null in the creator's own.
 */
export interface VideoMail {
  readonly to: string;
  readonly title: string;
  readonly link: string;
  readonly stopLink: string | null;
}

/** The mails the product writes. Each is sent if, and only if, the given transaction commits. */
export interface Emails {
  /** @param mail.link the address that confirms the sign-up; @param mail.code six digits that do the same; @param mail.to a single address */
  sendVerification(tx: Tx, mail: { to: string; link: string; code: string }): Promise<void>;
  /** To a guest's first address. */
  sendFirstAddress(tx: Tx, mail: { to: string; link: string; code: string }): Promise<void>;
  /** To the owner of an account, whose address a guest has named as theirs. */
  sendAccountExists(tx: Tx, mail: { to: string; link: string }): Promise<void>;
  sendRecovery(tx: Tx, mail: { to: string; link: string; code: string }): Promise<void>;
  sendEmailChange(
    tx: Tx,
    mail: { to: string; newEmail: string; link: string; code: string },
  ): Promise<void>;
  /** Asks whether the address wants mails about videos; says nothing that a sender could have written. @param mail.link the page to answer on */
  sendConsentRequest(tx: Tx, mail: { to: string; link: string; stopLink: string }): Promise<void>;
  /** @param mail.link where the video can be watched without a session */
  sendVideoReady(tx: Tx, mail: VideoMail): Promise<void>;
  sendVideoFailed(tx: Tx, mail: VideoMail): Promise<void>;
  /** The time to post that was planned has come. */
  sendTimeToPost(tx: Tx, mail: VideoMail & { scheduledAt: Date }): Promise<void>;
  /** @param mail.code six digits that do what the link does */
  sendMagicLink(tx: Tx, mail: { to: string; link: string; code: string }): Promise<void>;
  sendReauthentication(tx: Tx, mail: { to: string; link: string; code: string }): Promise<void>;
  /**
   * The same emails, where it must not show that no mail goes out: each is written, for the caller to take back to a
   * savepoint, and `settle` then gives it the job it would have had. What comes after the answer is alike, too.
   */
  forShow(): { readonly emails: Emails; settle(tx: Tx): Promise<void> };
}
