import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';

const narrow = matchMedia('(width < 64rem)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the board has one column, with what comes next above all scenes. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

/** Where the bar takes what it holds; null on wide screens. */
const BarContext = createContext<HTMLElement | null>(null);

/** The bar at the lower edge of a narrow screen, for what must stay in view while the scenes are scrolled. The page ends above it, and the focus is never behind it. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useBottomBar(bar);
  return (
    <BarContext value={isNarrow ? bar : null}>
      {children}
      {isNarrow && <div ref={setBar} className="sticky bottom-0 z-20 flex flex-col-reverse gap-2 border-t border-line bg-bg px-4 py-3 empty:hidden sm:px-6" />}
    </BarContext>
  );
}

/** Puts its children into the bar of a narrow screen; on a wide one they stay where they are. */
export function InPhoneBar({ children }: { children: ReactNode }) {
  const bar = use(BarContext);
  return bar === null ? children : createPortal(children, bar);
}
