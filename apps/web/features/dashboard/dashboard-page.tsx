import { lazy, Suspense, useState } from 'react';
import { Clapperboard, Plus, RefreshCw, SearchX } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ContentItem } from '@scenewright/contract/schemas/content.ts';
import {
  type ContentPage,
  useContentCount,
  useContentList,
  useDeleteContent,
  useRestoreContent,
} from '../../api/queries/content.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ContentCard } from './content-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFiltered, type ListFilter, readFilter, writeFilter } from './list-filter.ts';
import { Overview } from './overview.tsx';
import { clampPage } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

const FormatDialog = lazy(importWithRetry(() => import('../../formats/format-dialog.tsx')));

const undoToastMs = 10_000;

export default function DashboardPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(params);
  const list = useContentList(filter);
  const count = useContentCount(isFiltered(filter));
  const total = isFiltered(filter) ? count.data : list.data?.total;
  const isUnknown = total === undefined && (isFiltered(filter) ? count.isError : list.isError);
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <title>Dashboard · Scenewright</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-24 font-semibold tracking-tight">Your videos</h1>
        <Button asChild variant="primary">
          <Link to="/create">
            <Plus aria-hidden />
            New video
          </Link>
        </Button>
      </div>
      <Overview total={isUnknown ? null : total} />
      {total !== undefined && total > 0 && (
        <div className="mt-8">
          <FilterBar
            filter={filter}
            onChange={(changed) =>
              void navigate(
                { search: writeFilter(changed) },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
      )}
      <div className="mt-4">
        {list.isPending && <Placeholders />}
        {list.isError && list.data === undefined && (
          <LoadFailure onRetry={() => void list.refetch()} />
        )}
        {list.data !== undefined && <Contents page={list.data} filter={filter} />}
      </div>
    </div>
  );
}

function Contents({ page, filter }: { page: ContentPage; filter: ListFilter }) {
  const [doomed, setDoomed] = useState<ContentItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [reframed, setReframed] = useState<ContentItem | null>(null);
  const askAbout = (content: ContentItem) => {
    setDoomed(content);
    setAsking(true);
  };
  if (page.total === 0) return isFiltered(filter) ? <NothingFound /> : <Nothing />;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {page.items.map((content) => (
          <li key={content.id} className="grid">
            <ContentCard
              content={content}
              onDelete={() => askAbout(content)}
              onFormat={() => setReframed(content)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={clampPage(String(page.currentPage), page.totalPages)}
        totalPages={page.totalPages}
        hrefOf={(number) => writeFilter({ ...filter, page: number })}
      />
      {reframed !== null && (
        <Suspense fallback={null}>
          <FormatDialog content={reframed} onClose={() => setReframed(null)} />
        </Suspense>
      )}
      <DeleteDialog content={doomed} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface DeleteDialogProps {
  /** What it asks about; still named while the dialog fades away. */
  content: ContentItem | null;
  open: boolean;
  onClose: () => void;
}

/** Asks first; afterwards a toast offers the way back. */
function DeleteDialog({ content, open, onClose }: DeleteDialogProps) {
  const { mutateAsync: remove } = useDeleteContent();
  const { mutateAsync: restore } = useRestoreContent();
  const failed = (title: string) => () => void toast({ title, tone: 'destructive' });
  const sayDeleted = ({ id, title }: ContentItem) => {
    const onPress = () =>
      void restore(id).catch(failed('Failed to bring the content back. Please try again.'));
    toast({
      title: `“${title}” deleted`,
      durationMs: undoToastMs,
      action: { label: 'Undo', altText: 'Bring the content back. It is kept for a day', onPress },
    });
  };
  const confirm = () => {
    // Awaited here, not by the mutation's own callbacks: with the last content this dialog leaves the page.
    if (content !== null)
      void remove(content.id).then(
        (outcome) => outcome === 'deleted' && sayDeleted(content),
        failed('Failed to delete content. Please try again.'),
      );
    onClose();
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(opened) => !opened && onClose()}
      title="Are you sure?"
      description={
        <>
          “{content?.title}” is deleted with its scenes and its video. Work in progress stops, and
          its credits come back.
        </>
      }
      confirmLabel="Delete"
      tone="destructive"
      onConfirm={confirm}
    />
  );
}

function Nothing() {
  return (
    <EmptyState
      icon={<Clapperboard />}
      title="Your first video is a few sentences away"
      action={
        <Button asChild variant="primary" size="large">
          <Link to="/create">
            <Plus aria-hidden />
            Create your first video
          </Link>
        </Button>
      }
    >
      Try “Why the sky is blue”: pick a platform, type the idea, and look through the storyboard
      before anything is paid.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No video matches"
      action={
        <Button asChild>
          <Link to={{ search: '' }}>Show all videos</Link>
        </Button>
      }
    >
      Try fewer words, or another status.
    </EmptyState>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<RefreshCw />}
      title="Your videos could not be loaded"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      They are safe on the server. Check your connection and try again.
    </EmptyState>
  );
}

function Placeholders() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      <span className="sr-only">Loading your videos</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
