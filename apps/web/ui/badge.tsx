import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warn' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

interface BadgeProps {
  tone?: Tone;
  /** A dot (or another small icon) before the words; pulses where something is going on. */
  dot?: boolean;
  pulsing?: boolean;
  className?: string;
  children: ReactNode;
}

/** A pill that says a state in words; colour only underlines it. */
export function Badge({
  tone = 'neutral',
  dot = false,
  pulsing = false,
  className,
  children,
}: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-12 font-medium whitespace-nowrap ring-1 ring-current/15 ring-inset',
        tones[tone],
        className,
      )}
    >
      {dot && <StatusDot pulsing={pulsing} />}
      {children}
    </span>
  );
}

function StatusDot({ pulsing }: { pulsing: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames('size-1.5 rounded-full bg-current', pulsing && 'animate-shimmer')}
    />
  );
}
