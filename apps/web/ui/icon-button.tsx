import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'aria-label' | 'asChild' | 'size'
> {
  /** What it does, for its tooltip and for screen readers. */
  label: string;
  /** The key that does the same, shown in the tooltip. */
  keys?: string;
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** A square button with an icon; its name shows in a tooltip. */
export function IconButton({
  label,
  keys,
  size = 'medium',
  variant = 'ghost',
  className,
  children,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} {...(keys === undefined ? {} : { keys })}>
      <Button
        {...props}
        variant={variant}
        aria-label={label}
        className={classNames(
          'touch:min-h-11 touch:min-w-11 p-0',
          size === 'small' ? 'size-7' : 'size-8',
          className,
        )}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
