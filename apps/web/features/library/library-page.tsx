import { lazy, Suspense, useState } from 'react';
import { Images, RefreshCw, SearchX, Stamp } from 'lucide-react';
import {
  type LibraryFilter,
  maxLibraryNameCharacters,
} from '@scenewright/contract/rules/library.ts';
import { type LibraryPage as Page, useLibrary } from '../../api/queries/library.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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
  const [words, setWords] = useState('');
  const [wanted, setWanted] = useState(1);
  const [kind, setKind] = useState<LibraryFilter | null>(null);
  const [isBranding, setBranding] = useState(false);
  const search = useSettled(words.trim());
  const library = useLibrary({ page: wanted, search, kind });
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
        {((library.data?.total ?? 0) + words.length > 0 || kind !== null) && (
          <div className="flex flex-wrap gap-2">
            <Input
              type="search"
              aria-label="Search your library"
              placeholder="Search by name"
              maxLength={maxLibraryNameCharacters}
              value={words}
              onChange={({ target }) => {
                setWords(target.value);
                setWanted(1);
              }}
              className="w-full sm:max-w-80"
            />
            <Select
              aria-label="What is shown"
              value={kind ?? ''}
              onChange={({ target }) => {
                setKind(kinds.find(([each]) => each === target.value)?.[0] ?? null);
                setWanted(1);
              }}
              className="w-full sm:max-w-44"
            >
              {kinds.map(([each, name]) => (
                <option key={name} value={each ?? ''}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <div className="mt-4">
        {library.isPending && <Placeholders />}
        {library.isError && library.data === undefined && (
          <LoadFailure onRetry={() => void library.refetch()} />
        )}
        {library.data !== undefined && (
          <Items page={library.data} isSearch={search !== '' || kind !== null} />
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

const kinds: readonly (readonly [LibraryFilter | null, string])[] = [
  [null, 'All kinds'],
  ['picture', 'Pictures'],
  ['clip', 'Clips'],
  ['sound', 'Sounds'],
  ['font', 'Fonts'],
];

function Items({ page, isSearch }: { page: Page; isSearch: boolean }) {
  if (page.items.length > 0) return <LibraryGrid items={page.items} />;
  if (isSearch)
    return (
      <EmptyState icon={<SearchX />} title="Nothing is called so">
        Try fewer or other words, or show all kinds.
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
