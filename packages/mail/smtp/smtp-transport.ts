import { createTransport } from 'nodemailer';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { MailTransport } from '../mail.ts';

const timeoutMs = 20_000;
const serviceUnavailable =
  'The mail could not be handed to the mail server. It will be tried again.';

interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** The sender, as `Name <address>`. */
  readonly from: string;
}

/** Sends mail through a mail server. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  const transport = createTransport({
    url,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'SMTP',
    keepsBodies: false,
    async deliver({ id, to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          // As an object, so that nothing in the address is read as a list of more addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same over retries: a server that got the mail twice can tell.
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)),
          },
        });
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

/** RFC 8058: a program that shows these as a button posts there, without asking its reader to open a page. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A permanent refusal of this mail (RFC 5321, 4.2.1: 5yz) is final, unless it is our login that was refused. */
function toProviderError(error: unknown): ProviderError {
  const responseCode =
    error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
  return isFinal
    ? new ProviderError('The mail server refused the mail.', { retryable: false, cause: error })
    : new ProviderError(serviceUnavailable, { retryable: true, cause: error });
}
