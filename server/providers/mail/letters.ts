import type { Letters } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';
import { emailChangeLetter } from './templates/email-change.ts';
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
    sendVerification: (tx, { to, ...letter }) => enqueueMail(tx, { kind: 'verification', to, ...verificationLetter(letter) }),
    sendRecovery: (tx, { to, ...letter }) => enqueueMail(tx, { kind: 'recovery', to, ...recoveryLetter(letter) }),
    sendEmailChange: (tx, { to, ...letter }) => enqueueMail(tx, { kind: 'email-change', to, ...emailChangeLetter(letter) }),
    sendVideoReady: (tx, { to, title, link }) => enqueueMail(tx, { kind: 'video-ready', to, ...videoReadyLetter({ title, link }) }),
    sendTimeToPost: (tx, { to, ...letter }) => enqueueMail(tx, { kind: 'time-to-post', to, ...timeToPostLetter(letter) }),
    sendMagicLink: (tx, { to, ...letter }) => enqueueMail(tx, { kind: 'magic-link', to, ...magicLinkLetter(letter) }),
    sendReauthentication: (tx, { to, ...letter }) => enqueueMail(tx, { kind: 'reauthentication', to, ...reauthenticationLetter(letter) }),
    sendVideoFailed: (tx, { to, title, link }) => enqueueMail(tx, { kind: 'video-failed', to, ...videoFailedLetter({ title, link }) }),
    forShow() {
      const show = queue.forShow();
      return { letters: createLetters(show), settle: show.settle };
    },
  };
}
