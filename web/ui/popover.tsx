import type { ComponentProps } from 'react';
import { Popover as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { floatingStyles } from './panel-styles.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;

export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content sideOffset={8} collisionPadding={8} {...props} className={classNames(floatingStyles, 'w-72 p-4', className)} />
    </Primitive.Portal>
  );
}
