import type { ReactNode } from 'react';

/** A key of the keyboard, as shown in menus and tooltips. */
export function Keycap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-line bg-surface px-1 font-sans text-12 text-muted">
      {children}
    </kbd>
  );
}
