import { codeMinutes } from '@scenewright/contract/rules/limits.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './layout.ts';

export function reauthenticationLetter({ code, link }: { code: string; link: string }): Letter {
  return composeLetter({
    subject: `${code} is your confirmation code`,
    heading: 'Confirm that it is you',
    paragraphs: [
      `Enter this code where you were asked for it: ${code}`,
      `It works once and expires in ${codeMinutes} minutes.`,
    ],
    action: { label: 'Go back to Scenewright', link },
    note: 'If you did not ask for this, somebody may know your password: change it.',
  });
}
