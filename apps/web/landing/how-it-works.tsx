import { Clapperboard, PenLine, Play, Share2 } from 'lucide-react';
import { clipOf } from './film-source.ts';
import { sample } from './made-films.ts';
import { Section } from './section.tsx';
import type { FilmDialogs } from './use-film-dialogs.tsx';

const steps = [
  {
    Icon: PenLine,
    title: 'Type your idea',
    text: 'A story, a list, a recipe, a script: what you write is what is spoken. Pick the platform, the look and the voice; nothing is paid yet.',
  },
  {
    Icon: Clapperboard,
    title: 'AI creates your video',
    text: 'Read the storyboard first. Change any word, picture or length, then approve it and watch the scenes come in.',
  },
  {
    Icon: Share2,
    title: 'Review and share',
    text: 'Remake a single scene until it fits, combine them, and download a finished MP4 with captions.',
  },
] as const;

export function HowItWorks({ dialogs }: { dialogs: FilmDialogs }) {
  return (
    <Section title="How It Works" lead="Three steps, and you decide at each of them.">
      <div className="grid gap-4 lg:grid-cols-2">
        <ol className="grid gap-4">
          {steps.map(({ Icon, title, text }, index) => (
            <li key={title} className="flex gap-5 rounded-card border border-line bg-surface p-6">
              <span className="flex flex-col items-center gap-2">
                <Icon aria-hidden className="size-6 text-accent" />
                <span aria-hidden className="tabular text-13 text-subtle">
                  {index + 1}
                </span>
              </span>
              <div>
                <h3 className="text-20 font-semibold">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <SampleVideo dialogs={dialogs} />
      </div>
    </Section>
  );
}

/** The sample's picture, as the button that opens it. */
function SampleVideo({ dialogs }: { dialogs: FilmDialogs }) {
  return (
    <button
      type="button"
      {...dialogs.opener('sample')}
      className="group relative min-h-64 overflow-hidden rounded-card border border-line bg-black text-left text-white scheme-dark"
    >
      <img
        src={clipOf(sample.id, sample.scenes.length).stillUrl}
        alt=""
        width={960}
        height={540}
        loading="lazy"
        className="absolute inset-0 size-full object-cover transition-transform duration-240 group-hover:scale-[1.02]"
      />
      <span className="absolute inset-0 bg-linear-to-b from-black/80 via-black/20 to-transparent" />
      <span className="absolute left-1/2 top-1/2 grid size-16 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-black transition-transform group-hover:scale-105">
        <Play aria-hidden className="ml-1 size-7 fill-current" />
      </span>
      {/* Above: the captions of the film stand below. */}
      <span className="absolute inset-x-0 top-0 p-5">
        <span className="block text-20 font-semibold">Watch the sample video</span>
        <span className="mt-0.5 block text-14 text-white/85">
          {sample.title}, in {Math.round(sample.durationMs / 1000)} seconds
        </span>
      </span>
    </button>
  );
}
