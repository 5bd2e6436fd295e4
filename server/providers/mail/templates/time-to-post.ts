import type { Letter } from '../mail.ts';
import { composeLetter } from './layout.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** @param letter.scheduledAt told in UTC: the server does not know where its reader is */
export function timeToPostLetter({ title, link, scheduledAt }: { title: string; link: string; scheduledAt: Date }): Letter {
  return composeLetter({
    subject: `Time to post: ${title}`,
    heading: 'It is time to post',
    paragraphs: [`You planned “${title}” for ${dateFormat.format(scheduledAt)} (UTC). The video is ready: download it and upload it to your platform.`],
    action: { label: 'Get your video', link },
    note: 'You get this mail because you gave the video a date. The link opens for 30 days, and whoever has it can watch the video.',
  });
}
