import type { Email } from '../mail.ts';
import { composeEmail } from './layout.ts';

/** Says nothing of whoever named the address, and nothing they wrote: the mail cannot be used to tell anybody anything. */
export function consentEmail({ link }: { link: string }): Email {
  return composeEmail({
    subject: 'May Scenewright mail you videos?',
    heading: 'May we mail you videos?',
    paragraphs: [
      'Somebody makes a video with Scenewright and wants it delivered to this address. Before we send anything, we ask you.',
      'If it was you, agree, and your videos come here as soon as they are finished. If you do not know what this is about, refuse: then nobody can have videos sent to you.',
    ],
    action: { label: 'Agree or refuse', link },
    note: 'If you do nothing, no video is sent to you. If you refuse, nobody can make us ask you again.',
  });
}
