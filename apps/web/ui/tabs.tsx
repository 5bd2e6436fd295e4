import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useSyncExternalStore,
} from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

/** Panels of which one shows, and the tabs that choose it: by a press, by arrows, Home and End. */
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

interface TabsTriggerProps extends ComponentProps<typeof Primitive.Trigger> {
  /** The address that shows its panel: in a prerendered page a press then counts before the script is there. */
  href?: string;
}

export function TabsTrigger({ href, className, children, ...props }: TabsTriggerProps) {
  const classes = classNames(
    'inline-flex h-8 touch:min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors',
    'hover:text-fg aria-selected:bg-hover aria-selected:text-fg',
    className,
  );
  const isHydrated = useIsHydrated();
  if (href === undefined)
    return (
      <Primitive.Trigger {...props} className={classes}>
        {children}
      </Primitive.Trigger>
    );
  return (
    <Primitive.Trigger {...props} {...linkHandlers} asChild className={classes}>
      {/* Radix makes the tabs one stop for the Tab key; before its script is there, each link is one. */}
      <a href={href} type={undefined} {...(isHydrated ? {} : { tabIndex: 0 })}>
        {children}
      </a>
    </Primitive.Trigger>
  );
}

const wantsOtherWindow = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** What a link does by itself, and shall not do where Radix has chosen its panel. */
const linkHandlers = {
  onMouseDown: (event: MouseEvent) => {
    if (wantsOtherWindow(event)) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    const isChosen = event.currentTarget.getAttribute('aria-selected') === 'true';
    if (isChosen && !wantsOtherWindow(event)) event.preventDefault();
  },
  // A button takes the space bar for a press; a link lets it scroll the page.
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  },
};

const neverChanges = () => () => {};

/** Whether React has taken over what the server or the build rendered. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
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
        'data-[state=inactive]:hidden data-[state=active]:animate-fade-in',
        className,
      )}
    />
  );
}
