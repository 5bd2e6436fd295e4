import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { withPause, wordAt } from './dialogue-places.ts';
import type { TextTools } from './speech-row.tsx';

interface TextToolOptions {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly maxCharacters: number;
  edit(text: string): void;
  flush(): void;
}

/** What the tools below a text field do to it; `onSelect` belongs on the field. A cursor counts once its author has put it somewhere. */
export function useTextTools({ area, text, maxCharacters, edit, flush }: TextToolOptions): {
  tools: TextTools;
  onSelect: () => void;
} {
  const touched = useRef(false);
  const tools: TextTools = {
    text,
    flush,
    insertPause: () => {
      const next = withPause(text, touched.current ? (area.current?.selectionEnd ?? null) : null);
      if (next.text.length > maxCharacters) return;
      // The cursor can only be put where the text is already.
      flushSync(() => edit(next.text));
      area.current?.focus();
      area.current?.setSelectionRange(next.cursor, next.cursor);
    },
    word: () =>
      area.current === null || !touched.current
        ? ''
        : wordAt(text, area.current.selectionStart, area.current.selectionEnd),
  };
  const onSelect = () => {
    touched.current = true;
  };
  return { tools, onSelect };
}
