import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

/** To the owner of an account, whose address a guest has named as theirs: only the mailbox learns that there is one. */
export function accountExistsEmail({ link }: { link: string }): Email {
  return composeEmail({
    subject: 'You have an account already',
    heading: 'You have an account already',
    paragraphs: [
      'Somebody wanted to open an account with this address. It has one.',
      'If that was you, sign in where you are working as a guest: what you made comes along.',
    ],
    action: { label: 'Sign in', link },
    note: 'If that was not you, ignore this mail: nothing happens, and nobody was told that you have an account.',
  });
}
