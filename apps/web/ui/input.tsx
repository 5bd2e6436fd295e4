import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';
import { useTabIndex } from './tab-reach.ts';

export function Input({ className, tabIndex, ...props }: ComponentProps<'input'>) {
  // The creator's words may run from the right.
  const direction = props.type === undefined || props.type === 'text' ? 'auto' : undefined;
  return (
    <input
      dir={direction}
      {...props}
      tabIndex={useTabIndex(tabIndex)}
      className={classNames(controlStyles, 'h-9 px-3 touch:min-h-11', className)}
    />
  );
}
