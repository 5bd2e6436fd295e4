import { type ReactElement, type ReactNode, useState } from 'react';
import {
  type LibraryFilter,
  maxLibraryNameCharacters,
} from '@scenewright/contract/rules/library.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useLibrary } from '../../../api/queries/library.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DropZone } from '../../frame/uploads/drop-zone.tsx';
import { UploadButton } from '../../frame/uploads/upload-button.tsx';
import { UploadList } from '../../frame/uploads/upload-list.tsx';

interface LibraryPickerProps {
  kind: LibraryFilter;
  /** What the search field is called. */
  searchLabel: string;
  /** What the file dialog offers; everything that the library takes where it is left out. */
  accept?: string;
  /** What is shown where nothing is found. */
  empty: { icon: ReactElement; title: string; text: string };
  className: string;
  searchClassName: string;
  /** Shows what can be chosen. */
  children: (ready: readonly LibraryItem[]) => ReactNode;
}

/** The newest of the library, or what a search finds; more is uploaded here as well. */
export function LibraryPicker({
  kind,
  searchLabel,
  accept,
  empty,
  className,
  searchClassName,
  children,
}: LibraryPickerProps) {
  const [search, setSearch] = useState('');
  const library = useLibrary({ page: 1, search: search.trim(), kind });
  const ready = library.data?.items.filter(({ status }) => status === 'ready') ?? [];
  const isReading = library.data?.items.some(({ status }) => status === 'checking') === true;
  return (
    <DropZone className={classNames('flex flex-col', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="search"
          aria-label={searchLabel}
          placeholder="Search by name or tag"
          maxLength={maxLibraryNameCharacters}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className={searchClassName}
        />
        <UploadButton {...(accept === undefined ? {} : { accept })} />
      </div>
      <UploadList />
      {isReading && (
        <p role="status" className="flex items-center gap-2 text-13 text-muted">
          <Spinner size="small" />
          New files are being read
        </p>
      )}
      {library.data !== undefined && ready.length === 0 && !isReading && (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      {children(ready)}
    </DropZone>
  );
}
