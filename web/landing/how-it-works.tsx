import { Clapperboard, PenLine, Share2 } from 'lucide-react';
import { Section } from './section.tsx';

const steps = [
  { Icon: PenLine, title: 'Type your idea', text: 'A sentence is enough. Pick the platform, the look and the voice; nothing is paid yet.' },
  { Icon: Clapperboard, title: 'AI creates your video', text: 'Read the storyboard first. Change any word, picture or length, then approve it and watch the scenes come in.' },
  { Icon: Share2, title: 'Review and share', text: 'Remake a single scene until it fits, combine them, and download a finished MP4 with captions.' },
] as const;

export function HowItWorks() {
  return (
    <Section title="How It Works" lead="Three steps, and you decide at each of them.">
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ Icon, title, text }, index) => (
          <li key={title} className="rounded-card border border-line bg-surface p-6">
            <div className="flex items-center justify-between">
              <Icon aria-hidden className="size-6 text-accent" />
              <span aria-hidden className="tabular text-13 text-subtle">{index + 1}</span>
            </div>
            <h3 className="mt-5 text-20 font-semibold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
