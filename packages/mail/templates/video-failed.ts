import type { Email, VideoMail } from '../mail.ts';
import { composeEmail } from './layout.ts';
import { quotedTitle } from './quoted-title.ts';

export function videoFailedEmail({ title, link, stopLink }: Omit<VideoMail, 'to'>): Email {
  return composeEmail({
    subject: 'Your video could not be finished',
    heading: 'Your video could not be finished',
    paragraphs: [
      `Something went wrong on our side while “${quotedTitle(title)}” was being put together. You pay nothing for that.`,
      'Your storyboard and everything made so far are safe. Open it to try again.',
    ],
    action: { label: 'Open the storyboard', link },
    note: 'You get this mail because this address was given for the delivery of the video.',
    stopLink,
  });
}
