import { Images, Play } from 'lucide-react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LibraryPicker } from './library-picker.tsx';

interface ItemPickerProps {
  /** What is shown now. */
  wantedId: string | null;
  /** Pictures alone, or clips as well. */
  kind?: 'picture' | 'visual';
  onChoose: (item: LibraryItem) => void;
}

/** The creator's own pictures and clips, to choose one. */
export function ItemPicker({ wantedId, kind = 'visual', onChoose }: ItemPickerProps) {
  return (
    <LibraryPicker
      kind={kind}
      searchLabel="Search your library"
      empty={{
        icon: <Images />,
        title: 'Nothing here yet',
        text:
          kind === 'picture'
            ? 'Upload pictures, drop them here, or paste them.'
            : 'Upload pictures or clips, drop them here, or paste them.',
      }}
      className="min-h-64 gap-4"
      searchClassName="min-w-40 grow"
    >
      {(ready) => (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {ready.map((item) => (
            <li key={item.id} className="grid">
              <Choice item={item} isPresent={item.id === wantedId} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </LibraryPicker>
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
