import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classNames(controlStyles, 'h-9 px-3', className)} />;
}
