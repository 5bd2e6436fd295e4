import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

/** A link that looks like an IconButton. */
export function IconLink({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <Tooltip text={label}>
      <Button asChild variant="ghost" className="touch-target size-8 p-0"><Link to={to} aria-label={label}>{children}</Link></Button>
    </Tooltip>
  );
}
