import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

interface HoverIntentOptions {
  /** How long the pointer rests before it opens; the keyboard's focus opens at once. */
  openDelayMs: number;
  /** How long after leaving it stays, so that the pointer can cross into what opened (WCAG 1.4.13). */
  closeDelayMs: number;
}

/**
 * Opens something beside an element while a pointer rests on either of them, or while the keyboard is.
 * Escape and a press close it. Touch has no hover: what opens must be found elsewhere, too.
 */
export function useHoverIntent({ openDelayMs, closeDelayMs }: HoverIntentOptions) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (open: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), afterMs);
  };
  const close = () => set(false, 0);
  // The focus may be on its way from the one to the other, which says so as soon as it has it.
  const leave = () => set(false, 1);
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    isOver.current = true;
    set(true, openDelayMs);
  };

  return {
    isOpen,
    close,
    anchorProps: {
      onPointerEnter: enter,
      // Where it appears in place of what the pointer was on, React does not say that it was entered.
      onPointerMove: (event: PointerEvent) => !isOver.current && enter(event),
      onPointerLeave: () => {
        isOver.current = false;
        set(false, closeDelayMs);
      },
      onPointerDown: close,
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(':focus-visible') && set(true, 0),
      onBlur: leave,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
    },
    panelProps: {
      onPointerEnter: () => set(true, 0),
      onPointerLeave: () => set(false, closeDelayMs),
      onFocus: () => set(true, 0),
      onBlur: leave,
    },
  };
}
