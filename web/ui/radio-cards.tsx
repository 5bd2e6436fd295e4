import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { RadioGroup as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

interface RadioCardsProps extends Omit<ComponentProps<typeof Primitive.Root>, 'aria-label'> {
  label: string;
}

/** A choice of one of few, each shown as a card; arrow keys move the choice. */
export function RadioCards({ label, className, ...props }: RadioCardsProps) {
  return <Primitive.Root {...props} aria-label={label} className={classNames('grid gap-3', className)} />;
}

interface RadioCardProps {
  value: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function RadioCard({ value, disabled = false, className, children }: RadioCardProps) {
  return (
    <Primitive.Item
      value={value}
      disabled={disabled}
      className={classNames(
        'group relative rounded-card border border-line bg-surface p-4 text-left transition-colors',
        'hover:border-control hover:bg-raised disabled:pointer-events-none disabled:opacity-60',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:ring-1 data-[state=checked]:ring-accent',
        className,
      )}
    >
      {children}
      <span
        aria-hidden
        className="absolute right-3 top-3 hidden size-5 place-items-center rounded-full bg-accent text-accent-ink group-data-[state=checked]:grid"
      >
        <Check strokeWidth={3} className="size-3" />
      </span>
    </Primitive.Item>
  );
}
