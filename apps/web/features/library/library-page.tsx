import { lazy, Suspense, useState } from 'react';
import { Images, RefreshCw, SearchX, Stamp } from 'lucide-react';
import { type LibraryPage as Page, useLibrary } from '../../api/queries/library.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type LibraryChoice, LibraryFilters } from './library-filters.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryRoom } from './library-room.tsx';
import { PageSteps } from './page-steps.tsx';
import { UploadButton } from '../frame/uploads/upload-button.tsx';
import { UploadList } from '../frame/uploads/upload-list.tsx';
import { DropZone } from '../frame/uploads/drop-zone.tsx';
import { useSettled } from './use-settled.ts';

const BrandDialog = lazy(importWithRetry(() => import('./brand/brand-dialog.tsx')));

/** The creator's own pictures, clips and sounds: brought along by button, drop or paste. */
export default function LibraryPage() {
  const [choice, setChoice] = useState(all);
  const [wanted, setWanted] = useState(1);
  const [isBranding, setBranding] = useState(false);
  const search = useSettled(choice.words.trim());
  const { kind, tag } = choice;
  const library = useLibrary({ page: wanted, search, kind, tag });
  return (
    <DropZone className="mx-auto min-h-[calc(100dvh-3.5rem)] max-w-7xl px-4 py-8 sm:px-6">
      <title>Library · Scenewright</title>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-24 font-semibold tracking-tight">Your library</h1>
          <p className="mt-1 max-w-prose text-muted">
            Your own pictures, clips, sounds and fonts. Drop files here, paste them, or choose them.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setBranding(true)}>
            <Stamp aria-hidden />
            Brand
          </Button>
          <UploadButton />
        </div>
      </div>
      {isBranding && (
        <Suspense fallback={null}>
          <BrandDialog onClose={() => setBranding(false)} />
        </Suspense>
      )}
      {library.data !== undefined && <LibraryRoom page={library.data} />}
      <UploadList />
      <div className="mt-6">
        {((library.data?.total ?? 0) > 0 || isNarrowed(choice)) && (
          <LibraryFilters
            choice={choice}
            tags={library.data?.tags ?? []}
            onChange={(part) => {
              setChoice((before) => ({ ...before, ...part }));
              setWanted(1);
            }}
          />
        )}
      </div>
      <div className="mt-4">
        {library.isPending && <Placeholders />}
        {library.isError && library.data === undefined && (
          <LoadFailure onRetry={() => void library.refetch()} />
        )}
        {library.data !== undefined && (
          <Items page={library.data} isSearch={isNarrowed({ words: search, kind, tag })} />
        )}
        {library.data !== undefined && (
          <PageSteps
            page={library.data.currentPage}
            totalPages={library.data.totalPages}
            onTurn={setWanted}
          />
        )}
      </div>
    </DropZone>
  );
}

const all: LibraryChoice = { words: '', kind: null, tag: null };
const isNarrowed = ({ words, kind, tag }: LibraryChoice) =>
  words !== '' || kind !== null || tag !== null;

function Items({ page, isSearch }: { page: Page; isSearch: boolean }) {
  if (page.items.length > 0) return <LibraryGrid items={page.items} tags={page.tags} />;
  if (isSearch)
    return (
      <EmptyState icon={<SearchX />} title="Nothing is found">
        Try fewer or other words, or show all kinds and tags.
      </EmptyState>
    );
  return (
    <EmptyState icon={<Images />} title="Nothing here yet" action={<UploadButton />}>
      Photos, clips and sounds of your own stay here, ready for every video. Where they were taken
      is not kept.
    </EmptyState>
  );
}

function Placeholders() {
  return (
    <div role="status" className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      <span className="sr-only">Loading your library</span>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-52 rounded-card" />
      ))}
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<RefreshCw />}
      title="Your library could not be loaded"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Your files are safe on the server. Check your connection and try again.
    </EmptyState>
  );
}
