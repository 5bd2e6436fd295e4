import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';

/** What a control inside a field needs to be tied to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown in place of the hint, and announced. */
  error?: string | undefined;
  /** Marks the label with `*`. */
  required?: boolean;
  className?: string;
  /** Given the props that the control must carry. */
  children: (control: FieldControlProps) => ReactNode;
}

/** A control with its label above and its hint or error below, tied together for screen readers. */
export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-13 font-medium text-fg">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error !== undefined,
        'aria-required': required || undefined,
      })}
      <div id={noteId} aria-live="polite" className={classNames('text-13', !hasNote && 'sr-only')}>
        {error === undefined ? (
          <span className="text-subtle">{hint}</span>
        ) : (
          <span className="flex items-center gap-1.5 text-danger">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
