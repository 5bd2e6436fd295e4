import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';

interface ReasonedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be pressed now; null where it can. */
  reason: string | null;
  /** Called with the reason when it is pressed nevertheless. */
  onRefused?: (reason: string) => void;
}

/** A button that keeps its focus and says why while it refuses, where a disabled one would lose the one and hide the other. */
export function ReasonedButton({ reason, onRefused, onClick, ...props }: ReasonedButtonProps) {
  if (reason === null) return <Button {...props} onClick={onClick} />;
  return <Button {...props} aria-disabled title={reason} onClick={() => onRefused?.(reason)} />;
}
