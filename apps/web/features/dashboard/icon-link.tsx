import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface IconLinkProps {
  /** What it leads to, in its tooltip. */
  label: string;
  /** Which of several alike it is about; for screen readers, after the label. */
  of: string;
  to: string;
  /** Goes along with the navigation. */
  state: object;
  children: ReactNode;
}

/** A link that looks like an IconButton. */
export function IconLink({ label, of, to, state, children }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Button asChild variant="ghost" className="size-8 p-0 touch:min-w-11">
        <Link to={to} state={state} aria-label={`${label}: ${of}`}>
          {children}
        </Link>
      </Button>
    </Tooltip>
  );
}
