import type { Ref } from 'react';
import { signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { Logo } from '../ui/logo.tsx';

export function Footer({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <footer ref={ref} className="border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <p className="text-24 font-semibold tracking-tight">
              Your next video is a few sentences away.
            </p>
            <p className="mt-1 text-muted">
              {signupGiftCredits} credits to begin with. No credit card required.
            </p>
          </div>
          <a
            href="/auth?tab=signup"
            className={buttonStyles({ variant: 'primary', size: 'large' })}
          >
            Start free
          </a>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <Logo />
          <nav aria-label="Footer" className="flex gap-2">
            <a href="/pricing" className={buttonStyles({ variant: 'ghost', size: 'small' })}>
              Pricing
            </a>
            <a href="/auth" className={buttonStyles({ variant: 'ghost', size: 'small' })}>
              Sign In
            </a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
