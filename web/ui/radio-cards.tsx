import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { RadioGroup as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';

interface RadioCardsProps extends Omit<ComponentProps<typeof Primitive.Root>, 'aria-label' | 'value'> {
  label: string;
  value: string | null;
}

/** A choice of one of few, each shown as a card; arrow keys move the choice. */
export function RadioCards({ label, value, className, ...props }: RadioCardsProps) {
  return <Primitive.Root {...props} value={value ?? ''} aria-label={label} className={classNames('grid gap-3', className)} />;
}

interface RadioCardProps {
  value: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

const cardStyles = [
  'group default:relative rounded-card border border-line bg-surface default:p-4 text-left transition-colors',
  'hover:border-control hover:bg-raised disabled:pointer-events-none disabled:opacity-60',
  'data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:ring-1 data-[state=checked]:ring-accent',
].join(' ');

export function RadioCard({ value, disabled = false, className, children }: RadioCardProps) {
  return (
    <Primitive.Item value={value} disabled={disabled} className={classNames(cardStyles, className)}>
      {children}
      <CheckMark />
    </Primitive.Item>
  );
}

interface RadioCardWithActionsProps extends RadioCardProps {
  /** What the card is called for screen readers; its content is not part of the control. */
  label: string;
}

/**
 * A card that holds buttons of its own: the whole card chooses, the elements in it with `pointer-events-auto` stay
 * apart (a button inside a button is not allowed).
 */
export function RadioCardWithActions({ value, label, disabled = false, className, children }: RadioCardWithActionsProps) {
  return (
    <div className="relative">
      <Primitive.Item value={value} disabled={disabled} aria-label={label} className={classNames(cardStyles, 'absolute inset-0 w-full')}>
        <CheckMark />
      </Primitive.Item>
      <div className={classNames('pointer-events-none relative default:p-4', className)}>{children}</div>
    </div>
  );
}

function CheckMark() {
  return (
    <span
      aria-hidden
      className="absolute right-3 top-3 hidden size-5 place-items-center rounded-full bg-accent text-accent-ink group-data-[state=checked]:grid"
    >
      <Check strokeWidth={3} className="size-3" />
    </span>
  );
}
