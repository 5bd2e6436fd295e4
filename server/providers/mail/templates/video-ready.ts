import type { Letter } from '../mail.ts';
import { composeLetter } from './layout.ts';

export function videoReadyLetter({ title, link }: { title: string; link: string }): Letter {
  return composeLetter({
    subject: `Your video is ready: ${title}`,
    heading: 'Your video is ready',
    paragraphs: [`“${title}” is finished. Watch it, download it, and post it wherever you like.`],
    action: { label: 'Watch your video', link },
    note: 'You get this mail because this address was given for the delivery of the video. Whoever has the link can watch it.',
  });
}
