import type { Email, VideoMail } from '../mail.ts';
import { composeEmail } from './layout.ts';
import { quotedTitle } from './quoted-title.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** @param email.scheduledAt told in UTC: the server does not know where its reader is */
export function timeToPostEmail({
  title,
  link,
  stopLink,
  scheduledAt,
}: Omit<VideoMail, 'to'> & { scheduledAt: Date }): Email {
  return composeEmail({
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
