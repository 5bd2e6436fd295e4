import type { ReactElement, ReactNode } from 'react';
import { Tooltip as Primitive } from 'radix-ui';
import { Keycap } from './keycap.tsx';

const openDelayMs = 700;

/** Once per app: tooltips open after 700 ms, and at once while moving from one to the next. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider delayDuration={openDelayMs}>{children}</Primitive.Provider>;
}

interface TooltipProps {
  text: ReactNode;
  keys?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The one element it explains; it must take focus. */
  children: ReactElement;
}

export function Tooltip({ text, keys, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-72 items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-1.5 text-12 text-fg shadow-floating animate-fade-in"
        >
          {text}
          {keys !== undefined && <Keycap>{keys}</Keycap>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
