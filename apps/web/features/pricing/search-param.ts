import { useCallback, useSyncExternalStore } from 'react';

/** A parameter of the address as it is now, such as `tab`; null where there is none, and in the prerendered page, which is everyone's. */
export function useSearchParam(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => new URLSearchParams(location.search).get(name), [name]),
    () => null,
  );
}

/** Sets a parameter of the address, or takes it away; the entry of the history stays the same one. */
export function replaceSearchParam(name: string, value: string | null): void {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  // The browser announces this event for Back and Forward alone.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
