import type { Ref } from 'react';
import { ArrowRight, Clock, Scissors, Wallet } from 'lucide-react';
import { freePlanCredits, signupGiftCredits } from '#contract/rules/plans.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { StoryboardPanel } from './storyboard-panel.tsx';

const stats = [
  { Icon: Clock, figure: 'Under 5 min', words: 'from idea to video' },
  { Icon: Wallet, figure: '$5,000+', words: 'saved on equipment' },
  { Icon: Scissors, figure: '5+ hours', words: 'of editing replaced' },
] as const;

export function Hero({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <section ref={ref} className="relative overflow-hidden">
      <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 h-[36rem] bg-[radial-gradient(60%_60%_at_50%_0%,var(--accent-soft),transparent)]" />
      <div className="relative mx-auto max-w-6xl px-4 pb-24 pt-16 sm:px-6 sm:pt-24">
        <div className="mx-auto max-w-3xl text-center">
          <h1 className="text-48 font-semibold text-balance sm:text-72">Type an idea. Get a narrated video.</h1>
          <p className="mx-auto mt-6 max-w-xl text-pretty text-16 text-muted sm:text-20">
            Scenewright writes the storyboard, paints every scene, reads it aloud and cuts the film. You stay the director.
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <a href="/auth?tab=signup" className={buttonStyles({ variant: 'primary', size: 'large' })}>
              Start Free • Get {signupGiftCredits} Credits<ArrowRight aria-hidden />
            </a>
            <a href="/auth?guest=1" className={buttonStyles({ variant: 'secondary', size: 'large' })}>Continue as guest</a>
          </div>
          <p className="mt-4 text-13 text-subtle">
            No credit card required. A limited-time gift: {signupGiftCredits} credits instead of {freePlanCredits}.
          </p>
        </div>
        <StoryboardPanel />
        <ul className="mt-12 grid gap-4 sm:grid-cols-3">
          {stats.map(({ Icon, figure, words }) => (
            <li key={figure} className="flex items-center gap-4 rounded-card border border-line bg-surface p-5">
              <Icon aria-hidden className="size-6 shrink-0 text-accent" />
              <p><span className="tabular block text-20 font-semibold">{figure}</span><span className="text-14 text-muted">{words}</span></p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
