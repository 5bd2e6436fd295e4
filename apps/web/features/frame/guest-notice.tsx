import { UserPlus } from 'lucide-react';
import { Link, useLocation } from 'react-router';

/** Tells a guest, on every page of the app, what keeps their work; not where they are doing so. */
export function GuestNotice() {
  if (useLocation().pathname.startsWith('/auth')) return null;
  return (
    <aside aria-label="You are a guest" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 text-13 sm:px-6">
        <p className="py-1 text-fg">You are a guest: your work stays in this browser.</p>
        <Link
          to="/auth?tab=signup"
          className="touch-target inline-flex items-center gap-1.5 py-1 font-medium text-accent underline underline-offset-4"
        >
          <UserPlus aria-hidden className="size-4 shrink-0" />
          Create an account to keep your work
        </Link>
      </div>
    </aside>
  );
}
