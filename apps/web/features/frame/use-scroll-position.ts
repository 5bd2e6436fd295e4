import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router';

/** Where each entry of the history was scrolled to, in px; for as long as the page lives. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top; back and forward lead to where one was. What only replaces the address of the same page
 * leaves it where it is, and a place within a page (`#…`) is the browser's business.
 */
export function useScrollPosition({ key, pathname, hash }: Location): void {
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = () => positions.set(shown.current.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload is the browser's to restore.
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    if (hash !== '' || (type === NavigationType.Replace && before.pathname === pathname)) return;
    scrollTo(0, type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, hash, type]);
}
