import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const tones = {
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-hover text-fg',
  warn: 'bg-warn-soft text-warn',
} as const;

/** A line that is worth reading before one goes on. */
export function Notice({
  icon,
  tone,
  children,
}: {
  icon: ReactNode;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <div
      role="note"
      className={classNames(
        'flex items-start gap-2.5 rounded-card px-4 py-2.5 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      <p>{children}</p>
    </div>
  );
}
