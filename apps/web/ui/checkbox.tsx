import type { ComponentProps } from 'react';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { useTabIndex } from './tab-reach.ts';

/** A checkbox; give it an `aria-label`, or an `id` that a label names. A pointer may miss the box by 3 px on each side. */
export function Checkbox({ className, tabIndex, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...props}
      tabIndex={useTabIndex(tabIndex)}
      className={classNames(
        'touch-target group -m-0.75 grid size-6 shrink-0 place-items-center rounded-control disabled:opacity-50',
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-4.5 place-items-center rounded-[4px] border border-control bg-bg transition-colors',
          'group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent group-data-[state=indeterminate]:border-accent group-data-[state=indeterminate]:bg-accent',
        )}
      >
        <Primitive.Indicator className="text-accent-ink">
          <Check
            aria-hidden
            strokeWidth={3}
            className="size-3.5 group-data-[state=indeterminate]:hidden"
          />
          <Minus
            aria-hidden
            strokeWidth={3}
            className="hidden size-3.5 group-data-[state=indeterminate]:block"
          />
        </Primitive.Indicator>
      </span>
    </Primitive.Root>
  );
}
