import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Brings a prerendered page to life. A browser that keeps nothing for this site has it as it came: it can be read, and its links work. */
export function hydratePage(containerId: string, page: ReactNode): void {
  const container = document.getElementById(containerId);
  if (container === null)
    throw new Error(`the document has no element with the id "${containerId}"`);
  // The build fills the page in (apps/web/build.ts); under the development server it is empty.
  if (container.firstElementChild === null) createRoot(container).render(page);
  // As a transition React takes the page over piece by piece and lets presses in between.
  else if (mayStore()) startTransition(() => void hydrateRoot(container, page));
}

/** Whether this browser keeps anything for this site. */
export function mayStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
