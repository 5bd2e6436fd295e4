import { CircleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';

interface MediaFailureProps {
  message: string;
  onTryAgain: () => void;
  className?: string;
}

/** Stands where a medium could not be loaded. */
export function MediaFailure({ message, onTryAgain, className }: MediaFailureProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center justify-center gap-3 p-4 text-center text-13 text-muted',
        className,
      )}
    >
      <CircleAlert aria-hidden className="size-6 text-danger" />
      <span>{message}</span>
      <Button size="small" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
