import { codeMinutes } from '@scenewright/contract/rules/limits.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './layout.ts';

/** @param letter.code six digits, for whoever reads mail on another device */
export function magicLinkLetter({ link, code }: { link: string; code: string }): Letter {
  return composeLetter({
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
