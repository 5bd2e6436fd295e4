import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

interface LeftOverTextProps {
  /** The field that shows the text. */
  fieldId: string;
  text: string;
  /** Why nothing is edited any more. */
  locked: string;
  onDiscard: () => void;
}

/** A text that was not saved before editing ended, in another tab say: it stays until its user has it or gives it up. */
export function LeftOverText({ fieldId, text, locked, onDiscard }: LeftOverTextProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Text copied', tone: 'success' });
    } catch {
      // The browser refuses, or the page comes over plain HTTP: it is marked, and copied with the keyboard.
      const field = document.getElementById(fieldId);
      field?.focus();
      if (field instanceof HTMLTextAreaElement) field.select();
    }
  };
  return (
    <div className="mt-1 rounded-control border border-warn/40 bg-surface p-3 text-13">
      <output className="block font-medium text-warn">
        Your text came too late and is not saved.
      </output>
      <p className="mt-1 text-muted">{locked}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          Copy my text
        </Button>
        <Button size="small" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
