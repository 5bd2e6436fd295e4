import { codeMinutes } from '@scenewright/contract/rules/limits.ts';
import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

export function reauthenticationEmail({ code, link }: { code: string; link: string }): Email {
  return composeEmail({
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
