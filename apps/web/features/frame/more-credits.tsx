import type { ReactNode } from 'react';
import { UserPlus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useProductConfig } from '../../api/queries/subscription.ts';
import { useSession } from '../../api/use-session.ts';
import { rememberDraftPath } from '../../api/draft-path.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { classNames } from '../../ui/class-names.ts';
import { signUpOffer, signUpPath } from './credit-shortage.ts';

/** By how many credits somebody is short, in words: `You are short by 105 credits`. */
export function shortageText(missing: number): string {
  return `You are short by ${missing.toLocaleString('en-US')} ${missing === 1 ? 'credit' : 'credits'}`;
}

/** A link to more credits, which lead back here: for a guest an account, before any price; the prices for an account. */
export function MoreCreditsLink({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const isGuest = useSession()?.profile.is_guest === true;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const classes = classNames(
    'inline-flex min-h-6 items-center rounded-[3px] underline underline-offset-4 touch:min-h-11',
    className,
  );
  return isGuest ? (
    <Link to={signUpPath(here)} className={classes}>
      {children}
    </Link>
  ) : (
    // A document of its own.
    <a href="/pricing" onClick={() => rememberDraftPath(here)} className={classes}>
      {children}
    </a>
  );
}

/** Says by how many credits somebody is short, and leads to more of them; a guest is shown what an account gives. */
export function CreditShortage({ missing, className }: { missing: number; className?: string }) {
  const isGuest = useSession()?.profile.is_guest === true;
  return (
    <div className={classNames('flex flex-col items-start gap-2', className)}>
      <p className="tabular text-13 font-medium text-warn">
        <MoreCreditsLink>{shortageText(missing)}</MoreCreditsLink>
      </p>
      {isGuest && <SignUpOffer />}
    </div>
  );
}

/** Leads a guest to an account and back here, and names what it gives. */
export function SignUpOffer() {
  const { data: config } = useProductConfig();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={signUpPath(pathname + search)}
      className={classNames(buttonStyles({ variant: 'secondary', size: 'small' }))}
    >
      <UserPlus aria-hidden />
      {signUpOffer(config?.signup_gift)}
    </Link>
  );
}
