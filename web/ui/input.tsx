import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';
import { useTabIndex } from './tab-reach.ts';

export function Input({ className, tabIndex, ...props }: ComponentProps<'input'>) {
  return <input {...props} tabIndex={useTabIndex(tabIndex)} className={classNames(controlStyles, 'h-9 px-3', className)} />;
}
