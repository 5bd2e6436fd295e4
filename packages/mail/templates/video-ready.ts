import type { Email, VideoMail } from '../mail.ts';
import { composeEmail } from './layout.ts';
import { quotedTitle } from './quoted-title.ts';

export function videoReadyEmail({ title, link, stopLink }: Omit<VideoMail, 'to'>): Email {
  return composeEmail({
    subject: 'Your video is ready',
    heading: 'Your video is ready',
    paragraphs: [
      `“${quotedTitle(title)}” is finished. Watch it, download it, and post it wherever you like.`,
    ],
    action: { label: 'Watch your video', link },
    note: 'You get this mail because this address was given for the delivery of the video. Whoever has the link can watch it, until its creator turns the link off.',
    stopLink,
  });
}
