import type { ComponentProps } from 'react';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { useTabIndex } from './tab-reach.ts';

/** A checkbox; give it an `aria-label`, or an `id` that a label names. */
export function Checkbox({ className, tabIndex, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...props}
      tabIndex={useTabIndex(tabIndex)}
      className={classNames(
        'touch-target group grid size-4.5 shrink-0 place-items-center rounded-[4px] border border-control bg-bg transition-colors',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        'disabled:opacity-50',
        className,
      )}
    >
      <Primitive.Indicator className="text-accent-ink">
        <Check aria-hidden strokeWidth={3} className="size-3.5 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden strokeWidth={3} className="hidden size-3.5 group-data-[state=indeterminate]:block" />
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
