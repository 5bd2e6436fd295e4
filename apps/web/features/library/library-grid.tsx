import { useState } from 'react';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import { useDeleteLibraryItem } from '../../api/queries/library.ts';
import { useUploads } from '../../api/uploads/upload-store.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { ItemDialog } from './item-dialog.tsx';
import { LibraryCard } from './library-card.tsx';

interface LibraryGridProps {
  items: readonly LibraryItem[];
  /** Of the whole library. */
  tags: readonly string[];
}

/** The items of a page, and the dialogs about one of them. */
export function LibraryGrid({ items, tags }: LibraryGridProps) {
  const [opened, setOpened] = useState<LibraryItem | null>(null);
  const [doomed, setDoomed] = useState<LibraryItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const sending = useUploads(({ uploads }) => uploads);
  // What this tab is sending is told above, with its progress.
  const shown = items.filter(({ id }) => !sending.some(({ itemId }) => itemId === id));
  const remove = useRemove();
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map((item) => (
          <li key={item.id} className="grid">
            <LibraryCard
              item={item}
              onOpen={() => setOpened(item)}
              onDelete={() => {
                if (item.status !== 'ready') return remove(item);
                setDoomed(item);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <ItemDialog
          item={items.find(({ id }) => id === opened.id) ?? opened}
          tags={tags}
          onClose={() => setOpened(null)}
        />
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this from your library?"
        description={`“${doomed?.name ?? ''}” is deleted for good. Videos that are finished keep it.`}
        confirmLabel="Delete"
        tone="destructive"
        onConfirm={() => {
          if (doomed !== null) remove(doomed);
          setAsking(false);
        }}
      />
    </>
  );
}

function useRemove(): (item: LibraryItem) => void {
  const { mutate } = useDeleteLibraryItem();
  return ({ id }) =>
    mutate(id, {
      onError: (error) =>
        void toast({
          ...{ title: 'This could not be deleted', description: error.message },
          tone: 'destructive',
        }),
    });
}
