import type { Letters } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';
import { accountExistsLetter } from './templates/account-exists.ts';
import { consentLetter } from './templates/consent.ts';
import { emailChangeLetter } from './templates/email-change.ts';
import { firstAddressLetter } from './templates/first-address.ts';
import { magicLinkLetter } from './templates/magic-link.ts';
import { reauthenticationLetter } from './templates/reauthentication.ts';
import { recoveryLetter } from './templates/recovery.ts';
import { timeToPostLetter } from './templates/time-to-post.ts';
import { verificationLetter } from './templates/verification.ts';
import { videoFailedLetter } from './templates/video-failed.ts';
import { videoReadyLetter } from './templates/video-ready.ts';

/** Writes the product's mails and puts them into the queue. */
export function createLetters(queue: MailQueue): Letters {
  const { enqueueMail } = queue;
  return {
    sendVerification: (tx, { to, ...letter }) =>
      enqueueMail(tx, { kind: 'verification', to, ...verificationLetter(letter) }),
    sendFirstAddress: (tx, { to, ...letter }) =>
      enqueueMail(tx, { kind: 'verification', to, ...firstAddressLetter(letter) }),
    sendAccountExists: (tx, { to, link }) =>
      enqueueMail(tx, { kind: 'account-exists', to, ...accountExistsLetter({ link }) }),
    sendRecovery: (tx, { to, ...letter }) =>
      enqueueMail(tx, { kind: 'recovery', to, ...recoveryLetter(letter) }),
    sendEmailChange: (tx, { to, ...letter }) =>
      enqueueMail(tx, { kind: 'email-change', to, ...emailChangeLetter(letter) }),
    sendConsentRequest: (tx, { to, link, stopLink }) =>
      enqueueMail(tx, {
        kind: 'consent',
        to,
        unsubscribeUrl: stopLink,
        ...consentLetter({ link }),
      }),
    sendVideoReady: (tx, { to, ...letter }) =>
      enqueueMail(tx, {
        kind: 'video-ready',
        to,
        unsubscribeUrl: letter.stopLink,
        ...videoReadyLetter(letter),
      }),
    sendTimeToPost: (tx, { to, ...letter }) =>
      enqueueMail(tx, {
        kind: 'time-to-post',
        to,
        unsubscribeUrl: letter.stopLink,
        ...timeToPostLetter(letter),
      }),
    sendMagicLink: (tx, { to, ...letter }) =>
      enqueueMail(tx, { kind: 'magic-link', to, ...magicLinkLetter(letter) }),
    sendReauthentication: (tx, { to, ...letter }) =>
      enqueueMail(tx, { kind: 'reauthentication', to, ...reauthenticationLetter(letter) }),
    sendVideoFailed: (tx, { to, ...letter }) =>
      enqueueMail(tx, {
        kind: 'video-failed',
        to,
        unsubscribeUrl: letter.stopLink,
        ...videoFailedLetter(letter),
      }),
    forShow() {
      const show = queue.forShow();
      return { letters: createLetters(show), settle: show.settle };
    },
  };
}
