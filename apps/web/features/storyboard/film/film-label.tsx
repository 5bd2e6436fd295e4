import { useState } from 'react';
import { ClipboardCopy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { toast } from '../../../ui/toast.ts';

/** What of the film is generated, to be put into its description where it is shown; the film's file says the same. */
export function FilmLabel({ label }: { label: string }) {
  // Where the browser does not copy, or the page comes over plain HTTP, the text stands there to be copied by hand.
  const [mustCopyManually, setMustCopyManually] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(label);
      setMustCopyManually(false);
      toast({
        title: 'Label copied',
        description: 'Paste it into the description of your video.',
        tone: 'success',
      });
    } catch {
      setMustCopyManually(true);
    }
  };
  return (
    <details className="rounded-card border border-line px-3 py-2 text-13">
      <summary className="cursor-pointer py-1 text-muted hover:text-fg">
        What of it is generated
      </summary>
      <div className="mt-1 flex flex-col items-start gap-2 pb-1">
        {mustCopyManually ? (
          <>
            <p className="text-muted">Your browser does not copy by itself. Copy it from here:</p>
            <Textarea readOnly rows={4} aria-label="Label" value={label} />
          </>
        ) : (
          <p className="text-muted">{label}</p>
        )}
        <Button size="small" onClick={() => void copy()}>
          <ClipboardCopy aria-hidden />
          Copy label
        </Button>
      </div>
    </details>
  );
}
