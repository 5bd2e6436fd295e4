import type { Letters } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';
import { emailChangeLetter } from './templates/email-change.ts';
import { recoveryLetter } from './templates/recovery.ts';
import { verificationLetter } from './templates/verification.ts';
import { videoFailedLetter } from './templates/video-failed.ts';
import { videoReadyLetter } from './templates/video-ready.ts';

/** Writes the product's mails and puts them into the queue. */
export function createLetters({ enqueueMail }: MailQueue): Letters {
  return {
    sendVerification: (tx, { to, link }) => enqueueMail(tx, { kind: 'verification', to, ...verificationLetter({ link }) }),
    sendRecovery: (tx, { to, link }) => enqueueMail(tx, { kind: 'recovery', to, ...recoveryLetter({ link }) }),
    sendEmailChange: (tx, { to, newEmail, link }) => enqueueMail(tx, { kind: 'email-change', to, ...emailChangeLetter({ newEmail, link }) }),
    sendVideoReady: (tx, { to, title, link }) => enqueueMail(tx, { kind: 'video-ready', to, ...videoReadyLetter({ title, link }) }),
    sendVideoFailed: (tx, { to, title, link }) => enqueueMail(tx, { kind: 'video-failed', to, ...videoFailedLetter({ title, link }) }),
  };
}
