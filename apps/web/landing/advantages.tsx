import { Mic, MonitorSmartphone, Palette, Rocket } from 'lucide-react';
import { initialSceneCount, maxFilmDurationS } from '@scenewright/contract/rules/limits.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { Section } from './section.tsx';

const advantages = [
  {
    Icon: Palette,
    title: 'Creative Freedom',
    text: `${narrativeStyles.length} narrative styles, ${directorStyles.length} directors to borrow from, and every word of the direction is yours to change.`,
  },
  {
    Icon: MonitorSmartphone,
    title: 'Platform Ready',
    text: 'Vertical for TikTok, Reels and Shorts, landscape for YouTube: the right shape, loudness and captions from the start.',
  },
  {
    Icon: Rocket,
    title: 'Instant Scale',
    text: `Start with ${initialSceneCount} scenes, grow to ${maxFilmDurationS / 60} minutes. Credits refresh every month, and a failed scene costs nothing.`,
  },
  {
    Icon: Mic,
    title: 'Pro Voice',
    text: `${voices.length} voices to hear before you choose, levelled for broadcast and timed to every caption.`,
  },
] as const;

export function Advantages() {
  return (
    <Section
      title="Made for people who publish"
      lead="Less machinery, more of what you wanted to say."
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {advantages.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-5 rounded-card border border-line bg-surface p-6">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-card bg-accent-soft text-accent"
            >
              <Icon className="size-5" />
            </span>
            <div>
              <h3 className="text-20 font-semibold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
