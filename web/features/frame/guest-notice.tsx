import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** Tells a guest, on every page of the app, what keeps their work. */
export function GuestNotice() {
  return (
    <aside aria-label="You are a guest" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5 text-13 sm:px-6">
        <p className="text-fg">You are a guest: your work stays in this browser.</p>
        <Button asChild variant="ghost" size="small">
          <Link to="/auth?tab=signup"><UserPlus aria-hidden />Create an account to keep your work</Link>
        </Button>
      </div>
    </aside>
  );
}
