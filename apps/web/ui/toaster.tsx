import { useEffect, useRef, type RefObject } from 'react';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, useToasts, type ToastItem } from './toast.ts';

interface ToasterProps {
  durationMs?: number;
  swipeThresholdPx?: number;
}

/** The notification area, once per app: newest toast only, F8 focuses it, a swipe to the right dismisses. */
export function Toaster({ durationMs = 5000, swipeThresholdPx = 50 }: ToasterProps) {
  const { items, epoch } = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const giveFocusBack = useFocusBefore(viewport);
  useHotkeyOnlyWhenNotComposing();

  const close = (id: number) => {
    dismissToast(id);
    requestAnimationFrame(giveFocusBack);
  };
  return (
    // Radix keeps its "paused" flag when the last toast leaves while hovered or focused, and the next toast
    // would never close (radix-ui/primitives#2233): a provider fresh for a toast that finds none open has no such memory.
    <Toast.Provider
      key={epoch}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label="Notification"
    >
      {items.map((item) => (
        <ToastCard key={item.id} item={item} onClose={() => close(item.id)} />
      ))}
      <Toast.Viewport
        ref={viewport}
        className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-60 flex flex-col gap-2 rounded-card sm:left-auto sm:w-96 outline-none focus-visible:outline-2 focus-visible:outline-accent"
      />
    </Toast.Provider>
  );
}

function ToastCard({ item, onClose }: { item: ToastItem; onClose: () => void }) {
  const { title, description, tone = 'default', action } = item;
  return (
    <Toast.Root
      open={item.open}
      onOpenChange={(open) => !open && onClose()}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      {...(item.durationMs === undefined ? {} : { duration: item.durationMs })}
      className={classNames(
        'relative rounded-card border border-line bg-raised p-4 pr-11 touch:pr-12 shadow-floating transition-transform',
        'data-[state=open]:animate-slide-in data-[state=closed]:animate-fade-out',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
        tone === 'destructive' && 'border-l-2 border-l-danger',
        tone === 'success' && 'border-l-2 border-l-success',
      )}
    >
      <Toast.Title className={classNames('font-semibold', tone === 'destructive' && 'text-danger')}>
        {title}
      </Toast.Title>
      {description !== undefined && (
        <Toast.Description className="mt-1 text-muted">{description}</Toast.Description>
      )}
      {action !== undefined && (
        <Toast.Action asChild altText={action.altText}>
          <Button size="small" className="mt-3" onClick={action.onPress}>
            {action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Close"
        className="absolute right-2.5 top-2.5 grid size-7 touch:right-0.5 touch:top-0.5 touch:size-11 place-items-center rounded-control text-subtle hover:bg-hover hover:text-fg"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  );
}

/**
 * Remembers which element outside the notification area had focus last; the answered function gives focus
 * back to it if focus is still in the area, where it would be lost with the toast.
 */
function useFocusBefore(viewport: RefObject<HTMLOListElement | null>): () => void {
  const before = useRef<HTMLElement>(null);
  const holds = (node: Node | null) => viewport.current?.parentElement?.contains(node) ?? false;
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !viewport.current?.parentElement?.contains(target))
        before.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [viewport]);
  return () => {
    if (holds(document.activeElement) && before.current?.isConnected)
      before.current.focus({ preventScroll: true });
  };
}

/** F8 is a key of Japanese input methods too: while a word is being composed it must not take the focus away. */
function useHotkeyOnlyWhenNotComposing(): void {
  useEffect(() => {
    const keepFromToasts = (event: KeyboardEvent) => {
      if (event.key === 'F8' && event.isComposing) event.stopPropagation();
    };
    window.addEventListener('keydown', keepFromToasts, { capture: true });
    return () => window.removeEventListener('keydown', keepFromToasts, { capture: true });
  }, []);
}
