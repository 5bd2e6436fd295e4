import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

const sizes = { small: 'size-4', medium: 'size-6', large: 'size-8' } as const;

interface SpinnerProps {
  size?: keyof typeof sizes;
  /** Read out to screen readers; left out where a text beside it says the same. */
  label?: string;
  className?: string;
}

export function Spinner({ size = 'medium', label, className }: SpinnerProps) {
  const icon = (
    <LoaderCircle aria-hidden className={classNames('animate-spin', sizes[size], className)} />
  );
  if (label === undefined) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
