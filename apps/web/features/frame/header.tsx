import { Link } from 'react-router';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreditsBadge } from './credits-badge.tsx';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  /** Nobody knows yet whether someone is signed in. */
  isLoading: boolean;
  user: Profile | null;
  onSignOut: () => void;
}

export function Header({ isLoading, user, onSignOut }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg/85 backdrop-blur">
      <div className="mx-auto flex h-14 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        {/* The landing page is a document of its own. */}
        {user === null ? (
          <a href="/" className="touch-target inline-flex" aria-label="Scenewright, home">
            <Logo />
          </a>
        ) : (
          <Link
            to="/dashboard"
            className="touch-target inline-flex"
            aria-label="Scenewright, dashboard"
          >
            <Logo />
          </Link>
        )}
        <nav aria-label="Account" className="flex items-center gap-2">
          {isLoading && <Skeleton className="h-8 w-24" />}
          {!isLoading && user === null && <VisitorLinks />}
          {user !== null && (
            <>
              <CreditsBadge />
              <UserMenu user={user} onSignOut={onSignOut} />
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <Button asChild variant="ghost">
        <a href="/pricing">Pricing</a>
      </Button>
      <Button asChild variant="primary">
        <Link to="/auth">Sign In</Link>
      </Button>
    </>
  );
}
