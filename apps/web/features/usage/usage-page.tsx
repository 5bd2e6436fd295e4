import { ArrowLeft, ChevronLeft, ChevronRight, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type { listUsage } from '@scenewright/contract/schemas/subscription.ts';
import { useUsage } from '../../api/queries/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DownloadUsage } from './download-usage.tsx';
import { groupByDay } from './usage-days.ts';
import { UsageRow } from './usage-row.tsx';

/** Everything that happened to the credits; `?page=2` and on are older. */
export default function UsagePage() {
  const [search] = useSearchParams();
  const usage = useUsage(pageNumber(search.get('page')));
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
      <title>Credit usage · Scenewright</title>
      <Link
        to="/profile"
        className="touch-target -my-0.5 inline-flex min-h-6 items-center gap-1.5 rounded-[3px] text-13 text-muted hover:text-fg"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Profile
      </Link>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-24 font-semibold tracking-tight">Credit usage</h1>
        {usage.data !== undefined && usage.data.total > 0 && (
          <DownloadUsage pages={usage.data.totalPages} />
        )}
      </div>
      <div className="mt-6">
        {usage.isPending && <Skeleton className="h-72" />}
        {usage.isError && usage.data === undefined && (
          <LoadFailure onRetry={() => void usage.refetch()} />
        )}
        {usage.data !== undefined && <Entries page={usage.data} />}
      </div>
    </div>
  );
}

function Entries({ page }: { page: ReplyOf<typeof listUsage> }) {
  if (page.total === 0) {
    return (
      <EmptyState
        icon={<ReceiptText />}
        title="Nothing yet"
        action={
          <Button asChild variant="primary">
            <Link to="/create">Create a video</Link>
          </Button>
        }
      >
        Credits that come and go are listed here: what for, when, and how many.
      </EmptyState>
    );
  }
  // The address asks for more pages than there are.
  if (page.currentPage > page.totalPages)
    return <Navigate to={{ search: `?page=${page.totalPages}` }} replace />;
  return (
    <>
      {groupByDay(page.items).map(({ title, entries }) => (
        <section key={title} className="mb-6">
          <h2 className="mb-2 text-13 font-medium text-subtle">{title}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {entries.map((entry) => (
              <UsageRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <Pages current={page.currentPage} total={page.totalPages} />
    </>
  );
}

function Pages({ current, total }: { current: number; total: number }) {
  if (total <= 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="tabular flex items-center justify-between gap-2 text-13 text-muted"
    >
      <Step to={current - 1} disabled={current <= 1}>
        <ChevronLeft aria-hidden />
        Newer
      </Step>
      <span>
        Page {current} of {total}
      </span>
      <Step to={current + 1} disabled={current >= total}>
        Older
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

function Step({ to, disabled, children }: { to: number; disabled: boolean; children: ReactNode }) {
  const className = buttonStyles({ variant: 'ghost' });
  return disabled ? (
    <span aria-disabled="true" className={className}>
      {children}
    </span>
  ) : (
    <Link to={{ search: `?page=${to}` }} className={className}>
      {children}
    </Link>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your usage could not be loaded"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Check your connection and try again.
    </EmptyState>
  );
}

function pageNumber(wanted: string | null): number {
  const page = Number(wanted ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
