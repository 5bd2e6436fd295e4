import { codeMinutes, verificationLinkHours } from '@scenewright/contract/rules/limits.ts';
import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

export function emailChangeEmail({
  newEmail,
  link,
  code,
}: {
  newEmail: string;
  link: string;
  code: string;
}): Email {
  return composeEmail({
    subject: 'Confirm your new e-mail',
    heading: 'Confirm your new e-mail',
    paragraphs: [
      `From now on you want to sign in with ${newEmail}. Please confirm that.`,
      `The link works once and expires in ${verificationLinkHours} hours. If your account has an address already, the link sent there must be opened as well.`,
      `If you are asked for a code, this one works for ${codeMinutes} minutes: ${code}`,
    ],
    action: { label: 'Confirm new e-mail', link },
    note: 'If you did not ask for this, ignore this mail: nothing changes. If your account has a password, choose a new one to be safe.',
  });
}
