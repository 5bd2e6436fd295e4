import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Keeps the place of something that is loading; hidden from screen readers, which are told by a status text. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      {...props}
      className={classNames('animate-shimmer rounded-control bg-hover', className)}
    />
  );
}
