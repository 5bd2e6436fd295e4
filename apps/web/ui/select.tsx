import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';
import { useTabIndex } from './tab-reach.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'small' | 'medium';
}

/** A choice of one of many. The browser's own: at home on phones, quick by the hundred, and known to every keyboard and screen reader. */
export function Select({ size = 'medium', className, tabIndex, ...select }: SelectProps) {
  const small = size === 'small';
  return (
    <span className={classNames('inline-grid items-center', small && 'shrink-0', className)}>
      <select
        {...select}
        tabIndex={useTabIndex(tabIndex)}
        className={classNames(
          controlStyles,
          'col-start-1 row-start-1 appearance-none',
          small
            ? 'tabular h-8 w-auto pl-2.5 pr-7 text-13 touch:min-h-11'
            : 'h-9 pl-3 pr-9 touch:min-h-11',
        )}
      />
      <ChevronDown
        aria-hidden
        className={classNames(
          'pointer-events-none col-start-1 row-start-1 size-4 justify-self-end text-subtle',
          small ? 'mr-2' : 'mr-3',
        )}
      />
    </span>
  );
}
