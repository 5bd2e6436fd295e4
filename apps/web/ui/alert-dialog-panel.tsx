import type { ReactNode } from 'react';
import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { overlayStyles, panelStyles } from './panel-styles.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  tone?: 'default' | 'destructive';
  /** While true the dialog stays open, with a spinner on its action. */
  busy?: boolean;
  /** Its action cannot be taken now; what stands in the dialog says why. */
  refused?: boolean;
  /** The caller closes the dialog when the action is done. */
  onConfirm: () => void;
  children?: ReactNode;
}

/** The alert dialog itself; see alert-dialog.tsx. */
export default function AlertDialogPanel(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'default',
    busy = false,
    refused = false,
    onConfirm,
    children,
  } = props;
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content {...focusReturn} className={classNames(panelStyles, 'sm:max-w-md')}>
          <div className="min-h-0 overflow-y-auto px-6 pb-5 pt-6">
            <Primitive.Title className="text-16 font-semibold text-balance">
              {title}
            </Primitive.Title>
            <Primitive.Description className="mt-2 text-pretty text-muted">
              {description}
            </Primitive.Description>
            {children}
          </div>
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:flex-wrap-reverse max-sm:*:grow">
            <Primitive.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Primitive.Cancel>
            {/* The second half of a double click must do nothing: neither where the first half opened the dialog under the
                pointer, nor on what fades away. */}
            <Button
              variant={tone === 'destructive' ? 'danger' : 'primary'}
              busy={busy}
              disabled={refused}
              onClick={({ detail: clicks }) => open && clicks < 2 && onConfirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
