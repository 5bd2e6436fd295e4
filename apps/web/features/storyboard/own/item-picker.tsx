import { useState } from 'react';
import { Images, Play } from 'lucide-react';
import { maxLibraryNameCharacters } from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useLibrary } from '../../../api/queries/library.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DropZone } from '../../frame/uploads/drop-zone.tsx';
import { UploadButton } from '../../frame/uploads/upload-button.tsx';
import { UploadList } from '../../frame/uploads/upload-list.tsx';

interface ItemPickerProps {
  /** What the scene shows now. */
  wantedId: string | null;
  onChoose: (item: LibraryItem) => void;
}

/** The newest of the library, or what a search finds; more is uploaded here as well. */
export function ItemPicker({ wantedId, onChoose }: ItemPickerProps) {
  const [search, setSearch] = useState('');
  const library = useLibrary({ page: 1, search: search.trim(), kind: 'visual' });
  const ready = library.data?.items.filter(({ status }) => status === 'ready') ?? [];
  const isReading = library.data?.items.some(({ status }) => status === 'checking') === true;
  return (
    <DropZone className="flex min-h-64 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          aria-label="Search your library"
          placeholder="Search by name"
          maxLength={maxLibraryNameCharacters}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="min-w-40 grow"
        />
        <UploadButton />
      </div>
      <UploadList />
      {isReading && (
        <p role="status" className="flex items-center gap-2 text-13 text-muted">
          <Spinner size="small" />
          New files are being read
        </p>
      )}
      {library.data !== undefined && ready.length === 0 && !isReading && (
        <EmptyState icon={<Images />} title="Nothing here yet">
          Upload pictures or clips, drop them here, or paste them.
        </EmptyState>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ready.map((item) => (
          <li key={item.id} className="grid">
            <Choice item={item} isPresent={item.id === wantedId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </DropZone>
  );
}

function Choice({
  item,
  isPresent,
  onChoose,
}: {
  item: LibraryItem;
  isPresent: boolean;
  onChoose: (item: LibraryItem) => void;
}) {
  return (
    <button
      type="button"
      aria-current={isPresent || undefined}
      onClick={() => onChoose(item)}
      className={classNames(
        'overflow-hidden rounded-card border bg-surface text-left hover:border-control',
        isPresent ? 'border-accent' : 'border-line',
      )}
    >
      <img
        src={item.thumbnail_url ?? ''}
        alt=""
        loading="lazy"
        className="aspect-square w-full bg-bg object-contain"
      />
      <span className="flex items-center gap-1.5 px-2 py-1.5 text-13">
        {item.kind === 'clip' && <Play aria-label="Clip" className="size-3 shrink-0" />}
        <span dir="auto" className="truncate">
          {item.name}
        </span>
      </span>
    </button>
  );
}
