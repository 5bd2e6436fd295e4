import { codeMinutes, verificationLinkHours } from '@scenewright/contract/rules/limits.ts';
import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

export function recoveryEmail({ link, code }: { link: string; code: string }): Email {
  return composeEmail({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      'You asked for a new password. This link signs you in, so that you can choose one.',
      `It works once and expires in ${verificationLinkHours} hours. Open it in the browser you asked with.`,
      `On another device? Enter this code where you asked, within ${codeMinutes} minutes: ${code}`,
    ],
    action: { label: 'Choose a new password', link },
    note: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  });
}
