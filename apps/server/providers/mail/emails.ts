import { accountExistsEmail } from '@scenewright/mail/templates/account-exists.ts';
import { consentEmail } from '@scenewright/mail/templates/consent.ts';
import { emailChangeEmail } from '@scenewright/mail/templates/email-change.ts';
import { firstAddressEmail } from '@scenewright/mail/templates/first-address.ts';
import { magicLinkEmail } from '@scenewright/mail/templates/magic-link.ts';
import { reauthenticationEmail } from '@scenewright/mail/templates/reauthentication.ts';
import { recoveryEmail } from '@scenewright/mail/templates/recovery.ts';
import { timeToPostEmail } from '@scenewright/mail/templates/time-to-post.ts';
import { verificationEmail } from '@scenewright/mail/templates/verification.ts';
import { videoFailedEmail } from '@scenewright/mail/templates/video-failed.ts';
import { videoReadyEmail } from '@scenewright/mail/templates/video-ready.ts';
import type { Emails } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';

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
