import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';
import { useTabIndex } from './tab-reach.ts';

/** With as many letters and lines a field stays below its greatest height, however narrow it is. */
const [fewLetters, fewLines] = [300, 6];

/** Grows with its text, where the browser can; `rows` is the least height. */
export function Textarea({ className, rows = 3, tabIndex, ...props }: ComponentProps<'textarea'>) {
  const { value } = props;
  const isShort =
    typeof value === 'string' && value.length <= fewLetters && value.split('\n').length <= fewLines;
  return (
    <textarea
      dir="auto"
      {...props}
      tabIndex={useTabIndex(tabIndex)}
      rows={rows}
      className={classNames(
        controlStyles,
        'field-sizing-content max-h-96 resize-y px-3 py-2 supports-[field-sizing:content]:resize-none',
        // Nothing to scroll, then: with 96 scenes on a page, fields that might scroll double what its scrolling paints.
        isShort && 'supports-[field-sizing:content]:overflow-hidden',
        className,
      )}
      style={{ minHeight: `calc(${rows} * 1.25rem + 1rem + 2px)`, ...props.style }}
    />
  );
}
