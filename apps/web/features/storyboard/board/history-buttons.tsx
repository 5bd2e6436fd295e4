import { useSyncExternalStore } from 'react';
import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { BoardHistory } from './editor.ts';

/** Undo and Redo, each saying what it would take back or make again. */
export function HistoryButtons({
  history,
  locked,
}: {
  history: BoardHistory;
  locked: string | null;
}) {
  const { undoLabel, redoLabel } = useSyncExternalStore(history.subscribe, history.snapshot);
  const named = (verb: string, label: string | null) =>
    label === null ? verb : `${verb}: ${label}`;
  return (
    <div role="group" aria-label="History" className="flex items-center">
      <IconButton
        label={named('Undo', undoLabel)}
        keys="Ctrl Z"
        disabled={locked !== null || undoLabel === null}
        onClick={() => void history.undo().catch(() => undefined)}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={named('Redo', redoLabel)}
        keys="Ctrl Shift Z"
        disabled={locked !== null || redoLabel === null}
        onClick={() => void history.redo().catch(() => undefined)}
      >
        <Redo2 />
      </IconButton>
    </div>
  );
}
