import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

/** Panels of which one shows, and the tabs that choose it. */
export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...props}
      className={classNames(
        'inline-flex gap-1 rounded-card border border-line bg-surface p-1',
        className,
      )}
    />
  );
}

interface TabsTriggerProps {
  value: string;
  /** The address that shows its panel: in a prerendered page a press then counts before the script is there. */
  href?: string;
  className?: string;
  children: ReactNode;
}

export function TabsTrigger({ value, href, className, children }: TabsTriggerProps) {
  return (
    <Primitive.Trigger
      value={value}
      asChild={href !== undefined}
      onClick={chooseByClick}
      className={classNames(
        'inline-flex h-8 touch:min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors',
        'hover:text-fg aria-selected:bg-hover aria-selected:text-fg',
        className,
      )}
    >
      {href === undefined ? (
        children
      ) : (
        <a
          href={href}
          // Radix takes the element for a button: what a link does besides is kept from it here.
          type={undefined}
          onMouseDown={(event) => isForNewWindow(event) && event.preventDefault()}
          onKeyDown={scrollNothing}
        >
          {children}
        </a>
      )}
    </Primitive.Trigger>
  );
}

/** Held keys with which a press on a link opens it elsewhere. */
function isForNewWindow({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** A tab that takes the focus is chosen. Radix waits for a press of the mouse; what assistive technology makes is a click alone. */
function chooseByClick(event: MouseEvent<HTMLElement>): void {
  if (isForNewWindow(event)) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/** On a link, Space would scroll the page. */
function scrollNothing(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

interface TabsContentProps extends ComponentProps<typeof Primitive.Content> {
  /** What is in it lives on while another panel shows. */
  keepMounted?: boolean;
}

export function TabsContent({ keepMounted = false, className, ...props }: TabsContentProps) {
  return (
    <Primitive.Content
      {...props}
      {...(keepMounted ? { forceMount: true } : {})}
      className={classNames(
        'data-[state=active]:animate-fade-in data-[state=inactive]:hidden',
        className,
      )}
    />
  );
}
