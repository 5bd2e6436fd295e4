import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';
import { useTabIndex } from './tab-reach.ts';

/** Grows with its text, where the browser can; `rows` is the least height. */
export function Textarea({ className, rows = 3, tabIndex, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      tabIndex={useTabIndex(tabIndex)}
      rows={rows}
      className={classNames(controlStyles, 'field-sizing-content max-h-96 default:resize-y px-3 py-2', className)}
      style={{ minHeight: `calc(${rows} * 1.25rem + 1rem + 2px)`, ...props.style }}
    />
  );
}
