import { lazy, type ReactElement, type ReactNode, Suspense, useId, useRef } from 'react';
import { Slot } from 'radix-ui';
import { Keycap } from './keycap.tsx';
import { importWithRetry } from './import-with-retry.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const AnchoredPanel = lazy(importWithRetry(() => import('./anchored-panel.tsx')));

const openDelayMs = 700;
/** Long enough to cross the gap. */
const closeDelayMs = 100;

interface TooltipProps {
  text: ReactNode;
  keys?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The one element it explains; it must take focus. */
  children: ReactElement;
}

/** A few words about a control: after 700 ms under the pointer, at once for the keyboard. */
export function Tooltip({ text, keys, side = 'top', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const { isOpen, close, anchorProps, panelProps } = useHoverIntent({ openDelayMs, closeDelayMs });
  return (
    <>
      <Slot.Root ref={anchor} {...anchorProps} {...(isOpen ? { 'aria-describedby': id } : {})}>
        {children}
      </Slot.Root>
      {isOpen && (
        <Suspense>
          <AnchoredPanel
            anchor={anchor}
            onClose={close}
            id={id}
            role="tooltip"
            side={side}
            className="z-50 flex max-w-72 items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-1.5 text-12 text-fg shadow-floating animate-fade-in"
            {...panelProps}
          >
            {text}
            {keys !== undefined && <Keycap>{keys}</Keycap>}
          </AnchoredPanel>
        </Suspense>
      )}
    </>
  );
}
