import { codeMinutes, verificationLinkHours } from '@scenewright/contract/rules/limits.ts';
import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

/** To a guest's first address: it asks to confirm that address, and speaks of nothing else. */
export function firstAddressEmail({ link, code }: { link: string; code: string }): Email {
  return composeEmail({
    subject: 'Confirm your e-mail',
    heading: 'Confirm your e-mail',
    paragraphs: [
      'Please confirm that this address is yours.',
      `The link works once and expires in ${verificationLinkHours} hours. Open it in the browser you gave the address in.`,
      `On another device? Enter this code where you gave the address, within ${codeMinutes} minutes: ${code}`,
    ],
    action: { label: 'Confirm e-mail', link },
    note: 'You get this mail because somebody gave this address at Scenewright. If that was not you, ignore it: nothing happens.',
  });
}
