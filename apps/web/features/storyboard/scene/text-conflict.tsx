import { Button } from '../../../ui/button.tsx';

interface TextConflictProps {
  /** The other text; null while it is read. */
  theirs: string | null;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two texts for one field: the user's stands in it, the other one here. Nothing is lost before one of them is chosen. */
export function TextConflict({ theirs, onChoose }: TextConflictProps) {
  return (
    <div className="mt-1 rounded-control border border-warn/40 bg-surface p-3 text-13">
      <output className="block font-medium text-warn">
        Changed elsewhere meanwhile. Yours is not saved yet.
      </output>
      {theirs !== null && (
        <>
          <p className="mt-2 text-12 text-subtle">It says now:</p>
          <blockquote dir="auto" className="mt-0.5 whitespace-pre-wrap text-muted wrap-anywhere">
            {theirs === '' ? 'Nothing: it was emptied.' : theirs}
          </blockquote>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={() => onChoose('mine')}>
              Keep mine
            </Button>
            <Button size="small" onClick={() => onChoose('theirs')}>
              Use theirs
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
