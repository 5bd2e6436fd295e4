import { type RefObject, useEffect } from 'react';

/**
 * Lets each card that the browser has not drawn yet take as much room as the list's first one (`--unseen-height`, of its
 * content, in px). With a guess that is wrong every card that scrolls into reach moves all those after it: the browser
 * paints them again, and the scrollbar jumps.
 */
export function useUnseenHeight(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
): void {
  useEffect(() => {
    const first = list.current?.firstElementChild;
    if (firstId === undefined || first === null || first === undefined) return;
    const observer = new ResizeObserver((entries) => {
      const height = entries.at(-1)?.contentRect.height ?? 0;
      if (height > 0) list.current?.style.setProperty('--unseen-height', `${height}px`);
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [list, firstId]);
}
