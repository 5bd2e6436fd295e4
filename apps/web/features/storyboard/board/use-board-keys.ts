import { useEffect, useEffectEvent } from 'react';
import { isShortcutAllowed } from './single-keys.ts';
import type { BoardHistory } from './editor.ts';

interface BoardKeys {
  readonly history: BoardHistory;
  /** Why nothing can be edited; null where it can. */
  readonly locked: string | null;
  readonly onHelp: () => void;
  readonly onPreview: () => void;
}

/** Keys of the whole board: Ctrl or Command with Z takes the last edit back (with Shift: makes it again), P previews the film, `?` shows the keys. */
export function useBoardKeys({ history, locked, onHelp, onPreview }: BoardKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A text field takes back its own typing, and a dialog has its own keys.
    if (
      event.defaultPrevented ||
      event.isComposing ||
      isTyping(event.target) ||
      document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
    )
      return;
    const act = actionOf(event);
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function actionOf({
    key,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  }: KeyboardEvent): (() => void) | null {
    if (altKey) return null;
    if (!ctrlKey && !metaKey && !isShortcutAllowed(key)) return null;
    if (!ctrlKey && !metaKey)
      return key === '?' ? onHelp : key.toLowerCase() === 'p' ? onPreview : null;
    if (locked !== null) return null;
    const letter = key.toLowerCase();
    const isRedo = letter === 'y' || (letter === 'z' && shiftKey);
    if (isRedo) return () => void history.redo().catch(() => undefined);
    return letter === 'z' ? () => void history.undo().catch(() => undefined) : null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  );
}
