import { codeMinutes, verificationLinkHours } from '@scenewright/contract/rules/limits.ts';
import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

export function verificationEmail({ link, code }: { link: string; code: string }): Email {
  return composeEmail({
    subject: 'Confirm your e-mail',
    heading: 'Confirm your e-mail',
    paragraphs: [
      'Welcome to Scenewright. Confirm this address, and your first video is an idea away.',
      `The link works once and expires in ${verificationLinkHours} hours. Open it in the browser you signed up with.`,
      `On another device? Enter this code where you signed up, within ${codeMinutes} minutes: ${code}`,
    ],
    action: { label: 'Confirm e-mail', link },
    note: 'You get this mail because somebody signed up with this address. If that was not you, ignore it: no account is opened.',
  });
}
