import { useRef } from 'react';
import { useSession } from '../api/use-session.ts';
import { PageHeader } from '../prerendered/page-header.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Advantages } from './advantages.tsx';
import { ClaimButton } from './claim-button.tsx';
import { Comparison } from './comparison.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { useFilmDialogs } from './use-film-dialogs.tsx';
import { useIdeaField } from './use-idea-field.ts';
import { wayToFilm } from './ways-in.ts';

export function LandingPage() {
  const hero = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement>(null);
  const { field, fill } = useIdeaField();
  const hasSession = useSession() !== null;
  const dialogs = useFilmDialogs(fill, wayToFilm(hasSession));
  return (
    <>
      <SkipLink />
      <PageHeader hasSession={hasSession} />
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
