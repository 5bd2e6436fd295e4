import type { VideoMail } from '@scenewright/mail/mail.ts';
import type { Tx } from '../../database/database.ts';

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
