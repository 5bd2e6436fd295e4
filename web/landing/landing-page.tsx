import { useRef } from 'react';
import { Advantages } from './advantages.tsx';
import { ClaimButton } from './claim-button.tsx';
import { Comparison } from './comparison.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingHeader } from './landing-header.tsx';

export function LandingPage() {
  const hero = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement>(null);
  return (
    <>
      <a href="#content" className="fixed left-4 top-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0">
        Skip to content
      </a>
      <LandingHeader />
      <main id="content" className="text-16">
        <Hero ref={hero} />
        <HowItWorks />
        <Comparison />
        <Advantages />
      </main>
      <Footer ref={footer} />
      <ClaimButton awayFrom={[hero, footer]} />
    </>
  );
}
