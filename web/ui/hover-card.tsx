import type { ReactElement, ReactNode } from 'react';
import { HoverCard as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { floatingStyles } from './panel-styles.ts';

interface HoverCardProps {
  /** A link: what the card shows must also be found where the link leads, since touch has no hover. */
  trigger: ReactElement;
  className?: string;
  children: ReactNode;
}

/** A card that opens while the pointer or the focus is on its trigger. */
export function HoverCard({ trigger, className, children }: HoverCardProps) {
  return (
    <Primitive.Root openDelay={200} closeDelay={150}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content align="end" sideOffset={8} collisionPadding={8} className={classNames(floatingStyles, 'w-64 p-4', className)}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
