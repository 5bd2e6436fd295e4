import { useEffect } from 'react';

const property = '--bottom-bar';

/**
 * Says how much of the window a bar at its lower edge takes (`--bottom-bar`, in px): what is scrolled or tabbed to stops above
 * it (WCAG 2.4.11), and notifications stand above it. One such bar at a time; null where there is none.
 */
export function useBottomBar(bar: HTMLElement | null): void {
  useEffect(() => {
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
