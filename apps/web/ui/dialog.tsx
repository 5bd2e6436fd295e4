import type { KeyboardEventHandler, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { overlayStyles, panelStyles } from './panel-styles.ts';
import { useFocusReturn } from './use-focus-return.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

const widths = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-4xl',
} as const;

/**
 * A press this soon after one within a dialog is the second half of a double click: where its first half has put another
 * panel in place, it falls outside by chance, and closes nothing.
 */
const doublePressMs = 600;
let pressedAt = Number.NEGATIVE_INFINITY;

interface DialogContentProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the foot, in reading order: the main action last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  className?: string;
  onKeyDown?: KeyboardEventHandler;
  children?: ReactNode;
}

/** The panel of a dialog: named by its title, closed by Escape, the X or a press outside; its body scrolls. */
export function DialogContent({
  title,
  description,
  footer,
  size = 'small',
  className,
  onKeyDown,
  children,
}: DialogContentProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <Primitive.Content
        {...focusReturn}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        className={classNames(panelStyles, widths[size], className)}
        onKeyDown={onKeyDown}
        onPointerDownCapture={() => (pressedAt = performance.now())}
        onPointerDownOutside={(event) => {
          if (performance.now() - pressedAt < doublePressMs) event.preventDefault();
        }}
      >
        <div className="flex items-start justify-between gap-4 px-6 pt-5">
          <div>
            <Primitive.Title className="text-16 font-semibold text-balance">
              {title}
            </Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="mt-1 text-pretty text-muted">
                {description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            {/* Without a tooltip: it would open with the dialog, whose first focus this is, and take its Escape. */}
            <Button
              variant="ghost"
              aria-label="Close"
              className="-mr-2 -mt-1 size-8 p-0 touch:min-w-11"
            >
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </div>
        <div className="min-h-0 grow overflow-y-auto px-6 py-5">{children}</div>
        {footer !== undefined && (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
            {footer}
          </div>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
