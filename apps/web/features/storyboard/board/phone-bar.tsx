import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';

const narrow = matchMedia('(width < 64rem)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the board has one column, with what comes next above all scenes. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

/** The element that the bar's content is rendered into; null on wide screens. */
const BarContext = createContext<HTMLElement | null>(null);

/** The bar at the lower edge of a narrow screen, for what must stay in view while the scenes are scrolled. The page ends above it, and the focus is never behind it. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useBottomBar(isNarrow ? bar : null);
  return (
    <BarContext value={isNarrow ? bar : null}>
      {children}
      {/* Empty on a wide screen, not removed: its content would lose the focus before it is moved. */}
      <div
        ref={setBar}
        className="sticky bottom-0 z-20 flex flex-col-reverse gap-2 border-t border-line bg-bg px-4 py-3 empty:hidden sm:px-6"
      />
    </BarContext>
  );
}

/** Puts its children into the bar of a narrow screen; on a wide one they stay where they are. When a screen is turned they are moved, with the focus and all they know. */
export function InPhoneBar({ children }: { children: ReactNode }) {
  const bar = use(BarContext);
  const place = useRef<HTMLDivElement>(null);
  const [holder] = useState(createHolder);
  useLayoutEffect(() => {
    const focused = holder.contains(document.activeElement) ? document.activeElement : null;
    (bar ?? place.current)?.append(holder);
    // An element that is moved in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }, [bar, holder]);
  useLayoutEffect(() => () => holder.remove(), [holder]);
  return (
    <>
      <div ref={place} className="contents" />
      {createPortal(children, holder)}
    </>
  );
}

function createHolder(): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'contents';
  return holder;
}
