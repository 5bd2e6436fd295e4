import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { classNames } from '../../ui/class-names.ts';
import { pageLinks } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address's query for a page. */
  hrefOf: (page: number) => string;
}

/** Links to the other pages of the list; nothing where there is one page only. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center sm:gap-1">
      <Step to={hrefOf(page - 1)} disabled={page <= 1}>
        <ChevronLeft aria-hidden />
        <StepName>Previous</StepName>
      </Step>
      {pageLinks(page, totalPages).map((link, index) =>
        link === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden className="px-2 text-subtle">
            …
          </span>
        ) : (
          <Link
            key={link}
            to={{ search: hrefOf(link) }}
            aria-label={`Page ${link}`}
            aria-current={link === page ? 'page' : undefined}
            className={classNames(
              buttonStyles({ variant: link === page ? 'secondary' : 'ghost' }),
              'tabular min-w-9 px-2',
            )}
          >
            {link}
          </Link>
        ),
      )}
      <Step to={hrefOf(page + 1)} disabled={page >= totalPages}>
        <StepName>Next</StepName>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

/** On a phone the arrow says it, so that all stands in one line. */
function StepName({ children }: { children: string }) {
  return <span className="max-sm:sr-only">{children}</span>;
}

function Step({ to, disabled, children }: { to: string; disabled: boolean; children: ReactNode }) {
  const className = buttonStyles({ variant: 'ghost' });
  if (disabled)
    return (
      <span aria-disabled="true" className={className}>
        {children}
      </span>
    );
  return (
    <Link to={{ search: to }} className={className}>
      {children}
    </Link>
  );
}
