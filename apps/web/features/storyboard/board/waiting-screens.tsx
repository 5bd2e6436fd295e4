import { CircleAlert, FilmIcon, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import type { ProgressEvent, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useRewriteStoryboard } from '../../../api/queries/storyboard.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reportFailure } from './failure-toasts.ts';

interface GeneratingScreenProps {
  title: string;
  /** What keeps it from being written just now, in sentences; null where nothing does. */
  waits: string | null;
  progress: ProgressEvent | null;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Shown while the storyboard is written. It fills by itself; Refresh is there for people who want to be sure. */
export function GeneratingScreen({
  title,
  waits,
  progress,
  refreshing,
  onRefresh,
}: GeneratingScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-12 sm:px-6">
      <div className="text-center">
        <p dir="auto" className="text-13 text-muted wrap-anywhere">
          {title}
        </p>
        <h1 className="mt-1 text-24 font-semibold">Generating Storyboard</h1>
        <output className="mx-auto mt-2 block max-w-md text-muted">
          {waits ??
            'Your scenes are being written from your idea. They appear here by themselves, usually within a minute.'}
        </output>
        <Button className="mt-5" busy={refreshing} onClick={onRefresh}>
          {!refreshing && <RefreshCw aria-hidden />}Refresh
        </Button>
      </div>
      <Progress label="Writing the storyboard" percent={progress?.percent ?? null} />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4 rounded-card border border-line bg-surface p-4">
          <Skeleton className="h-28 w-16" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Writing the storyboard failed: why, and once more. */
export function WritingFailedScreen({ storyboard }: { storyboard: Storyboard }) {
  const rewriting = useRewriteStoryboard(storyboard.id);
  const rewrite = () =>
    rewriting
      .mutateAsync()
      .catch((error: unknown) =>
        reportFailure('Failed to regenerate scenes. Please try again.', error),
      );
  return (
    <Centred>
      <EmptyState
        icon={<CircleAlert />}
        title="The storyboard could not be written"
        action={
          <Button variant="primary" busy={rewriting.isPending} onClick={() => void rewrite()}>
            Try again
          </Button>
        }
      >
        <p>{storyboard.failure ?? 'Something went wrong on our side.'}</p>
        <p className="mt-1">No credits were used.</p>
      </EmptyState>
    </Centred>
  );
}

interface LoadErrorScreenProps {
  sentence: string;
  retrying: boolean;
  onRetry: () => void;
}

/** The storyboard could not be read. */
export function LoadErrorScreen({ sentence, retrying, onRetry }: LoadErrorScreenProps) {
  return (
    <Centred>
      <EmptyState
        icon={<CircleAlert />}
        title="Error loading storyboard"
        action={
          <span className="flex gap-2">
            <Button asChild>
              <Link to="/dashboard">Back to dashboard</Link>
            </Button>
            <Button variant="primary" busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          </span>
        }
      >
        <p role="alert">{sentence}</p>
      </EmptyState>
    </Centred>
  );
}

/** A storyboard whose last scene was deleted. */
export function EmptyBoard({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<FilmIcon />}
      title="No scenes"
      action={
        <Button variant="primary" onClick={onAdd}>
          Add Scene
        </Button>
      }
    >
      Add one to go on.
    </EmptyState>
  );
}

/** Keeps the page's shape while the storyboard is read. */
export function LoadingScreen() {
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-8 sm:px-6">
      <output className="sr-only">Loading the storyboard</output>
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-9 w-full" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-52 w-full" />
      ))}
    </div>
  );
}

function Centred({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
      <h1 className="sr-only">Storyboard</h1>
      {children}
    </div>
  );
}
