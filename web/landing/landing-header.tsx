import { buttonStyles } from '../ui/button-styles.ts';
import { Logo } from '../ui/logo.tsx';

export function LandingHeader({ hasSession }: { hasSession: boolean }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg/85 backdrop-blur">
      <div className="mx-auto flex h-14 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <a href={hasSession ? '/dashboard' : '/'} aria-label={hasSession ? 'Scenewright, dashboard' : 'Scenewright, home'}><Logo /></a>
        <nav aria-label="Account" className="flex items-center gap-2">
          <a href="/pricing" className={buttonStyles({ variant: 'ghost' })}>Pricing</a>
          {hasSession
            ? <a href="/dashboard" className={buttonStyles({ variant: 'primary' })}>Dashboard</a>
            : <a href="/auth" className={buttonStyles({ variant: 'primary' })}>Sign In</a>}
        </nav>
      </div>
    </header>
  );
}
