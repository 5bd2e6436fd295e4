import type { ComponentProps } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List {...props} className={classNames('default:inline-flex gap-1 rounded-card border border-line bg-surface p-1', className)} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...props}
      className={classNames(
        'inline-flex h-8 flex-1 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors',
        'hover:text-fg data-[state=active]:bg-hover data-[state=active]:text-fg',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} className={classNames('data-[state=active]:animate-fade-in', className)} />;
}
