import { useRef } from 'react';

/**
 * Gives focus back, when a dialog closes, to what had it when the dialog opened. Radix does this only for a dialog with a
 * trigger of its own; ours are opened by state, and the focus would be lost at the top of the page.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body)
        return;
      event.preventDefault();
      current.focus({ preventScroll: true });
    },
  };
}
