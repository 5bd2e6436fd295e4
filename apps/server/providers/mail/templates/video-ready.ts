import type { Letter, VideoMail } from '../mail.ts';
import { composeLetter } from './layout.ts';
import { quotedTitle } from './quoted-title.ts';

export function videoReadyLetter({ title, link, stopLink }: Omit<VideoMail, 'to'>): Letter {
  return composeLetter({
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
