import { codeMinutes } from '@scenewright/contract/rules/limits.ts';
import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

/** @param email.code six digits, for whoever reads mail on another device */
export function magicLinkEmail({ link, code }: { link: string; code: string }): Email {
  return composeEmail({
    subject: 'Your sign-in link',
    heading: 'Sign in to Scenewright',
    paragraphs: [
      'Open the link below in the browser you want to sign in with. It works once and expires in 24 hours.',
      `Or enter this code within ${codeMinutes} minutes: ${code}`,
    ],
    action: { label: 'Sign in', link },
    note: 'If you did not ask for this, you can ignore it: nobody gets in without this mail.',
  });
}
