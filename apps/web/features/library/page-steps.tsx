import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface PageStepsProps {
  page: number;
  totalPages: number;
  onTurn: (page: number) => void;
}

/** To newer and older items; nothing where there is one page only. */
export function PageSteps({ page, totalPages, onTurn }: PageStepsProps) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="tabular mt-8 flex items-center justify-between gap-2 text-13 text-muted"
    >
      <Button variant="ghost" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden />
        Newer
      </Button>
      <span>
        Page {page} of {totalPages}
      </span>
      <Button variant="ghost" disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
        Older
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
