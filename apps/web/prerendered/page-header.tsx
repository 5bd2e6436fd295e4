import { buttonStyles } from '../ui/button-styles.ts';
import { Logo } from '../ui/logo.tsx';
import { useModule } from '../ui/use-module.ts';

const loadAccountHeader = () => import('./account-header.tsx');

/** The visitor's header, which everyone is sent; who is signed in gets the app's as soon as it is there. Where it does not come, the plain one stays. */
export function PageHeader({ hasSession }: { hasSession: boolean }) {
  const account = useModule(hasSession, loadAccountHeader);
  if (account !== null && account !== 'failed') return <account.AccountHeader />;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg/85 backdrop-blur">
      <div className="mx-auto flex h-14 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <a
          href={hasSession ? '/dashboard' : '/'}
          className="touch-target inline-flex"
          aria-label={hasSession ? 'Scenewright, dashboard' : 'Scenewright, home'}
        >
          <Logo />
        </a>
        <nav aria-label="Account" className="flex items-center gap-2">
          {hasSession ? (
            <a href="/dashboard" className={buttonStyles({ variant: 'ghost' })}>
              Dashboard
            </a>
          ) : (
            <>
              <a href="/pricing" className={buttonStyles({ variant: 'ghost' })}>
                Pricing
              </a>
              <a href="/auth" className={buttonStyles({ variant: 'primary' })}>
                Sign In
              </a>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
