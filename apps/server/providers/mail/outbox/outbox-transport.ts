import type { MailTransport } from '@scenewright/mail/mail.ts';

/** Development without a mail server: the stored mail is the delivery, and is read at `/outbox`. */
export function createOutboxTransport(): MailTransport {
  return { name: 'local outbox', keepsBodies: true, async deliver() {} };
}
