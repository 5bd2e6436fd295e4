import {
  type ComponentProps,
  createContext,
  type RefObject,
  use,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { floatingStyles, optionStyles } from './panel-styles.ts';

interface Opening {
  /** How often it was opened: each time it is another menu, though the one before may still be leaving. */
  readonly count: number;
  readonly isOpen: RefObject<boolean>;
}

const OpeningContext = createContext<Opening | null>(null);

/** Not modal: the page behind stays readable and scrollable; a press outside closes the menu all the same. */
export function DropdownMenu({
  defaultOpen = false,
  onOpenChange,
  ...props
}: Omit<ComponentProps<typeof Primitive.Root>, 'open'>) {
  const [{ open, count }, setState] = useState({ open: defaultOpen, count: 0 });
  const isOpen = useRef(defaultOpen);
  const opening = useMemo(() => ({ count, isOpen }), [count]);
  const change = (next: boolean) => {
    isOpen.current = next;
    setState((state) => ({
      open: next,
      count: next && !state.open ? state.count + 1 : state.count,
    }));
    onOpenChange?.(next);
  };
  return (
    <OpeningContext value={opening}>
      <Primitive.Root modal={false} {...props} open={open} onOpenChange={change} />
    </OpeningContext>
  );
}
export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({
  className,
  ...props
}: Omit<ComponentProps<typeof Primitive.Content>, 'onCloseAutoFocus'>) {
  const opening = use(OpeningContext);
  // A menu that has left gives the focus back to its trigger; one that was opened meanwhile would take that for a farewell.
  const keepFocus = (event: Event) => opening?.isOpen.current === true && event.preventDefault();
  return (
    <Primitive.Portal key={opening?.count}>
      <Primitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        {...props}
        onCloseAutoFocus={keepFocus}
        className={classNames(floatingStyles, 'min-w-48', className)}
      />
    </Primitive.Portal>
  );
}

interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  tone?: 'default' | 'destructive';
}

export function DropdownMenuItem({ tone = 'default', className, ...props }: DropdownMenuItemProps) {
  return (
    <Primitive.Item
      {...props}
      className={classNames(optionStyles, tone === 'destructive' && 'text-danger', className)}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={classNames('px-2 py-1.5 text-13', className)} />;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
}
