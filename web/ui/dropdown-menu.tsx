import type { ComponentProps } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { floatingStyles, optionStyles } from './panel-styles.ts';

/** Not modal: the page behind stays readable and scrollable; a press outside closes the menu all the same. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}
export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content align="end" sideOffset={6} collisionPadding={8} {...props} className={classNames(floatingStyles, 'min-w-48', className)} />
    </Primitive.Portal>
  );
}

interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  tone?: 'default' | 'destructive';
}

export function DropdownMenuItem({ tone = 'default', className, ...props }: DropdownMenuItemProps) {
  return <Primitive.Item {...props} className={classNames(optionStyles, tone === 'destructive' && 'text-danger', className)} />;
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={classNames('px-2 py-1.5 text-13', className)} />;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
}
