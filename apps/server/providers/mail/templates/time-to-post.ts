import type { Letter, VideoMail } from '../mail.ts';
import { composeLetter } from './layout.ts';
import { quotedTitle } from './quoted-title.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** @param letter.scheduledAt told in UTC: the server does not know where its reader is */
export function timeToPostLetter({
  title,
  link,
  stopLink,
  scheduledAt,
}: Omit<VideoMail, 'to'> & { scheduledAt: Date }): Letter {
  return composeLetter({
    subject: 'It is time to post your video',
    heading: 'It is time to post',
    paragraphs: [
      `You planned “${quotedTitle(title)}” for ${dateFormat.format(scheduledAt)} (UTC). The video is ready: download it and upload it to your platform.`,
    ],
    action: { label: 'Get your video', link },
    note: 'You get this mail once, because you gave the video a date. Whoever has the link can watch the video, until its creator turns the link off.',
    stopLink,
  });
}
