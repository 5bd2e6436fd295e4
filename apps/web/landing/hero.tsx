import type { Ref } from 'react';
import { Clock, Play, Scissors, Wallet } from 'lucide-react';
import { freePlanCredits, signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { IdeaForm } from './idea-form.tsx';
import { StoryboardPanel } from './storyboard-panel.tsx';
import type { FilmDialogs } from './use-film-dialogs.tsx';
import { guestPath } from './ways-in.ts';

const stats = [
  { Icon: Clock, figure: 'Under 5 min', words: 'from idea to video' },
  { Icon: Wallet, figure: '$5,000+', words: 'saved on equipment' },
  { Icon: Scissors, figure: '5+ hours', words: 'of editing replaced' },
] as const;

interface HeroProps {
  ref: Ref<HTMLElement>;
  ideaField: Ref<HTMLTextAreaElement>;
  dialogs: FilmDialogs;
  hasSession: boolean;
}

export function Hero({ ref, ideaField, dialogs, hasSession }: HeroProps) {
  return (
    <section ref={ref} aria-labelledby="headline" className="relative overflow-hidden">
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 h-[36rem] bg-[radial-gradient(60%_60%_at_50%_0%,var(--accent-soft),transparent)]"
      />
      <div className="relative mx-auto max-w-6xl px-4 pb-24 pt-14 sm:px-6 sm:pt-20">
        <div className="mx-auto max-w-4xl text-center">
          <h1 id="headline" className="text-48 font-semibold sm:text-72">
            <span className="block">Type an idea.</span>{' '}
            <span className="block text-balance">Get a narrated video.</span>
          </h1>
          <p className="mx-auto mt-5 max-w-xl text-pretty text-16 text-muted sm:text-20">
            Scenewright writes the storyboard, paints every scene, reads it aloud and cuts the film.
            You stay the director.
          </p>
          <IdeaForm field={ideaField} dialogs={dialogs} hasSession={hasSession} />
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <button
              type="button"
              {...dialogs.opener('examples')}
              className={buttonStyles({ variant: 'secondary', size: 'medium' })}
            >
              <Play aria-hidden />
              See Examples
            </button>
            {!hasSession && (
              <a href={guestPath} className={buttonStyles({ variant: 'ghost', size: 'medium' })}>
                Continue as guest
              </a>
            )}
          </div>
          <p className="mt-4 text-13 text-subtle">
            No credit card required. A limited-time gift: {signupGiftCredits} credits instead of{' '}
            {freePlanCredits}.
          </p>
        </div>
        <StoryboardPanel />
        <ul aria-label="What you save" className="mt-12 grid gap-4 sm:grid-cols-3">
          {stats.map(({ Icon, figure, words }) => (
            <li
              key={figure}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-5"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-accent" />
              <p>
                <span className="tabular block text-20 font-semibold">{figure}</span>
                <span className="text-14 text-muted">{words}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
