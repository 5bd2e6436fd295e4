import { useRef } from 'react';
import { Advantages } from './advantages.tsx';
import { ClaimButton } from './claim-button.tsx';
import { Comparison } from './comparison.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingHeader } from './landing-header.tsx';
import { useFilmDialogs } from './use-film-dialogs.tsx';
import { useHasSession } from './use-has-session.ts';
import { useIdeaField } from './use-idea-field.ts';

export function LandingPage() {
  const hero = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement>(null);
  const { field, fill } = useIdeaField();
  const hasSession = useHasSession();
  const dialogs = useFilmDialogs(fill);
  return (
    <>
      <a href="#content" className="fixed left-4 top-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0">
        Skip to content
      </a>
      <LandingHeader hasSession={hasSession} />
      <main id="content" tabIndex={-1} className="text-16 outline-none">
        <Hero ref={hero} ideaField={field} dialogs={dialogs} hasSession={hasSession} />
        <HowItWorks dialogs={dialogs} />
        <Comparison />
        {/* Between the sections that it floats over, so that Tab reaches it while it shows. */}
        <ClaimButton awayFrom={[hero, footer]} />
        <Advantages />
      </main>
      <Footer ref={footer} />
      {dialogs.shown}
    </>
  );
}
