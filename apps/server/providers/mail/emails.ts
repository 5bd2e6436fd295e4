import type { Emails } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';
import { accountExistsEmail } from './templates/account-exists.ts';
import { consentEmail } from './templates/consent.ts';
import { emailChangeEmail } from './templates/email-change.ts';
import { firstAddressEmail } from './templates/first-address.ts';
import { magicLinkEmail } from './templates/magic-link.ts';
import { reauthenticationEmail } from './templates/reauthentication.ts';
import { recoveryEmail } from './templates/recovery.ts';
import { timeToPostEmail } from './templates/time-to-post.ts';
import { verificationEmail } from './templates/verification.ts';
import { videoFailedEmail } from './templates/video-failed.ts';
import { videoReadyEmail } from './templates/video-ready.ts';

/** Writes the product's mails and puts them into the queue. */
export function createEmails(queue: MailQueue): Emails {
  const { enqueueMail } = queue;
  return {
    sendVerification: (tx, { to, ...email }) =>
      enqueueMail(tx, { kind: 'verification', to, ...verificationEmail(email) }),
    sendFirstAddress: (tx, { to, ...email }) =>
      enqueueMail(tx, { kind: 'verification', to, ...firstAddressEmail(email) }),
    sendAccountExists: (tx, { to, link }) =>
      enqueueMail(tx, { kind: 'account-exists', to, ...accountExistsEmail({ link }) }),
    sendRecovery: (tx, { to, ...email }) =>
      enqueueMail(tx, { kind: 'recovery', to, ...recoveryEmail(email) }),
    sendEmailChange: (tx, { to, ...email }) =>
      enqueueMail(tx, { kind: 'email-change', to, ...emailChangeEmail(email) }),
    sendConsentRequest: (tx, { to, link, stopLink }) =>
      enqueueMail(tx, {
        kind: 'consent',
        to,
        unsubscribeUrl: stopLink,
        ...consentEmail({ link }),
      }),
    sendVideoReady: (tx, { to, ...email }) =>
      enqueueMail(tx, {
        kind: 'video-ready',
        to,
        unsubscribeUrl: email.stopLink,
        ...videoReadyEmail(email),
      }),
    sendTimeToPost: (tx, { to, ...email }) =>
      enqueueMail(tx, {
        kind: 'time-to-post',
        to,
        unsubscribeUrl: email.stopLink,
        ...timeToPostEmail(email),
      }),
    sendMagicLink: (tx, { to, ...email }) =>
      enqueueMail(tx, { kind: 'magic-link', to, ...magicLinkEmail(email) }),
    sendReauthentication: (tx, { to, ...email }) =>
      enqueueMail(tx, { kind: 'reauthentication', to, ...reauthenticationEmail(email) }),
    sendVideoFailed: (tx, { to, ...email }) =>
      enqueueMail(tx, {
        kind: 'video-failed',
        to,
        unsubscribeUrl: email.stopLink,
        ...videoFailedEmail(email),
      }),
    forShow() {
      const show = queue.forShow();
      return { emails: createEmails(show), settle: show.settle };
    },
  };
}
