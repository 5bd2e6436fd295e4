import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useMemo,
} from 'react';
import { classNames } from './class-names.ts';

interface Choice {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What the ids of tabs and panels begin with. */
  readonly id: string;
}

const ChoiceContext = createContext<Choice | null>(null);

/** Panels of which one shows, and the tabs that choose it. Our own: on the pricing page, which has 90 KB, Radix's weigh nine. */
export function Tabs({
  value,
  onValueChange,
  className,
  children,
}: Omit<Choice, 'id'> & { className?: string; children: ReactNode }) {
  const id = useId();
  const choice = useMemo(() => ({ value, onValueChange, id }), [value, onValueChange, id]);
  return (
    <ChoiceContext value={choice}>
      <div className={className}>{children}</div>
    </ChoiceContext>
  );
}

export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    // The tabs take the focus, not their list.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...props}
      role="tablist"
      onKeyDown={moveByKey}
      className={classNames(
        'default:inline-flex gap-1 rounded-card border border-line bg-surface p-1',
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
  const { value: chosen, onValueChange, id } = useChoice();
  const isChosen = value === chosen;
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isChosen) onValueChange(value);
  };
  const tab = {
    role: 'tab',
    id: `${id}-tab-${value}`,
    'aria-controls': `${id}-panel-${value}`,
    'aria-selected': isChosen,
    tabIndex: isChosen ? 0 : -1,
    onClick: choose,
    className: classNames(
      'inline-flex h-8 touch:min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors',
      'hover:text-fg aria-selected:bg-hover aria-selected:text-fg',
      className,
    ),
  };
  return href === undefined ? (
    <button type="button" {...tab}>
      {children}
    </button>
  ) : (
    <a href={href} {...tab}>
      {children}
    </a>
  );
}

interface TabsContentProps extends ComponentProps<'div'> {
  value: string;
  /** What is in it lives on while another panel shows. */
  keepMounted?: boolean;
}

export function TabsContent({
  value,
  keepMounted = false,
  className,
  children,
  ...props
}: TabsContentProps) {
  const { value: chosen, id } = useChoice();
  const isShown = value === chosen;
  return (
    // A panel without anything to focus is scrolled and read from the keyboard, too.
    <div
      {...props}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      tabIndex={0}
      hidden={!isShown}
      className={classNames(isShown && 'animate-fade-in', className)}
    >
      {(isShown || keepMounted) && children}
    </div>
  );
}

/** Arrows, Home and End choose where they lead (WAI-ARIA Authoring Practices, tabs with automatic activation). */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // As a button does; a link knows Enter alone.
  if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
    event.preventDefault();
    return event.target.click();
  }
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const here = tabs.findIndex((tab) => tab === event.target);
  const next = tabs.at(placeAfter(event.key, here, tabs.length) ?? here);
  if (here === -1 || next === undefined || next === event.target) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Where a key leads among so many places, round the ends; null for any other key. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (choice === null) throw new Error('tabs and their panels stand within Tabs');
  return choice;
}
