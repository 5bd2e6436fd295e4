import { lazy, type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from './class-names.ts';
import { floatingStyles } from './panel-styles.ts';
import { importWithRetry } from './import-with-retry.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const AnchoredPanel = lazy(importWithRetry(() => import('./anchored-panel.tsx')));

interface HoverCardProps {
  /** A link: what the card shows must also be found where the link leads, since touch has no hover. */
  trigger: ReactElement;
  /** What the card is, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A card that opens while the pointer or the focus is on its trigger or in itself: Tab goes on into it, Escape comes back. */
export function HoverCard({ trigger, label, className, children }: HoverCardProps) {
  const anchor = useRef<HTMLElement>(null);
  const { isOpen, close, anchorProps, panelProps } = useHoverIntent({
    openDelayMs: 200,
    closeDelayMs: 150,
  });
  const panel = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    // First, because the focus opens it.
    if (panel.current?.contains(document.activeElement) === true) anchor.current?.focus();
    close();
  };
  return (
    <>
      <Slot.Root ref={anchor} {...anchorProps}>
        {trigger}
      </Slot.Root>
      {isOpen && (
        <Suspense>
          <AnchoredPanel
            ref={panel}
            place="here"
            anchor={anchor}
            onClose={dismiss}
            aria-label={label}
            align="end"
            sideOffset={8}
            className={classNames(floatingStyles, 'w-64 p-4', className)}
            {...panelProps}
          >
            {children}
          </AnchoredPanel>
        </Suspense>
      )}
    </>
  );
}
