import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  className?: string;
}

/** What stands where there is nothing yet: why, and what to do next. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-card border border-dashed border-control/60 px-6 py-16 text-center',
        className,
      )}
    >
      {icon !== undefined && (
        <span
          aria-hidden
          className="mb-4 grid size-12 place-items-center rounded-card border border-line bg-raised text-accent [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <h2 className="text-16 font-semibold">{title}</h2>
      {children !== undefined && (
        <div className="mt-1 max-w-md text-pretty text-muted">{children}</div>
      )}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
